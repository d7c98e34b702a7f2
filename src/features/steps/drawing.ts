/** Draws a grid as text, with lines between its boxes. */

import { bandHeightOf, type Geometry } from '../../core/geometry';
import { digitsOf } from '../../core/grid';
import type { Cell } from '../../core/numbers';
import type { Position } from '../../core/position';
import type { Step } from '../../core/techniques/step';
import type { Symbols } from '../../text/symbols';
import { makeSymbol } from '../../text/symbols';
import type { StepPlaces } from './highlights';
import { shownCandidates } from './shownCandidates';

/**
 * The rows of a position, one line each, `.` for an empty cell, with border lines between boxes. All lines have the
 * same length.
 */
export function drawGrid(geometry: Geometry, digits: Uint8Array, symbols: Symbols): string {
  const { size, boxWidth } = geometry;
  const bandHeight = bandHeightOf(geometry);
  const width = makeSymbol(symbols, size).length;
  const boxes = size / boxWidth;
  const border = Array.from({ length: boxes }, (_, box) =>
    '-'.repeat((width + 1) * boxWidth + (0 < box && box < boxes - 1 ? 1 : 0)),
  ).join('+');
  const lines: string[] = [];
  for (let row = 0; row < size; row++) {
    if (row > 0 && row % bandHeight === 0) lines.push(border);
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

/** A position as text, and the places of its cells. */
export interface DrawnCandidates {
  readonly text: string;
  readonly places: StepPlaces;
}

/**
 * The rows of a position with its shown candidates as a pencil-mark grid, for a displayed step those of {@link shownCandidates}. All lines have the same length. Two-digit
 * candidates are separated by commas. The parser reads the grids up to 9x9.
 */
export function drawCandidates(position: Position, symbols: Symbols, step?: Step): DrawnCandidates {
  const { geometry, digits } = position;
  const candidates = shownCandidates(position, step);
  const { size, boxWidth, rowOf, columnOf } = geometry;
  const bandHeight = bandHeightOf(geometry);
  const separator = symbols.kind === 'decimal' && size > 9 ? ',' : '';
  const symbolsIn = (cell: number) =>
    (digits[cell] === 0 ? digitsOf(candidates[cell]) : [digits[cell]]).map(digit => makeSymbol(symbols, digit));
  const texts = Array.from(digits, (_, cell) => symbolsIn(cell).join(separator));
  const columns = Array.from({ length: size }, (_, column) => column);
  const widths = columns.map(column => Math.max(1, ...columns.map(row => texts[row * size + column].length)));
  const boxes = columns.filter(column => column % boxWidth === 0);
  const widthOf = (box: number) => widths.slice(box, box + boxWidth).reduce((sum, width) => sum + width + 1, 1);
  const border = `+${boxes.map(box => '-'.repeat(widthOf(box))).join('+')}+`;
  const lines = columns.flatMap(row => {
    const parts = boxes.map(box =>
      columns
        .slice(box, box + boxWidth)
        .map(column => texts[row * size + column].padEnd(widths[column]))
        .join(' '),
    );
    return [...(row % bandHeight === 0 ? [border] : []), `| ${parts.join(' | ')} |`];
  });
  const startOf = (cell: Cell): number => {
    const row = rowOf[cell];
    const column = columnOf[cell];
    const lineStart = (row + Math.floor(row / bandHeight) + 1) * (border.length + 1);
    const before = widths.slice(0, column).reduce((sum, width) => sum + width + 1, 0);
    return lineStart + 2 + before + 2 * Math.floor(column / boxWidth);
  };
  const places: StepPlaces = {
    geometry,
    cell: cell => ({ start: startOf(cell), end: startOf(cell) + texts[cell].length }),
    listsCandidates: cell => digits[cell] === 0,
    candidate: (cell, digit) => {
      const symbol = makeSymbol(symbols, digit);
      const list = symbolsIn(cell);
      const index = digits[cell] === 0 ? list.indexOf(symbol) : -1;
      if (index < 0) return undefined;
      const start =
        startOf(cell) + list.slice(0, index).reduce((sum, { length }) => sum + length + separator.length, 0);
      return { start, end: start + symbol.length };
    },
  };
  return { text: [...lines, border].join('\n'), places };
}
