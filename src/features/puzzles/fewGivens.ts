/** Puzzles with too few digits for one solution. They get no warning, because they are still being typed. */

import { fewestClues } from '../../core/fewestClues';
import type { Geometry } from '../../core/geometry';
import { countFilled } from '../../core/grid';
import { rulesOf } from '../../core/rules/geometry';
import type { Puzzle } from '../../text/puzzle';

/** The largest size for which the figure is proven. */
const MOST_PROVEN = 9;

/** The fewest givens of a classic puzzle with one solution, where that is proven. */
export function fewestGivens({ size, variant }: Geometry): number | undefined {
  return size <= MOST_PROVEN && !variant ? fewestClues(size) : undefined;
}

/** Whether a puzzle has fewer digits than any puzzle with one solution. Pencil marks and rules can make up for digits. */
export function hasFewDigits({ grid }: Puzzle): boolean {
  return !grid.allowed && !grid.geometry.variant && countFilled(grid.digits) < fewestClues(grid.geometry.size);
}

/**
 * Whether a puzzle is being written, so that several solutions are not a mistake: it has few digits, or none and cages
 * that do not cover the grid yet.
 */
export function isBeingWritten(puzzle: Puzzle): boolean {
  const { digits, geometry } = puzzle.grid;
  if (hasFewDigits(puzzle)) return true;
  const caged = new Set(rulesOf(geometry).flatMap(rule => (rule.kind === 'cage' ? rule.cells : [])));
  return caged.size > 0 && caged.size < geometry.cellCount && countFilled(digits) === 0;
}
