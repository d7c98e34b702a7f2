/** Draws a grid as text, with lines between its boxes. */

import type { Geometry } from '../../core/geometry';
import type { Symbols } from '../symbols';
import { makeSymbol } from '../symbols';

/**
 * The rows of a position, one line each, `.` for an empty cell, with border lines between boxes. All lines have the
 * same length.
 */
export function drawGrid({ size, boxHeight, boxWidth }: Geometry, digits: Uint8Array, symbols: Symbols): string {
  const width = makeSymbol(symbols, size).length;
  const boxes = size / boxWidth;
  const border = Array.from({ length: boxes }, (_, box) =>
    '-'.repeat((width + 1) * boxWidth + (0 < box && box < boxes - 1 ? 1 : 0)),
  ).join('+');
  const lines: string[] = [];
  for (let row = 0; row < size; row++) {
    if (row > 0 && row % boxHeight === 0) lines.push(border);
    let line = '';
    for (let column = 0; column < size; column++) {
      const digit = digits[row * size + column];
      if (column > 0) line += column % boxWidth === 0 ? ' | ' : ' ';
      line += (digit === 0 ? '.' : makeSymbol(symbols, digit)).padStart(width);
    }
    lines.push(line);
  }
  return lines.join('\n');
}
