/** Decodes the brightness of PNG pictures, row by row. Transparent parts are white. */

import type { Pausable } from '../../core/pausing';
import type { Gray } from '../gray';
import { inflate } from './inflate';

/** The header of a PNG picture. */
export interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly color: number;
  readonly isInterlaced: boolean;
}

/** By color type: the number of samples of a pixel, and the allowed depths. */
const COLORS: Readonly<Record<number, { readonly samples: number; readonly depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};

/** The header of a picture, or undefined if it is wrong. */
export function pngHeader(bytes: Uint8Array): PngHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 33 || nameAt(bytes, 12) !== 'IHDR') return undefined;
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const [depth, color, , , interlacing] = bytes.subarray(24, 29);
  const isValid = width > 0 && height > 0 && COLORS[color]?.depths.includes(depth) && interlacing <= 1;
  return isValid ? { width, height, depth, color, isInterlaced: interlacing === 1 } : undefined;
}

/** Decodes a picture. Missing rows of truncated files are white. Yields where it may be paused. */
export function* decodePng(bytes: Uint8Array, header: PngHeader): Pausable<Gray | undefined> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [];
  let palette: Uint8Array | undefined;
  let transparency: Uint8Array | undefined;
  for (let at = 8; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at);
    const name = nameAt(bytes, at + 4);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (name === 'PLTE') palette = data;
    else if (name === 'tRNS') transparency = data;
    else if (name === 'IDAT') parts.push(data);
    else if (name === 'IEND') break;
    at += 12 + length;
  }
  if (parts.length === 0 || (header.color === 3 && !palette)) return undefined;
  const gray = { ...header, data: new Uint8Array(header.width * header.height).fill(255) };
  const rows = new RowReader(header, grayOf(header, palette, transparency), gray.data);
  yield* inflate(parts, piece => rows.accept(piece));
  return { width: gray.width, height: gray.height, data: gray.data };
}

function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

/** The passes of interlaced pictures: the first column and row, and the distances between columns and between rows. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const ONE_PASS = [[0, 0, 1, 1]] as const;

/** Turns decompressed bytes into rows of pixels. */
class RowReader {
  private readonly bytesPerPixel: number;
  private readonly passes: readonly (readonly [number, number, number, number])[];
  private pass = -1;
  private row = 0;
  private rows = 0;
  private columns = 0;
  /** The row that is being filled, after its filter byte, and the one above. */
  private current: Uint8Array = new Uint8Array(0);
  private above: Uint8Array = new Uint8Array(0);
  private filled = 0;
  private length = 0;

  constructor(
    private readonly header: PngHeader,
    private readonly pixel: (row: Uint8Array, column: number) => number,
    private readonly target: Uint8Array,
  ) {
    const bits = header.depth * COLORS[header.color].samples;
    this.bytesPerPixel = Math.max(1, bits >> 3);
    this.passes = header.isInterlaced ? PASSES : ONE_PASS;
    const longest = Math.ceil((header.width * bits) / 8) + 1;
    this.current = new Uint8Array(longest);
    this.above = new Uint8Array(longest);
    this.startPass();
  }

  /** Accepts more bytes. Returns false when the picture is complete. */
  accept(piece: Uint8Array): boolean {
    for (let at = 0; at < piece.length; ) {
      if (this.pass >= this.passes.length) return false;
      const count = Math.min(piece.length - at, this.length - this.filled);
      this.current.set(piece.subarray(at, at + count), this.filled);
      this.filled += count;
      at += count;
      if (this.filled === this.length) this.finishRow();
    }
    return this.pass < this.passes.length;
  }

  /** Continues with the next pass that has pixels. */
  private startPass(): void {
    const { width, height, depth, color } = this.header;
    do {
      this.pass++;
      if (this.pass >= this.passes.length) return;
      const [left, top, across, down] = this.passes[this.pass];
      this.columns = Math.max(0, Math.ceil((width - left) / across));
      this.rows = Math.max(0, Math.ceil((height - top) / down));
    } while (this.columns === 0 || this.rows === 0);
    this.length = 1 + Math.ceil((this.columns * depth * COLORS[color].samples) / 8);
    this.row = this.filled = 0;
    this.above.fill(0);
  }

  private finishRow(): void {
    const { current, above, length, bytesPerPixel } = this;
    unfilter(current, above, length, bytesPerPixel);
    const [left, top, across, down] = this.passes[this.pass];
    const start = (top + this.row * down) * this.header.width + left;
    const pixels = current.subarray(1);
    for (let column = 0; column < this.columns; column++)
      this.target[start + column * across] = this.pixel(pixels, column);
    [this.current, this.above] = [above, current];
    this.filled = 0;
    this.row++;
    if (this.row === this.rows) this.startPass();
  }
}

/** Reverses the filter of a row, whose kind is its first byte. */
function unfilter(row: Uint8Array, above: Uint8Array, length: number, step: number): void {
  const filter = row[0];
  if (filter === 0) return;
  for (let i = 1; i < length; i++) {
    const a = i > step ? row[i - step] : 0;
    const b = above[i];
    if (filter === 1) row[i] += a;
    else if (filter === 2) row[i] += b;
    else if (filter === 3) row[i] += (a + b) >> 1;
    else if (filter === 4) row[i] += paeth(a, b, i > step ? above[i - step] : 0);
  }
}

function paeth(a: number, b: number, c: number): number {
  const [da, db, dc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  if (da <= db && da <= dc) return a;
  return db <= dc ? b : c;
}

/** The function that reads the brightness of a pixel in a row. */
function grayOf({ depth, color }: PngHeader, palette: Uint8Array | undefined, transparency: Uint8Array | undefined) {
  const step = depth >> 3;
  if (color === 0 || color === 3) {
    const most = 2 ** depth - 1;
    const sample = (row: Uint8Array, i: number) => {
      if (depth >= 8) return row[i * step];
      const bit = i * depth;
      return (row[bit >> 3] >> (8 - depth - (bit & 7))) & most;
    };
    if (color === 0)
      return (row: Uint8Array, i: number) => (depth >= 8 ? sample(row, i) : (sample(row, i) * 255) / most);
    const grays = Uint8Array.from({ length: 256 }, (_, i) => {
      const [red = 0, green = 0, blue = 0] = palette!.subarray(3 * i, 3 * i + 3);
      return onWhite(brightness(red, green, blue), transparency?.[i] ?? 255);
    });
    return (row: Uint8Array, i: number) => grays[sample(row, i)];
  }
  if (color === 4) return (row: Uint8Array, i: number) => onWhite(row[2 * i * step], row[(2 * i + 1) * step]);
  const samples = color === 2 ? 3 : 4;
  return (row: Uint8Array, i: number) => {
    const at = i * samples * step;
    const value = brightness(row[at], row[at + step], row[at + 2 * step]);
    return samples === 3 ? value : onWhite(value, row[at + 3 * step]);
  };
}

function brightness(red: number, green: number, blue: number): number {
  return (red * 77 + green * 150 + blue * 29) >> 8;
}

function onWhite(value: number, opacity: number): number {
  return opacity === 255 ? value : 255 + ((value - 255) * opacity) / 255;
}
