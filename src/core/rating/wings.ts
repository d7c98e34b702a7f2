/**
 * WXYZ-Wings and larger ones: n cells of a house with n + 1 digits among them, and a cell of two of those digits that sees
 * every cell of the set with the one. Then the set or the cell takes the other digit, and whatever sees all its places in
 * both cannot. If the cell sees the places of both digits, nothing else that sees all places of a digit of the set can hold it.
 */

import type { Board } from './board';
import { addCandidates, peerWords, wordsByDigit } from './cellMasks';
import { bitsOf, cellsOfHouse, masksOfSize, ROWS, sizeOf } from './layout';
import { inOrder, type RatedStep } from './ratedStep';
import type { Rule } from './rule';

// The largest cell of the set makes the difference: those in the middle of the range are the hardest.
export const wxyzWing = wing('WXYZ-Wing', 3, 55, largest => 56 - Math.abs(3 - largest));
export const vwxyzWing = wing('VWXYZ-Wing', 4, 62, largest => 64 - Math.abs(3 - largest));
export const uvwxyzWing = wing('UVWXYZ-Wing', 5, 66, () => 66);
export const tuvwxyzWing = wing('TUVWXYZ-Wing', 6, 75, () => 75);

function wing(name: string, n: number, lowest: number, rate: (largest: number) => number): Rule {
  return {
    name,
    lowest,
    *find(board) {
      const words = wordsByDigit(board);
      const pairs = [...board.candidates.keys()].filter(cell => sizeOf[board.candidates[cell]] === 2);
      const found: Wing[] = [];
      for (const set of almostLockedSets(board, n)) {
        const seen = seenByDigit(board, set);
        const sizes = set.cells.map(cell => sizeOf[board.candidates[cell]]);
        const largest = Math.max(...sizes);
        const total = sizes.reduce((sum, size) => sum + size, 0);
        for (const pair of pairs) {
          if ((board.candidates[pair] & ~set.digits) !== 0 || set.cells.includes(pair)) continue;
          const ends = endsOf(board, seen, set, pair, words);
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
      yield* inOrder(found, preferred);
    },
  };
}

interface Wing extends RatedStep {
  /** Whether it is linked by two digits, its largest cell, and the candidates in all. */
  readonly shape: string;
  /** The set's, ascending, then the pair. */
  readonly cells: readonly number[];
}

function preferred(a: Wing, b: Wing): number {
  const byCount = b.eliminations.length - a.eliminations.length;
  if (byCount !== 0) return byCount;
  if (a.shape !== b.shape) return a.shape > b.shape ? -1 : 1;
  const i = a.cells.findIndex((cell, at) => cell !== b.cells[at]);
  return i < 0 ? 0 : a.cells[i] - b.cells[i];
}

interface AlmostLockedSet {
  /** Ascending. */
  readonly cells: readonly number[];
  readonly digits: number;
}

function almostLockedSets({ candidates }: Board, n: number): AlmostLockedSet[] {
  const sets: AlmostLockedSet[] = [];
  for (let house = 0; house < 27; house++) {
    let eligible = 0;
    for (let place = 0; place < 9; place++) {
      const size = sizeOf[candidates[cellsOfHouse[9 * house + place]]];
      if (2 <= size && size <= n + 1) eligible |= 1 << place;
    }
    for (const places of masksOfSize[n]) {
      if ((places & ~eligible) !== 0 || (house >= ROWS && isInBox(places))) continue;
      let digits = 0;
      for (const place of bitsOf[places]) digits |= candidates[cellsOfHouse[9 * house + place]];
      if (sizeOf[digits] !== n + 1) continue;
      sets.push({ cells: bitsOf[places].map(place => cellsOfHouse[9 * house + place]), digits });
    }
  }
  return sets;
}

/** Whether some places of a line lie in one box, which has the same set. */
const isInBox = (places: number) => [7, 56, 448].some(box => (places & ~box) === 0);

/** Three words for each digit: the cells that see all its places in a set. */
function seenByDigit({ candidates }: Board, { cells }: AlmostLockedSet): Int32Array {
  const seen = new Int32Array(27).fill(-1);
  for (const cell of cells) {
    for (const digit of bitsOf[candidates[cell]]) {
      for (let band = 0; band < 3; band++) seen[3 * digit + band] &= peerWords[3 * cell + band];
    }
  }
  return seen;
}

function endsOf(board: Board, seen: Int32Array, set: AlmostLockedSet, pair: number, words: Int32Array) {
  const band = Math.floor(pair / 27);
  const sees = (digit: number) => ((seen[3 * digit + band] >> (pair % 27)) & 1) !== 0;
  const [x, z] = bitsOf[board.candidates[pair]];
  const linked = [x, z].filter(sees);
  if (linked.length === 0) return undefined;
  const strong = linked.length === 2 ? [x, z] : linked[0] === x ? [z] : [x];
  const eliminations: number[] = [];
  const counts = strong.map(digit => {
    const before = eliminations.length;
    for (let b = 0; b < 3; b++) {
      addCandidates(eliminations, seen[3 * digit + b] & peerWords[3 * pair + b] & words[3 * digit + b], b, digit);
    }
    return eliminations.length - before;
  });
  if (linked.length === 1) return eliminations.length > 0 ? { eliminations, isDouble: false } : undefined;
  const before = eliminations.length;
  for (const digit of bitsOf[set.digits & ~board.candidates[pair]]) {
    for (let b = 0; b < 3; b++) addCandidates(eliminations, seen[3 * digit + b] & words[3 * digit + b], b, digit);
  }
  if (eliminations.length === 0) return undefined;
  return { eliminations, isDouble: eliminations.length > before || counts.every(count => count > 0) };
}
