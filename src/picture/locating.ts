/** The grid of a picture of any size: it is found in a smaller copy, and read where its cells have enough pixels. */

import type { Pausable } from '../core/pausing';
import { findDrawnGrids, hasLightDigits } from './drawnGrid';
import { type Gray, inverted, isDrawn, shrink } from './gray';
import { cellWidthOf, findGrid } from './grid';
import type { Mesh } from './mesh';

/** The longer side of the copy in which the grid is searched for, in pixels: in drawn pictures and in photos. */
const SEARCH_SIDE = { drawn: 2400, photo: 1000 } as const;
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
  const copy = yield* shrink(picture, SEARCH_SIDE.drawn);
  const [mesh] = (yield* isDrawn(copy.gray)) ? yield* findDrawnGrids(copy.gray) : [];
  if (mesh) return yield* cutFrom(picture, copy, { mesh, isInverted: yield* hasLightDigits(copy.gray, mesh) });
  const smaller = yield* shrink(picture, SEARCH_SIDE.photo);
  const found = yield* findGrid(smaller.gray);
  return found && (yield* cutFrom(picture, smaller, found));
}

/** A grid that was found in a copy of a picture, in the copy or the picture itself. */
function* cutFrom(
  picture: Gray,
  copy: { readonly gray: Gray; readonly factor: number },
  { mesh, isInverted }: Pick<LocatedGrid, 'mesh' | 'isInverted'>,
): Pausable<LocatedGrid> {
  const width = cellWidthOf(mesh);
  const isSmall = width < ENOUGH;
  const gray = isSmall ? picture : copy.gray;
  return {
    gray: isInverted ? yield* inverted(gray) : gray,
    isInverted,
    mesh,
    factor: isSmall ? copy.factor : 1,
    cellWidth: width * copy.factor,
  };
}
