import type { CandidateIndex } from '../numbers';

/** A step with its rating. */
export interface RatedStep {
  /** The kind of step, which can be more exact than the rule: `Unique Rectangle type 2`. */
  readonly name: string;
  /** In tenths: 42 is 4.2. */
  readonly rating: number;
  /** The candidate that is placed. */
  readonly placement?: CandidateIndex;
  /** The candidates that are eliminated, before the placement. */
  readonly eliminations: readonly CandidateIndex[];
}

/** Steps sorted by rating, then by `compare`. Equal steps keep their order. */
export function stepsInOrder<S extends RatedStep>(steps: readonly S[], compare: (a: S, b: S) => number): S[] {
  return [...steps].sort((a, b) => a.rating - b.rating || compare(a, b));
}
