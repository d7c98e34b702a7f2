/**
 * Reads the puzzle in a picture: decoding, the grid (locating.ts), its cells, and their digits (reading.ts). All stages are pure functions on
 * arrays. This code and the weights of its network are loaded when a picture arrives.
 */

import { cutCells } from './cells';
import { decode } from './decoding/index';
import { locate } from './locating';
import type { PictureProblem } from './problem';
import { type ReadDigits, readDigits } from './reading';

/** The width of the smallest cells that are read, in pixels. */
const SMALLEST_CELL = 10;

/** The puzzle that was read in a picture, or the reason why none was. */
export type PictureResult = ReadDigits | { readonly problem: PictureProblem };

/** Reads the 9x9 puzzle in a PNG or JPEG picture. Never throws. */
export function readPuzzlePicture(bytes: Uint8Array): PictureResult {
  const decoded = decode(bytes);
  if ('problem' in decoded) return decoded;
  const located = locate(decoded.gray);
  if (!located) return { problem: { kind: 'noGrid' } };
  const { gray, mesh, factor, cellWidth } = located;
  if (cellWidth < SMALLEST_CELL) return { problem: { kind: 'smallCells', pixels: Math.floor(cellWidth) } };
  return readDigits(cutCells(gray, mesh, factor)) ?? { problem: { kind: 'noDigits' } };
}
