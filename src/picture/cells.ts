/** The cells of a grid, cut out along its lines and with the same contrast, as the input of the network. */

import type { Pausable } from '../core/pausing';
import { type Gray, valueAt } from './gray';
import type { DrawnCages } from './killer/cages';
import { cellCorners, type Mesh } from './mesh';

/** The width and height of a cell that the network reads. */
export const CELL_SIDE = 24;
/** The share of a cell that is cut off at each side, with its lines. */
export const CELL_MARGIN = 0.09;
/** The number of samples in each direction that become one pixel. */
const SAMPLES = 2;

/** Cells in rows from the top left: 0 for paper, 255 for ink. */
export type CellImage = Uint8Array;

/**
 * The cells of a grid, without the outlines and sums of cages. `factor` is the number of pixels of this picture for each one in which the mesh was
 * found. Yields where it may be paused.
 */
export function* cutCells(gray: Gray, mesh: Mesh, factor: number, cages?: DrawnCages): Pausable<CellImage[]> {
  const raw: Float32Array[] = [];
  for (let cell = 0; cell < mesh.size ** 2; cell++) {
    const values = sampleCell(gray, mesh, factor, cell, { side: CELL_SIDE, margin: CELL_MARGIN });
    raw.push(cages ? withoutCage(values, cell, cages) : values);
    if (cell % mesh.size === 0) yield undefined;
  }
  const contrasts: number[] = [];
  for (const values of raw) {
    contrasts.push(contrastOf(values));
    if (contrasts.length % CELLS === 0) yield undefined;
  }
  const usual = usualContrast(contrasts);
  const cells: CellImage[] = [];
  for (const values of raw) {
    cells.push(normalize(values, usual));
    if (cells.length % CELLS === 0) yield undefined;
  }
  return cells;
}

/** The distance from outlines and sums up to which there may be ink of them, in cells. */
const BESIDE = 0.03;

/** A cell with paper in place of the outline and the sum of its cage. */
function withoutCage(values: Float32Array, cell: number, { outlines, sums }: DrawnCages): Float32Array {
  const paper = paperOf(values);
  const sum = sums.get(cell);
  const place = (i: number) => CELL_MARGIN + ((i + 0.5) / CELL_SIDE) * (1 - 2 * CELL_MARGIN);
  return values.map((value, i) => {
    const [u, v] = [place(i % CELL_SIDE), place(Math.floor(i / CELL_SIDE))];
    const isOutline = Math.min(u, 1 - u, v, 1 - v) < outlines.to + BESIDE;
    const isSum = sum && u < sum.right + BESIDE && v < sum.bottom + BESIDE;
    return isOutline || isSum ? paper : value;
  });
}

/** The number of cells after which work yields. */
const CELLS = 8;

/** The size of the samples of a cell, and the share of the cell that is cut off at each side; negative to include its surroundings. */
export interface Cut {
  readonly side: number;
  readonly margin: number;
}

/** The brightness of the pixels of a cell, at least 1. */
export function sampleCell(gray: Gray, mesh: Mesh, factor: number, cell: number, { side, margin }: Cut): Float32Array {
  const [a, b, d, c] = cellCorners(mesh, cell);
  const values = new Float32Array(side * side);
  const count = side * SAMPLES;
  const place = (i: number) => margin + ((i + 0.5) / count) * (1 - 2 * margin);
  // Beyond the edges of the picture, its outermost pixels continue.
  const { width, height } = gray;
  const within = (at: number, length: number) => Math.max(0, Math.min(length - 1 - 1e-6, at));
  for (let row = 0; row < count; row++) {
    const v = place(row);
    // The ends of a row of the cell. The center of pixel 0 is at 0.5 in the larger picture.
    const left = (a.x + (c.x - a.x) * v + 0.5) * factor - 0.5;
    const right = (b.x + (d.x - b.x) * v + 0.5) * factor - 0.5;
    const leftY = (a.y + (c.y - a.y) * v + 0.5) * factor - 0.5;
    const rightY = (b.y + (d.y - b.y) * v + 0.5) * factor - 0.5;
    for (let column = 0; column < count; column++) {
      const u = place(column);
      const value = valueAt(
        gray,
        within(left + (right - left) * u, width),
        within(leftY + (rightY - leftY) * u, height),
      );
      values[Math.floor(row / SAMPLES) * side + Math.floor(column / SAMPLES)] += value / SAMPLES ** 2;
    }
  }
  return values.map(value => Math.max(1, value));
}

/** The contrast of digits in a grid, given that of each cell. A puzzle has digits in a fifth of its cells or more, so the clearest eighth of the cells have digits. */
export function usualContrast(contrasts: readonly number[]): number {
  return Math.max(0.04, quantile(contrasts, 0.88));
}

/** How much darker than its paper the ink of a cell is, from 0 to 1. */
export function contrastOf(values: Float32Array): number {
  const paper = paperOf(values);
  return Math.max(0, paper - quantile(innerOf(values), 0.02)) / paper;
}

/** The brightness of the paper: most of a cell is empty. */
function paperOf(values: Float32Array): number {
  return quantile(values, 0.6);
}

/** A cell with full contrast, unless it has much less contrast than is usual in its grid: then it is probably blank. */
export function normalize(values: Float32Array, usual: number): CellImage {
  const paper = paperOf(values);
  const ink = paper * Math.max(contrastOf(values), 0.5 * usual);
  return Uint8Array.from(values, value => Math.max(0, Math.min(255, Math.round((255 * (paper - value)) / ink))));
}

/** The values in the middle of a cell, where no line is. */
function innerOf(values: Float32Array): Float32Array {
  const edge = Math.round(CELL_SIDE * 0.15);
  return values.filter((_, i) => {
    const column = i % CELL_SIDE;
    const row = Math.floor(i / CELL_SIDE);
    return Math.min(row, column) >= edge && Math.max(row, column) < CELL_SIDE - edge;
  });
}

/** The value below which a share of the values lies. */
function quantile(values: ArrayLike<number>, share: number): number {
  const sorted = Float32Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}
