/**
 * WXYZ-Wings and larger wings: an almost locked set of n cells, and a cell with two of its digits (the pair) that sees all places
 * of one of them in the set. Then the set or the pair holds the other digit, and no cell that sees all its places in both can
 * hold it. If the pair sees the places of both digits, all digits of the set are locked: no other cell that sees all places of a
 * digit can hold it.
 */

import { forEachAlmostLocked } from '../almostLockedSets';
import { type CellSet, countBits } from '../cellSet';
import { bitOf, digitsOf } from '../grid';
import type { CandidateIndex, Cell, DigitMask } from '../numbers';
import { peerSets, seenByAll } from '../position';
import { addCandidates, type RatingPosition } from './board';
import { geometry } from './classicTables';
import { type RatedStep, stepsInOrder } from './ratedStep';
import type { RatingRule } from './rule';

// The rating depends on the number of candidates of the largest cell: medium numbers are the hardest.
export const wxyzWing = wing('WXYZ-Wing', 3, 55, largest => 56 - Math.abs(3 - largest));
export const vwxyzWing = wing('VWXYZ-Wing', 4, 62, largest => 64 - Math.abs(3 - largest));
export const uvwxyzWing = wing('UVWXYZ-Wing', 5, 66, () => 66);
export const tuvwxyzWing = wing('TUVWXYZ-Wing', 6, 75, () => 75);

function wing(name: string, n: number, lowest: number, rate: (largest: number) => number): RatingRule {
  return {
    name,
    lowest,
    *find(board) {
      const cellsWith = board.cellsWith();
      const pairs = [...board.candidates.keys()].filter(cell => countBits(board.candidates[cell]) === 2);
      const found: Wing[] = [];
      for (const set of lockableSets(board, n)) {
        const seen = seenByDigit(board, set);
        const sizes = set.cells.map(cell => countBits(board.candidates[cell]));
        const largest = Math.max(...sizes);
        const total = sizes.reduce((sum, size) => sum + size, 0);
        for (const pair of pairs) {
          if ((board.candidates[pair] & ~set.digits) !== 0 || set.cells.includes(pair)) continue;
          const ends = endsOf(board, seen, set, pair, cellsWith);
          if (!ends) continue;
          const shape = `${ends.isDouble ? 2 : 1}${largest}${total}`;
          found.push({
            name,
            rating: rate(largest),
            eliminations: ends.eliminations,
            shape,
            cells: [...set.cells, pair],
          });
        }
      }
      yield* stepsInOrder(found, preferred);
    },
  };
}

interface Wing extends RatedStep {
  /** Whether it is linked by two digits, the size of its largest cell, and the number of all candidates. */
  readonly shape: string;
  /** The cells of the set, ascending, then the pair. */
  readonly cells: readonly Cell[];
}

function preferred(a: Wing, b: Wing): number {
  const byCount = b.eliminations.length - a.eliminations.length;
  if (byCount !== 0) return byCount;
  if (a.shape !== b.shape) return a.shape > b.shape ? -1 : 1;
  const i = a.cells.findIndex((cell, at) => cell !== b.cells[at]);
  return i < 0 ? 0 : a.cells[i] - b.cells[i];
}

interface LockableSet {
  /** Ascending. */
  readonly cells: readonly Cell[];
  readonly digits: DigitMask;
}

/**
 * The almost locked sets of n cells with two candidates or more each. Their order does not matter, because wings are sorted.
 * {@link forEachAlmostLocked} is the enumerator of the techniques; a wing needs neither their peers nor the sets of other sizes.
 */
function lockableSets({ candidates }: RatingPosition, n: number): LockableSet[] {
  const sets: LockableSet[] = [];
  for (const house of geometry.houses) {
    const eligible = [...house.cells].filter(cell => {
      const size = countBits(candidates[cell]);
      return 2 <= size && size <= n + 1;
    });
    forEachAlmostLocked(geometry, candidates, house, eligible, n, (cells, digits) => {
      if (cells.length === n) sets.push({ cells, digits });
    });
  }
  return sets;
}

/** By digit: the cells that see all places of the digit in a set. */
function seenByDigit({ candidates }: RatingPosition, { cells, digits }: LockableSet): CellSet[] {
  const seen: CellSet[] = [];
  for (const digit of digitsOf(digits)) {
    seen[digit] = seenByAll(
      geometry,
      cells.filter(cell => (candidates[cell] & bitOf(digit)) !== 0),
    );
  }
  return seen;
}

function endsOf(
  board: RatingPosition,
  seen: readonly CellSet[],
  set: LockableSet,
  pair: Cell,
  cellsWith: readonly CellSet[],
): { eliminations: CandidateIndex[]; isDouble: boolean } | undefined {
  const [x, z] = digitsOf(board.candidates[pair]);
  const linked = [x, z].filter(digit => seen[digit].has(pair));
  if (linked.length === 0) return undefined;
  const strong = linked.length === 2 ? [x, z] : linked[0] === x ? [z] : [x];
  const eliminations: CandidateIndex[] = [];
  const counts = strong.map(digit => {
    const before = eliminations.length;
    addCandidates(eliminations, seen[digit].and(peerSets(geometry)[pair]).and(cellsWith[digit]), digit);
    return eliminations.length - before;
  });
  if (linked.length === 1) return eliminations.length > 0 ? { eliminations, isDouble: false } : undefined;
  const before = eliminations.length;
  for (const digit of digitsOf(set.digits & ~board.candidates[pair])) {
    addCandidates(eliminations, seen[digit].and(cellsWith[digit]), digit);
  }
  if (eliminations.length === 0) return undefined;
  return { eliminations, isDouble: eliminations.length > before || counts.every(count => count > 0) };
}
