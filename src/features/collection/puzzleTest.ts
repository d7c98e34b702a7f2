/** Whether a puzzle is what a collection promises: it can be read, it has one solution, and it is as hard as its file says. */

import * as messages from '../../messages/index';
import type { Source } from '../../text/document/document';
import { isDisabled } from '../../text/parser/sections/disabled';
import type { Puzzle } from '../../text/puzzle';
import type { Work } from '../../text/work';
import { needsSearch } from '../diagnostics/counting';
import { diagnose } from '../diagnostics/index';
import type { Finding } from '../diagnostics/rule';
import type { VerdictSource } from '../diagnostics/verdictSource';
import type { Difficulty } from '../puzzles/difficulty';
import { judgedGrid, showsWrongDigits } from '../puzzles/entries';
import { firstLineOf, levelMismatch } from './rules';
import type { RepairSearch } from './workspaceLint';

/** What tests find out, and where it is remembered. */
export interface TestKnowledge {
  readonly verdicts: VerdictSource;
  readonly repairs: RepairSearch;
  difficultyOf(puzzle: Puzzle): Work<Difficulty | undefined>;
}

/** The result of a test. */
export interface PuzzleTested {
  /** False when the time limit was reached first. */
  readonly isDecided: boolean;
  /** What is wrong: the errors and warnings that the editor shows, and a wrong level. */
  readonly failures: readonly Finding[];
}

/** Redundant givens are no failures. */
const NO_REDUNDANT = false;

/** Tests a puzzle of a text. Comments `# sudoku-disable` count. Yields where it may be paused. */
export function* testPuzzle(
  source: Source,
  puzzle: Puzzle,
  { verdicts, repairs, difficultyOf }: TestKnowledge,
): Work<PuzzleTested> {
  const isSearched = needsSearch(puzzle);
  const verdict = isSearched ? yield* verdicts.check(judgedGrid(puzzle)) : undefined;
  const isUnsolvable = showsWrongDigits(puzzle, verdict);
  const suspicions = isUnsolvable ? yield* verdicts.suspecting(puzzle) : [];
  if (verdict && isUnsolvable && suspicions.length === 0) yield* repairs.learn(puzzle, verdict, NO_REDUNDANT);
  const found = diagnose(puzzle, 'off', verdict, suspicions, { insight: repairs.insightOf(puzzle) });
  const failures: Finding[] = found.filter(({ severity }) => severity === 'error' || severity === 'warning');
  // The editor does not mark a puzzle with few digits, which is being written.
  if (verdict?.kind === 'ambiguous' && failures.length === 0 && !isDisabled(puzzle, 'multiple-solutions')) {
    failures.push({ ...firstLineOf(puzzle), message: messages.tests.severalSolutions() });
  }
  if (failures.length === 0 && !isDisabled(puzzle, 'level-mismatch')) {
    failures.push(...(yield* levelMismatch(source, puzzle, difficultyOf)));
  }
  // The editor shows only the first message of a line beside it.
  failures.sort((a, b) => a.start - b.start);
  return { isDecided: !isSearched || verdict !== undefined, failures };
}
