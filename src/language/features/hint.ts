/** A hint in three rungs, each of which gives away a little more of one step: where to look, for what, and the step itself. */

import { isFull } from '../../core/grid';
import type { Path } from '../../core/techniques/path';
import type { Step } from '../../core/techniques/step';
import { messages } from '../messages';
import { isContradictory, isWhole, namesFor, type Puzzle } from '../puzzle';
import { found, none, type Result } from '../result';
import { areaOf, type Highlight, highlightsOf } from './highlights';

export const LAST_RUNG = 3;
export type Rung = 1 | 2 | 3;

export interface Hint {
  /** What is said: on the last rung, the step. */
  readonly message: string;
  /** On the last rung, why it holds. */
  readonly reason?: string;
  readonly highlights: readonly Highlight[];
}

export function hintOf(puzzle: Puzzle, step: Step, rung: Rung): Hint {
  const { hint } = messages;
  const where = hint.where(puzzle, step);
  switch (rung) {
    case 1:
      return { message: hint.look(where), highlights: areaOf(puzzle, step) };
    case 2:
      return { message: hint.lookFor(where, step.technique), highlights: areaOf(puzzle, step) };
    case 3: {
      const names = namesFor(puzzle);
      return {
        message: hint.step(names.step(step)),
        reason: step.technique.explain(step, names),
        highlights: highlightsOf(puzzle, step),
      };
    }
  }
}

/** The next step of a path, or why there is none; the path is absent where the puzzle cannot be searched. */
export function* nextStep(puzzle: Puzzle, path: Path | undefined): Generator<undefined, Result<Step>> {
  const [step] = path ? yield* path.until(() => true) : [];
  return step ? found(step) : none(whyNone(puzzle, path));
}

/** Why there is no next step. */
export function whyNone(puzzle: Puzzle, path: Path | undefined): string {
  const { hint } = messages;
  if (!isWhole(puzzle)) return hint.unreadable();
  if (isContradictory(puzzle) || path?.outcome === 'contradictory') return hint.unsolvable();
  if (isFull(puzzle.grid)) return hint.solved();
  return path && path.excluded.length > 0 ? hint.stuckWithout(path.excluded) : hint.stuck();
}
