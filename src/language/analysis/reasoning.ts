/** All that is known of how puzzles are solved by reasoning. It needs the techniques and the rating, most of the code. */

import type { Step } from '../../core/techniques/step';
import type { Puzzle } from '../puzzle';
import type { Result } from '../result';
import type { Now, Work } from '../work';
import { findingAllSteps, type Wanted } from './allSteps';
import { Difficulties } from './difficulties';
import { Paths } from './paths';
import type { KnownVerdicts } from './verdicts';

export class Reasoning {
  readonly paths: Paths;
  readonly difficulties: Difficulties;

  constructor(
    readonly verdicts: KnownVerdicts,
    now: Now,
  ) {
    this.paths = new Paths(verdicts, now);
    this.difficulties = new Difficulties(verdicts, this.paths, now);
  }

  /** Hands every step of a puzzle's position to `onStep`; see `findingAllSteps`. */
  allSteps(puzzle: Puzzle, wanted: Wanted, onStep: (step: Step) => void): Work<Result<number>> {
    return findingAllSteps(puzzle, wanted, this, onStep);
  }

  /** Forgets everything, so that the memory is free. */
  forget(): void {
    this.paths.forget();
    this.difficulties.forget();
  }
}
