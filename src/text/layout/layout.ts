/** The ways to draw the rows of a grid. */

import type { Geometry } from '../../core/geometry';

/** A layout of a grid in rows. */
export type GridLayout =
  /** Nothing between the cells. */
  | 'plain'
  /** A space between the cells. */
  | 'spaced'
  /** Also lines between the boxes, of `-`, `+` and `|`. */
  | 'bordered'
  /** A frame and lines of box-drawing characters. */
  | 'boxDrawing';

/** A drawn grid. If the layout has borders, there is one between two bands, and `above` and `below` are borders too. */
export interface DrawnGrid {
  readonly rows: readonly string[];
  readonly above?: string;
  readonly between?: string;
  readonly below?: string;
}

/**
 * Draws cells, given as words in reading order. All words of a column get the same width, numbers aligned to the right.
 * Words of several characters always have spaces between them.
 */
export function draw(
  geometry: Geometry,
  words: readonly string[],
  layout: GridLayout,
  align: 'left' | 'right',
): DrawnGrid {
  const { size, boxWidth } = geometry;
  const isNarrow = words.every(word => word.length === 1);
  if (layout === 'plain' && isNarrow) return { rows: rowsOf(words, size).map(row => row.join('')) };
  const widths = align === 'right' ? evenWidths(words, size) : columnWidths(words, size);
  const padded = rowsOf(words, size).map(row =>
    row.map((word, column) => (align === 'right' ? word.padStart(widths[column]) : word.padEnd(widths[column]))),
  );
  if (layout === 'plain' || layout === 'spaced') return { rows: padded.map(row => row.join(' ').trimEnd()) };

  const boxesOf = (row: readonly string[]) => rowsOf(row, boxWidth).map(cells => cells.join(' '));
  const lengths = boxesOf(padded[0]).map(box => box.length);
  if (layout === 'boxDrawing') {
    const line = (left: string, joint: string, right: string) =>
      left + lengths.map(length => '─'.repeat(length + 2)).join(joint) + right;
    return {
      rows: padded.map(row => `│ ${boxesOf(row).join(' │ ')} │`),
      above: line('┌', '┬', '┐'),
      between: line('├', '┼', '┤'),
      below: line('└', '┴', '┘'),
    };
  }
  const last = lengths.length - 1;
  const dashes = lengths.map((length, box) => '-'.repeat(length + (0 < box && box < last ? 2 : 1)));
  return { rows: padded.map(row => boxesOf(row).join(' | ').trimEnd()), between: dashes.join('+') };
}

/** Items in groups of `length`. */
function rowsOf<T>(items: readonly T[], length: number): T[][] {
  return Array.from({ length: items.length / length }, (_, i) => items.slice(i * length, (i + 1) * length));
}

function columnWidths(words: readonly string[], size: number): number[] {
  return Array.from({ length: size }, (_, column) =>
    Math.max(...words.filter((_, cell) => cell % size === column).map(word => word.length)),
  );
}

/** Numbers have the same width in all columns. */
function evenWidths(words: readonly string[], size: number): number[] {
  return Array(size).fill(Math.max(...words.map(word => word.length)));
}
