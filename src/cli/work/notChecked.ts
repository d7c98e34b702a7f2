/** Puzzles whose check reached its time limit: without a finding, they would seem to have exactly one solution. */

import { cellSpanOf, type Puzzle } from '../../text/puzzle';
import type { ReportedFinding } from '../output/placed';

/** The finding for such a puzzle, at its first cell. */
export function notChecked(puzzle: Puzzle): ReportedFinding {
  const { start, end } = cellSpanOf(puzzle, 0) ?? puzzle;
  const message = 'It is unknown whether this puzzle has exactly one solution: the search reached its time limit';
  return { start, end, code: 'not-checked', severity: 'warning', message };
}
