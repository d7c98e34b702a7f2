/** Draws a grid as text, with lines between its boxes. */

import type { Geometry } from '../../core/geometry';
import { digitsOf } from '../../core/grid';
import type { Position } from '../../core/position';
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

/** The rows of a position with its candidates as a pencil-mark grid, which the parser reads. All lines have the same length. */
export function drawCandidates({ geometry, digits, candidates }: Position, symbols: Symbols): string {
  const { size, boxHeight, boxWidth } = geometry;
  const textOf = (cell: number) =>
    (digits[cell] === 0 ? digitsOf(candidates[cell]) : [digits[cell]])
      .map(digit => makeSymbol(symbols, digit))
      .join('');
  const columns = Array.from({ length: size }, (_, column) => column);
  const widths = columns.map(column => Math.max(1, ...columns.map(row => textOf(row * size + column).length)));
  const boxes = columns.filter(column => column % boxWidth === 0);
  const widthOf = (box: number) => widths.slice(box, box + boxWidth).reduce((sum, width) => sum + width + 1, 1);
  const border = `+${boxes.map(box => '-'.repeat(widthOf(box))).join('+')}+`;
  const lines = columns.flatMap(row => {
    const parts = boxes.map(box =>
      columns
        .slice(box, box + boxWidth)
        .map(column => textOf(row * size + column).padEnd(widths[column]))
        .join(' '),
    );
    return [...(row % boxHeight === 0 ? [border] : []), `| ${parts.join(' | ')} |`];
  });
  return [...lines, border].join('\n');
}
