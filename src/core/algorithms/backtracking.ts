/**
 * The backtracking of textbooks: the first empty cell in reading order gets the lowest digit that fits, and so on. If no digit fits, the
 * digit before is replaced by a higher one. It is a loop and not a recursion, because a generator in a generator is slow.
 */

import type { Grid } from '../grid';
import { type CodeLine, event, lineIndices, type Run } from './event';
import { candidatesAt, emptyCells, keepsRules, lowestDigit, workingCopy } from './fitting';

/** The pseudocode. */
export const BACKTRACKING_CODE = [
  ['solve', 0],
  ['first', 1],
  ['solved', 1],
  ['digits', 1],
  ['fits', 2],
  ['place', 3],
  ['recurse', 3],
  ['remove', 3],
  ['fail', 1],
] as const satisfies readonly CodeLine[];

const LINE = lineIndices(BACKTRACKING_CODE);

/**
 * Runs until the first solution or the end of the search. The grid must not have conflicts. Terminates, because the digits of the
 * filled cells, read as one number, only increase.
 */
export function* runBacktracking(puzzle: Grid): Run {
  const grid = workingCopy(puzzle);
  const { digits } = grid;
  const empty = emptyCells(digits);
  let at = 0;
  while (0 <= at && at < empty.length) {
    const cell = empty[at];
    const before = digits[cell];
    if (before !== 0) {
      digits[cell] = 0;
      yield event('remove', LINE.remove, cell, before);
    }
    // Bits above the digit before: it and all lower digits were tried.
    let left = candidatesAt(grid, cell) & ~(2 ** before - 1);
    while (left !== 0 && !keepsRules(grid, cell, lowestDigit(left))) left &= left - 1;
    if (left === 0) {
      at--;
      continue;
    }
    digits[cell] = lowestDigit(left);
    yield event('place', LINE.place, cell, digits[cell]);
    at++;
  }
  yield at < 0 ? event('contradictory', LINE.fail) : event('solved', LINE.solved);
}
