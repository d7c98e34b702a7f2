/**
 * Two or three cells, and cells with few candidates that all of them see (the excluding cells). A combination of digits for the
 * first cells is impossible if it leaves an excluding cell without candidates. A candidate in no possible combination is false.
 */

import { type CellSet, cellSet, countBits } from '../cellSet';
import type { Cell, DigitMask } from '../numbers';
import { peerSets } from '../position';
import { candidateIndicesOf, type RatingPosition } from './board';
import { geometry, sees } from './classicTables';
import type { RatedStep } from './ratedStep';
import type { RatingRule } from './rule';

/** The exclusion with two cells. The excluding cells have two candidates. */
export const alignedPairExclusion: RatingRule = {
  name: 'Aligned Pair Exclusion',
  lowest: 62,
  *find(board) {
    const search = new ExclusionSearch(board, 2, 'Aligned Pair Exclusion', 62);
    for (const [a, b] of search.pairs()) {
      const step = search.exclude(a, b);
      if (step) yield step;
    }
  },
};

/** The exclusion with three cells. The excluding cells have two or three candidates, and the third cell is one of them. */
export const alignedTripletExclusion: RatingRule = {
  name: 'Aligned Triplet Exclusion',
  lowest: 75,
  *find(board) {
    const search = new ExclusionSearch(board, 3, 'Aligned Triplet Exclusion', 75);
    let count = 0;
    for (const [a, b] of search.pairs()) {
      for (const third of search.besides(a, b)) {
        const step = search.exclude(a, b, third);
        if (step) yield step;
      }
      if (++count % 64 === 0) yield undefined;
    }
  },
};

/** The search for exclusions in one position, with the name of the step and its rating in tenths. */
class ExclusionSearch {
  /** The cells that see an excluding cell and no naked single. */
  private readonly cells: readonly Cell[];
  /** By cell, for those in `cells`: the excluding cells that it sees. */
  private readonly excluders: CellSet[] = [];

  constructor(
    private readonly board: RatingPosition,
    n: number,
    private readonly name: string,
    private readonly rating: number,
  ) {
    const { candidates } = board;
    const sizes = Array.from(candidates, countBits);
    const peers = peerSets(geometry);
    const cellsWhere = (test: (size: number) => boolean) =>
      cellSet(
        geometry,
        [...sizes.keys()].filter(cell => test(sizes[cell])),
      );
    const excluding = cellsWhere(size => 2 <= size && size <= n);
    const single = cellsWhere(size => size === 1);
    this.cells = [...sizes.keys()].filter(cell => {
      if (sizes[cell] < 2 || peers[cell].intersects(single) || !peers[cell].intersects(excluding)) return false;
      this.excluders[cell] = peers[cell].and(excluding);
      return true;
    });
  }

  *pairs(): Generator<readonly [Cell, Cell]> {
    const { cells } = this;
    for (let j = 1; j < cells.length; j++) for (let i = 0; i < j; i++) yield [cells[i], cells[j]];
  }

  /** The possible third cells for two cells: excluding cells that one of the two sees. */
  *besides(a: Cell, b: Cell): Generator<Cell> {
    const { excluders } = this;
    if (excluders[a].and(excluders[b]).size < 2) return;
    for (const from of [a, b]) {
      for (const cell of excluders[from]) {
        if (cell === a || cell === b || !excluders[cell]) continue;
        if (from === a || !sees(a, cell)) yield cell;
      }
    }
  }

  /** The step of two or three cells, undefined if it has no effect. They must see at least two common excluding cells. */
  exclude(a: Cell, b: Cell, c?: Cell): RatedStep | undefined {
    const { excluders } = this;
    const ofTwo = excluders[a].and(excluders[b]);
    const common = c === undefined ? ofTwo : ofTwo.and(excluders[c]);
    if (common.size < 2) return undefined;
    const { candidates } = this.board;
    const cells = c === undefined ? [a, b] : [a, b, c];
    const possible = this.possible(common, a, b, c);
    const eliminations = cells.flatMap((cell, i) => candidateIndicesOf(cell, candidates[cell] & ~possible[i]));
    return eliminations.length > 0 ? { name: this.name, rating: this.rating, eliminations } : undefined;
  }

  /** For each of the cells: its candidates in possible combinations. The search ends when these are all candidates. */
  private possible(excluders: CellSet, a: Cell, b: Cell, c?: Cell): readonly DigitMask[] {
    const { candidates } = this.board;
    const masks = excluders.cells().map(cell => candidates[cell]);
    const seesA = c !== undefined && sees(a, c);
    const seesB = c !== undefined && sees(b, c);
    const seeEachOther = sees(a, b);
    const forThird = c === undefined ? 0 : candidates[c];
    const possible = [0, 0, 0];
    // Digits as masks of one bit: this is the innermost loop of the slowest search.
    for (let restOfA = candidates[a]; restOfA !== 0; restOfA &= restOfA - 1) {
      const x = restOfA & -restOfA;
      for (let restOfB = candidates[b]; restOfB !== 0; restOfB &= restOfB - 1) {
        const y = restOfB & -restOfB;
        if (x === y && seeEachOther) continue;
        let third = forThird;
        if (seesA) third &= ~x;
        if (seesB) third &= ~y;
        let isPossible = true;
        for (let i = 0; i < masks.length; i++) {
          const rest = masks[i] & ~(x | y);
          if (rest === 0) isPossible = false;
          if ((rest & (rest - 1)) === 0) third &= ~rest;
        }
        if (!isPossible || (c !== undefined && third === 0)) continue;
        possible[0] |= x;
        possible[1] |= y;
        possible[2] |= third;
        if (possible[0] === candidates[a] && possible[1] === candidates[b] && possible[2] === forThird) return possible;
      }
    }
    return possible;
  }
}
