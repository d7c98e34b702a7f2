/** The text of regions of any shape: the lines of a section `[Regions]`. */

import { REGION_LETTERS } from '../../../core/cellNames';
import type { Geometry } from '../../../core/geometry';

/** N rows of N letters. */
export function writeRegions({ size, boxOf, houses }: Geometry): string[] {
  const letters = Array.from({ length: size }, (_, i) => houses[2 * size + i].label ?? REGION_LETTERS[i]);
  const all = Array.from(boxOf, region => letters[region]).join('');
  return Array.from({ length: size }, (_, row) => all.slice(row * size, (row + 1) * size));
}
