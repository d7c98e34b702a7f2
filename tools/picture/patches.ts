/** The cells of a photo as patches for training. */

import { finish } from '../../src/core/pausing';
import { CELL_MARGIN, CELL_SIDE, sampleCell, usualContrast } from '../../src/picture/cells';
import { JpegDecoder } from '../../src/picture/decoding/jpeg';
import type { Gray } from '../../src/picture/gray';
import { locate } from '../../src/picture/locating';
import type { Photo } from './photos';
import { PATCH, type Patch } from './samples';

/** The longer side of photos that are decoded at their full size. */
const LEAST_SIDE = 1600;

/** The patches of a photo, or none if its grid is not found. */
export function patchesOf({ name, bytes, digits }: Photo): Patch[] {
  // All photos of the collection are upright as stored, although some declare another orientation.
  const decoded = finish(new JpegDecoder(bytes).decode(LEAST_SIDE));
  const patches = decoded ? patchesIn(decoded, digits) : [];
  if (patches.length === 0) console.log(`No grid in ${name}.`);
  return patches;
}

/** The patches of a picture, or none if its grid is not found. */
export function patchesIn(picture: Gray, digits: readonly number[]): Patch[] {
  const located = finish(locate(picture));
  if (!located || located.mesh.size ** 2 !== digits.length) return [];
  const { gray, mesh, factor } = located;
  const cells = digits.map((_, i) => sampleCell(gray, mesh, factor, i, { side: CELL_SIDE, margin: CELL_MARGIN }));
  const usual = usualContrast(cells);
  return digits.map((digit, i) => ({ values: sampleCell(gray, mesh, factor, i, PATCH), usual, digit }));
}
