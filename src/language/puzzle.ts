/** One puzzle of a file: its position, and where each cell of it stands in the text. */

import { type Grid, hasConflict } from '../core/grid';
import { Names } from '../core/techniques/names';
import type { Places } from './places';
import type { Span } from './span';
import { makeSymbol, type Symbols } from './symbols';

/** How a puzzle is written, which is how an edit must write it too. */
export interface Style {
  readonly form: /** One symbol a cell. */
    | 'symbols'
    /** Every empty cell lists its candidates. */
    | 'marks'
    /** A line of HoDoKu's library: `+` before a digit that was placed, not given. */
    | 'library';
  readonly symbols: Symbols;
  /** What stands for an empty cell. */
  readonly blank: string;
  /**
   * How narrower cells are made as wide as others in columns of numbers: with a space on the left or the right, or
   * with a zero; undefined when they are not.
   */
  readonly padding?: 'left' | 'right' | 'zero';
}

/** Something that keeps a puzzle from being read whole. Offsets are relative to the start of the puzzle. */
export type Problem = Span &
  (
    | { readonly code: 'invalid-symbol'; readonly symbol: string; readonly cell: number }
    | {
        readonly code: 'row-length';
        /** What the row is part of: a grid of rows, or a whole puzzle in one line. */
        readonly of: 'row' | 'line';
        readonly found: number;
        readonly needed: number;
        /** Where missing cells would go, and the text that separates two cells there. */
        readonly padAt: number;
        readonly separator: string;
        /** The cells past the last one needed, when all of them are blank. */
        readonly blankSurplus?: Span;
      }
    | { readonly code: 'row-count'; readonly found: number; readonly needed: number }
  );

/** The same problem in a puzzle that starts `by` units earlier. */
export function movedProblem(problem: Problem, by: number): Problem {
  const moved = { ...problem, ...movedSpan(problem, by) };
  if (moved.code !== 'row-length') return moved;
  const { blankSurplus } = moved;
  return { ...moved, padAt: moved.padAt + by, ...(blankSurplus && { blankSurplus: movedSpan(blankSurplus, by) }) };
}

function movedSpan({ start, end }: Span, by: number): Span {
  return { start: start + by, end: end + by };
}

/** An empty cell, and what the text has there. */
export interface OddBlank {
  readonly cell: number;
  readonly blank: string;
}

export interface Puzzle extends Span {
  /** Its text, from its start to its end. */
  readonly text: string;
  /** Where the first of its lines ends. */
  readonly firstLineEnd: number;
  /** What the file calls it. */
  readonly title?: string;
  /** Where things stand now: givens and placed digits. */
  readonly grid: Grid;
  /** By cell: the digits that the puzzle fixes, 0 elsewhere. */
  readonly givens: Uint8Array;
  /** By cell: the digit that stands at its place in the text, 0 for a blank, even where a given elsewhere fills it. */
  readonly written: Uint8Array;
  /** Where the position is written, and where edits go. */
  readonly places: Places;
  /** Where the givens are written, when they stand apart from the position (`[Puzzle]` beside `[State]`). */
  readonly givenPlaces?: Places;
  /** Where candidates are written, when they stand apart from the position (Simple Sudoku's stacked grids). */
  readonly markPlaces?: Places;
  readonly style: Style;
  /** Empty cells whose blank is not `style.blank`. */
  readonly oddBlanks: readonly OddBlank[];
  readonly problems: readonly Problem[];
}

/** What a text contains. Puzzles come in the order of the text and do not overlap. */
export interface PuzzleFile {
  readonly puzzles: readonly Puzzle[];
}

/** The text of a span that lies within a puzzle. */
export function textOf({ text, start }: Puzzle, span: Span): string {
  return text.slice(span.start - start, span.end - start);
}

/** Whether every cell of the puzzle was understood, so that it can be solved. */
export function isWhole(puzzle: Puzzle): boolean {
  return puzzle.problems.length === 0;
}

/** Whether the puzzle can be searched for solutions: all understood, no digit twice in a house, no given changed. */
export function isSearchable(puzzle: Puzzle): boolean {
  return isWhole(puzzle) && !isContradictory(puzzle);
}

/** Whether the digits as they stand cannot be right: one is twice in a house, or a given was changed. */
export function isContradictory(puzzle: Puzzle): boolean {
  return (
    hasConflict(puzzle.grid) || puzzle.givens.some((given, cell) => given !== 0 && given !== puzzle.grid.digits[cell])
  );
}

/** Where a cell of the position stands in the text, or undefined when the text does not have it. */
export function spanOf(puzzle: Puzzle, cell: number): Span | undefined {
  const start = puzzle.places.startOf(cell);
  if (start < 0) return undefined;
  return { start: puzzle.start + start, end: puzzle.start + puzzle.places.endOf(cell) };
}

/** Where the candidates of an empty cell are listed, or undefined when the text does not list them. */
export function marksSpanOf(puzzle: Puzzle, cell: number): Span | undefined {
  const { markPlaces, start, style } = puzzle;
  if (!markPlaces) return style.form === 'marks' ? spanOf(puzzle, cell) : undefined;
  if (markPlaces.startOf(cell) < 0) return undefined;
  return { start: start + markPlaces.startOf(cell), end: start + markPlaces.endOf(cell) };
}

/** Whether a cell is blank in the text, so that a digit can be put there. */
export function isFillable(puzzle: Puzzle, cell: number): boolean {
  return puzzle.written[cell] === 0 && puzzle.places.startOf(cell) >= 0 && !isUnreadable(puzzle, cell);
}

/** Whether a cell holds something that is neither a digit nor a blank. */
function isUnreadable(puzzle: Puzzle, cell: number): boolean {
  return puzzle.problems.some(problem => problem.code === 'invalid-symbol' && problem.cell === cell);
}

/** The given of a cell that the position changed, or 0 when it did not. */
export function changedGiven({ givens, grid }: Puzzle, cell: number): number {
  return givens[cell] === grid.digits[cell] ? 0 : givens[cell];
}

/**
 * The cells that a stretch of text touches, in reading order. An empty one, a cursor, touches the cell behind it and
 * the cell before it: the one that was just typed. The cell behind comes first.
 */
export function cellsIn(puzzle: Puzzle, span: Span): number[] {
  if (span.start === span.end) return cellsBeside(puzzle, span.start);
  const cells: number[] = [];
  for (let cell = 0; cell < puzzle.grid.geometry.cellCount; cell++) {
    const at = spanOf(puzzle, cell);
    if (at && at.start < span.end && span.start < at.end) cells.push(cell);
  }
  return cells;
}

/** The cell that an offset lies in, in any of the puzzle's grids, and where that is; undefined between cells. */
export function cellAt(puzzle: Puzzle, offset: number): (Span & { readonly cell: number }) | undefined {
  const { start, places, givenPlaces, markPlaces } = puzzle;
  for (const grid of [places, givenPlaces, markPlaces]) {
    const cell = grid?.cellAt(offset - start);
    if (!grid || cell === undefined) continue;
    const span = { start: start + grid.startOf(cell), end: start + grid.endOf(cell) };
    if (span.start <= offset && offset < span.end) return { cell, ...span };
  }
  return undefined;
}

function cellsBeside({ start, places, givenPlaces, markPlaces }: Puzzle, offset: number): number[] {
  const inside = offset - start;
  for (const grid of [places, givenPlaces, markPlaces]) {
    const cell = grid?.cellAt(inside);
    if (grid === undefined || cell === undefined) continue;
    const before = cell > 0 && grid.startOf(cell) === inside && grid.endOf(cell - 1) === inside;
    return before ? [cell, cell - 1] : [cell];
  }
  return [];
}

/** The puzzle that an offset lies in or at the end of, or undefined. */
export function puzzleAt(file: PuzzleFile, offset: number): Puzzle | undefined {
  const puzzle = file.puzzles[firstEndingAtOrAfter(file, offset)];
  return puzzle && puzzle.start <= offset ? puzzle : undefined;
}

/** The puzzle at an offset, or else the nearest one before it, or else the first one. */
export function puzzleNear(file: PuzzleFile, offset: number): Puzzle | undefined {
  const at = firstEndingAtOrAfter(file, offset);
  const puzzle = file.puzzles[at];
  return puzzle && puzzle.start <= offset ? puzzle : (file.puzzles[at - 1] ?? file.puzzles[0]);
}

/** The puzzles that a stretch of text touches. */
export function puzzlesIn(file: PuzzleFile, span: Span): Puzzle[] {
  const found: Puzzle[] = [];
  for (let i = firstEndingAtOrAfter(file, span.start); i < file.puzzles.length; i++) {
    if (file.puzzles[i].start > span.end) break;
    found.push(file.puzzles[i]);
  }
  return found;
}

function firstEndingAtOrAfter({ puzzles }: PuzzleFile, offset: number): number {
  let low = 0;
  let high = puzzles.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (puzzles[middle].end < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How steps are written for a puzzle: by its own symbols. */
export function namesFor({ grid, style }: Puzzle): Names {
  return new Names(grid.geometry, digit => makeSymbol(style.symbols, digit));
}
