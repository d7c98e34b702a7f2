/** The cells of photos and screenshots as patches for training. */

import { finish } from '../../src/core/pausing';
import { CELL_MARGIN, CELL_SIDE, contrastOf, sampleCell, usualContrast } from '../../src/picture/cells';
import { JpegDecoder } from '../../src/picture/decoding/jpeg';
import { type Gray, inverted } from '../../src/picture/gray';
import { type LocatedGrid, locate } from '../../src/picture/locating';
import { flatMesh } from '../../src/picture/mesh';
import type { Photo } from './photos';
import { PATCH, type Patch } from './samples';
import type { Look, Screenshot } from './screenshots';

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

/** The patches of a photo, or none if its grid is not found. */
function patchesIn(picture: Gray, digits: readonly number[]): Patch[] {
  const [located] = finish(locate(picture));
  return located && located.mesh.size ** 2 === digits.length ? patchesAt(located, digits) : [];
}

/** The patches of a screenshot, whose grid is where it was drawn. */
export function patchesOfScreenshot(
  { gray, size, digits, left, top }: Screenshot,
  { cell, paper, given }: Look,
): Patch[] {
  // The middle of a line lies between pixels, whose centers have whole coordinates.
  const [x, y, side] = [left - 0.5, top - 0.5, size * cell];
  const corners = [
    { x, y },
    { x: x + side, y },
    { x: x + side, y: y + side },
    { x, y: y + side },
  ] as const;
  const isInverted = given > paper;
  return patchesAt(
    { gray: isInverted ? finish(inverted(gray)) : gray, mesh: flatMesh(corners, size), factor: 1 },
    digits,
  );
}

function patchesAt(
  { gray, mesh, factor }: Pick<LocatedGrid, 'gray' | 'mesh' | 'factor'>,
  digits: readonly number[],
): Patch[] {
  const cells = digits.map((_, i) => sampleCell(gray, mesh, factor, i, { side: CELL_SIDE, margin: CELL_MARGIN }));
  const usual = usualContrast(cells.map(contrastOf));
  return digits.map((digit, i) => ({ values: sampleCell(gray, mesh, factor, i, PATCH), usual, digit }));
}
