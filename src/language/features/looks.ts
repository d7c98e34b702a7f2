/** What makes a grid readable beyond its characters: the edges of boxes that the text does not show, and forced cells. */

import type { Cell } from '../../core/numbers';
import type { Puzzle } from '../puzzle';
import { isOneLine, type Sheet, sheetsOf, spanAround, spanIn } from '../sheets';
import type { Span } from '../span';
import { Facts, type ForcedCells } from './diagnostics/facts';
import { forcedCell } from './diagnostics/forcedCell';

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
  const { size, boxHeight, boxWidth } = puzzle.grid.geometry;
  for (let row = 0; row < size; row++) {
    const isBandEnd = row % boxHeight === boxHeight - 1 && row < size - 1 && !isDrawnBelow(puzzle, sheet, row);
    for (let box = 0; box < size / boxWidth; box++) {
      const first = row * size + box * boxWidth;
      const last = first + boxWidth - 1;
      const isRight = box < size / boxWidth - 1 && !isDrawnRight(puzzle, sheet, last);
      const cell = spanIn(puzzle, sheet, last);
      if (!cell) continue;
      if (isRight) edges[isBandEnd ? 'corner' : 'right'].push(cell);
      if (!isBandEnd) continue;
      // The line below goes on to the next box, over the space between them.
      const next = spanIn(puzzle, sheet, last + 1);
      const before = spanAround(puzzle, sheet, cellsFrom(first, isRight ? boxWidth - 1 : boxWidth));
      if (before) edges.below.push({ start: before.start, end: isRight ? cell.start : before.end });
      if (next && box < size / boxWidth - 1 && cell.end < next.start) {
        edges.below.push({ start: cell.end, end: next.start });
      }
    }
  }
}

function cellsFrom(first: Cell, count: number): Cell[] {
  return Array.from({ length: count }, (_, i) => first + i);
}

/** Whether the text shows an edge between a cell and the next one: anything but a space. */
function isDrawnRight(puzzle: Puzzle, sheet: Sheet, cell: Cell): boolean {
  return /\S/.test(between(puzzle, sheet, cell, cell + 1)) || isApart(puzzle, sheet, cell);
}

/** Whether a box is kept apart from the next by more space than its cells are from each other. */
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

/** The text between two cells, the first before the second; empty when the text has not both. */
function between({ text, start, ...puzzle }: Puzzle, sheet: Sheet, first: Cell, second: Cell): string {
  const a = spanIn({ text, start, ...puzzle }, sheet, first);
  const b = spanIn({ text, start, ...puzzle }, sheet, second);
  return a && b ? text.slice(a.end - start, b.start - start) : '';
}

/** The forced cells to mark. In one line, marks would be lost among the digits and say nothing about rows. */
export function forcedMarksOf(puzzle: Puzzle, which: ForcedCells): Span[] {
  if (which === 'off' || isOneLine(puzzle)) return [];
  return [...forcedCell.check(puzzle, new Facts(puzzle, which, undefined))].map(({ start, end }) => ({ start, end }));
}
