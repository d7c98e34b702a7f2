/** The grids that puzzles of open documents had after each edit, so that the last change is known and the solve can be replayed. */

import type { Grid } from '../core/grid';
import { keyOf } from '../text/gridKey';
import { isWhole, type Puzzle } from '../text/puzzle';

/** Maximum number of puzzles of a document whose grids are known: the ones edited last. */
const MOST_PUZZLES = 20;

/** Maximum number of grids of a puzzle: the latest ones. */
const MOST_GRIDS = 1000;

/** The grids of a puzzle, oldest first. */
type Grids = readonly Grid[];

export class GridHistory<D extends object> {
  /** By document: the grids of each puzzle. The puzzle that was edited last is first. */
  private readonly known = new WeakMap<D, readonly Grids[]>();

  /**
   * Call after each edit of a puzzle. While the puzzle cannot be read, because it is being typed, it has no grid. `before`: the puzzle at the place
   * of the edit before it, if it is known. Undo and Redo bring back earlier grids.
   */
  note(document: D, before: Puzzle | undefined, after: Puzzle | undefined, how: 'made' | 'undone'): void {
    const all = this.known.get(document) ?? [];
    const known = before && isWhole(before) ? all.find(grids => isLast(grids, before.grid)) : all[0];
    let grids = known ?? (before && isWhole(before) ? [before.grid] : []);
    if (after && isWhole(after) && !isLast(grids, after.grid)) {
      const key = keyOf(after.grid);
      const earlier = how === 'undone' ? grids.map(keyOf).lastIndexOf(key) : -1;
      grids = earlier < 0 ? [...grids, after.grid].slice(-MOST_GRIDS) : grids.slice(0, earlier + 1);
    }
    this.known.set(document, [grids, ...all.filter(each => each !== known)].slice(0, MOST_PUZZLES));
  }

  /** The grids of a puzzle since its first change, oldest first: the last one is its current grid. Empty if no change of it is known. */
  of(document: D, { grid }: Puzzle): Grids {
    return this.known.get(document)?.find(grids => isLast(grids, grid)) ?? [];
  }

  /** The grid before the last change of a puzzle; undefined if no change of it is known. */
  before(document: D, puzzle: Puzzle): Grid | undefined {
    return this.of(document, puzzle).at(-2);
  }
}

function isLast(grids: Grids, grid: Grid): boolean {
  const last = grids.at(-1);
  return last !== undefined && keyOf(last) === keyOf(grid);
}
