/**
 * A hint has three stages. Each shows a little more of one step: where to look, which technique to look for, and the
 * step itself.
 */

import { isFull } from '../../core/grid';
import type { Position } from '../../core/position';
import type { Verdict } from '../../core/solver/index';
import type { Path } from '../../core/techniques/path';
import type { Step } from '../../core/techniques/step';
import * as messages from '../messages/index';
import { isContradictory, isWhole, namesFor, type Puzzle } from '../puzzle';
import { found, none, type Result } from '../result';
import { areaOf, type Highlight, highlightsOf } from './highlights';
import { leftOnly } from './leftOnly';

/** The stage that shows the step itself. */
export const LAST_STAGE = 3;
/** How much a hint shows, 1 .. 3. */
export type HintStage = 1 | 2 | 3;

/** What one stage of a hint shows. */
export interface Hint {
  /** The sentence of the hint; at the last stage, the step in HoDoKu's notation. */
  readonly message: string;
  /** The same in one plain sentence, short enough for one line. */
  readonly sentence: string;
  /** Why the step holds; at the last stage only. */
  readonly reason?: string;
  readonly highlights: readonly Highlight[];
}

/** A stage of the hint for a step. `before` is the position in which the step was found, after the steps that lead there. */
export function hintOf(puzzle: Puzzle, step: Step, stage: HintStage, before?: Position): Hint {
  const hint = messages.hint;
  const where = hint.where(puzzle, step);
  switch (stage) {
    case 1:
      return { message: hint.look(where), sentence: hint.look(where), highlights: areaOf(puzzle, step) };
    case 2: {
      const message = hint.lookFor(where, step.technique);
      return { message, sentence: message, highlights: areaOf(puzzle, step) };
    }
    case 3: {
      const names = namesFor(puzzle);
      return {
        message: hint.step(names.step(step)),
        sentence: hint.effect(names, step),
        reason: leftOnly(puzzle, step, before) ?? step.technique.explain(step, names),
        highlights: highlightsOf(puzzle, step),
      };
    }
  }
}

/** A step of a path, and the position before it. */
export interface NextStep {
  readonly step: Step;
  readonly before: Position;
}

/**
 * The next step of a path after `known` steps that were shown, or why there is none. `verdict` is undefined while it is
 * unknown. The path is undefined when the puzzle cannot be searched. Yields where it may be paused.
 */
export function* nextStep(
  puzzle: Puzzle,
  path: Path | undefined,
  { known = 0, verdict }: { readonly known?: number; readonly verdict?: Verdict | undefined } = {},
): Generator<undefined, Result<NextStep>> {
  let seen = 0;
  const steps = path ? yield* path.until(() => seen++ === known) : [];
  const step = steps[known];
  if (!path || !step)
    return none(known > 0 && path?.outcome === 'solved' ? messages.hint.end() : whyNone(puzzle, path, verdict));
  return found({ step, before: steps.slice(0, known).reduce((at, shown) => at.after(shown), path.start) });
}

/** The reason why a puzzle has no next step, as a sentence for the user. */
export function whyNone(puzzle: Puzzle, path: Path | undefined, verdict?: Verdict): string {
  const hint = messages.hint;
  if (!isWhole(puzzle)) return hint.unreadable();
  if (isContradictory(puzzle) || path?.outcome === 'contradictory') return hint.unsolvable();
  if (isFull(puzzle.grid)) return hint.solved();
  if (verdict?.kind === 'ambiguous') return hint.ambiguous();
  return path && path.excluded.length > 0 ? hint.stuckWithout(path.excluded) : hint.stuck();
}
