/** The grids of the last edited puzzle of each open document, so that its last change is known. */

import type { Grid } from '../core/grid';
import { keyOf } from '../text/gridKey';
import { isWhole, type Puzzle } from '../text/puzzle';

/** Maximum number of grids of a puzzle. */
const MOST_GRIDS = 200;

export class GridHistory<D extends object> {
  /** By document: the grids of one puzzle, oldest first. */
  private readonly known = new WeakMap<D, Grid[]>();

  /**
   * Call after each edit of a puzzle. While the puzzle cannot be read, because it is being typed, it has no grid. `before`: the puzzle at the place
   * of the edit before it, if it is known. Undo and Redo bring back earlier grids.
   */
  note(document: D, before: Puzzle | undefined, after: Puzzle | undefined, how: 'made' | 'undone'): void {
    let grids = this.known.get(document) ?? [];
    if (before && isWhole(before) && !isLast(grids, before.grid)) grids = [before.grid];
    if (after && isWhole(after) && !isLast(grids, after.grid)) {
      const key = keyOf(after.grid);
      const earlier = how === 'undone' ? grids.map(keyOf).lastIndexOf(key) : -1;
      grids = earlier < 0 ? [...grids, after.grid].slice(-MOST_GRIDS) : grids.slice(0, earlier + 1);
    }
    this.known.set(document, grids);
  }

  /** The grid before the last change of a puzzle; undefined if no change of it is known. */
  before(document: D, { grid }: Puzzle): Grid | undefined {
    const grids = this.known.get(document) ?? [];
    return isLast(grids, grid) ? grids.at(-2) : undefined;
  }
}

function isLast(grids: readonly Grid[], grid: Grid): boolean {
  const last = grids.at(-1);
  return last !== undefined && keyOf(last) === keyOf(grid);
}
