/** The parts of a picture that show doubtful cells, for people. */

import { sampleCell } from './cells';
import type { Gray } from './gray';
import type { Quadrilateral } from './homography';
import type { LocatedGrid } from './locating';
import { type DoubtfulCell, turned, turnedOrder } from './reading';

/** The part of a picture that shows a cell. */
export interface CellCrop {
  /** The cell and a part of its neighbors, upright. */
  readonly crop: Gray;
  /** The corners of the cell, clockwise from the top left of the picture, in shares of its width and height. */
  readonly corners: Quadrilateral;
}

/** A doubtful cell with the part of the picture that shows it. */
export interface PicturedDoubt extends DoubtfulCell, CellCrop {}

/** The width and height of a crop in pixels, and the share of the cell that is added at each side. */
const CROP = { side: 64, margin: -0.25 } as const;

/** The crop of a cell, numbered after the clockwise quarter turns that make the grid upright. */
export function cropOf({ gray, mesh, factor, isInverted }: LocatedGrid, cell: number, turns: number): CellCrop {
  const inPicture = turnedOrder(turns)[cell];
  const values = Uint8Array.from(sampleCell(gray, mesh, factor, inPicture, CROP), value =>
    Math.round(isInverted ? 255 - value : value),
  );
  const first = Math.floor(inPicture / 9) * 10 + (inPicture % 9);
  const corners = [first, first + 1, first + 11, first + 10].map(i => ({
    x: ((mesh[i].x + 0.5) * factor) / gray.width,
    y: ((mesh[i].y + 0.5) * factor) / gray.height,
  }));
  return {
    crop: { width: CROP.side, height: CROP.side, data: turned(values, turns) },
    corners: corners as unknown as Quadrilateral,
  };
}
