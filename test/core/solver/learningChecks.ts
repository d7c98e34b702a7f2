/** Functions that run the learning engine in tests, and check its results. */

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { bitOf, type Grid, isSolved } from '../../../src/core/grid';
import { makeLine, parseLine } from '../../../src/core/notation';
import * as exactCover from '../../../src/core/solver/exactCover';
import { advance, type LearningLimits, startSearch } from '../../../src/core/solver/learning/learning';
import { nextLines } from './nextLines';

export const FUZZ = process.env.FUZZ_RUNS !== undefined;

/** The solver's limits. */
export const USUAL: LearningLimits = { room: 1 << 17, conflicts: 100, exclusions: 100 };

/** Limits that make small puzzles restart, forget and turn guesses very often, or the usual ones. */
export const limitsOfAnyKind: fc.Arbitrary<LearningLimits> = fc.oneof(
  fc.constant(USUAL),
  fc.record({
    room: fc.constantFrom(0, 20, 100, 1 << 17),
    conflicts: fc.constantFrom(1, 2, 5, 100),
    exclusions: fc.constantFrom(0, 1, 3, 100),
  }),
);

export interface Wish {
  readonly known?: readonly Uint8Array[];
  readonly limits?: LearningLimits;
  /** Steps between two pauses. */
  readonly steps?: number;
  readonly most?: number;
}

/** The solutions in the order in which they are found. */
export function found(
  grid: Grid,
  { known = [], limits = USUAL, steps = 1000, most = Number.POSITIVE_INFINITY }: Wish = {},
) {
  const search = startSearch(grid, known, limits);
  return nextLines(search, () => advance(search, steps), most);
}

/** Solutions of exact cover, at most `most`. */
export function covered(grid: Grid, most: number): Uint8Array[] {
  const search = exactCover.startSearch(grid);
  const solutions: Uint8Array[] = [];
  while (solutions.length < most && exactCover.advance(search, 2 ** 30) === 'found') {
    solutions.push(search.solution.slice());
  }
  exactCover.end(search);
  return solutions;
}

/** Compares all solutions with the expected ones, each of which must occur once. */
export function checkAll(grid: Grid, expected: Iterable<Uint8Array>, wish: Wish = {}): number {
  const lines = found(grid, wish);
  assert.deepEqual(lines.sort(), [...expected].map(makeLine).sort(), makeLine(grid.digits));
  return lines.length;
}

/** Compares with the first solutions of exact cover; with all of them if there are at most `most`. */
export function checkSome(grid: Grid, most: number, wish: Wish = {}): number {
  const expected = covered(grid, most + 1);
  if (expected.length <= most) return checkAll(grid, expected, wish);
  const lines = found(grid, { ...wish, most });
  assert.equal(new Set(lines).size, most);
  for (const line of lines) checkSolution(grid, line);
  return most;
}

export function checkSolution(grid: Grid, line: string): void {
  const { digits } = parseLine(line) as Grid;
  assert.ok(isSolved({ ...grid, digits }), line);
  digits.forEach((digit, cell) => {
    assert.ok(grid.digits[cell] === 0 || grid.digits[cell] === digit);
    assert.ok(!grid.allowed || grid.allowed[cell] & bitOf(digit));
  });
}

export function take<T>(all: Iterable<T>, most: number): T[] {
  const taken: T[] = [];
  for (const one of all) if (taken.push(one) === most) break;
  return taken;
}

/** Luby's sequence up to where 2^(k-1) comes first. */
export function lubyTo(k: number): number[] {
  return k === 0 ? [] : [...lubyTo(k - 1), ...lubyTo(k - 1), 2 ** (k - 1)];
}
