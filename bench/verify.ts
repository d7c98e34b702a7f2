/**
 * Checks answers. A solution is checked by the rules alone. The number of solutions of a puzzle, and therefore whether "none" is right,
 * comes from our exact cover (`solvers.ts`), which tests compare with a plain backtracker; it is not checked here.
 */

import { isSolved } from '../src/core/grid.ts';
import { parseLine } from '../src/core/notation.ts';

/** Whether `answer` is a solved grid that keeps the clues of `puzzle`, both as one line. */
export function isSolutionOf(puzzle: string, answer: string): boolean {
  if (answer.length !== puzzle.length) return false;
  const solution = parseLine(answer);
  return solution !== undefined && isSolved(solution) && [...puzzle].every((c, i) => c === '.' || c === answer[i]);
}
