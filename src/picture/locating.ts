/** The grids of a picture of any size: they are found in a smaller copy, and read where their cells have enough pixels. */

import type { Pausable } from '../core/pausing';
import { findDrawnGrids, hasLightDigits } from './drawnGrid';
import { type Gray, inverted, isDrawn, shrink } from './gray';
import { cellWidthOf, findGrids, MOST_GRIDS } from './grid';
import type { PixelPoint } from './homography';
import { gridCorners, type Mesh } from './mesh';

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

/** The grids of a picture, the largest or clearest one first. Yields where it may be paused. */
export function* locate(picture: Gray): Pausable<LocatedGrid[]> {
  const copy = yield* shrink(picture, SEARCH_SIDE.drawn);
  const drawn = (yield* isDrawn(copy.gray)) ? (yield* findDrawnGrids(copy.gray)).slice(0, MOST_GRIDS) : [];
  if (drawn.length > 0) {
    const found: FoundMesh[] = [];
    for (const mesh of drawn) found.push({ mesh, isInverted: yield* hasLightDigits(copy.gray, mesh) });
    return yield* cutFrom(picture, copy, found);
  }
  const smaller = yield* shrink(picture, SEARCH_SIDE.photo);
  return yield* cutFrom(picture, smaller, yield* findGrids(smaller.gray));
}

type FoundMesh = Pick<LocatedGrid, 'mesh' | 'isInverted'>;

/** Grids that were found in a copy of a picture, each in the copy or the picture itself. */
function* cutFrom(
  picture: Gray,
  copy: { readonly gray: Gray; readonly factor: number },
  found: readonly FoundMesh[],
): Pausable<LocatedGrid[]> {
  // Large pictures take long to invert, and a page may have many grids.
  const negatives = new Map<Gray, Gray>();
  const located: LocatedGrid[] = [];
  for (const { mesh, isInverted } of found) {
    const width = cellWidthOf(mesh);
    const isSmall = width < ENOUGH;
    const gray = isSmall ? picture : copy.gray;
    const negative = isInverted ? (negatives.get(gray) ?? (yield* inverted(gray))) : undefined;
    if (negative) negatives.set(gray, negative);
    const factor = isSmall ? copy.factor : 1;
    located.push({ gray: negative ?? gray, isInverted, mesh, factor, cellWidth: width * copy.factor });
  }
  return located;
}

/**
 * Grids of a picture in reading order, after clockwise quarter turns make it upright: grids whose centers are at similar heights form a row,
 * which is read from left to right. `grids` are those that were found in one copy.
 */
export function inReadingOrder<T extends Pick<LocatedGrid, 'mesh'>>(grids: readonly T[], turns: number): T[] {
  const places = grids.map(grid => {
    const corners = gridCorners(grid.mesh).map(point => turnedPoint(point, turns));
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
    return { grid, x: middle(xs), y: middle(ys), height: Math.max(...ys) - Math.min(...ys) };
  });
  places.sort((a, b) => a.y - b.y);
  const rows: (typeof places)[] = [];
  for (const place of places) {
    const row = rows.at(-1);
    if (row && place.y - row[0].y < row[0].height / 2) row.push(place);
    else rows.push([place]);
  }
  return rows.flatMap(row => row.sort((a, b) => a.x - b.x).map(({ grid }) => grid));
}

function turnedPoint({ x, y }: PixelPoint, turns: number): PixelPoint {
  let point = { x, y };
  for (let turn = 0; turn < turns; turn++) point = { x: -point.y, y: point.x };
  return point;
}
