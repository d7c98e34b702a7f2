/** Reasons why a puzzle cannot be read completely, in words. */

import type { Cell } from '../../core/numbers';
import { boards } from '../../messages/boards/boards';
import { findings } from '../../messages/diagnostics/findings';
import { unread } from '../../messages/reading';
import { rules as ruleMessages } from '../../messages/rules/rules';
import { cellAt, type Puzzle } from '../../text/puzzle';
import { sectionsOf } from '../../text/rules/index';
import type { Span } from '../../text/span';

/** A problem of a puzzle. Its offsets count from the start of the puzzle. */
export interface ReadingProblem extends Span {
  readonly message: string;
  /** The 0-based row of the grid. */
  readonly row?: number;
  /** The cell that cannot be read. */
  readonly cell?: Cell;
  /** Whether it is in the text of a rule. */
  readonly isInRules?: true;
}

/** The first problem of a puzzle. */
export interface FirstProblem extends ReadingProblem {
  /** The number of problems that the puzzle has. */
  readonly count: number;
}

/** The first problem of the grid, otherwise of the rules; undefined if there is none. */
export function firstProblem(puzzle: Puzzle): FirstProblem | undefined {
  const problems = readingProblems(puzzle);
  return problems.length > 0 ? { ...problems[0], count: problems.length } : undefined;
}

/** The reason why a puzzle cannot be read completely, for a command that needs all of it. */
export function whyUnread(puzzle: Puzzle): string {
  const problem = firstProblem(puzzle);
  const where = problem?.isInRules ? 'rules' : 'grid';
  return unread.puzzle(problem && inWords(puzzle, problem), where, (problem?.count ?? 1) - 1);
}

/** A problem with its place in the grid, in the words of boards. */
export function inWords(puzzle: Puzzle, { message, row, cell }: ReadingProblem): string {
  if (row !== undefined) return boards.inRow(row, message);
  return cell === undefined ? message : boards.inCell(puzzle, cell, message);
}

/** Why a puzzle cannot be read completely: the problems of its grid, then those of its rules. Empty if there are none. */
export function readingProblems(puzzle: Puzzle): ReadingProblem[] {
  const { problems, rules } = puzzle;
  const inGrid = problems.map((problem): ReadingProblem => {
    const { code, start, end } = problem;
    const row = code === 'row-length' && problem.of === 'row' ? problem.row : undefined;
    const cell = code === 'invalid-symbol' ? cellAt(puzzle, puzzle.start + start)?.cell : undefined;
    const message = findings.problem(puzzle, problem);
    return { start, end, message, ...(row !== undefined && { row }), ...(cell !== undefined && { cell }) };
  });
  const inRules = (rules ? sectionsOf(rules) : [])
    .flatMap(section => section.problems)
    .filter(({ problem }) => problem.severity === 'error')
    .filter(({ problem: { fault } }, i, all) => {
      const first = all.findIndex(({ problem }) => problem.fault === fault);
      return fault === undefined || first === i;
    })
    .map(({ line, problem }): ReadingProblem => {
      const message = ruleMessages.sentence(problem);
      return { start: line.start + problem.start, end: line.start + problem.end, message, isInRules: true };
    });
  const all = [...inGrid, ...inRules];
  if (all.length > 0 || !rules?.reading.mistakes) return all;
  return [{ start: 0, end: puzzle.firstLineEnd - puzzle.start, message: ruleMessages.mistakeAbove() }];
}
