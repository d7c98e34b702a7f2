/** The text of regions of any shape: the lines of a section `[Regions]`. */

import type { Geometry } from '../../core/geometry';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXY';

/** N rows of N letters. The regions have letters in the order in which their first cells come. */
export function writeRegions({ size, boxOf }: Geometry): string[] {
  const letters = new Map([...new Set(boxOf)].map((region, i) => [region, LETTERS[i]]));
  const all = Array.from(boxOf, region => letters.get(region)).join('');
  return Array.from({ length: size }, (_, row) => all.slice(row * size, (row + 1) * size));
}
