/**
 * All results of techniques for puzzles. It imports the techniques and the rating, which are most of the
 * code.
 */

import type { Position } from '../core/position';
import type { Step } from '../core/techniques/step';
import type { Query } from '../features/collection/conditions';
import { queryOf } from '../features/collection/query';
import type { Puzzle } from '../text/puzzle';
import type { Result } from '../text/result';
import type { Now, Work } from '../text/work';
import { findingAllSteps, type StepFilter } from './allSteps';
import { Difficulties } from './difficulties';
import { Paths, startPositionOf } from './paths';
import type { VerdictCache } from './verdicts';

/**
 * Modules that need the same techniques and are loaded with them: generating, the tools for language models, and links to the
 * documentation.
 */
export * as generating from '../features/generate/generating';
export { docsOfTechnique } from '../features/techniqueDocs';
export * as tools from '../features/tools/index';

/** Paths, difficulties and all steps of puzzles. */
export class Reasoning {
  readonly paths: Paths;
  readonly difficulties: Difficulties;

  constructor(
    readonly verdicts: VerdictCache,
    now: Now,
  ) {
    this.paths = new Paths(verdicts, now);
    this.difficulties = new Difficulties(verdicts, this.paths, now);
  }

  /** The position of a puzzle before any step. */
  positionOf(puzzle: Puzzle): Position {
    return startPositionOf(puzzle);
  }

  /** Calls `onStep` with every step of a puzzle's position; see `findingAllSteps`. */
  allSteps(puzzle: Puzzle, wanted: StepFilter, onStep: (step: Step) => void): Work<Result<number>> {
    return findingAllSteps(puzzle, wanted, this, onStep);
  }

  /** Parses a query, by which puzzles are filtered; see `queryOf`. */
  query(words: string): Result<Query> {
    return queryOf(words);
  }

  /** Forgets everything to free the memory. */
  forget(): void {
    this.paths.forget();
    this.difficulties.forget();
  }
}
