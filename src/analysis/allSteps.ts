/** Finds every step of a position, not only the easiest one. */

import { isFull } from '../core/grid';
import { applicable } from '../core/techniques/exclusion';
import { allSteps, techniques } from '../core/techniques/index';
import type { Step } from '../core/techniques/step';
import { whyNone } from '../features/steps/hint';
import type { Puzzle } from '../text/puzzle';
import { foundResult, none, type Result } from '../text/result';
import type { Work } from '../text/work';
import { type Paths, startPositionOf } from './paths';
import type { VerdictCache } from './verdicts';

/** The steps to search for. */
export interface StepFilter {
  /** Entries of `sudoku.techniques.exclude`: techniques that match these words are left out. */
  readonly excluded: readonly string[];
  /** The techniques to use. Some of the exotic ones take seconds. */
  readonly techniques: 'usual' | 'exotic';
}

/**
 * Calls `onStep` with every step of a puzzle's position, easiest technique first. The result is the number of steps, or
 * the reason why there can be none. Yields wherever it may be paused.
 */
export function* findingAllSteps(
  puzzle: Puzzle,
  { excluded, techniques: kind }: StepFilter,
  { paths, verdicts }: { readonly paths: Paths; readonly verdicts: VerdictCache },
  onStep: (step: Step) => void,
): Work<Result<number>> {
  const path = yield* paths.finding(puzzle, excluded);
  if (!path || path.outcome === 'contradictory' || isFull(puzzle.grid)) return none(whyNone(puzzle, path));
  const verdict = yield* verdicts.check(puzzle.grid);
  const wanted = techniques.filter(technique => (technique.isExotic ? 'exotic' : 'usual') === kind);
  let count = 0;
  for (const step of allSteps(startPositionOf(puzzle), applicable(wanted, verdict, excluded))) {
    if (step) {
      onStep(step);
      count++;
    }
    yield undefined;
  }
  return foundResult(count);
}
