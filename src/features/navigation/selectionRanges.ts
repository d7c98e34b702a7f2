/** The ranges that Expand Selection uses: a cell, the row in its box, the row, the grid, the puzzle with its title. */

import type { TextSource } from '../../text/document/document';
import type { Puzzle } from '../../text/puzzle';
import { sheetAt, sheetsOf, spanAround, spanIn } from '../../text/sheets';
import type { Span } from '../../text/span';
import { extentOf } from '../puzzles/puzzleBlock';

/** Spans from the smallest to the largest. Each contains the previous one and is larger. Empty when no cell is there. */
export function selectionRangesOf(document: { readonly source: TextSource }, puzzle: Puzzle, offset: number): Span[] {
  const found = sheetAt(puzzle, offset);
  if (!found) return [];
  const { sheet, cell } = found;
  const { cellCount, houses, rowOf, boxOf } = puzzle.grid.geometry;
  const row = houses[rowOf[cell]];
  const all = Array(cellCount).keys();
  const steps = [
    spanIn(puzzle, sheet, cell),
    spanAround(
      puzzle,
      sheet,
      [...row.cells].filter(other => boxOf[other] === boxOf[cell]),
    ),
    spanAround(puzzle, sheet, row.cells),
    spanAround(puzzle, sheet, all),
    sheetsOf(puzzle).length > 1 ? { start: puzzle.start, end: puzzle.end } : undefined,
    extentOf(document, puzzle, 0),
  ];
  const spans: Span[] = [];
  for (const span of steps) if (span && isLarger(span, spans.at(-1))) spans.push(span);
  return spans;
}

function isLarger(span: Span, before: Span | undefined): boolean {
  if (!before) return true;
  const contains = span.start <= before.start && before.end <= span.end;
  return contains && span.end - span.start > before.end - before.start;
}
