/** The grid of a picture of any size: it is found in a smaller copy, and read where its cells have enough pixels. */

import { type Gray, shrink } from './gray';
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
  /** The width of the narrowest cell in pixels of the picture. */
  readonly cellWidth: number;
}

/** The grid of a picture, or undefined. */
export function locate(picture: Gray): LocatedGrid | undefined {
  const { gray: small, factor } = shrink(picture, SEARCH_SIDE);
  const found = findGrid(small);
  if (!found) return undefined;
  const width = cellWidthOf(found.mesh);
  const isSmall = width < ENOUGH;
  const gray = isSmall ? picture : small;
  return {
    gray: found.isInverted ? { ...gray, data: gray.data.map(value => 255 - value) } : gray,
    mesh: found.mesh,
    factor: isSmall ? factor : 1,
    cellWidth: width * factor,
  };
}
