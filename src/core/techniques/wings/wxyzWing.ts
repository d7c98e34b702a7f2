import { countBits } from '../../cellSet';
import type { Geometry } from '../../geometry';
import { digitsOf } from '../../grid';
import type { Cell, DigitMask } from '../../numbers';
import { type Position, peerSets, seenByAll } from '../../position';
import { all, t } from '../../sentences';
import { distinct, eliminate, makeStep, type Step, type Technique } from '../step';
import { wingEvidence } from './wing';

/**
 * Four cells in two crossing houses that together have four candidates. Three of the digits can each be in only one of
 * the cells, because all cells with that candidate see each other. So one cell holds the fourth digit.
 */
export const wxyzWing: Technique = {
  id: 'wxyz-wing',
  name: 'WXYZ-Wing',
  otherNames: ['Bent Naked Quadruple'],
  aliases: ['Bent Quad', 'Bent Naked Quad'],
  level: 'hard',
  score: 200,
  rating: 55,
  find: position => distinct(findWxyzWings(position)),
  evidence: wingEvidence,

  explain({ digits, cells, eliminations: [{ digit: z }] }, names) {
    return t(
      '{cells} have only the candidates {digits}. ' +
        'Each of {others} can be in only one of these cells, because all of them that have it as a candidate see each other. ' +
        'These three digits fill three cells at most, so one cell holds {z}. ' +
        'No cell that sees every one of these cells with the candidate {z} can be {z}.',
      {
        cells: names.cells(cells),
        digits: all(digits.map(names.digit)),
        others: all(digits.filter(digit => digit !== z).map(names.digit)),
        z: names.digit(z),
      },
    );
  },
};

function* findWxyzWings(position: Position): Generator<Step | undefined> {
  const { geometry, candidates } = position;
  const eligible = position.empty.cells().filter(cell => countBits(candidates[cell]) <= 4);
  for (let first = 0; first < eligible.length; first++) {
    for (const { cells, digits, loose } of quadruples(position, eligible.slice(first))) {
      const [z] = digitsOf(loose);
      const seen = seenByAll(
        geometry,
        cells.filter(cell => position.has(cell, z)),
      );
      const eliminations = eliminate(position, seen, z);
      if (eliminations.length === 0 || !isBent(geometry, cells) || !isWhole(candidates, cells)) continue;
      yield makeStep({ technique: wxyzWing, digits: digitsOf(digits), houses: [], cells, eliminations });
    }
    yield undefined;
  }
}

/** Some cells and all their candidates. */
interface WingCells {
  readonly cells: readonly Cell[];
  readonly digits: DigitMask;
  /** The digits that two of the cells could hold at the same time. */
  readonly loose: DigitMask;
}

/** The sets of the first cell and three others that together have four digits, exactly one of them loose. */
function quadruples({ geometry, candidates }: Position, [first, ...eligible]: readonly Cell[]): WingCells[] {
  const peers = peerSets(geometry);
  const found: WingCells[] = [];
  const extend = (from: number, { cells, digits, loose }: WingCells) => {
    for (let i = from; i < eligible.length; i++) {
      const cell = eligible[i];
      const together = digits | candidates[cell];
      const count = countBits(together);
      // With no more digits than cells, and fewer than four cells, the other cells are unnecessary.
      if (count > 4 || (count <= cells.length + 1 && cells.length < 3)) continue;
      let more = loose;
      for (const other of cells) if (!peers[cell].has(other)) more |= candidates[cell] & candidates[other];
      if (countBits(more) > 1) continue;
      const next = { cells: [...cells, cell], digits: together, loose: more };
      if (cells.length < 3) extend(i + 1, next);
      else if (count === 4 && more !== 0) found.push(next);
    }
  };
  extend(0, { cells: [first], digits: candidates[first], loose: 0 });
  return found;
}

/** Whether cells lie in two houses that cross. */
function isBent(geometry: Geometry, cells: readonly Cell[]): boolean {
  return geometry.housesOf[cells[0]].some(one => {
    const rest = cells.filter(cell => !geometry.housesOf[cell].includes(one));
    const others = geometry.housesOf[rest[0] ?? cells[0]];
    return others.some(
      other =>
        rest.every(cell => geometry.housesOf[cell].includes(other)) &&
        one.cells.some(cell => other.cells.includes(cell)),
    );
  });
}

/** Whether every smaller choice of the four cells has more digits than cells. Otherwise that choice alone is a naked subset. */
function isWhole(candidates: Uint32Array, cells: readonly Cell[]): boolean {
  for (let part = 1; part < 15; part++) {
    const chosen = cells.filter((_, i) => (part & (1 << i)) !== 0);
    if (countBits(chosen.reduce((all, cell) => all | candidates[cell], 0)) <= chosen.length) return false;
  }
  return true;
}
