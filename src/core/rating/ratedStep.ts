import type { CandidateIndex } from '../numbers';

/** A step with its place on the scale. */
export interface RatedStep {
  /** The kind of step, where a rule has more than one: `Unique Rectangle type 2`. */
  readonly name: string;
  /** In tenths: 42 is 4.2. */
  readonly rating: number;
  /** The candidate that is placed. */
  readonly placement?: CandidateIndex;
  /** The candidates that go before anything is placed. */
  readonly eliminations: readonly CandidateIndex[];
}

/** Steps with lower ratings first, then in the order of `compare`, then as they were. */
export function inOrder<S extends RatedStep>(steps: readonly S[], compare: (a: S, b: S) => number): S[] {
  return [...steps].sort((a, b) => a.rating - b.rating || compare(a, b));
}
