/** Why a puzzle cannot be read completely, for what says only one reason. */

import * as messages from '../../messages/index';
import type { Puzzle } from '../../text/puzzle';
import { sectionsOf } from '../../text/rules/index';
import type { Span } from '../../text/span';

/** A problem of a puzzle. Its offsets count from the start of the puzzle. */
export interface FirstProblem extends Span {
  readonly message: string;
  /** The number of problems that the puzzle has. */
  readonly count: number;
}

/** The first problem of the grid, otherwise of the rules; undefined if the puzzle is whole. */
export function firstProblem(puzzle: Puzzle): FirstProblem | undefined {
  const { problems, rules } = puzzle;
  const inRules = (rules ? sectionsOf(rules) : [])
    .flatMap(section => section.problems)
    .filter(({ problem }) => problem.severity === 'error');
  const count = problems.length + inRules.length;
  const [inGrid] = problems;
  if (inGrid)
    return { start: inGrid.start, end: inGrid.end, message: messages.findings.problem(puzzle, inGrid), count };
  const [first] = inRules;
  if (first) {
    const { line, problem } = first;
    const message = messages.rules.sentence(problem);
    return { start: line.start + problem.start, end: line.start + problem.end, message, count };
  }
  if (!rules?.reading.mistakes) return undefined;
  return { start: 0, end: puzzle.firstLineEnd - puzzle.start, message: messages.rules.mistakeAbove(), count: 1 };
}
