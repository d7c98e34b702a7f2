/** What a solver has to be to take part, and what most need to get there. */

import { SIZES } from '../../src/core/geometry.ts';
import type { Grid } from '../../src/core/grid.ts';
import { parseLine } from '../../src/core/notation.ts';

/** Puzzles and solutions are lines as `makeLine` writes them: `.` for an empty cell, `A` for 10 and so on. */
export interface Contestant {
  /** As it stands in the tables. */
  readonly name: string;
  readonly from: 'here' | 'npm' | 'Debian' | 'prototype' | 'textbook';
  /** The sizes of puzzles that it solves. */
  readonly sizes: readonly number[];
  /** Why it cannot take part on this machine. */
  readonly absent?: string | undefined;
  /** Makes ready what loading the module has not, such as a module of WebAssembly that is compiled when first needed. */
  warmUp?(): void;
  solve(line: string): string | undefined;
  /** For what is a process of its own, which would be started once a puzzle otherwise. */
  solveAll?(lines: readonly string[]): (string | undefined)[];
  /** How many solutions there are, counting no further than `limit`. */
  count?(line: string, limit: number): number;
}

export const ALL_SIZES = SIZES;

const SYMBOLS = '123456789ABCDEFGHIJKLMNOP';
const digitOf = new Uint8Array(128);
for (let i = 0; i < SYMBOLS.length; i++) digitOf[SYMBOLS.charCodeAt(i)] = i + 1;

/** By cell 1 .. N, 0 where a cell is empty. */
export function digitsOf(line: string): Uint8Array {
  const digits = new Uint8Array(line.length);
  for (let cell = 0; cell < line.length; cell++) digits[cell] = digitOf[line.charCodeAt(cell)];
  return digits;
}

/** As the extension's own core reads it. */
export function gridOf(line: string): Grid {
  const grid = parseLine(line);
  if (!grid) throw new Error(`not a puzzle: ${line}`);
  return grid;
}

const characters = Buffer.alloc(625);

/** The line of a full grid, whose cells hold 1 .. N. */
export function lineOf(digits: ArrayLike<number>): string {
  for (let cell = 0; cell < digits.length; cell++) characters[cell] = SYMBOLS.charCodeAt(digits[cell] - 1);
  return characters.toString('latin1', 0, digits.length);
}
