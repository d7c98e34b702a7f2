/** The grid of a picture of any size: it is found in a smaller copy, and read where its cells have enough pixels. */

import type { Pausable } from '../core/pausing';
import { type Gray, inverted, shrink } from './gray';
import { cellWidthOf, findGrid } from './grid';
import type { Mesh } from './mesh';

/** The longer side of the copy in which the grid is searched for, in pixels. */
const SEARCH_SIDE = 1000;
/** The width in pixels from which cells of the copy are read. */
const ENOUGH = 30;

/** A grid, in the picture from which its cells are cut. */
export interface LocatedGrid {
  /** Dark lines on light paper. */
  readonly gray: Gray;
  readonly mesh: Mesh;
  /** The pixels of this picture for each pixel of the mesh. */
  readonly factor: number;
  /** Whether light and dark are exchanged in `gray`. */
  readonly isInverted: boolean;
  /** The width of the narrowest cell in pixels of the picture. */
  readonly cellWidth: number;
}

/** The grid of a picture, or undefined. Yields where it may be paused. */
export function* locate(picture: Gray): Pausable<LocatedGrid | undefined> {
  const { gray: small, factor } = yield* shrink(picture, SEARCH_SIDE);
  const found = yield* findGrid(small);
  if (!found) return undefined;
  const width = cellWidthOf(found.mesh);
  const isSmall = width < ENOUGH;
  const gray = isSmall ? picture : small;
  return {
    gray: found.isInverted ? yield* inverted(gray) : gray,
    isInverted: found.isInverted,
    mesh: found.mesh,
    factor: isSmall ? factor : 1,
    cellWidth: width * factor,
  };
}
