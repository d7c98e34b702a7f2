/** Why a puzzle is not whole, for answers that name one place. */

import * as messages from './messages/index';
import type { RuleProblemCode, RuleProblemData } from './messages/rules';
import type { Puzzle } from './puzzle';

/** A problem that keeps a puzzle from being read completely. */
export interface Unread {
  /** From the start of the puzzle. */
  readonly start: number;
  /** As a sentence without its full stop. */
  readonly text: string;
}

/** What keeps a puzzle from being read completely, in the order of the text: problems of its cells, then of its rules. */
export function unreadIn(puzzle: Puzzle): Unread[] {
  const { problems, rules } = puzzle;
  const ofCells = problems.map(problem => ({ start: problem.start, text: messages.findings.problem(puzzle, problem) }));
  const ofRules = (rules?.sections ?? []).flatMap(section =>
    section.problems
      .filter(({ problem }) => problem.severity === 'error')
      .map(({ line, problem }) => ({
        start: line.start + problem.start,
        text: messages.rules.problem(problem.code, problem as RuleProblemData<RuleProblemCode>),
      })),
  );
  const isOfFile = rules?.isWhole === false && ofRules.length === 0;
  return [...ofCells, ...ofRules, ...(isOfFile ? [{ start: 0, text: messages.unread.fileRules() }] : [])];
}
