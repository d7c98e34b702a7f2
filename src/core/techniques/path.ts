/**
 * The path through a puzzle that a person could take: always the easiest step. A path is extended only when further steps are
 * requested, so that a hint does not wait for the end of a hard puzzle.
 */

import type { Position } from '../position';
import { type Grade, gradeOf } from './grade';
import { allSteps, usualTechniques } from './index';
import type { Step, Technique } from './step';

/** The outcome of a path. */
export type PathOutcome =
  | 'solved'
  /** No technique finds another step. */
  | 'stuck'
  /** The puzzle has no solution. */
  | 'contradictory';

/** The steps from a position to the end of the puzzle, as far as they have been found. */
export class Path {
  /** The steps that were found so far. */
  readonly steps: Step[] = [];
  /** The position after the last step. Earlier positions are not kept, because data derived from them takes memory. */
  end: Position;
  /** Undefined while there may be more steps. */
  outcome: PathOutcome | undefined;
  /** The search for the next step, while it runs. */
  private search: Generator<undefined, Step | undefined> | undefined;

  constructor(
    readonly start: Position,
    private readonly tried: readonly Technique[] = usualTechniques,
    /** The words that excluded techniques from this path. See `exclusion.ts`. */
    readonly excluded: readonly string[] = [],
  ) {
    this.end = start;
    this.conclude();
  }

  /** The path of a puzzle that is known to have no solution. It has no steps. */
  static ofContradictory(start: Position): Path {
    const path = new Path(start, []);
    path.outcome = 'contradictory';
    return path;
  }

  /**
   * The steps up to the first for which `isEnough` is true, or all steps if there is none. Finds further steps if they
   * are needed. Yields where the caller may pause or give up. Several callers may extend the same path at the same
   * time: they share the search for the next step, and when one caller gives up, the next continues its search.
   * Terminates, because every step removes at least one candidate.
   */
  *until(isEnough: (step: Step) => boolean): Generator<undefined, readonly Step[]> {
    for (let i = 0; ; i++) {
      while (i === this.steps.length) {
        if (this.outcome) return this.steps;
        yield* this.extend();
      }
      if (isEnough(this.steps[i])) return this.steps.slice(0, i + 1);
    }
  }

  /**
   * The steps of another position of the same puzzle, easiest first, with the techniques of this path. Yields undefined where the
   * caller may pause or give up.
   */
  stepsIn(position: Position): Generator<Step | undefined, void> {
    return allSteps(position, this.tried);
  }

  /** The difficulty of the steps so far. */
  get grade(): Grade {
    return gradeOf(this.steps, this.start.geometry);
  }

  private *extend(): Generator<undefined, void> {
    this.search ??= findingStep(this.end, this.tried);
    const { search } = this;
    // Another caller may finish the search first.
    while (this.search === search) {
      let found: IteratorResult<undefined, Step | undefined>;
      try {
        found = search.next();
      } catch (error) {
        this.search = undefined; // the search ended without a result, so the next caller starts again
        throw error;
      }
      if (found.done) {
        this.search = undefined;
        this.take(found.value);
      }
      yield undefined;
    }
  }

  private take(step: Step | undefined): void {
    if (!step) {
      this.outcome = 'stuck';
      return;
    }
    this.steps.push(step);
    this.end = this.end.after(step);
    this.conclude();
  }

  private conclude(): void {
    if (this.end.isContradictory) this.outcome = 'contradictory';
    else if (this.end.isSolved) this.outcome = 'solved';
  }
}

/** Finds the easiest step of a position, undefined if there is none. Yields where the caller may pause or give up. */
export function* findingStep(position: Position, tried?: readonly Technique[]): Generator<undefined, Step | undefined> {
  for (const step of allSteps(position, tried)) {
    if (step) return step;
    yield undefined;
  }
  return undefined;
}
