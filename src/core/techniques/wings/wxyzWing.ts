import { countBits } from '../../cellSet';
import type { Geometry } from '../../geometry';
import { digitsOf } from '../../grid';
import type { Cell, DigitMask } from '../../numbers';
import { type Position, peerSets, seenByAll } from '../../position';
import { list } from '../names';
import { distinct, eliminate, makeStep, type Step, type Technique } from '../step';
import { wingEvidence } from './wing';

/**
 * Four cells in two houses that cross, with four digits among them. Three of the digits can each stand in one of the cells
 * only, since all cells that could hold it see each other; so the fourth digit stands in one of the cells too.
 */
export const wxyzWing: Technique = {
  id: 'wxyz-wing',
  name: 'WXYZ-Wing',
  otherNames: ['Bent Naked Quadruple'],
  level: 'hard',
  score: 200,
  find: position => distinct(search(position)),
  evidence: wingEvidence,

  explain({ digits, cells, eliminations: [{ digit: z }] }, names) {
    const common = names.digit(z);
    const others = list(digits.filter(digit => digit !== z).map(names.digit));
    return (
      `${names.cells(cells)} have no candidates but ${list(digits.map(names.digit))}. ` +
      `Each of ${others} fits into only one of them, since those of them that could hold it all see each other. ` +
      `That fills three cells at most, so one holds ${common}, and no cell that sees all with the candidate ${common} can.`
    );
  },
};

function* search(position: Position): Generator<Step | undefined> {
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

/** Some cells and all their candidates, as a mask. */
interface Cells {
  readonly cells: readonly Cell[];
  readonly digits: DigitMask;
  /** Those of the digits that two of the cells could hold at once. */
  readonly loose: DigitMask;
}

/** The sets of the first of some cells and three others that have four digits among them, exactly one of them loose. */
function quadruples({ geometry, candidates }: Position, [first, ...eligible]: readonly Cell[]): Cells[] {
  const peers = peerSets(geometry);
  const found: Cells[] = [];
  const extend = (from: number, { cells, digits, loose }: Cells) => {
    for (let i = from; i < eligible.length; i++) {
      const cell = eligible[i];
      const together = digits | candidates[cell];
      const count = countBits(together);
      // As many digits as cells, and fewer than four: then the others would add nothing.
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

/** Whether no fewer of the four cells have as few digits among them as they are: those would say more by themselves. */
function isWhole(candidates: Uint32Array, cells: readonly Cell[]): boolean {
  for (let part = 1; part < 15; part++) {
    const chosen = cells.filter((_, i) => (part & (1 << i)) !== 0);
    if (countBits(chosen.reduce((all, cell) => all | candidates[cell], 0)) <= chosen.length) return false;
  }
  return true;
}
