/**
 * The Bivalue Universal Grave. Without some candidates, the extra ones, every empty cell would have two candidates, and every
 * digit two places in each house or none. Such a puzzle never has exactly one solution. So one of the extra candidates is true.
 */

import { countBits } from '../cellSet';
import { bitOf, isSingle } from '../grid';
import type { Cell, DigitMask } from '../numbers';
import { cellsAtPlaces, seenByAll } from '../position';
import { choicesWithinByLast } from '../subsets';
import { candidateIndicesOf, RatingPosition } from './board';
import { BOXES_FIRST, geometry, housesOfCell, sees } from './classicTables';
import type { RatedStep } from './ratedStep';
import type { RatingRule } from './rule';

/** The four types of the grave. */
export const bivalueGrave: RatingRule = {
  name: 'BUG',
  lowest: 56,
  *find(board) {
    const grave = graveOf(board);
    if (!grave) return;
    const { cells, common, digits } = grave;
    if (cells.length === 1) yield type1(board, grave);
    else if (isSingle(digits)) {
      yield* type2(board, grave);
      if (cells.length === 2) yield* type4(board, grave);
    } else if (common.length > 0) {
      if (cells.length === 2) yield* type4(board, grave);
      yield* type3(board, grave);
    }
  },
};

interface Grave {
  /** The cells with extra candidates. */
  readonly cells: readonly Cell[];
  /** By cell: its extra candidates. */
  readonly extras: ReadonlyMap<Cell, DigitMask>;
  /** The digits of all extra candidates. */
  readonly digits: DigitMask;
  /** The other cells that see all of `cells`. */
  readonly common: readonly Cell[];
}

function graveOf(board: RatingPosition): Grave | undefined {
  const extras = new Map<Cell, DigitMask>();
  let ambiguous = new Set<Cell>();
  /** The only digit with extra candidates: 0 if there is none yet, -1 if there are several. */
  let onlyDigit = 0;
  for (const house of BOXES_FIRST) {
    for (let digit = 1; digit <= 9; digit++) {
      const places = board.placesByHouse[10 * house + digit];
      if (places === 0 || countBits(places) === 2) continue;
      const large = cellsAtPlaces(geometry.houses[house], places).filter(cell => countBits(board.candidates[cell]) > 2);
      if (large.length === 0) return undefined;
      onlyDigit = onlyDigit === 0 || onlyDigit === digit ? digit : -1;
      ambiguous = onlyDigit === digit ? new Set([...ambiguous, ...large]) : new Set();
      // If several cells of a house may have the extra candidate, another house shows which of them has it. If there is
      // only one such digit, all of them may have it.
      if (large.length === 1) extras.set(large[0], (extras.get(large[0]) ?? 0) | bitOf(digit));
    }
  }
  if (onlyDigit > 0 && ambiguous.size > extras.size) for (const cell of ambiguous) extras.set(cell, bitOf(onlyDigit));
  if (extras.size === 0 || !isGrave(board, extras)) return undefined;
  const cells = [...extras.keys()];
  const common = seenByAll(geometry, cells)
    .cells()
    .filter(cell => !extras.has(cell));
  return { cells, extras, digits: [...extras.values()].reduce((all, mask) => all | mask, 0), common };
}

function isGrave(board: RatingPosition, extras: ReadonlyMap<Cell, DigitMask>): boolean {
  const rest = new RatingPosition(board);
  for (const [cell, mask] of extras) for (const candidate of candidateIndicesOf(cell, mask)) rest.remove(candidate);
  return (
    rest.candidates.every((mask, cell) => countBits(mask) === 2 || (mask === 0 && board.candidates[cell] === 0)) &&
    rest.placesByHouse.every(places => places === 0 || countBits(places) === 2)
  );
}

/** Type 1: one cell has extra candidates, so it holds one of them. */
function type1(board: RatingPosition, { cells: [cell], digits }: Grave): RatedStep {
  return { name: 'BUG type 1', rating: 56, eliminations: candidateIndicesOf(cell, board.candidates[cell] & ~digits) };
}

/** Type 2: all extra candidates have the same digit. */
function* type2({ candidates }: RatingPosition, { digits, common }: Grave): Generator<RatedStep> {
  const eliminations = common.flatMap(cell => candidateIndicesOf(cell, candidates[cell] & digits));
  if (eliminations.length > 0) yield { name: 'BUG type 2', rating: 57, eliminations };
}

/** Type 3: the cells are in one house. Together they count as one cell of a naked set, with the extra candidates. */
function* type3(board: RatingPosition, { cells, digits, common }: Grave): Generator<RatedStep> {
  for (let n = 2; n <= 6; n++) {
    for (let kind = 0; kind < 3; kind++) {
      const house = housesOfCell[3 * cells[0] + kind];
      if (cells.some(cell => housesOfCell[3 * cell + kind] !== house)) continue;
      const others = common.filter(cell => housesOfCell[3 * cell + kind] === house);
      if (others.length < n) continue;
      const eligible = others.filter(cell => countBits(board.candidates[cell]) >= 2);
      for (const members of choicesWithinByLast(eligible, board.candidates, n - 1, n)) {
        const set = members.reduce((all, cell) => all | board.candidates[cell], 0);
        if (countBits(set) !== n || (digits & ~set) !== 0) continue;
        const eliminations = others
          .filter(cell => !members.includes(cell))
          .flatMap(cell => candidateIndicesOf(cell, board.candidates[cell] & set));
        if (eliminations.length > 0) yield { name: 'BUG type 3', rating: 56 + n, eliminations };
      }
    }
  }
}

/** Type 4: two cells of a house share one other digit. One cell holds this digit, the other holds an extra candidate. */
function* type4({ candidates }: RatingPosition, { cells, extras, digits }: Grave): Generator<RatedStep> {
  const [a, b] = cells;
  const shared = candidates[a] & candidates[b] & ~digits;
  if (!isSingle(shared) || !sees(a, b)) return;
  const eliminations = cells.flatMap(cell =>
    candidateIndicesOf(cell, candidates[cell] & ~(extras.get(cell)! | shared)),
  );
  yield { name: 'BUG type 4', rating: 57, eliminations };
}
