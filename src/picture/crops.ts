/** The parts of a picture that show doubtful cells, for people. */

import { sampleCell } from './cells';
import type { Gray } from './gray';
import type { Quadrilateral } from './homography';
import type { LocatedGrid } from './locating';
import { cellCorners } from './mesh';
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

/**
 * The width and height of a crop in pixels, the same as in hovers, and the share of the cell that is added at each side. VS Code's hovers have up
 * to 250 pixels in height: a larger crop would hide the actions below the text.
 */
const CROP = { side: 80, margin: -0.25 } as const;

/** The crop of a cell, numbered after the clockwise quarter turns that make the grid upright. */
export function cropOf({ gray, mesh, factor, isInverted }: LocatedGrid, cell: number, turns: number): CellCrop {
  const inPicture = turnedOrder(mesh.size, turns)[cell];
  const values = Uint8Array.from(sampleCell(gray, mesh, factor, inPicture, CROP), value =>
    Math.round(isInverted ? 255 - value : value),
  );
  const corners = cellCorners(mesh, inPicture).map(({ x, y }) => ({
    x: ((x + 0.5) * factor) / gray.width,
    y: ((y + 0.5) * factor) / gray.height,
  }));
  return {
    crop: { width: CROP.side, height: CROP.side, data: turned(values, turns) },
    corners: corners as unknown as Quadrilateral,
  };
}
