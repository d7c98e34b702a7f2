/**
 * Finds pairs of candidates that occur together in exactly one solution, in puzzles with more solutions than can be
 * listed.
 */

import { type Grid, withDigit } from '../grid';
import type { Pausable } from '../pausing';
import type { Candidate } from '../position';
import { firstSolutions, type PauseBudget } from './budget';

/** Limit for the known solutions. With more of them, the solver tries fewer sets, but comparing takes longer. */
const MOST_KNOWN = 4096;

/** By candidate: the known solutions that contain it, as bits. */
class Known {
  /**
   * The solutions as text. A solution that is added again counts once, because two different ones show that a pair is
   * not unique.
   */
  private readonly found = new Set<string>();
  private readonly words = MOST_KNOWN / 32;
  private readonly bits: Uint32Array;

  constructor(
    private readonly candidates: readonly Candidate[],
    solutions: readonly Uint8Array[],
  ) {
    this.bits = new Uint32Array(candidates.length * this.words);
    for (const solution of solutions) this.add(solution);
  }

  add(solution: Uint8Array): void {
    const count = this.found.size;
    if (count === MOST_KNOWN || this.found.add(solution.join()).size === count) return;
    const word = count >>> 5;
    const bit = 1 << (count & 31);
    for (const [i, { cell, digit }] of this.candidates.entries()) {
      if (solution[cell] === digit) this.bits[i * this.words + word] |= bit;
    }
  }

  /** Whether at least two known solutions contain both candidates. */
  isShared(first: number, second: number): boolean {
    const { bits, words } = this;
    let found = false;
    for (let word = 0; 32 * word < this.found.size; word++) {
      const common = bits[first * words + word] & bits[second * words + word];
      if (common === 0) continue;
      if (found || (common & (common - 1)) !== 0) return true;
      found = true;
    }
    return false;
  }
}

/** Results of the search for pairs. */
export interface Pairs {
  /** The pairs that occur in exactly one solution, up to the requested number. */
  readonly unique: readonly GivenPair[];
  /** The other pairs that the solver had to try: rare ones. */
  readonly rare: readonly GivenPair[];
}

/** Two candidates. */
export type GivenPair = readonly [Candidate, Candidate];

/**
 * Tries all pairs of candidates; undefined if the budget was spent. `candidates` are those of some solution. The known
 * `solutions` exclude most pairs, because a pair of two known solutions is not unique. The solver tries the others: it finds two more
 * solutions, or shows that the pair is unique.
 */
export function* pairsWithOneSolution(
  grid: Grid,
  candidates: readonly Candidate[],
  solutions: readonly Uint8Array[],
  most: number,
  budget: PauseBudget,
): Pausable<Pairs | undefined> {
  const known = new Known(candidates, solutions);
  const unique: GivenPair[] = [];
  const rare: GivenPair[] = [];
  for (const [i, first] of candidates.entries()) {
    if (!(yield* budget.allow(pause()))) return undefined;
    for (let j = i + 1; j < candidates.length; j++) {
      const second = candidates[j];
      if (first.cell === second.cell || known.isShared(i, j)) continue;
      const left = yield* budget.allow(firstSolutions(withGivens(grid, [first, second]), 2));
      if (!left) return undefined;
      for (const solution of left) known.add(solution);
      if (left.length === 1) unique.push([first, second]);
      if (left.length === 2) rare.push([first, second]);
      if (unique.length >= most) return { unique, rare };
    }
  }
  return { unique, rare };
}

/** A grid with these givens added. */
export function withGivens(grid: Grid, givens: readonly Candidate[]): Grid {
  return givens.reduce((each, { cell, digit }) => withDigit(each, cell, digit), grid);
}

function* pause(): Pausable<true> {
  yield undefined;
  return true;
}
