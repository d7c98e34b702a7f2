/** Whether a puzzle is what a collection promises: it can be read, it has one solution, and it is as hard as its file says. */

import * as messages from '../../messages/index';
import type { Source } from '../../text/document/document';
import { isDisabled } from '../../text/parser/sections/disabled';
import type { Puzzle } from '../../text/puzzle';
import type { Work } from '../../text/work';
import { inspect, type Knowledge } from '../diagnostics/inspect';
import type { Finding } from '../diagnostics/rule';
import type { Difficulty } from '../puzzles/difficulty';
import { firstLineOf, levelMismatch } from './rules';

/** What tests find out, and where it is remembered. */
export interface TestKnowledge extends Knowledge {
  difficultyOf(puzzle: Puzzle): Work<Difficulty | undefined>;
}

/** The result of a test. */
export interface PuzzleTested {
  /** False when the time limit was reached first. */
  readonly isDecided: boolean;
  /** What is wrong: the errors and warnings that the editor shows, and a wrong level. */
  readonly failures: readonly Finding[];
}

/** Tests a puzzle of a text. Comments `# sudoku-disable` count. Yields where it may be paused. */
export function* testPuzzle(source: Source, puzzle: Puzzle, knowledge: TestKnowledge): Work<PuzzleTested> {
  const { verdict, isUndecided, diagnostics } = yield* inspect(puzzle, knowledge);
  const failures: Finding[] = diagnostics.filter(({ severity }) => severity === 'error' || severity === 'warning');
  // The editor does not mark a puzzle with few digits, which is being written.
  if (verdict?.kind === 'ambiguous' && failures.length === 0 && !isDisabled(puzzle, 'multiple-solutions')) {
    failures.push({ ...firstLineOf(puzzle), message: messages.tests.severalSolutions() });
  }
  if (failures.length === 0 && !isDisabled(puzzle, 'level-mismatch')) {
    failures.push(...(yield* levelMismatch(source, puzzle, knowledge.difficultyOf)));
  }
  // The editor shows only the first message of a line beside it.
  failures.sort((a, b) => a.start - b.start);
  return { isDecided: !isUndecided, failures };
}
