/** Writes small gray pictures as PNG files, without compression: crops of cells, for people. */

import type { Gray } from './gray';

/** The length of the longest stored block of zlib data. */
const LONGEST_BLOCK = 65_535;

/** A picture as a PNG file. */
export function encodePng({ width, height, data }: Gray): Uint8Array {
  const rows = new Uint8Array(height * (width + 1));
  for (let y = 0; y < height; y++) rows.set(data.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const depthAndKind = [8, 0, 0, 0, 0];
  return concatenated([
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    chunkOf('IHDR', concatenated([word(width), word(height), depthAndKind])),
    chunkOf('IDAT', stored(rows)),
    chunkOf('IEND', new Uint8Array(0)),
  ]);
}

/** A chunk of a PNG file: its length, its name of four letters, its data and the check sum. */
export function chunkOf(name: string, data: Uint8Array): Uint8Array {
  const named = concatenated([Array.from(name, letter => letter.charCodeAt(0)), data]);
  return concatenated([word(data.length), named, word(crc32(named))]);
}

/** Data in the format of zlib, in blocks without compression. */
function stored(data: Uint8Array): Uint8Array {
  const parts: ArrayLike<number>[] = [[0x78, 0x01]];
  for (let start = 0; start < data.length; start += LONGEST_BLOCK) {
    const block = data.subarray(start, start + LONGEST_BLOCK);
    const isLast = start + LONGEST_BLOCK >= data.length;
    const { length } = block;
    parts.push([isLast ? 1 : 0, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255], block);
  }
  return concatenated([...parts, word(adler32(data))]);
}

function adler32(data: Uint8Array): number {
  let [a, b] = [1, 0];
  for (const byte of data) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return ((b << 16) | a) >>> 0;
}

/** The check sum of PNG files. */
function crc32(data: Uint8Array): number {
  let sum = ~0;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

/** A number in four bytes, the highest first. */
function word(value: number): number[] {
  return [24, 16, 8, 0].map(shift => (value >>> shift) & 255);
}

/** Bytes one after another. */
export function concatenated(parts: readonly ArrayLike<number>[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
