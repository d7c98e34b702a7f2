/** What the rating is made of. */

import type { Board } from './board';

/** One way to reason, with its place on the scale. */
export interface Rule {
  readonly name: string;
  /** No step of this rule is rated lower. In tenths. */
  readonly lowest: number;
  /**
   * The steps of this kind; the one to take comes first, and a rule need not find any others. In between it yields
   * `undefined`, wherever a long search may be paused.
   */
  find(board: Board): Iterable<RatedStep | undefined>;
}

/** A candidate is nine times its cell, plus its digit, which runs from 0 to 8. */
export interface RatedStep {
  /** The kind of step, where a rule has more than one: `Unique Rectangle type 2`. */
  readonly name: string;
  /** In tenths: 42 is 4.2. */
  readonly rating: number;
  /** The candidate that is placed. */
  readonly placement?: number;
  /** The candidates that go before anything is placed. */
  readonly eliminations: readonly number[];
}

/** The first of the steps that come to the same: lower ratings first, then whatever `compare` prefers. */
export function easiest<S extends RatedStep>(steps: readonly S[], compare: (a: S, b: S) => number = () => 0): S[] {
  return [...steps].sort((a, b) => a.rating - b.rating || compare(a, b));
}
