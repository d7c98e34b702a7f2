/** Puzzles whose check has reached its time limit: nothing would be reported about them, as if they had exactly one solution. */

import { cellSpanOf, type Puzzle } from '../../text/puzzle';
import type { Told } from '../output/placed';

/** The finding for such a puzzle, at its first cell. */
export function notChecked(puzzle: Puzzle): Told {
  const { start, end } = cellSpanOf(puzzle, 0) ?? puzzle;
  const message = 'Not known whether this puzzle has exactly one solution: the search has reached its time limit';
  return { start, end, code: 'not-checked', severity: 'warning', message };
}
