/**
 * Whether an answer is right. That a solution is one is found out by the rules alone, whoever gave it. How many solutions
 * a puzzle has, and so whether it is right to give none, is asked of our exact cover (`solvers.ts`), which the tests
 * hold to a plain backtracker: that much is taken on trust here.
 */

import { isSolved } from '../src/core/grid.ts';
import { parseLine } from '../src/core/notation.ts';

/** Whether `answer` is a solved grid that keeps the clues of `puzzle`, both as one line. */
export function isSolutionOf(puzzle: string, answer: string): boolean {
  if (answer.length !== puzzle.length) return false;
  const solution = parseLine(answer);
  return solution !== undefined && isSolved(solution) && [...puzzle].every((c, i) => c === '.' || c === answer[i]);
}
