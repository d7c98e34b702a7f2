/** Names the technique that justifies the last change of a puzzle. */

import type { Grid } from '../../core/grid';
import { positionOf } from '../../core/position';
import { type Answer, answersBetween, type Judgment, judging } from '../../core/practice/answer';
import { joinSentences } from '../../core/sentences';
import { verdict } from '../../core/solver/index';
import { applicable } from '../../core/techniques/exclusion';
import { usualTechniques } from '../../core/techniques/index';
import * as messages from '../../messages/index';
import { isWhole, namesFor, type Puzzle } from '../../text/puzzle';
import { foundResult, none, type Result } from '../../text/result';
import type { Work } from '../../text/work';
import { whyUnread } from '../puzzles/firstProblem';

/** The last change and its judgment. */
export interface NamedChange {
  readonly answers: readonly Answer[];
  readonly judgment: Judgment;
  readonly message: string;
}

/** Judges the change from a grid to the current one. `before`: the grid before it, if it is known. Yields where it may be paused. */
export function* namingStep(
  puzzle: Puzzle,
  before: Grid | undefined,
  excluded: readonly string[],
): Work<Result<NamedChange>> {
  if (!isWhole(puzzle)) return none(whyUnread(puzzle));
  const words = messages.practice;
  if (before?.geometry !== puzzle.grid.geometry) return none(words.noChange());
  // The cell of a digit that was replaced or removed counts as empty: only new digits and removed candidates are judged.
  const now = puzzle.grid.digits;
  const start: Grid = { ...before, digits: before.digits.map((digit, cell) => (digit === now[cell] ? digit : 0)) };
  const known = yield* verdict(start);
  if (known.kind === 'contradictory') return none(words.wrongBefore());
  const givens = puzzle.givens.map((digit, cell) => (start.digits[cell] === digit ? digit : 0));
  const position = positionOf(start, givens);
  const answers = answersBetween(position, positionOf(puzzle.grid, givens));
  if (answers.length === 0) return none(words.noAnswer());
  const judgment = yield* judging(position, answers, applicable(usualTechniques, known, excluded));
  return foundResult({ answers, judgment, message: messageOf(puzzle, judgment) });
}

function messageOf(puzzle: Puzzle, judgment: Judgment): string {
  if (judgment.kind !== 'valid') return messages.whole(messages.practice.judged(puzzle, judgment));
  return joinSentences(judgment.steps.map(step => messages.hint.step(namesFor(puzzle), step)));
}
