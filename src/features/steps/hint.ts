/**
 * A hint has three stages. Each shows a little more of one step: where to look, which technique to use, and the
 * step itself.
 */

import { isFull } from '../../core/grid';
import type { Position } from '../../core/position';
import { joinSentences } from '../../core/sentences';
import type { Verdict } from '../../core/solver/index';
import type { Path } from '../../core/techniques/path';
import { LEVELS, type Step } from '../../core/techniques/step';
import * as messages from '../../messages/index';
import { type Headed, whole } from '../../messages/steps/hint';
import { cellAt, isContradictory, isWhole, namesFor, type Puzzle } from '../../text/puzzle';
import { foundResult, none, type Result } from '../../text/result';
import { diagnoseBy } from '../diagnostics/diagnose';
import { brokenRule } from '../diagnostics/rules/brokenRule';
import { conflict } from '../diagnostics/rules/conflict';
import { entriesIn } from '../puzzles/entries';
import { whyUnread } from '../puzzles/firstProblem';
import { type Insight, isRuleConflict } from '../puzzles/repairs';
import { areaOf, type Highlight, highlightsOf, type StepPlaces, stepPlacesOf } from './highlights';
import { reasonOf } from './reason';

/** The stage that shows the step itself. */
export const LAST_STAGE = 3;
/** The stage of a hint, 1 .. 3. */
export type HintStage = 1 | 2 | 3;

/** The content of one stage of a hint. */
export interface Hint {
  /** The sentence of the hint; at the last stage, the step in HoDoKu's notation. */
  readonly message: string;
  /** The hint in one plain sentence, short enough for one line. */
  readonly sentence: Headed;
  /** Why the step holds; at the last stage only. */
  readonly reason?: string;
  readonly highlights: readonly Highlight[];
}

/** A stage of the hint for a step. `before` is the position in which the step was found, after the steps `earlier` that lead there. */
export function hintOf(
  puzzle: Puzzle,
  step: Step,
  stage: HintStage,
  before?: Position,
  earlier: readonly Step[] = [],
): Hint {
  const hint = messages.hint;
  const where = hint.where(puzzle, step);
  const highlights = highlightsAt(stepPlacesOf(puzzle), step, stage);
  switch (stage) {
    case 1:
      return { message: whole(hint.look(where)), sentence: hint.look(where), highlights };
    case 2: {
      const sentence = hint.lookFor(where, step.technique);
      return { message: whole(sentence), sentence, highlights };
    }
    case 3: {
      const names = namesFor(puzzle);
      return {
        message: hint.step(names, step),
        sentence: hint.effect(names, step),
        reason: reasonOf(puzzle, step, before, earlier),
        highlights,
      };
    }
  }
}

/** The highlights of a stage of a hint, in any text of the puzzle: only the area until the step is shown. */
export function highlightsAt(places: StepPlaces, step: Step, stage: HintStage): Highlight[] {
  return stage === LAST_STAGE ? highlightsOf(places, step) : areaOf(places, step);
}

/** A step, and the position before it. */
export interface NextStep {
  readonly step: Step;
  readonly before: Position;
}

/** Input of the search for a next step. */
export interface HintInput {
  /** The steps that were shown. */
  readonly shown?: readonly Step[];
  /** Undefined while it is unknown. */
  readonly verdict?: Verdict | undefined;
  /** Knowledge about the reason why there is no solution. */
  readonly insight?: Insight;
}

/**
 * The next step after the shown ones, or why there is none. A shown elimination counts as done, because a grid of
 * digits cannot hold it. A shown digit is not in the grid, so no step builds on it: the next step is another one that
 * holds without it and has a new effect. While shown digits are not written yet, steps of a harder level than those
 * shown do not count, because they would not be needed after them. The path is undefined when the puzzle cannot be searched.
 * Yields where it may be paused.
 */
export function* nextStep(
  puzzle: Puzzle,
  path: Path | undefined,
  { shown = [], verdict, insight }: HintInput = {},
): Generator<undefined, Result<NextStep>> {
  const hint = messages.hint;
  if (!path || shown.length === 0) {
    const [step] = path ? yield* path.until(() => true) : [];
    return path && step ? foundResult({ step, before: path.start }) : none(whyNone(puzzle, path, verdict, insight));
  }
  const eliminations = shown.flatMap(step => step.eliminations);
  const placements = shown.flatMap(step => step.placements);
  const before = path.start.after({ placements: [], eliminations });
  const shownPosition = before.after({ placements, eliminations: [] });
  const hardest = Math.max(...shown.map(levelOf));
  for (const step of path.stepsIn(before)) {
    yield undefined;
    if (!step) continue;
    if (placements.length > 0 && levelOf(step) > hardest) break;
    if (hasNewEffect(shownPosition, step)) return foundResult({ step, before });
  }
  if (placements.length > 0) return none(hint.waiting(namesFor(puzzle), placements));
  const why = whyNone(puzzle, path, verdict, insight);
  return none(isFull(puzzle.grid) ? why : joinSentences([why, hint.startAgain()]));
}

function levelOf({ technique }: Step): number {
  return LEVELS.indexOf(technique.level);
}

/** Whether a step places a digit or removes a candidate that a position still has open. */
function hasNewEffect(position: Position, { placements, eliminations }: Step): boolean {
  return (
    placements.some(({ cell, digit }) => position.digits[cell] !== digit) ||
    eliminations.some(({ cell, digit }) => position.has(cell, digit))
  );
}

/** The reason why a puzzle has no next step, as a sentence for the user. */
export function whyNone(puzzle: Puzzle, path: Path | undefined, verdict?: Verdict, insight: Insight = {}): string {
  const hint = messages.hint;
  if (!isWhole(puzzle)) return whyUnread(puzzle);
  const conflicting = firstConflict(puzzle);
  if (conflicting !== undefined) return hint.conflict(conflicting);
  if (isContradictory(puzzle) || path?.outcome === 'contradictory') {
    if (isRuleConflict(puzzle, insight)) return hint.rulesContradict();
    return entriesIn(puzzle).length > 0 ? hint.wrongEntries() : hint.unsolvable();
  }
  if (isFull(puzzle.grid)) return hint.solved();
  if (verdict?.kind === 'ambiguous') return hint.ambiguous();
  return path && path.excluded.length > 0 ? hint.stuckWithout(path.excluded) : hint.stuck();
}

/** The first digit that conflicts with others, or breaks a rule with them, in words. */
function firstConflict(puzzle: Puzzle): string | undefined {
  const [found] = diagnoseBy([conflict, brokenRule], puzzle, 'off', undefined, [], { isRelatedWanted: false });
  const at = found && cellAt(puzzle, found.start);
  return at && messages.boards.inCell(puzzle, at.cell, found.message);
}
