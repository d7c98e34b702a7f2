/** The interface of a solver in the benchmark, and functions that most of them need. */

import { SIZES } from '../../src/core/geometry.ts';
import type { Grid } from '../../src/core/grid.ts';
import { makeLine, parseLine } from '../../src/core/notation.ts';

/** Puzzles and solutions are lines as `makeLine` writes them: `.` for an empty cell, `A` for 10 and so on. */
export interface Contestant {
  /** The name in the tables. */
  readonly name: string;
  readonly from: 'here' | 'npm' | 'Debian' | 'prototype' | 'textbook';
  /** The sizes of puzzles that it can solve. */
  readonly sizes: readonly number[];
  /** The reason why it cannot run on this machine. */
  readonly absent?: string | undefined;
  /** Prepares what loading the module does not, such as WebAssembly that is compiled at its first use. */
  warmUp?(): void;
  solve(line: string): string | undefined;
  /** For a solver that is a separate process: solves all lines at once, so that it is not started for each puzzle. */
  solveAll?(lines: readonly string[]): (string | undefined)[];
  /** The number of solutions, counted up to `limit`. */
  count?(line: string, limit: number): number;
}

export const ALL_SIZES = SIZES;

const SYMBOLS = '123456789ABCDEFGHIJKLMNOP';
const digitOf = new Uint8Array(128);
for (let i = 0; i < SYMBOLS.length; i++) digitOf[SYMBOLS.charCodeAt(i)] = i + 1;

/** By cell: 1 .. N, or 0 for an empty cell. */
export function digitsOf(line: string): Uint8Array {
  const digits = new Uint8Array(line.length);
  for (let cell = 0; cell < line.length; cell++) digits[cell] = digitOf[line.charCodeAt(cell)];
  return digits;
}

/**
 * Reads a line as the extension's core does.
 * @throws an error when the line is not a puzzle
 */
export function gridOf(line: string): Grid {
  const grid = parseLine(line);
  if (!grid) throw new Error(`not a puzzle: ${line}`);
  return grid;
}

/** The common interface of our engines. */
interface Engine<S> {
  startSearch(grid: Grid): S;
  advance(search: S, steps: number): 'found' | 'done' | 'paused';
  end(search: S): void;
}

/** Makes a contestant of one of our engines. `steps` are more than any search here needs. */
export function searching<S extends { readonly solution: Uint8Array }>(
  { startSearch, advance, end }: Engine<S>,
  steps: number,
): Required<Pick<Contestant, 'solve' | 'count'>> {
  return {
    solve(line) {
      const search = startSearch(gridOf(line));
      const solution = advance(search, steps) === 'found' ? makeLine(search.solution) : undefined;
      end(search);
      return solution;
    },
    count(line, limit) {
      const search = startSearch(gridOf(line));
      let count = 0;
      while (count < limit && advance(search, steps) === 'found') count++;
      end(search);
      return count;
    },
  };
}

const characters = Buffer.alloc(625);

/** The line of a full grid, whose cells hold 1 .. N. */
export function lineOf(digits: ArrayLike<number>): string {
  for (let cell = 0; cell < digits.length; cell++) characters[cell] = SYMBOLS.charCodeAt(digits[cell] - 1);
  return characters.toString('latin1', 0, digits.length);
}
