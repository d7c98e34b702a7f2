/** Puzzles with so few digits that they have several solutions anyway. Nothing warns of that: they are being typed. */

import { fewestClues } from '../../core/fewestClues';
import { countFilled } from '../../core/grid';
import type { Puzzle } from '../puzzle';

/** Whether a puzzle has fewer digits than any puzzle with one solution. Pencil marks can make up for digits. */
export function hasFewDigits({ grid }: Puzzle): boolean {
  return !grid.allowed && countFilled(grid.digits) < fewestClues(grid.geometry.size);
}
