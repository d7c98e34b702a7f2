/** Places in a cell, as shares of its width and height. */

import { valueAt } from './gray';
import type { Quadrilateral } from './homography';
import type { LocatedGrid } from './locating';

/** The brightness at a place of a cell: `u` from its left edge, `v` from its upper one. */
export function valueIn(
  { gray, factor }: Pick<LocatedGrid, 'gray' | 'factor'>,
  [a, b, c, d]: Quadrilateral,
  u: number,
  v: number,
): number {
  // The center of pixel 0 is at 0.5 in the larger picture.
  const mix = (axis: 'x' | 'y') =>
    ((a[axis] * (1 - u) + b[axis] * u) * (1 - v) + (d[axis] * (1 - u) + c[axis] * u) * v + 0.5) * factor - 0.5;
  return valueAt(gray, mix('x'), mix('y'));
}
