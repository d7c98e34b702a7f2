/**
 * The way through a puzzle that a person could take: always the easiest step there is. A path grows as somebody asks how it
 * goes on, so that a hint need not wait for the end of a hard puzzle.
 */

import type { Position } from '../position';
import { type Grade, gradeOf } from './grade';
import { steps, usualTechniques } from './index';
import type { Step, Technique } from './step';

/** How a path ended. */
export type Outcome =
  | 'solved'
  /** No technique finds a further step. */
  | 'stuck'
  /** The puzzle turned out to have no solution. */
  | 'contradictory';

export class Path {
  /** As far as it was walked. */
  readonly steps: Step[] = [];
  /** Where it is now. The positions on the way are not kept: techniques hang much on them that nobody wants again. */
  end: Position;
  /** Undefined while it may go on. */
  outcome: Outcome | undefined;
  /** The search for the next step, while it is under way. */
  private search: Generator<undefined, Step | undefined> | undefined;

  constructor(
    readonly start: Position,
    private readonly tried: readonly Technique[] = usualTechniques,
    /** The words that its techniques were chosen without; see `exclusion.ts`. */
    readonly excluded: readonly string[] = [],
  ) {
    this.end = start;
    this.conclude();
  }

  /** The path of a puzzle that is known to have no solution: it ends where it starts, as no step is worth taking. */
  static ofContradictory(start: Position): Path {
    const path = new Path(start, []);
    path.outcome = 'contradictory';
    return path;
  }

  /**
   * The steps up to the first that `isEnough` says so of, or all up to the end when there is none. Walks on as far as that
   * needs; yields where the search may be paused or given up. Several may walk on the same path at a time: they share the
   * search for the next step, and what one gives up, the next one goes on with. It ends, because every step takes a candidate or more.
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

  /** How hard the steps so far are. */
  get grade(): Grade {
    return gradeOf(this.steps);
  }

  private *extend(): Generator<undefined, void> {
    this.search ??= findingStep(this.end, this.tried);
    const { search } = this;
    // Another that walks on the path may come to the search's end first.
    while (this.search === search) {
      let found: IteratorResult<undefined, Step | undefined>;
      try {
        found = search.next();
      } catch (error) {
        this.search = undefined; // ended without a result: the next one starts anew
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

/** Finds the easiest step of a position; yields where the search may be paused or given up. */
export function* findingStep(position: Position, tried?: readonly Technique[]): Generator<undefined, Step | undefined> {
  for (const step of steps(position, tried)) {
    if (step) return step;
    yield undefined;
  }
  return undefined;
}
