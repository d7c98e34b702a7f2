import { cellSet } from '../../cellSet';
import { digitsOf } from '../../grid';
import type { Cell, Digit, DigitMask } from '../../numbers';
import { bivalueCells, houseSets, type Position, peerSets } from '../../position';
import { all, t } from '../../sentences';
import { type Chain, distinct, eliminate, makeStep, type Step, type Technique } from '../step';

/**
 * An even number of cells, four or more, with the same two candidates, in which each cell sees the next. The two digits
 * alternate, so a cell that sees two cells with different digits can hold neither digit. Adjacent cells of the chain are not used,
 * because they are a naked pair. A chain counts only if a candidate sees both ends: otherwise a shorter chain eliminates as much.
 */
export const remotePair: Technique = {
  id: 'remote-pair',
  name: 'Remote Pair',
  otherNames: ['Remote Naked Pair'],
  level: 'hard',
  score: 110,
  rating: 55,
  find: position => distinct(findRemotePairs(position)),

  /** `2/7 r3c1 -7- r1c2 -2- r1c6 -7- r5c6` */
  evidence({ digits, cells }, names) {
    const [one, other] = digits.map(names.digit);
    const links = cells.slice(1).map((cell, i) => `-${i % 2 === 0 ? other : one}- ${names.cell(cell)}`);
    return `${one}/${other} ${[names.cell(cells[0]), ...links].join(' ')}`;
  },

  explain({ digits, cells, eliminations }, names) {
    const pair = [...digits].sort((a, b) => a - b).map(names.digit);
    const [even, odd] = [0, 1].map(side => names.cells(cells.filter((_, i) => i % 2 === side)));
    const excluded = new Set(eliminations.map(({ cell }) => cell));
    return t(
      '{cells} have only the candidates {x} and {y}, and each cell sees the next. ' +
        'So the two digits alternate along the chain: {even} hold one digit, and {odd} hold the other. ' +
        '{excluded} {n, plural, one {sees} other {see}} cells of both kinds and can be neither {x} nor {y}.',
      {
        cells: all(cells.map(cell => names.cell(cell))),
        x: pair[0],
        y: pair[1],
        even,
        odd,
        excluded: names.cells(excluded),
        n: excluded.size,
      },
    );
  },
};

/** HoDoKu's limit. Longer chains of this kind do not occur in practice. */
const MOST_CELLS = 10;

function* findRemotePairs(position: Position): Generator<Step | undefined> {
  const groups = groupsOf(position);
  for (let length = 4; length <= MOST_CELLS; length += 2) {
    for (const group of groups.filter(cells => cells.length >= length)) {
      for (const start of group) {
        for (const path of pathsOf(position, group, [start], length)) yield makeRemotePair(position, path);
        yield undefined;
      }
    }
  }
}

/**
 * The cells with the same two candidates, by candidates. A group with three cells in one house is omitted: it is a contradiction
 * and has too many paths.
 */
function groupsOf(position: Position): Cell[][] {
  const { geometry, candidates } = position;
  const byCandidates = new Map<DigitMask, Cell[]>();
  for (const cell of bivalueCells(position)) {
    byCandidates.set(candidates[cell], [...(byCandidates.get(candidates[cell]) ?? []), cell]);
  }
  return [...byCandidates.values()].filter(cells => {
    const group = cellSet(geometry, cells);
    return houseSets(geometry).every(house => house.and(group).size <= 2);
  });
}

/**
 * The paths of `length` different cells that begin with `path`, in which each cell sees the next. Yields only one of a
 * path and its reverse.
 */
function* pathsOf(
  position: Position,
  group: readonly Cell[],
  path: readonly Cell[],
  length: number,
): Generator<readonly Cell[]> {
  const last = path[path.length - 1];
  if (path.length === length) {
    if (path[0] < last) yield path;
    return;
  }
  const peers = peerSets(position.geometry)[last];
  for (const cell of group) {
    if (peers.has(cell) && !path.includes(cell)) yield* pathsOf(position, group, [...path, cell], length);
  }
}

function makeRemotePair(position: Position, path: readonly Cell[]): Step | undefined {
  const peers = peerSets(position.geometry);
  const seesBoth = (i: number, j: number) => peers[path[i]].and(peers[path[j]]);
  const seesEnds = seesBoth(0, path.length - 1);
  const pair = digitsOf(position.candidates[path[0]]);
  const [digit] = pair.filter(each => position.cellsWith[each].intersects(seesEnds));
  if (digit === undefined) return undefined;
  let excluded = seesEnds;
  for (let i = 0; i < path.length; i++) {
    for (let j = i + 3; j < path.length; j += 2) excluded = excluded.or(seesBoth(i, j));
  }
  // The chain is written for the digit that its ends eliminate.
  const digits = digit === pair[0] ? pair : [...pair].reverse();
  return makeStep({
    technique: remotePair,
    digits,
    houses: [],
    cells: path,
    chains: [chainAlong(path, digits)],
    eliminations: pair.flatMap(each => eliminate(position, excluded, each)),
  });
}

/** If the first cell does not hold one of the digits, it holds the other, so the next cell does not, and so on. */
function chainAlong(path: readonly Cell[], [one, other]: readonly Digit[]): Chain {
  const nodes = path.flatMap((cell, i) => {
    const [off, on] = i % 2 === 0 ? [one, other] : [other, one];
    return [
      { digit: off, cells: [cell], isOn: false },
      { digit: on, cells: [cell], isOn: true },
    ];
  });
  return { nodes };
}
