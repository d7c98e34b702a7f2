/** Whether an answer is right; nothing is taken on trust, neither from others nor from ourselves. */

import { isSolved } from '../src/core/grid.ts';
import { parseLine } from '../src/core/notation.ts';

/** Whether `answer` is a solved grid that keeps the clues of `puzzle`, both as one line. */
export function isSolutionOf(puzzle: string, answer: string): boolean {
  if (answer.length !== puzzle.length) return false;
  const solution = parseLine(answer);
  return solution !== undefined && isSolved(solution) && [...puzzle].every((c, i) => c === '.' || c === answer[i]);
}
