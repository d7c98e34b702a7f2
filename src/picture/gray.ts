/** Gray pictures, and the filters that all stages share. They yield where they may be paused. */

import type { Pausable } from '../core/pausing';

/** A picture with one byte for each pixel, 0 for black, in rows from the top. */
export interface Gray {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** The relative darkness of each pixel: 0 for paper, 1 for ink on white paper. Negative where a pixel is lighter than its surroundings. */
export interface Darkness {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** A picture whose longer side is at most `side`, by averaging. The factor is the number of original pixels for each pixel. */
export function* shrink(gray: Gray, side: number): Pausable<{ readonly gray: Gray; readonly factor: number }> {
  const factor = Math.max(gray.width, gray.height) / side;
  if (factor <= 1) return { gray, factor: 1 };
  const width = Math.max(1, Math.round(gray.width / factor));
  const height = Math.max(1, Math.round(gray.height / factor));
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = rangeOf(y, factor, gray.height);
    for (let x = 0; x < width; x++) {
      const [left, right] = rangeOf(x, factor, gray.width);
      let sum = 0;
      for (let row = top; row < bottom; row++)
        for (let i = row * gray.width + left; i < row * gray.width + right; i++) sum += gray.data[i];
      data[y * width + x] = sum / ((bottom - top) * (right - left));
    }
    if (isRest(y, width * factor * factor)) yield undefined;
  }
  return { gray: { width, height, data }, factor };
}

/** The pixels that become one pixel, as a half-open range that is never empty. */
function rangeOf(at: number, factor: number, length: number): readonly [number, number] {
  const from = Math.min(length - 1, Math.floor(at * factor));
  return [from, Math.min(length, Math.max(from + 1, Math.floor((at + 1) * factor)))];
}

/** The means of the squares with `radius` around each pixel. At the border, the means of the parts inside the picture. */
export function* boxMeans(
  { width, height, data }: { width: number; height: number; data: ArrayLike<number> },
  radius: number,
): Pausable<Float32Array> {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += data[y * width + x];
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row;
    }
    if (isRest(y, width)) yield undefined;
  }
  const means = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - radius) * (width + 1);
    const bottom = Math.min(height, y + radius + 1) * (width + 1);
    const rows = (bottom - top) / (width + 1);
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - radius);
      const right = Math.min(width, x + radius + 1);
      const sum = sums[bottom + right] - sums[bottom + left] - sums[top + right] + sums[top + left];
      means[y * width + x] = sum / (rows * (right - left));
    }
    if (isRest(y, width)) yield undefined;
  }
  return means;
}

/** How much darker each pixel is than its surroundings, in proportion to their brightness, so that shadows do not matter. */
export function* darknessOf(gray: Gray, radius: number): Pausable<Darkness> {
  const means = yield* boxMeans(gray, radius);
  const data = yield* mapped(means, (mean, i) => (mean - gray.data[i]) / Math.max(mean, 24));
  return { width: gray.width, height: gray.height, data };
}

/** A value for each pixel. Yields where it may be paused. */
export function* mapped(values: Float32Array, make: (value: number, i: number) => number): Pausable<Float32Array> {
  const result = new Float32Array(values.length);
  for (let start = 0; start < values.length; start += PIXELS) {
    const end = Math.min(values.length, start + PIXELS);
    for (let i = start; i < end; i++) result[i] = make(values[i], i);
    yield undefined;
  }
  return result;
}

/** The number of pixels after which work on a picture yields. */
const PIXELS = 1 << 16;

/** Whether work on a picture may be paused after a row, given the number of pixels that are read for each row. */
export function isRest(row: number, pixels: number): boolean {
  return (row + 1) % Math.max(1, Math.floor(PIXELS / pixels)) === 0;
}

/** A picture with light and dark exchanged. */
export function* inverted({ width, height, data }: Gray): Pausable<Gray> {
  const result = new Uint8Array(data.length);
  for (let start = 0; start < data.length; start += PIXELS) {
    const end = Math.min(data.length, start + PIXELS);
    for (let i = start; i < end; i++) result[i] = 255 - data[i];
    yield undefined;
  }
  return { width, height, data: result };
}

/** The value at a point between pixels, 0 outside. */
export function valueAt(
  { width, height, data }: { width: number; height: number; data: ArrayLike<number> },
  x: number,
  y: number,
) {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (!(left >= 0 && top >= 0 && left < width - 1 && top < height - 1)) return 0;
  const i = top * width + left;
  const dx = x - left;
  const dy = y - top;
  return (
    (data[i] * (1 - dx) + data[i + 1] * dx) * (1 - dy) + (data[i + width] * (1 - dx) + data[i + width + 1] * dx) * dy
  );
}

/** The share of squares of four equal pixels in pictures that programs draw. Photos have noise nearly everywhere. */
const FLAT = 0.55;

/** Whether a picture is drawn, such as a screenshot. Then faint lines are clear too. */
export function* isDrawn({ width, height, data }: Gray): Pausable<boolean> {
  let flat = 0;
  for (let y = 1; y < height; y++) {
    for (let i = y * width + 1; i < (y + 1) * width; i++)
      if (data[i] === data[i - 1] && data[i] === data[i - width] && data[i] === data[i - width - 1]) flat++;
    if (isRest(y, width)) yield undefined;
  }
  return flat > FLAT * data.length;
}
