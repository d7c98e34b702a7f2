/** The selections of commands: a row, a column or a box. */

import type { House } from '../../core/geometry';
import type { Puzzle } from '../../text/puzzle';
import { sheetAt, spanAround } from '../../text/sheets';
import type { Span } from '../../text/span';

/**
 * The selections of the row, column or box of the cell at an offset, in the order of the text: one for each row of the
 * text with cells of it. Empty when no cell is there.
 */
export function houseSpansAt(puzzle: Puzzle, offset: number, kind: House['kind']): Span[] {
  const found = sheetAt(puzzle, offset);
  if (!found) return [];
  const { rowOf, housesOf } = puzzle.grid.geometry;
  const house = housesOf[found.cell].find(candidate => candidate.kind === kind);
  const cells = [...(house?.cells ?? [])];
  const rows = [...new Set(cells.map(cell => rowOf[cell]))];
  return rows.flatMap(
    row =>
      spanAround(
        puzzle,
        found.sheet,
        cells.filter(cell => rowOf[cell] === row),
      ) ?? [],
  );
}
