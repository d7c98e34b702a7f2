/**
 * The grids in which the text writes a puzzle. Most puzzles have one. SadMan's sections have two, the givens and the position, and Simple
 * Sudoku also prints a grid of pencil marks.
 */

import type { Cell } from '../core/numbers';
import type { CellPlaces } from './places';
import type { Problem, Puzzle } from './puzzle';
import type { Span } from './span';

/** One grid of a puzzle's text. */
export interface Sheet {
  readonly kind: 'givens' | 'position' | 'marks';
  /** From the start of the puzzle. */
  readonly places: CellPlaces;
}

/** The grids of a puzzle, in the order of the text. */
export function sheetsOf({ places, givenPlaces, markPlaces }: Puzzle): Sheet[] {
  return [
    ...(givenPlaces ? [{ kind: 'givens', places: givenPlaces } as const] : []),
    { kind: 'position', places },
    ...(markPlaces ? [{ kind: 'marks', places: markPlaces } as const] : []),
  ];
}

/** The grid that contains an offset of the document and the cell there, or undefined between cells. */
export function sheetAt(puzzle: Puzzle, offset: number): { readonly sheet: Sheet; readonly cell: Cell } | undefined {
  for (const sheet of sheetsOf(puzzle)) {
    const cell = sheet.places.cellAt(offset - puzzle.start);
    if (cell !== undefined) return { sheet, cell };
  }
  return undefined;
}

/** Where a cell is in a grid of the text, or undefined when the text does not have it. */
export function spanIn(puzzle: Puzzle, { places }: Sheet, cell: Cell): Span | undefined {
  const start = places.startOf(cell);
  return start < 0 ? undefined : { start: puzzle.start + start, end: puzzle.start + places.endOf(cell) };
}

/** From the first to the last of some cells in a grid of the text, or undefined when the text has none of them. */
export function spanAround(puzzle: Puzzle, sheet: Sheet, cells: Iterable<Cell>): Span | undefined {
  let around: Span | undefined;
  for (const cell of cells) {
    const span = spanIn(puzzle, sheet, cell);
    if (!span) continue;
    around = around ? { start: Math.min(around.start, span.start), end: Math.max(around.end, span.end) } : span;
  }
  return around;
}

/** Whether the puzzle is written on one line; false for a grid that has only its first row so far. */
export function isOneLine({ firstLineEnd, end, places, problems }: Puzzle): boolean {
  if (firstLineEnd !== end) return false;
  return places.startOf(0) < 0 ? problems.some(isOfLine) : !problems.some(({ code }) => code === 'row-count');
}

function isOfLine(problem: Problem): boolean {
  return problem.code === 'row-length' && problem.of === 'line';
}
