/** The numbers in the corners of cages: their digits, cut out as the network reads them. */

import { valueIn } from '../cellPlaces';
import { CELL_SIDE, type CellImage } from '../cells';
import type { LocatedGrid } from '../locating';
import { cellCorners } from '../mesh';
import type { CageOutlines } from './cages';

/** The classes of ink in a corner: the digits from 0 to 9, and anything else. */
export const SUM_CLASSES = 11;

/** The corner of a cell in which a number is searched, in cells, and the number of samples for a cell. */
const WIDTH = 0.64;
const HEIGHT = 0.46;
const SAMPLES = 96;
const COLUMNS = Math.round(WIDTH * SAMPLES);
const ROWS = Math.round(HEIGHT * SAMPLES);
/** The heights of digits, in cells. */
const LOWEST = 0.1;
const HIGHEST = 0.34;
/** The least contrast of a number. */
const LEAST_CONTRAST = 0.08;
/** The shares of the contrast that are tried as the border between ink and paper. */
const THRESHOLDS = [0.5, 0.65, 0.35];
/** The largest width of two digits that touch, in heights. */
const WIDEST = 1.9;
/** The height of a digit that the network reads, in pixels. */
const READ_HEIGHT = 14;

/** A part of the ink of a corner. The bounds are inclusive. */
interface Blob {
  left: number;
  right: number;
  top: number;
  bottom: number;
  readonly pixels: number[];
}

/** A number in the corner of a cell. */
export interface CornerNumber {
  /** The possible readings, at least one: the digits, one or two from left to right. */
  readonly readings: readonly (readonly CellImage[])[];
  /** The distances of its ends from the left and upper edge of the cell, in cells. */
  readonly right: number;
  readonly bottom: number;
}

/** The number in the corner of a cell, or undefined if there is none. */
export function numberInCorner(grid: LocatedGrid, cell: number, outlines: CageOutlines): CornerNumber | undefined {
  const corners = cellCorners(grid.mesh, cell);
  const values = new Float32Array(COLUMNS * ROWS);
  const left = edgeOf((depth, along) => valueIn(grid, corners, depth, along), outlines);
  const top = edgeOf((depth, along) => valueIn(grid, corners, along, depth), outlines);
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++)
      values[row * COLUMNS + column] = valueIn(grid, corners, (column + 0.5) / SAMPLES, (row + 0.5) / SAMPLES);
  const inside = (i: number) => i % COLUMNS >= left && Math.floor(i / COLUMNS) >= top;
  const paper = [...values].filter((_, i) => inside(i)).sort((a, b) => b - a)[(COLUMNS * ROWS) >> 3];
  const ink = values.map((value, i) => (inside(i) ? Math.max(0, paper - value) / 255 : 0));
  const readings: CellImage[][] = [];
  let [right, bottom] = [0, 0];
  for (const threshold of THRESHOLDS) {
    const blobs = numberIn(ink, threshold, outlines);
    if (!blobs) continue;
    readings.push(blobs.map(blob => imageOf(ink, blob)));
    for (const blob of blobs) {
      right = Math.max(right, (blob.right + 1) / SAMPLES);
      bottom = Math.max(bottom, (blob.bottom + 1) / SAMPLES);
    }
    // Digits may touch.
    const [blob] = blobs;
    if (blobs.length === 1 && widthOf(blob) > SPLIT) readings.push(halvesOf(ink, blob).map(half => imageOf(ink, half)));
    else if (blobs.length === 2) break;
  }
  return readings.length > 0 ? { readings, right, bottom } : undefined;
}

/** The width of a digit from which it may be two, in heights. */
const SPLIT = 0.6;

function widthOf({ left, right, top, bottom }: Blob): number {
  return (right - left + 1) / (bottom - top + 1);
}

/** A part of the ink divided at the column with the least ink in its middle. */
function halvesOf(ink: Float32Array, blob: Blob): Blob[] {
  const columns = Array.from({ length: blob.right - blob.left + 1 }, () => 0);
  for (const i of blob.pixels) columns[(i % COLUMNS) - blob.left] += ink[i];
  const middle = [...columns.keys()].filter(i => i > 0.3 * columns.length && i < 0.7 * columns.length);
  const cut = blob.left + middle.reduce((best, i) => (columns[i] < columns[best] ? i : best));
  const part = (isOwn: (column: number) => boolean) => boundsOf(blob.pixels.filter(i => isOwn(i % COLUMNS)));
  return [part(column => column < cut), part(column => column > cut)];
}

function boundsOf(pixels: readonly number[]): Blob {
  const blob: Blob = { left: COLUMNS, right: 0, top: ROWS, bottom: 0, pixels: [...pixels] };
  for (const i of pixels) {
    const [x, y] = [i % COLUMNS, Math.floor(i / COLUMNS)];
    blob.left = Math.min(blob.left, x);
    blob.right = Math.max(blob.right, x);
    blob.top = Math.min(blob.top, y);
    blob.bottom = Math.max(blob.bottom, y);
  }
  return blob;
}

/** The number of samples from the edge of a cell to the paper inside of its line, which may be thin or thick. */
function edgeOf(valueAt: (depth: number, along: number) => number, { before }: CageOutlines): number {
  const means = Array.from({ length: Math.ceil(before * SAMPLES) + 1 }, (_, i) => {
    let sum = 0;
    for (let along = 0.55; along < 0.9; along += 0.025) sum += valueAt((i + 0.5) / SAMPLES, along);
    return sum;
  });
  const [dark, light] = [Math.min(...means), Math.max(...means)];
  return means.findIndex(mean => mean >= dark + LIGHT * (light - dark));
}

/** The share of the contrast of a line from which its edge counts as paper. */
const LIGHT = 0.8;

/** The digits among the parts of the ink. */
function numberIn(ink: Float32Array, threshold: number, { from, to }: CageOutlines): Blob[] | undefined {
  // Outlines may be darker or lighter than numbers.
  const band = (at: number) => (at + 0.5) / SAMPLES >= from - BESIDE && (at + 0.5) / SAMPLES <= to + BESIDE;
  const inBand = (i: number) => band(i % COLUMNS) || band(Math.floor(i / COLUMNS));
  let contrast = 0;
  for (const [i, value] of ink.entries()) if (!inBand(i)) contrast = Math.max(contrast, value);
  if (contrast < LEAST_CONTRAST) return undefined;
  // A 1 next to another digit may look like a dash.
  const isDash = (blob: Blob) => isDashLike(blob, inBand, (to - from + BESIDE) * SAMPLES);
  const blobs = blobsOf(ink, threshold * contrast).filter(endsWithin);
  const parts = [...joined(blobs.filter(blob => !isDash(blob))), ...blobs.filter(isDash)];
  const digits = parts.filter(({ top, bottom }) => {
    const height = (bottom - top + 1) / SAMPLES;
    return LOWEST <= height && height <= HIGHEST;
  });
  const [start] = digits.filter(blob => !isDash(blob)).sort((a, b) => a.left + a.top - b.left - b.top);
  if (!start) return undefined;
  const height = start.bottom - start.top + 1;
  const isBeside = (blob: Blob) => {
    const uneven = (isDash(blob) ? UNEVEN_DASH : UNEVEN) * height;
    return Math.abs(blob.top - start.top) <= uneven && Math.abs(blob.bottom - start.bottom) <= uneven;
  };
  const row = digits.filter(isBeside).sort((a, b) => a.left - b.left);
  const number = row.filter((blob, i) => i === 0 || blob.left - row[i - 1].right < WIDEST_GAP * height);
  const isNumber = number.length <= 2 && number.every(({ left, right }) => right - left + 1 <= WIDEST * height);
  return isNumber ? number : undefined;
}

/** The distance from outlines of ink that may belong to them, in cells. */
const BESIDE = 0.012;
/** The largest share of a digit in the bands of the outlines. */
const MOST_IN_BAND = 0.85;
/** The largest share of a digit at its left and upper end. */
const MOST_IN_CORNER = 0.95;
/** The largest difference of the heights of digits, and the widest gap between them, in heights. */
const UNEVEN = 0.25;
const UNEVEN_DASH = 0.1;
const WIDEST_GAP = 0.7;

/** Whether ink may be a dash of an outline, or its corner, given the largest width of a dash. */
function isDashLike(
  { left, right, top, bottom, pixels }: Blob,
  inBand: (i: number) => boolean,
  widest: number,
): boolean {
  if (pixels.filter(inBand).length <= MOST_IN_BAND * pixels.length) return false;
  if (right - left < widest || bottom - top < widest) return true;
  const corner = pixels.filter(i => Math.min((i % COLUMNS) - left, Math.floor(i / COLUMNS) - top) < widest);
  return corner.length > MOST_IN_CORNER * pixels.length;
}

/** Whether ink ends within the corner. Solid outlines do not. */
function endsWithin({ right, bottom }: Blob): boolean {
  return right < COLUMNS - 1 && bottom < ROWS - 1;
}

/** The connected parts of the ink. */
function blobsOf(ink: Float32Array, threshold: number): Blob[] {
  const done = new Uint8Array(ink.length);
  const blobs: Blob[] = [];
  for (let start = 0; start < ink.length; start++) {
    if (done[start] || ink[start] < threshold) continue;
    done[start] = 1;
    const pixels = [start];
    for (const i of pixels) {
      const [x, y] = [i % COLUMNS, Math.floor(i / COLUMNS)];
      for (let row = Math.max(0, y - 1); row <= Math.min(ROWS - 1, y + 1); row++)
        for (let column = Math.max(0, x - 1); column <= Math.min(COLUMNS - 1, x + 1); column++) {
          const j = row * COLUMNS + column;
          if (done[j] || ink[j] < threshold) continue;
          done[j] = 1;
          pixels.push(j);
        }
    }
    blobs.push(boundsOf(pixels));
  }
  return blobs;
}

/** Parts one above the other are one digit, such as the two of a 5 with a faint stroke. */
function joined(blobs: readonly Blob[]): Blob[] {
  const result: Blob[] = [];
  for (const blob of [...blobs].sort((a, b) => a.top - b.top)) {
    const other = result.find(one => {
      const overlap = Math.min(one.right, blob.right) - Math.max(one.left, blob.left) + 1;
      const width = Math.min(one.right - one.left, blob.right - blob.left) + 1;
      const height = (Math.max(one.bottom, blob.bottom) - one.top + 1) / SAMPLES;
      return overlap > 0.6 * width && height <= 0.25 && blob.top - one.bottom < 0.04 * SAMPLES;
    });
    if (!other) {
      result.push({ ...blob, pixels: [...blob.pixels] });
      continue;
    }
    other.left = Math.min(other.left, blob.left);
    other.right = Math.max(other.right, blob.right);
    other.bottom = Math.max(other.bottom, blob.bottom);
    other.pixels.push(...blob.pixels);
  }
  return result;
}

/** A digit in the middle of a cell, with the height that is usual there. */
function imageOf(ink: Float32Array, { left, right, top, bottom, pixels }: Blob): CellImage {
  // The faint pixels at its border belong to the digit too.
  const own = new Set<number>();
  for (const i of pixels)
    for (let row = -2; row <= 2; row++)
      for (let column = -2; column <= 2; column++) own.add(i + row * COLUMNS + column);
  const darkest = pixels.map(i => ink[i]).sort((a, b) => b - a)[pixels.length >> 4];
  const scale = (bottom - top + 1) / READ_HEIGHT;
  const [middleX, middleY] = [(left + right + 1) / 2, (top + bottom + 1) / 2];
  const data = new Uint8Array(CELL_SIDE * CELL_SIDE);
  const at = (x: number, y: number) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const i = row * COLUMNS + column;
    return column >= 0 && column < COLUMNS && row >= 0 && row < ROWS && own.has(i) ? ink[i] : 0;
  };
  for (let row = 0; row < CELL_SIDE; row++)
    for (let column = 0; column < CELL_SIDE; column++) {
      let sum = 0;
      for (const dy of [0.25, 0.75])
        for (const dx of [0.25, 0.75])
          sum += at(middleX + (column + dx - CELL_SIDE / 2) * scale, middleY + (row + dy - CELL_SIDE / 2) * scale);
      data[row * CELL_SIDE + column] = Math.min(255, Math.round((255 * sum) / (4 * darkest)));
    }
  return data;
}
