/**
 * Two or three cells, and cells of few candidates that all of them see: no digits of the former may take all candidates of
 * one of the latter. A candidate that is in no combination that is left goes.
 */

import type { Board } from './board';
import { peerWords } from './cellMasks';
import { bitsOf, peers, sees, sizeOf } from './layout';
import type { RatedStep } from './ratedStep';
import type { Rule } from './rule';

/** Of two cells; the excluding ones have two candidates. */
export const alignedPairExclusion: Rule = {
  name: 'Aligned Pair Exclusion',
  lowest: 62,
  *find(board) {
    const search = new Search(board, 2, 'Aligned Pair Exclusion', 62);
    for (const [a, b] of search.pairs()) {
      const step = search.exclude(a, b);
      if (step) yield step;
    }
  },
};

/** Of three cells; the excluding ones have two or three candidates, and the third cell is one of them. */
export const alignedTripletExclusion: Rule = {
  name: 'Aligned Triplet Exclusion',
  lowest: 75,
  *find(board) {
    const search = new Search(board, 3, 'Aligned Triplet Exclusion', 75);
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

class Search {
  /** Those that see an excluding cell and no naked single. */
  private readonly cells: readonly number[];
  private readonly isEligible = new Uint8Array(81);
  /** By cell, where it is one of `cells`: the excluding cells that it sees. */
  private readonly excluders: (readonly number[])[] = [];
  /** Three words for each cell: the same. */
  private readonly words = new Int32Array(81 * 3);

  constructor(
    private readonly board: Board,
    n: number,
    private readonly name: string,
    private readonly rating: number,
  ) {
    const { candidates } = board;
    const isExcluding = candidates.map(mask => (2 <= sizeOf[mask] && sizeOf[mask] <= n ? 1 : 0));
    const excluding = new Int32Array(3);
    for (let cell = 0; cell < 81; cell++) excluding[Math.floor(cell / 27)] |= isExcluding[cell] << (cell % 27);
    this.cells = [...candidates.keys()].filter(cell => {
      if (sizeOf[candidates[cell]] < 2 || peers[cell].some(peer => sizeOf[candidates[peer]] === 1)) return false;
      this.excluders[cell] = [...peers[cell]].filter(peer => isExcluding[peer] === 1);
      return this.excluders[cell].length > 0;
    });
    for (const cell of this.cells) {
      this.isEligible[cell] = 1;
      for (let band = 0; band < 3; band++) this.words[3 * cell + band] = peerWords[3 * cell + band] & excluding[band];
    }
  }

  *pairs(): Generator<readonly [number, number]> {
    const { cells } = this;
    for (let j = 1; j < cells.length; j++) for (let i = 0; i < j; i++) yield [cells[i], cells[j]];
  }

  /** The third cells for two: excluding cells that one of them sees. */
  *besides(a: number, b: number): Generator<number> {
    if (!this.haveTwoInCommon(a, b, a)) return;
    for (const from of [a, b]) {
      for (const cell of this.excluders[from]) {
        if (cell === a || cell === b || this.isEligible[cell] === 0) continue;
        if (from === a || sees[81 * a + cell] === 0) yield cell;
      }
    }
  }

  private haveTwoInCommon(a: number, b: number, c: number): boolean {
    const { words } = this;
    let seen = 0;
    for (let band = 0; band < 3 && seen < 2; band++) {
      const common = words[3 * a + band] & words[3 * b + band] & words[3 * c + band];
      if (common !== 0) seen += (common & (common - 1)) === 0 ? 1 : 2;
    }
    return seen >= 2;
  }

  exclude(a: number, b: number, c?: number): RatedStep | undefined {
    if (!this.haveTwoInCommon(a, b, c ?? a)) return undefined;
    const { candidates } = this.board;
    const cells = c === undefined ? [a, b] : [a, b, c];
    const possible = this.possible(a, b, c);
    const eliminations = cells.flatMap((cell, i) =>
      bitsOf[candidates[cell] & ~possible[i]].map(digit => 9 * cell + digit),
    );
    return eliminations.length > 0 ? { name: this.name, rating: this.rating, eliminations } : undefined;
  }

  /** By cell, the candidates that are in some combination; it ends as soon as these are all of them. */
  private possible(a: number, b: number, c?: number): readonly number[] {
    const { candidates } = this.board;
    const common = this.excluders[a]
      .filter(cell => sees[81 * b + cell] === 1 && (c === undefined || sees[81 * c + cell] === 1))
      .map(cell => candidates[cell]);
    const forThird = c === undefined ? 0 : candidates[c];
    const possible = [0, 0, 0];
    for (const x of bitsOf[candidates[a]]) {
      for (const y of bitsOf[candidates[b]]) {
        if (x === y && sees[81 * a + b] === 1) continue;
        let third = forThird;
        if (c !== undefined && sees[81 * a + c] === 1) third &= ~(1 << x);
        if (c !== undefined && sees[81 * b + c] === 1) third &= ~(1 << y);
        let isPossible = true;
        for (const mask of common) {
          const rest = mask & ~((1 << x) | (1 << y));
          if (rest === 0) isPossible = false;
          if ((rest & (rest - 1)) === 0) third &= ~rest;
        }
        if (!isPossible || (c !== undefined && third === 0)) continue;
        possible[0] |= 1 << x;
        possible[1] |= 1 << y;
        possible[2] |= third;
        if (possible[0] === candidates[a] && possible[1] === candidates[b] && possible[2] === forThird) return possible;
      }
    }
    return possible;
  }
}
