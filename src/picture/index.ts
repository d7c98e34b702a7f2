/**
 * Reads the puzzle in a picture: decoding, the grid (locating.ts), its cells, and their digits (reading.ts). All stages are pure functions on
 * arrays. This code and the weights of its network are loaded when a picture arrives.
 */

import { finish, type Pausable } from '../core/pausing';
import { cutCells } from './cells';
import { cropOf, type PicturedDoubt } from './crops';
import { decode } from './decoding/index';
import { locate } from './locating';
import type { PictureProblem } from './problem';
import { type ReadDigits, readDigits } from './reading';

/** The width of the smallest cells that are read, in pixels. */
const SMALLEST_CELL = 10;

/** The puzzle that was read in a picture. */
export interface ReadPicture extends Omit<ReadDigits, 'turns'> {
  readonly doubtful: readonly PicturedDoubt[];
}

/** The puzzle that was read in a picture, or the reason why none was. */
export type PictureResult = ReadPicture | { readonly problem: PictureProblem };

/** Reads the puzzle in a PNG or JPEG picture. Never throws. Yields where it may be paused. */
export function* readingPuzzlePicture(bytes: Uint8Array): Pausable<PictureResult> {
  const decoded = yield* decode(bytes);
  if ('problem' in decoded) return decoded;
  const located = yield* locate(decoded.gray);
  if (!located) return { problem: { kind: 'noGrid' } };
  const { gray, mesh, factor, cellWidth } = located;
  if (cellWidth < SMALLEST_CELL) return { problem: { kind: 'smallCells', pixels: Math.floor(cellWidth) } };
  const read = yield* readDigits(mesh.size, yield* cutCells(gray, mesh, factor));
  if (!read) return { problem: { kind: 'noDigits' } };
  const { turns, ...digits } = read;
  const doubtful: PicturedDoubt[] = [];
  for (const doubt of read.doubtful) {
    doubtful.push({ ...doubt, ...cropOf(located, doubt.cell, turns) });
    yield undefined;
  }
  return { ...digits, doubtful };
}

/** Like {@link readingPuzzlePicture}, without a pause. */
export function readPuzzlePicture(bytes: Uint8Array): PictureResult {
  return finish(readingPuzzlePicture(bytes));
}
