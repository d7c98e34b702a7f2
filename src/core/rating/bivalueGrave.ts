/**
 * The Bivalue Universal Grave: if some candidates, the extra ones, were gone, every empty cell would have two left, and every
 * digit two places in each house or none. Such a puzzle never has exactly one solution, so one of the extra ones is true.
 */

import { Board } from './board';
import { bitsOf, cellsOfHouse, housesOfCell, lowestOf, masksOfSize, peers, sees, sizeOf } from './layout';
import type { RatedStep } from './ratedStep';
import type { Rule } from './rule';

export const bivalueGrave: Rule = {
  name: 'BUG',
  lowest: 56,
  *find(board) {
    const grave = graveOf(board);
    if (!grave) return;
    const { cells, common, digits } = grave;
    if (cells.length === 1) yield type1(board, grave);
    else if (sizeOf[digits] === 1) {
      yield* type2(board, grave);
      if (cells.length === 2) yield* type4(board, grave);
    } else if (common.length > 0) {
      if (cells.length === 2) yield* type4(board, grave);
      yield* type3(board, grave);
    }
  },
};

interface Grave {
  /** Those with extra candidates. */
  readonly cells: readonly number[];
  /** By cell of the board: its extra candidates. */
  readonly extras: ReadonlyMap<number, number>;
  /** All of them. */
  readonly digits: number;
  /** The other cells that see all of `cells`. */
  readonly common: readonly number[];
}

function graveOf(board: Board): Grave | undefined {
  const extras = new Map<number, number>();
  let ambiguous = new Set<number>();
  let onlyDigit = -1;
  for (let house = 0; house < 27; house++) {
    for (let digit = 0; digit < 9; digit++) {
      const where = board.places[9 * house + digit];
      if (where === 0 || sizeOf[where] === 2) continue;
      const large = bitsOf[where]
        .map(place => cellsOfHouse[9 * house + place])
        .filter(cell => sizeOf[board.candidates[cell]] > 2);
      if (large.length === 0) return undefined;
      onlyDigit = onlyDigit === -1 || onlyDigit === digit ? digit : -2;
      ambiguous = onlyDigit === digit ? new Set([...ambiguous, ...large]) : new Set();
      // Of several large cells another house tells which one is meant; if only one digit is concerned, it may be all.
      if (large.length === 1) extras.set(large[0], (extras.get(large[0]) ?? 0) | (1 << digit));
    }
  }
  if (onlyDigit >= 0 && ambiguous.size > extras.size) for (const cell of ambiguous) extras.set(cell, 1 << onlyDigit);
  if (extras.size === 0 || !isGrave(board, extras)) return undefined;
  const cells = [...extras.keys()];
  const common = [...peers[cells[0]]].filter(
    peer => !extras.has(peer) && cells.every(cell => sees[81 * cell + peer] === 1),
  );
  return { cells, extras, digits: [...extras.values()].reduce((all, mask) => all | mask, 0), common };
}

function isGrave(board: Board, extras: ReadonlyMap<number, number>): boolean {
  const rest = new Board(board);
  for (const [cell, mask] of extras) for (const digit of bitsOf[mask]) rest.remove(9 * cell + digit);
  return (
    rest.candidates.every((mask, cell) => sizeOf[mask] === 2 || (mask === 0 && board.candidates[cell] === 0)) &&
    rest.places.every(where => where === 0 || sizeOf[where] === 2)
  );
}

/** One cell has extra candidates: it holds one of them. */
function type1(board: Board, { cells: [cell], digits }: Grave): RatedStep {
  const eliminations = bitsOf[board.candidates[cell] & ~digits].map(digit => 9 * cell + digit);
  return { name: 'BUG type 1', rating: 56, eliminations };
}

/** All extra candidates are of one digit. */
function* type2({ candidates }: Board, { digits, common }: Grave): Generator<RatedStep> {
  const eliminations = common
    .filter(cell => (candidates[cell] & digits) !== 0)
    .map(cell => 9 * cell + lowestOf[digits]);
  if (eliminations.length > 0) yield { name: 'BUG type 2', rating: 57, eliminations };
}

/** The extra candidates of cells of one house are a member of a naked set. */
function* type3(board: Board, { cells, digits, common }: Grave): Generator<RatedStep> {
  for (let n = 2; n <= 6; n++) {
    for (let kind = 0; kind < 3; kind++) {
      const house = housesOfCell[3 * cells[0] + kind];
      if (cells.some(cell => housesOfCell[3 * cell + kind] !== house)) continue;
      const others = common.filter(cell => housesOfCell[3 * cell + kind] === house);
      if (others.length < n) continue;
      for (const chosen of masksOfSize[n - 1]) {
        if (chosen >> others.length !== 0) continue;
        const members = bitsOf[chosen].map(i => others[i]);
        const set = members.reduce((all, cell) => all | board.candidates[cell], 0);
        if (sizeOf[set] !== n || (digits & ~set) !== 0 || members.some(cell => sizeOf[board.candidates[cell]] < 2))
          continue;
        const eliminations = others
          .filter(cell => !members.includes(cell))
          .flatMap(cell => bitsOf[board.candidates[cell] & set].map(digit => 9 * cell + digit));
        if (eliminations.length > 0) yield { name: 'BUG type 3', rating: 56 + n, eliminations };
      }
    }
  }
}

/** Two cells of a house that share one further digit: it stands in one of them, an extra candidate in the other. */
function* type4({ candidates }: Board, { cells, extras, digits }: Grave): Generator<RatedStep> {
  const [a, b] = cells;
  const shared = candidates[a] & candidates[b] & ~digits;
  if (sizeOf[shared] !== 1 || sees[81 * a + b] === 0) return;
  const eliminations = cells.flatMap(cell =>
    bitsOf[candidates[cell] & ~(extras.get(cell)! | shared)].map(digit => 9 * cell + digit),
  );
  yield { name: 'BUG type 4', rating: 57, eliminations };
}
