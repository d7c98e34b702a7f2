/** The stages of reading a picture, as pictures: they show where a reading went wrong. */

import type { Pausable } from '../core/pausing';
import { CELL_SIDE, type CellImage, cutCells } from './cells';
import { decode } from './decoding/index';
import type { Gray } from './gray';
import { inReadingOrder, type LocatedGrid, locate } from './locating';
import { cellCorners } from './mesh';

/** The result of a stage. */
export interface Stage {
  /**
   * `gray`: the decoded picture. `grid`: the lines that were found in it. `cells`: the cells that the network reads. Further grids of the
   * picture have numbers: `grid-2`, `cells-2`.
   */
  readonly name: string;
  readonly picture: Gray;
}

/** The space between cells, and around them, in pixels. */
const GAP = 4;

/** The stages of a picture up to the one that failed. Never throws. Yields where it may be paused. */
export function* stagesOf(bytes: Uint8Array): Pausable<readonly Stage[]> {
  const decoded = yield* decode(bytes);
  if ('problem' in decoded) return [];
  const gray: Stage = { name: 'gray', picture: decoded.gray };
  const stages = [gray];
  for (const [i, located] of inReadingOrder(yield* locate(decoded.gray), 0).entries()) {
    const { mesh, factor } = located;
    const number = i === 0 ? '' : `-${i + 1}`;
    const cells = yield* cutCells(located.gray, mesh, factor);
    stages.push({ name: `grid${number}`, picture: withLines(located) });
    stages.push({ name: `cells${number}`, picture: sheetOf(cells, mesh.size) });
  }
  return stages;
}

/** The picture with the edges of all cells, white on its dark lines. */
function withLines({ gray: { width, height, data }, mesh, factor }: LocatedGrid): Gray {
  const drawn = data.slice();
  for (let cell = 0; cell < mesh.size ** 2; cell++) {
    const corners = cellCorners(mesh, cell).map(({ x, y }) => ({ x: x * factor, y: y * factor }));
    for (const [i, from] of corners.entries()) {
      const to = corners[(i + 1) % corners.length];
      const steps = Math.ceil(Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)));
      for (let step = 0; step < steps; step++) {
        const x = Math.round(from.x + ((to.x - from.x) * step) / steps);
        const y = Math.round(from.y + ((to.y - from.y) * step) / steps);
        if (0 <= x && x < width && 0 <= y && y < height) drawn[y * width + x] = 255;
      }
    }
  }
  return { width, height, data: drawn };
}

/** All cells in their rows and columns, with dark ink. */
function sheetOf(cells: readonly CellImage[], size: number): Gray {
  const side = size * (CELL_SIDE + GAP) + GAP;
  const data = new Uint8Array(side * side).fill(128);
  for (const [cell, image] of cells.entries()) {
    const left = GAP + (cell % size) * (CELL_SIDE + GAP);
    const top = GAP + Math.floor(cell / size) * (CELL_SIDE + GAP);
    for (let y = 0; y < CELL_SIDE; y++)
      for (let x = 0; x < CELL_SIDE; x++) data[(top + y) * side + left + x] = 255 - image[y * CELL_SIDE + x];
  }
  return { width: side, height: side, data };
}
