/** Finds grids of sizes that no rectangular box fits: jigsaws and Latin squares of 5x5 and 7x7 cells. */

import { READABLE_SIZES, SIZES } from '../../../core/geometry';
import type { RowSyntax } from '../lines/syntax';
import { isSound, type RowGroup, readAs } from './rows';

/**
 * The grids of a block, all of a size that no box fits. Their rows may also be short rows of a larger grid, so all rows
 * must have this length and form whole grids. In a single grid one row may have a mistake: a cell too few or too many,
 * or a wrong character.
 */
export function gridsWithoutBoxes(text: string, block: readonly RowSyntax[]): RowGroup[] | undefined {
  const { length } = block;
  const sizes = READABLE_SIZES.filter(n => !SIZES.includes(n));
  const size = sizes.find(n => length % n === 0 && block.filter(row => row.cells === n).length >= n - 1);
  if (size === undefined) return undefined;
  const rows = readAs(text, block, size);
  const odd = rows.filter(row => row.cells !== size || row.largest > size || !isSound(row));
  const hasMistake = length === size && odd.length === 1 && Math.abs(odd[0].cells - size) <= 1;
  if (odd.length > 0 && !hasMistake) return undefined;
  return Array.from({ length: length / size }, (_, i) => ({
    size,
    rows: rows.slice(i * size, (i + 1) * size),
    surplus: [],
  }));
}
