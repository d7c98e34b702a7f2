/** Grids whose columns are in several parts, one below the other, as MATLAB and Octave print them when a line is too short. */

import type { Grid } from '../../../core/grid';
import { sliceOf } from '../../span';
import type { PastedLine } from '../form';
import { NOTHING } from '../forms/words';
import { gridOfDigits } from '../foundDigits';
import { isColumnsHeading } from '../lines';

/** The grid of parts with as many rows each. */
export function gridBySplitColumns(text: string, lines: readonly PastedLine[]): Grid | undefined {
  const parts: string[][][] = [];
  for (const line of lines) {
    if (isColumnsHeading(text, line)) parts.push([]);
    else parts.at(-1)?.push(sliceOf(text, line).trim().split(/\s+/));
  }
  if (parts.length < 2) return undefined;
  const rows = parts[0].map((_, r) => parts.flatMap(part => part[r] ?? []));
  if (rows.some(({ length }) => length !== rows.length)) return undefined;
  return gridOfDigits(rows.flat().map(word => (word === '.' || NOTHING.includes(word) ? 0 : Number(word))));
}
