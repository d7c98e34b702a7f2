/** One puzzle of a file: its position, and where each cell of it stands in the text. */

import { type Grid, hasConflict } from '../core/grid';
import type { Symbols } from './symbols';

/** A stretch of text: offsets in UTF-16 units, the end excluded. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where the cells of a grid stand, relative to the start of their puzzle. */
export interface Places {
  /** -1 for a cell that the text does not have (its row is missing). */
  startOf(cell: number): number;
  endOf(cell: number): number;
  /** The cell that an offset lies in, or at whose end it lies; undefined between cells. */
  cellAt(offset: number): number | undefined;
}

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
  /** Which side narrower cells are padded on with a space, in columns of numbers; undefined when they are not. */
  readonly padding?: 'left' | 'right';
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

/** Whether every cell of the puzzle was understood, so that it can be solved. */
export function isWhole(puzzle: Puzzle): boolean {
  return puzzle.problems.length === 0;
}

/** Whether the puzzle can be searched for solutions: all understood, no digit twice in a house. */
export function isSearchable(puzzle: Puzzle): boolean {
  return isWhole(puzzle) && !hasConflict(puzzle.grid);
}

/** Where a cell of the position stands in the text, or undefined when the text does not have it. */
export function spanOf(puzzle: Puzzle, cell: number): Span | undefined {
  const start = puzzle.places.startOf(cell);
  if (start < 0) return undefined;
  return { start: puzzle.start + start, end: puzzle.start + puzzle.places.endOf(cell) };
}

/** Whether a cell is blank in the text, so that a digit can be put there. */
export function isFillable(puzzle: Puzzle, cell: number): boolean {
  return puzzle.written[cell] === 0 && puzzle.places.startOf(cell) >= 0 && !isUnreadable(puzzle, cell);
}

/** Whether a cell holds something that is neither a digit nor a blank. */
export function isUnreadable(puzzle: Puzzle, cell: number): boolean {
  return puzzle.problems.some(problem => problem.code === 'invalid-symbol' && problem.cell === cell);
}

/** The cell at an offset of the text, in whichever of its grids the puzzle shows it. */
export function cellAt(puzzle: Puzzle, offset: number): number | undefined {
  const inside = offset - puzzle.start;
  return (
    puzzle.places.cellAt(inside) ?? puzzle.givenPlaces?.cellAt(inside) ?? puzzle.markPlaces?.cellAt(inside) ?? undefined
  );
}

/** The cells of the position that a stretch of text touches, in reading order. */
export function cellsIn(puzzle: Puzzle, span: Span): number[] {
  if (span.start === span.end) {
    const cell = cellAt(puzzle, span.start);
    return cell === undefined ? [] : [cell];
  }
  const cells: number[] = [];
  for (let cell = 0; cell < puzzle.grid.geometry.cellCount; cell++) {
    const at = spanOf(puzzle, cell);
    if (at && at.start < span.end && span.start < at.end) cells.push(cell);
  }
  return cells;
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

/** Cells side by side, one character each: a puzzle in one line. */
export class Run implements Places {
  constructor(
    private readonly first: number,
    private readonly count: number,
  ) {}

  startOf(cell: number): number {
    return cell < this.count ? this.first + cell : -1;
  }

  endOf(cell: number): number {
    return this.first + cell + 1;
  }

  cellAt(offset: number): number | undefined {
    const cell = Math.min(offset - this.first, this.count - 1);
    return 0 <= cell && offset <= this.first + this.count ? cell : undefined;
  }
}

/** Cells anywhere, in the order of the text. */
export class Listing implements Places {
  constructor(
    private readonly starts: Int32Array,
    private readonly ends: Int32Array,
  ) {}

  startOf(cell: number): number {
    return this.starts[cell];
  }

  endOf(cell: number): number {
    return this.ends[cell];
  }

  cellAt(offset: number): number | undefined {
    // A cell that starts at the offset goes before one that ends there.
    let ending: number | undefined;
    for (let cell = 0; cell < this.starts.length; cell++) {
      if (this.starts[cell] < 0) continue;
      if (this.starts[cell] <= offset && offset < this.ends[cell]) return cell;
      if (this.ends[cell] === offset) ending = cell;
    }
    return ending;
  }
}
