/** Puzzles with too few digits for one solution. They get no warning, because they are still being typed. */

import { fewestClues } from '../../core/fewestClues';
import type { Geometry } from '../../core/geometry';
import { countFilled } from '../../core/grid';
import { rulesOfGeometry } from '../../core/rules/geometry';
import type { Verdict } from '../../core/solver/index';
import type { Puzzle } from '../../text/puzzle';

/** The largest size for which the figure is proven. */
const MOST_PROVEN = 9;

/** The minimum number of givens in a classic puzzle with one solution, where that is proven. */
export function fewestGivens({ size, variant }: Geometry): number | undefined {
  return size <= MOST_PROVEN && !variant ? fewestClues(size) : undefined;
}

/**
 * Whether a puzzle is being written, so that several solutions are not a mistake: it has fewer digits than any puzzle with one solution, or
 * rules and no digit, unless cages cover the grid. `verdict`: the verdict of the puzzle, if it is known. A valid puzzle is complete. Pencil
 * marks can replace givens.
 */
export function isBeingWritten({ grid: { digits, geometry, allowed } }: Puzzle, verdict: Verdict | undefined): boolean {
  if (allowed || verdict?.kind === 'valid') return false;
  const filled = countFilled(digits);
  if (!geometry.variant) return filled < fewestClues(geometry.size);
  const caged = new Set(rulesOfGeometry(geometry).flatMap(rule => (rule.kind === 'cage' ? rule.cells : [])));
  return filled === 0 && caged.size < geometry.cellCount;
}
