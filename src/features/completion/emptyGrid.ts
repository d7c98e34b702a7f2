/** Empty grids as text. */

import { type Geometry, geometryOfSize } from '../../core/geometry';
import { drawGrid } from '../steps/drawing';

const SYMBOLS = { kind: 'character', text: '123456789ABCDEFGHIJKLMNOP' } as const;

/** Rows of dots. */
export function emptyRows({ size }: Geometry): string[] {
  return Array.from({ length: size }, () => '.'.repeat(size));
}

/** Rows of dots with spaces between the cells and lines between the boxes. */
export function rowsWithBoxes(geometry: Geometry): string[] {
  return drawGrid(geometry, new Uint8Array(geometry.cellCount), SYMBOLS).split('\n');
}

/** The empty 9x9 grid of a new file, with lines between its boxes. */
export function emptyGrid(): string {
  return `${rowsWithBoxes(geometryOfSize(9)).join('\n')}\n`;
}
