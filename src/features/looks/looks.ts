/** Decorations that make a grid easier to read: the edges of boxes that the text does not show, and forced cells. */

import type { Cell } from '../../core/numbers';
import { isDisabled } from '../../text/parser/sections/disabled';
import type { Puzzle } from '../../text/puzzle';
import { isOneLine, type Sheet, sheetsOf, spanIn } from '../../text/sheets';
import type { Span } from '../../text/span';
import { Facts, type ForcedCells } from '../diagnostics/facts';
import { forcedCell } from '../diagnostics/rules/forcedCell';

/** The parts of a text with an edge of a box at their right or lower side. */
export interface BoxEdges {
  readonly right: readonly Span[];
  readonly below: readonly Span[];
  /** Cells at a corner, with both edges. */
  readonly corner: readonly Span[];
}

/** The inner edges of boxes that the text itself does not show, in the grids of a puzzle in rows. */
export function boxEdgesOf(puzzle: Puzzle): BoxEdges {
  const edges = { right: [] as Span[], below: [] as Span[], corner: [] as Span[] };
  if (isOneLine(puzzle)) return edges;
  for (const sheet of sheetsOf(puzzle)) addEdges(puzzle, sheet, edges);
  return edges;
}

function addEdges(puzzle: Puzzle, sheet: Sheet, edges: Record<keyof BoxEdges, Span[]>): void {
  const { size } = puzzle.grid.geometry;
  for (let row = 0; row < size; row++) {
    const below = edgesBelow(puzzle, sheet, row);
    /** The start of the next part of the line below, while it continues. */
    let from: number | undefined;
    for (let column = 0; column < size; column++) {
      const cell = row * size + column;
      const isRight = column < size - 1 && areApart(puzzle, cell, cell + 1) && !isDrawnRight(puzzle, sheet, cell);
      const span = isRight || below[column] ? spanIn(puzzle, sheet, cell) : undefined;
      if (!span) {
        from = undefined;
        continue;
      }
      if (isRight) edges[below[column] ? 'corner' : 'right'].push(span);
      if (!below[column]) continue;
      from ??= span.start;
      const end = isRight ? span.start : span.end;
      if ((isRight || !below[column + 1]) && from < end) edges.below.push({ start: from, end });
      // The line continues to the next box, over the space between them.
      if (isRight || !below[column + 1]) from = below[column + 1] ? span.end : undefined;
    }
  }
}

/** By column: whether an edge is below the cell of a row that the text does not show. */
function edgesBelow(puzzle: Puzzle, sheet: Sheet, row: number): boolean[] {
  const { size } = puzzle.grid.geometry;
  if (row === size - 1) return [];
  const below = Array.from({ length: size }, (_, column) =>
    areApart(puzzle, row * size + column, (row + 1) * size + column),
  );
  return below.some(isEdge => isEdge) && isDrawnBelow(puzzle, sheet, row) ? [] : below;
}

/** Whether an edge is between two cells: those of boxes, or of regions in their place. */
function areApart({ grid }: Puzzle, first: Cell, second: Cell): boolean {
  const { boxOf } = grid.geometry;
  return boxOf[first] !== boxOf[second];
}

/** Whether the text shows an edge between a cell and the next one: anything but a space. */
function isDrawnRight(puzzle: Puzzle, sheet: Sheet, cell: Cell): boolean {
  return /\S/.test(between(puzzle, sheet, cell, cell + 1)) || isApart(puzzle, sheet, cell);
}

/** Whether the space between a box and the next is wider than the space between cells. */
function isApart(puzzle: Puzzle, sheet: Sheet, cell: Cell): boolean {
  const inside = between(puzzle, sheet, cell - 1, cell);
  const outside = between(puzzle, sheet, cell, cell + 1);
  return sheet.kind === 'marks' && outside.length > inside.length + 2;
}

/** Whether the text shows an edge below a row: a border, or an empty line. */
function isDrawnBelow(puzzle: Puzzle, sheet: Sheet, row: number): boolean {
  const { size } = puzzle.grid.geometry;
  const text = between(puzzle, sheet, (row + 1) * size - 1, (row + 1) * size);
  const lines = text.split(/\r\n|\n|\r/).slice(1, -1);
  return lines.some(line => !/^\s*[#%]/.test(line));
}

/** The text between two cells, the first before the second; empty when the text lacks one of them. */
function between({ text, start, ...puzzle }: Puzzle, sheet: Sheet, first: Cell, second: Cell): string {
  const a = spanIn({ text, start, ...puzzle }, sheet, first);
  const b = spanIn({ text, start, ...puzzle }, sheet, second);
  return a && b ? text.slice(a.end - start, b.start - start) : '';
}

/** The forced cells to mark. In a single-line puzzle, marks would be hard to see between the digits, and would not show rows. A comment may turn them off. */
export function forcedMarksOf(puzzle: Puzzle, which: ForcedCells): Span[] {
  if (which === 'off' || isOneLine(puzzle) || isDisabled(puzzle, forcedCell.code)) return [];
  return [...forcedCell.check(puzzle, new Facts(puzzle, which, undefined))].map(({ start, end }) => ({ start, end }));
}
