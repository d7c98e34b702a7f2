/**
 * The definition of canonical forms: compares all 3,359,232 arrangements of a 9x9 puzzle. Takes about a second per puzzle, so it is
 * only for few puzzles.
 */

import { makeLine } from '../../../src/core/notation';

export interface Found {
  readonly form: string;
  /** The number of arrangements that produce it. */
  readonly ways: number;
}

/** The smallest text, blank as 0. */
export function smallestText(digits: Uint8Array): Found {
  return smallest([digits], false);
}

/** The smallest pattern, then the smallest text. */
export function smallestPattern(digits: Uint8Array): Found {
  return smallest([digits], true);
}

/** The puzzle in the smallest solution. If there are several ways, the smallest text. */
export function puzzleInSmallestSolution(digits: Uint8Array, solution: Uint8Array): Found {
  const { form, ways } = smallest([solution, digits], false);
  return { form: form.slice(81), ways };
}

const THREE = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

/** All 1296 orders of nine lines that keep chutes together. */
const LINE_ORDERS = THREE.flatMap(chutes =>
  THREE.flatMap(a =>
    THREE.flatMap(b =>
      THREE.map(c => Uint8Array.from(chutes.flatMap(chute => [a, b, c][chute].map(line => chute * 3 + line)))),
    ),
  ),
);

/** Digits get names in the order in which they appear in the first grid, then the next one. */
function smallest(grids: readonly Uint8Array[], patternFirst: boolean): Found {
  const best = new Uint8Array(81 * grids.length);
  let bestPatterns: number[] = [];
  let ways = 0;
  for (const turned of [grids, grids.map(transposed)]) {
    // The columns are permuted later, so rows of both grids are stored one below the other.
    const all = Uint8Array.from(turned.flatMap(grid => [...grid]));
    const patterns = Array.from({ length: 9 }, (_, row) => patternsOf(all.subarray(9 * row, 9 * row + 9)));
    for (const rows of LINE_ORDERS) {
      const moved = Uint8Array.from(all, (_, i) => all[i - (i % 81) + 9 * rows[Math.floor((i % 81) / 9)] + (i % 9)]);
      for (const [order, columns] of LINE_ORDERS.entries()) {
        let difference = ways === 0 ? -1 : 0;
        for (let row = 0; row < 9 && patternFirst && difference === 0; row++) {
          difference = patterns[rows[row]][order] - bestPatterns[row];
        }
        if (difference === 0) difference = compareTexts(moved, columns, best);
        if (difference > 0) continue;
        if (difference < 0) {
          keepText(moved, columns, best);
          bestPatterns = [...rows].map(row => patterns[row][order]);
          ways = 0;
        }
        ways++;
      }
    }
  }
  return { form: makeLine(best), ways };
}

/** By order of the columns: the pattern of the givens of a row as a number, in which the leftmost cell is the most significant bit. */
function patternsOf(row: Uint8Array): number[] {
  return LINE_ORDERS.map(columns => columns.reduce((pattern, column) => 2 * pattern + Math.sign(row[column]), 0));
}

function transposed(digits: Uint8Array): Uint8Array {
  return digits.map((_, cell) => digits[(cell % 9) * 9 + Math.floor(cell / 9)]);
}

const names = new Uint8Array(10);

function compareTexts(grid: Uint8Array, columns: Uint8Array, best: Uint8Array): number {
  names.fill(0);
  let named = 0;
  for (let row = 0; row < best.length; row += 9) {
    for (let column = 0; column < 9; column++) {
      const digit = grid[row + columns[column]];
      if (digit !== 0 && names[digit] === 0) names[digit] = ++named;
      if (names[digit] !== best[row + column]) return names[digit] - best[row + column];
    }
  }
  return 0;
}

function keepText(grid: Uint8Array, columns: Uint8Array, best: Uint8Array): void {
  names.fill(0);
  let named = 0;
  for (let cell = 0; cell < best.length; cell++) {
    const digit = grid[cell - (cell % 9) + columns[cell % 9]];
    if (digit !== 0 && names[digit] === 0) names[digit] = ++named;
    best[cell] = names[digit];
  }
}
