/** Tests whether a puzzle is what its file claims: it can be read, has one solution, and has the stated difficulty. */

import * as messages from '../../messages/index';
import type { TextSource } from '../../text/document/document';
import { isDisabled } from '../../text/parser/sections/disabled';
import type { Puzzle } from '../../text/puzzle';
import type { Work } from '../../text/work';
import { inspect, type Knowledge } from '../diagnostics/inspect';
import { type Finding, firstLineOf } from '../diagnostics/rule';
import { levelMismatch } from '../lint/rules/levelMismatch';
import type { Difficulty } from '../puzzles/difficulty';

/** The knowledge that tests use and extend. */
export interface TestKnowledge extends Knowledge {
  difficultyOf(puzzle: Puzzle): Work<Difficulty | undefined>;
}

/** The result of a test. */
export interface PuzzleTested {
  /** False when the time limit was reached first. */
  readonly isDecided: boolean;
  /** The failures: the errors and warnings that the editor shows, and a wrong level. */
  readonly failures: readonly Finding[];
}

/** Tests a puzzle of a text. Respects `# sudoku-disable` comments. Yields where it may be paused. */
export function* testPuzzle(source: TextSource, puzzle: Puzzle, knowledge: TestKnowledge): Work<PuzzleTested> {
  const { verdict, isUndecided, diagnostics } = yield* inspect(puzzle, knowledge);
  const failures: Finding[] = diagnostics.filter(({ severity }) => severity === 'error' || severity === 'warning');
  // The editor does not mark a puzzle with few digits, because it is still being written.
  if (verdict?.kind === 'ambiguous' && failures.length === 0 && !isDisabled(puzzle, 'multiple-solutions')) {
    failures.push({ ...firstLineOf(puzzle), message: messages.tests.severalSolutions() });
  }
  if (failures.length === 0 && !isDisabled(puzzle, 'level-mismatch')) {
    failures.push(...(yield* levelMismatch.search(puzzle, knowledge, source)));
  }
  // The editor shows only the first message of a line next to it.
  failures.sort((a, b) => a.start - b.start);
  return { isDecided: !isUndecided, failures };
}
