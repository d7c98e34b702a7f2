import type { CandidateIndex } from '../numbers';

/** The properties of a step that the rating of a puzzle needs. */
export interface Rated {
  /** The kind of step, which can be more specific than the rule: `Unique Rectangle type 2`. */
  readonly name: string;
  /** In tenths: 42 is 4.2. */
  readonly rating: number;
  /** Absent if the step places no digit. */
  readonly placement?: unknown;
}

/** A step with its rating. */
export interface RatedStep extends Rated {
  /** The candidate that is placed. */
  readonly placement?: CandidateIndex;
  /** The candidates that are eliminated, before the placement. */
  readonly eliminations: readonly CandidateIndex[];
}

/** Steps sorted by rating, then by `compare`. Equal steps keep their order. */
export function stepsInOrder<S extends RatedStep>(steps: readonly S[], compare: (a: S, b: S) => number): S[] {
  return [...steps].sort((a, b) => a.rating - b.rating || compare(a, b));
}
