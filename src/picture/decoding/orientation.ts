/** Turns pictures upright. */

import type { Pausable } from '../../core/pausing';
import { type Gray, isRest } from '../gray';

/** By Exif orientation: whether x and y are exchanged, then whether the picture is mirrored from left to right and from top to bottom. */
const ORIENTATIONS: readonly (readonly [boolean, boolean, boolean])[] = [
  [false, false, false],
  [false, true, false],
  [false, true, true],
  [false, false, true],
  [true, false, false],
  [true, true, false],
  [true, true, true],
  [true, false, true],
];

/** A picture turned upright, given its Exif orientation from 1 to 8. Yields where it may be paused. */
export function* oriented(gray: Gray, orientation: number): Pausable<Gray> {
  const [isTransposed, isMirrored, isFlipped] = ORIENTATIONS[orientation - 1];
  if (!isTransposed && !isMirrored && !isFlipped) return gray;
  const [width, height] = isTransposed ? [gray.height, gray.width] : [gray.width, gray.height];
  const data = new Uint8Array(gray.data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const column = isMirrored ? width - 1 - x : x;
      const row = isFlipped ? height - 1 - y : y;
      data[y * width + x] = gray.data[isTransposed ? column * gray.width + row : row * gray.width + column];
    }
    if (isRest(y, width)) yield undefined;
  }
  return { width, height, data };
}
