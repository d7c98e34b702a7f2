/** The rows of empty grids. */

import type { Geometry } from '../../core/geometry';
import { drawGrid } from './drawing';

const SYMBOLS = { kind: 'character', text: '123456789ABCDEFGHIJKLMNOP' } as const;

/** Rows of dots. */
export function emptyRows({ size }: Geometry): string[] {
  return Array.from({ length: size }, () => '.'.repeat(size));
}

/** Rows of dots with spaces between the cells and lines between the boxes. */
export function rowsWithBoxes(geometry: Geometry): string[] {
  return drawGrid(geometry, new Uint8Array(geometry.cellCount), SYMBOLS).split('\n');
}
