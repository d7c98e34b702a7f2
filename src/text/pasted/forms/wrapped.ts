/** A single-line puzzle that was broken into two or more lines, none of which is a row. */

import { SIZES } from '../../../core/geometry';
import { sizeOfLine, wordSpansOf } from '../../parser/lines/words';
import { type PastedCell, type PastedForm, type PastedLine, type PastedRow, rowOf } from '../form';
import { signsOf } from './signs';

/** Lines of characters. */
export const wrapped: PastedForm = {
  name: 'a line wrapped over several lines',
  sign: /^/,
  blank: '.',
  rowsOf: (text, lines) =>
    areBeside(text, lines)
      ? undefined
      : joined(lines.map(line => ({ start: line.start, end: line.end, cells: signsOf(text, line) }))),
};

/**
 * Whether lines are the rows of grids side by side: as many as a grid has, with a row of each grid in every line. Rows with spaces between
 * their cells have more space between the grids.
 */
export function areBeside(text: string, lines: readonly PastedLine[]): boolean {
  const size = lines.length;
  return lines.every(({ start, end }) => {
    const words = wordSpansOf(text, start, end);
    if (words.length > 1 && words.every(word => word.end - word.start === size)) return true;
    const areCells = words.length > size && words.length % size === 0;
    return areCells && words.every((word, i) => i === 0 || i % size > 0 || word.start - words[i - 1].end > 1);
  });
}

/** Rows from lines that together have the cells of a grid. */
function joined(lines: readonly PastedRow[]): PastedRow[] | undefined {
  const all = lines.length > MOST_CELLS ? 0 : lines.reduce((sum, { cells }) => sum + cells.length, 0);
  const whole = sizeOfLine(all);
  if (whole !== undefined && areParts(lines, whole)) {
    return [rowOf(lines.flatMap(({ cells }) => cells))];
  }
  const rows: PastedRow[] = [];
  let cells: PastedCell[] = [];
  let first = 0;
  for (const [i, line] of lines.entries()) {
    cells = cells.length === 0 ? [...line.cells] : [...cells, ...line.cells];
    const size = sizeOfLine(cells.length);
    const isLast = i === lines.length - 1 || lines[i + 1].cells.length >= line.cells.length;
    if (size === undefined || !isLast || !areParts(lines.slice(first, i + 1), size)) {
      if (cells.length > MOST_CELLS) return undefined;
      continue;
    }
    rows.push(rowOf(cells));
    cells = [];
    first = i + 1;
  }
  return cells.length === 0 ? rows : undefined;
}

const MOST_CELLS = 625;

/** Whether lines are parts of one line: all but the last of one length, which no row has, or one cell on each line. */
function areParts(lines: readonly PastedRow[], size: number): boolean {
  if (lines.length === 1) return size >= 6;
  const lengths = lines.map(({ cells }) => cells.length);
  if (lengths.every(length => length === 1)) return size >= 6;
  const longest = Math.max(...lengths);
  const others = lengths.slice(0, -1);
  return (
    size >= 6 &&
    longest >= 2 * size &&
    !SIZES.includes(longest) &&
    others.every(length => longest - length <= 1) &&
    lengths[lengths.length - 1] <= longest
  );
}
