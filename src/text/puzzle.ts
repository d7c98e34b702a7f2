/** A puzzle of a file: its position, and where each of its cells is in the text. */

import { bitOf, type Grid, hasConflict, isFull } from '../core/grid';
import type { Cell, DigitMask } from '../core/numbers';
import type { Replaced } from '../core/solver/wrongDigits';
import { Names } from '../core/techniques/names';
import type { CellPlaces } from './places';
import type { ReadSections, SectionText } from './sectionText';
import type { Span } from './span';
import { digitOfCharacter, makeSymbol, type Symbols } from './symbols';

/** The notation of a puzzle. Edits must keep this style. */
export interface Style {
  readonly form: /** One symbol for each cell. */
    | 'symbols'
    /** Every empty cell lists its candidates. */
    | 'marks'
    /** A line of HoDoKu's library: `+` before a digit that was placed and not given. */
    | 'library';
  readonly symbols: Symbols;
  /** The text of an empty cell; in a pasted form it may be empty or have several characters. */
  readonly blank: string;
  /** Whether the puzzle is in a form that people paste, and not in one of the usual formats. */
  readonly isPasted?: true;
  /** In a pasted form with other characters than `symbols`: the text of each digit, the first for digit 1. */
  readonly written?: readonly string[];
  /**
   * The way in which one-digit numbers are made as wide as two-digit ones in columns of numbers: with a space on the
   * left or right, or with a zero. Undefined when they are not.
   */
  readonly padding?: 'left' | 'right' | 'zero';
}

/** A reason why a puzzle cannot be read completely. Offsets are relative to the start of the puzzle. */
export type Problem = Span &
  (
    | { readonly code: 'invalid-symbol'; readonly symbol: string; readonly cell: Cell }
    | {
        readonly code: 'row-length';
        /** The context of the row: a grid of rows, or a whole single-line puzzle. */
        readonly of: 'row' | 'line';
        readonly found: number;
        readonly needed: number;
        /** The row, 0 .. N-1; 0 for a single-line puzzle. */
        readonly row: number;
        /** All cells that were found, in order. */
        readonly cells: readonly Span[];
      }
    | { readonly code: 'row-count'; readonly found: number; readonly needed: number }
  );

/** The same problem with offsets `by` units larger. */
export function movedProblem(problem: Problem, by: number): Problem {
  const moved = { ...problem, ...movedSpan(problem, by) };
  return moved.code === 'row-length' ? { ...moved, cells: moved.cells.map(cell => movedSpan(cell, by)) } : moved;
}

function movedSpan({ start, end }: Span, by: number): Span {
  return { start: start + by, end: end + by };
}

/** An empty cell, and its blank in the text. */
export interface OddBlank {
  readonly cell: Cell;
  readonly blank: string;
}

/** The rules of a puzzle beyond its rows, columns and boxes. */
export interface PuzzleRules extends ReadSections {
  /**
   * The sections `[Rules]` and `[Regions]` of this puzzle, with offsets from its start; they are after its span, or in it. None if its
   * rules are those at the top of the file.
   */
  readonly sections: readonly SectionText[];
}

/** A puzzle with its text. Its span is in UTF-16 units of the document. */
export interface Puzzle extends Span {
  /** The text of the puzzle, from its start to its end. */
  readonly text: string;
  /** Where its first line ends. */
  readonly firstLineEnd: number;
  /** The title that the file gives it. */
  readonly title?: string;
  /** The diagnostics that comments above it turned off, by code; `*` for all. */
  readonly disabled?: readonly string[];
  /** The current position: givens and placed digits. */
  readonly grid: Grid;
  /**
   * By cell: the given digit, or 0. When the text does not distinguish givens from entries, they are the ones that its
   * document remembers; in that case, a cell whose given was overwritten has 0.
   */
  readonly givens: Uint8Array;
  /** Cells edited since the document was opened, the latest first; absent if there are none. */
  readonly recent?: readonly Cell[];
  /** Digits that were replaced since then, the latest first; absent if there are none. */
  readonly replaced?: readonly Replaced[];
  /** By cell: the digit at its place in the text, or 0 for a blank, even when a given written elsewhere fills the cell. */
  readonly written: Uint8Array;
  /** Where the position is written. Edits go there. */
  readonly places: CellPlaces;
  /** Where the givens are written, if they are separate from the position (`[Puzzle]` next to `[State]`). */
  readonly givenPlaces?: CellPlaces;
  /** Where candidates are written, if they are separate from the position (Simple Sudoku's stacked grids). */
  readonly markPlaces?: CellPlaces;
  readonly style: Style;
  /** Empty cells whose blank is not `style.blank`. */
  readonly oddBlanks: readonly OddBlank[];
  readonly problems: readonly Problem[];
  /** Absent if the file gives it no rules. Their constraints are in the geometry of the grid. */
  readonly rules?: PuzzleRules;
}

/** The puzzle, `by` units later in the text. */
export function movedPuzzle(puzzle: Puzzle, by: number): Puzzle {
  const { start, end, firstLineEnd } = puzzle;
  return { ...puzzle, start: start + by, end: end + by, firstLineEnd: firstLineEnd + by };
}

/** The end of a puzzle with its sections of rules. */
export function endWithRules({ start, end, rules }: Puzzle): number {
  return Math.max(end, ...(rules?.sections ?? []).map(section => start + section.end));
}

/** The text of a span inside a puzzle. */
export function textOf({ text, start }: Puzzle, span: Span): string {
  return text.slice(span.start - start, span.end - start);
}

/** Whether the text of a puzzle distinguishes entries from givens, so that playing does not change the givens. */
export function distinguishesEntries({ givenPlaces, style }: Puzzle): boolean {
  return givenPlaces !== undefined || style.form === 'library';
}

/** Whether every cell and every rule of the puzzle could be read. */
export function isWhole(puzzle: Puzzle): boolean {
  return puzzle.problems.length === 0 && !puzzle.rules?.reading.mistakes;
}

/**
 * Whether the puzzle can be searched for solutions: it has no problems, no digit repeated in a house, and no changed
 * given.
 */
export function isSearchable(puzzle: Puzzle): boolean {
  return isWhole(puzzle) && !isContradictory(puzzle);
}

/** Whether every cell holds its correct digit. */
export function isSolution(puzzle: Puzzle): boolean {
  return isFull(puzzle.grid) && isSearchable(puzzle);
}

/** Whether the digits contradict each other: one appears twice in a house, or a given was changed. */
export function isContradictory(puzzle: Puzzle): boolean {
  return hasConflict(puzzle.grid) || isGivenChanged(puzzle);
}

/** Whether a given was changed. It is called for each puzzle of a file, so it is fast if all digits are givens. */
function isGivenChanged({ givens, grid: { digits } }: Puzzle): boolean {
  return givens !== digits && givens.some((given, cell) => given !== 0 && given !== digits[cell]);
}

/** Where a cell of the position is in the text, or undefined when the text does not have it. */
export function cellSpanOf(puzzle: Puzzle, cell: Cell): Span | undefined {
  const start = puzzle.places.startOf(cell);
  if (start < 0) return undefined;
  return { start: puzzle.start + start, end: puzzle.start + puzzle.places.endOf(cell) };
}

/** Where the candidates of an empty cell are listed, or undefined when the text does not list them. */
export function marksSpanOf(puzzle: Puzzle, cell: Cell): Span | undefined {
  const { markPlaces, start, style } = puzzle;
  if (!markPlaces) return style.form === 'marks' ? cellSpanOf(puzzle, cell) : undefined;
  if (markPlaces.startOf(cell) < 0) return undefined;
  return { start: start + markPlaces.startOf(cell), end: start + markPlaces.endOf(cell) };
}

/** The candidates that the text lists in a cell, as a mask; 0 for a blank, or if the text lists none. */
export function listedIn(puzzle: Puzzle, cell: Cell): DigitMask {
  const span = marksSpanOf(puzzle, cell);
  let mask = 0;
  for (const c of span ? textOf(puzzle, span) : '') {
    const digit = digitOfCharacter(puzzle.style.symbols, c.charCodeAt(0));
    if (digit > 0) mask |= bitOf(digit);
  }
  return mask;
}

/** Whether the text lists candidates. */
export function listsCandidates({ markPlaces, style }: Puzzle): boolean {
  return markPlaces !== undefined || style.form === 'marks';
}

/** Whether the text has a cell, and its content is a digit or a blank. */
export function isReadable(puzzle: Puzzle, cell: Cell): boolean {
  return puzzle.places.startOf(cell) >= 0 && !isUnreadable(puzzle, cell);
}

/** Whether a cell is blank in the text, so that a digit can be written there. */
export function isFillable(puzzle: Puzzle, cell: Cell): boolean {
  return puzzle.written[cell] === 0 && isReadable(puzzle, cell);
}

/** Whether a cell has text that is neither a digit nor a blank. */
function isUnreadable(puzzle: Puzzle, cell: Cell): boolean {
  return puzzle.problems.some(problem => problem.code === 'invalid-symbol' && problem.cell === cell);
}

/** Whether some digits of a puzzle are known not to be givens. */
export function hasEntries({ givens, grid: { digits } }: Puzzle): boolean {
  return digits.some((digit, cell) => digit !== givens[cell]);
}

/** The given of a cell that now holds another digit, or 0. */
export function changedGiven({ givens, grid }: Puzzle, cell: Cell): number {
  return givens[cell] === grid.digits[cell] ? 0 : givens[cell];
}

/**
 * The cells that a span touches, in reading order. An empty span, a cursor, touches the cell after it and then the cell
 * before it: the one that was just typed.
 */
export function cellsIn(puzzle: Puzzle, span: Span): number[] {
  if (span.start === span.end) return cellsBeside(puzzle, span.start);
  const cells: Cell[] = [];
  for (let cell = 0; cell < puzzle.grid.geometry.cellCount; cell++) {
    const at = cellSpanOf(puzzle, cell);
    if (at && at.start < span.end && span.start < at.end) cells.push(cell);
  }
  return cells;
}

/** The cell that contains an offset, in any of the puzzle's grids, and its span there; undefined between cells. */
export function cellAt(puzzle: Puzzle, offset: number): (Span & { readonly cell: Cell }) | undefined {
  const { start, places, givenPlaces, markPlaces } = puzzle;
  for (const grid of [places, givenPlaces, markPlaces]) {
    const cell = grid?.cellAt(offset - start);
    if (!grid || cell === undefined) continue;
    const span = { start: start + grid.startOf(cell), end: start + grid.endOf(cell) };
    const isEmpty = span.start === span.end; // an empty field of a table
    if (span.start <= offset && (offset < span.end || isEmpty)) return { cell, ...span };
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

/** Makes the notation of steps for a puzzle, with the puzzle's own symbols. */
export function namesFor({ grid, style }: Puzzle): Names {
  return new Names(grid.geometry, digit => makeSymbol(style.symbols, digit));
}
