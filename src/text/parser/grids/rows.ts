/** The rows of a grid, and how they are read: by character or by word. */

import type { Span } from '../../span';
import { asWords, type RowSyntax } from '../lines/syntax';
import { charactersOf } from '../lines/words';

/** Rows of one grid, which may be incomplete. */
export interface RowGroup {
  readonly size: number;
  /** In order, at most `size`. A row whose `cells` is not `size` is malformed. */
  readonly rows: readonly RowSyntax[];
  /** Rows after the last one that belong to no other grid. */
  readonly surplus: readonly RowSyntax[];
  /** A line before the grid that looks like a row but is a number or a date. */
  readonly name?: Span;
}

/** Rows of a grid of a size, all read by word if one of them is. */
export function readAs(text: string, rows: readonly RowSyntax[], size: number): RowSyntax[] {
  const areWords = rows.some(row => row.by === 'word' && row.cells === size);
  return rows.map(row => {
    // Rows with fewer words are a grid with spaces between boxes, next to its pencil marks.
    if (areWords && 2 * row.wordCount > size) return { ...row, ...asWords(row) };
    return { ...row, ...asCharacters(text, row) };
  });
}

/** The row read with its characters as cells. */
export function asCharacters(text: string, { start, end }: RowSyntax): Pick<RowSyntax, 'by' | 'cells'> {
  return { by: 'character', cells: charactersOf(text, start, end).length };
}

/** Whether every character of a row can be a cell of a puzzle; digits may be too large. */
export function isSound(row: RowSyntax): boolean {
  return row.strangeCount === 0 && (row.letterCount === 0 || row.cells >= 10);
}
