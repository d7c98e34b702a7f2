/**
 * Finds the cells around a cursor. A cursor is at the cells when it is in one, or only spaces and borders are between it
 * and a cell of its line. Titles, comments and borders have no cells, and neither does a row that is still being typed: a
 * row of a wrong length, or the last row of a grid that has too few. Keys there type ordinary text.
 */

import type { Cell } from '../../core/numbers';
import { isSeparator } from '../../text/parser/lines/words';
import type { CellPlaces } from '../../text/places';
import { cellAt, type Puzzle } from '../../text/puzzle';
import { type PuzzleFile, puzzleAt } from '../../text/puzzleFile';
import type { Span } from '../../text/span';

/** A cursor, or a selection, where the two offsets differ and `active` is the end that moves. Offsets in the document. */
export interface Cursor {
  readonly anchor: number;
  readonly active: number;
}

/** The part of a document that cell typing needs. */
export interface CellText {
  /** The puzzles that a span touches, at least. */
  around(span: Span): PuzzleFile;
  /** The line that contains an offset, without its end. */
  lineAt(offset: number): { readonly start: number; readonly text: string };
}

/** Which of a puzzle's grids: the position, the givens next to it, or the pencil marks below it. */
export type GridKind = 'position' | 'givens' | 'marks';

/** A cursor at the cells of a puzzle. */
export interface CellCursor extends Cursor {
  readonly puzzle: Puzzle;
  readonly kind: GridKind;
  readonly places: CellPlaces;
  /** The cells in the line of the selection's start, in order. */
  readonly line: readonly Cell[];
  /** The cells that are selected; none without a selection. */
  readonly selected: readonly Cell[];
  /** Set after the last row of a grid that lacks rows, if that row is full. Only characters have an effect there. */
  readonly isOpenRow?: true;
}

/**
 * The cells at every cursor, or undefined when one of them is not at a cell, or selects text. Cursors on the borders of
 * a puzzle are left out: a column of cursors includes them, and text inserted there would be unintended.
 */
export function cellsAt(text: CellText, cursors: readonly Cursor[]): CellCursor[] | undefined {
  const found: CellCursor[] = [];
  for (const cursor of cursors) {
    const at = cellsOf(text, cursor);
    if (at) found.push(at);
    else if (!isOnBorder(text, cursor)) return undefined;
  }
  return found.length > 0 ? found : undefined;
}

/** Whether a cursor without a selection is in a line of a puzzle without cells. */
function isOnBorder(text: CellText, { anchor, active }: Cursor): boolean {
  if (anchor !== active || /[\p{L}\p{N}.]/u.test(text.lineAt(active).text)) return false;
  return text.around({ start: active, end: active }).puzzles.some(({ start, end }) => start < active && active < end);
}

function cellsOf(text: CellText, cursor: Cursor): CellCursor | undefined {
  const start = Math.min(cursor.anchor, cursor.active);
  const end = Math.max(cursor.anchor, cursor.active);
  const first = gridAt(text, start);
  if (!first || start === end) return first && { ...cursor, ...first, selected: [] };
  const last = gridAt(text, end);
  if (last?.puzzle.start !== first.puzzle.start || last.kind !== first.kind) return undefined;
  // Whole lines and whole puzzles are selected as text, so that Delete removes them.
  const lines = [text.lineAt(start).start, text.lineAt(end).start];
  if (lines[0] === start && lines[1] === end) return undefined;
  const cells = [...first.puzzle.grid.geometry.rowOf.keys()].filter(cell => isCell(first, cell));
  const selected = cells.filter(cell => startOf(first, cell) < end && start < endOf(first, cell));
  return selected.length < cells.length ? { ...cursor, ...first, selected } : undefined;
}

type GridAt = Omit<CellCursor, keyof Cursor | 'selected'>;

function gridAt(text: CellText, offset: number): GridAt | undefined {
  const { start, text: content } = text.lineAt(offset);
  const end = start + content.length;
  for (const puzzle of text.around({ start, end }).puzzles) {
    if (puzzle.start > end || puzzle.end < start) continue;
    for (const [kind, places] of gridsOf(puzzle)) {
      const grid = { puzzle, kind, places };
      const line: number[] = [];
      for (let cell = 0; cell < puzzle.grid.geometry.cellCount; cell++) {
        if (isCell(grid, cell) && start <= startOf(grid, cell) && endOf(grid, cell) <= end) line.push(cell);
      }
      if (line.length === 0) {
        const open = openRowAt(grid, start, content, offset);
        if (open) return { ...grid, line: open, isOpenRow: true };
        continue;
      }
      const from = startOf(grid, line[0]);
      const to = endOf(grid, line[line.length - 1]);
      const isAt =
        (from <= offset && offset <= to) ||
        (offset < from && isGap(content.slice(0, from - start))) ||
        (to < offset && isGap(content.slice(to - start)));
      return isAt ? { ...grid, line } : undefined;
    }
  }
  return undefined;
}

/**
 * The cells of the last row of a grid that lacks rows, if that row is full and an offset is after it. The rows
 * above it show how long a row is.
 */
function openRowAt(
  { puzzle, places }: GridOfPuzzle,
  start: number,
  content: string,
  offset: number,
): Cell[] | undefined {
  const { size } = puzzle.grid.geometry;
  const { problems, style } = puzzle;
  const found = problems.reduce((rows, problem) => (problem.code === 'row-count' ? problem.found : rows), 0);
  // In these forms, another digit would extend the last number or list.
  if (found < 2 || style.symbols.kind === 'decimal' || style.form === 'marks') return undefined;
  if (problems.some(({ code }) => code === 'row-length')) return undefined;
  const row = Array.from({ length: size }, (_, column) => (found - 1) * size + column);
  const isHere = row.every(cell => start <= puzzle.start + places.startOf(cell));
  const to = puzzle.start + places.endOf(row[size - 1]);
  return isHere && to <= offset && isGap(content.slice(to - start)) ? row : undefined;
}

function* gridsOf({ places, givenPlaces, markPlaces }: Puzzle): Generator<[GridKind, CellPlaces]> {
  yield ['position', places];
  if (givenPlaces) yield ['givens', givenPlaces];
  if (markPlaces) yield ['marks', markPlaces];
}

/** Whether a text contains only separators of cells. */
function isGap(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (!isSeparator(text.charCodeAt(i))) return false;
  return true;
}

/** A grid of a puzzle. */
export type GridOfPuzzle = Pick<CellCursor, 'puzzle' | 'places'>;

/** Whether the text contains a cell, in a row that is not being typed. */
export function isCell({ puzzle, places }: GridOfPuzzle, cell: Cell): boolean {
  if (cell < 0 || cell >= puzzle.grid.geometry.cellCount || places.startOf(cell) < 0) return false;
  const { rowOf } = puzzle.grid.geometry;
  return !puzzle.problems.some(
    problem => problem.code === 'row-count' && problem.found < problem.needed && rowOf[cell] === problem.found - 1,
  );
}

/** Where a cell starts in the document. */
export function startOf({ puzzle, places }: GridOfPuzzle, cell: Cell): number {
  return puzzle.start + places.startOf(cell);
}

/** Where a cell ends in the document. */
export function endOf({ puzzle, places }: GridOfPuzzle, cell: Cell): number {
  return puzzle.start + places.endOf(cell);
}

/** The digit of a cell in this grid, 0 when it is blank or lists candidates. */
export function digitIn({ puzzle, kind }: CellCursor, cell: Cell): number {
  if (kind === 'givens') return puzzle.givens[cell];
  return kind === 'marks' ? puzzle.grid.digits[cell] : puzzle.written[cell];
}

/** The cell that contains the cursor or comes after it, in the next row at the end of a row; undefined after the last. */
export function cellAfter(cursor: CellCursor): Cell | undefined {
  if (cursor.selected.length > 0) return cursor.selected[0];
  const at = Math.min(cursor.anchor, cursor.active);
  // An empty field of a table has no text, so the cursor is in it when it is at its offset.
  const inLine = cursor.line.find(cell => endOf(cursor, cell) > at || startOf(cursor, cell) === at);
  return inLine ?? nextCell(cursor, cursor.line[cursor.line.length - 1]);
}

/**
 * The cell that the next digit is typed into, and its span. Text, boards and typing use it, so that they agree also
 * between two cells. Where no digit can be typed, it is the cell that contains the offset.
 */
export function cellMeant(text: CellText, offset: number): (Span & { readonly cell: Cell }) | undefined {
  const grid = gridAt(text, offset);
  if (grid && !grid.isOpenRow) {
    const cursor = { ...grid, anchor: offset, active: offset, selected: [] };
    const cell = numberBegun(cursor) ?? cellAfter(cursor) ?? cellBefore(cursor);
    if (cell !== undefined) return { cell, start: startOf(grid, cell), end: endOf(grid, cell) };
  }
  const puzzle = puzzleAt(text.around({ start: offset, end: offset }), offset);
  return puzzle && cellAt(puzzle, offset);
}

/** The cell at whose end the cursor is, or that contains the cursor, if another digit can follow its digit. */
function numberBegun(cursor: CellCursor): Cell | undefined {
  const { geometry } = cursor.puzzle.grid;
  const cell = cursor.puzzle.style.symbols.kind === 'decimal' ? cellTouched(cursor) : undefined;
  if (cell === undefined) return undefined;
  const digit = digitIn(cursor, cell);
  return digit > 0 && 10 * digit <= geometry.size ? cell : undefined;
}

/** The cell that contains the cursor or comes before it, in the row before at the start of a row. */
export function cellBefore(cursor: CellCursor): Cell | undefined {
  const at = Math.min(cursor.anchor, cursor.active);
  const inLine = cursor.line.filter(cell => startOf(cursor, cell) < at).at(-1);
  return inLine ?? previousCell(cursor, cursor.line[0]);
}

/** The cell at whose end the cursor is, or that contains the cursor. */
export function cellTouched(cursor: CellCursor): Cell | undefined {
  return cursor.line.find(cell => startOf(cursor, cell) < cursor.active && cursor.active <= endOf(cursor, cell));
}

/** The next cell of the grid. */
export function nextCell(grid: GridOfPuzzle, cell: Cell): Cell | undefined {
  return isCell(grid, cell + 1) ? cell + 1 : undefined;
}

/** The previous cell of the grid. */
function previousCell(grid: GridOfPuzzle, cell: Cell): Cell | undefined {
  return isCell(grid, cell - 1) ? cell - 1 : undefined;
}
