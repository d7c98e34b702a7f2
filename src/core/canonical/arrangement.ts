/**
 * An arrangement of a 9x9 puzzle: its lines in a new order. Every symmetry of a 9x9 puzzle, except for the names of its digits, is
 * one: transpose or not, then order bands, stacks, and the lines in each. There are 2 * 6^4 * 6^4 = 3,359,232 of them.
 *
 * Searches number the 18 lines that can become rows: 0 .. 8 are the rows, 9 .. 17 the columns of the puzzle. Line / 9 shows
 * whether the puzzle is transposed, line / 3 is the chute. The places in a line are numbered 0 .. 8, so `columns` of an arrangement
 * of lines 9 .. 17 are rows of the puzzle.
 */

import { cellArray } from '../cellArray';
import type { Cell } from '../numbers';

export const SIZE = 9;
export const CELLS = 81;
/** Rows and columns. */
export const LINES = 18;

/** All orders of three lines of a chute, or of three chutes. */
export const ORDERS: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

/** A puzzle's lines in a new order. */
export interface Arrangement {
  /** By new row: the line, 0 .. 17. All are rows, or all are columns. */
  readonly lines: Uint8Array;
  /** By new column: the place in the lines, 0 .. 8. */
  readonly columns: Uint8Array;
}

/** The result of a search for a form. Each search reuses the same memory. */
export abstract class FormSearch implements Arrangement {
  /** The last form found. */
  readonly form = new Uint8Array(CELLS);
  /** The arrangement that produces it. */
  readonly lines = new Uint8Array(SIZE);
  readonly columns = new Uint8Array(SIZE);
  /** The number of arrangements that produce it. */
  ways = 0;
  /** The digits of all lines of the puzzle: see {@link readArrangement}. */
  protected readonly lineDigits = new Uint8Array(LINES * SIZE);

  /** Finds the form of a puzzle. */
  abstract find(digits: Uint8Array): void;
}

/** Fills `lines` (18 times 9 digits) with the digits of the rows of a puzzle, then of its columns. */
export function readArrangement(digits: Uint8Array, lines: Uint8Array): void {
  for (let row = 0, cell = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++, cell++) {
      lines[cell] = digits[cell];
      lines[CELLS + column * SIZE + row] = digits[cell];
    }
  }
}

/** The cell of the puzzle at a place of a line. */
export function arrangedCell(line: number, place: number): Cell {
  return line < SIZE ? line * SIZE + place : place * SIZE + line - SIZE;
}

/**
 * Names for digits in the order in which they appear in an arranged grid: by digit, the name, and 0 for 0. Digits that do not appear
 * get the remaining names in order.
 */
export function namesIn(grid: Uint8Array, { lines, columns }: Arrangement): Uint8Array {
  const names = cellArray(SIZE + 1);
  let named = 0;
  for (let place = 0; place < CELLS && named < SIZE; place++) {
    const digit = grid[arrangedCell(lines[Math.floor(place / SIZE)], columns[place % SIZE])];
    if (digit !== 0 && names[digit] === 0) names[digit] = ++named;
  }
  for (let digit = 1; digit <= SIZE; digit++) if (names[digit] === 0) names[digit] = ++named;
  return names;
}

/** The arranged grid with these names for its digits. */
export function arrangedGrid(grid: Uint8Array, { lines, columns }: Arrangement, names: Uint8Array): Uint8Array {
  const form = cellArray(CELLS);
  for (let row = 0, place = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++, place++)
      form[place] = names[grid[arrangedCell(lines[row], columns[column])]];
  }
  return form;
}
