/**
 * A puzzle as clauses: its open candidates, numbered without gaps, and its items. As in exact cover, an item is a cell, or
 * a digit in a column, box or row, and exactly one candidate of an item is placed. A clause requires at least one; the limit of one
 * needs no clauses: see propagation.ts.
 */

import { bitOf, type Grid } from '../../grid';
import type { Cell, Digit } from '../../numbers';
import { addClause, type Clauses, noClauses, PERMANENT } from './clauses';
import { eliminationOf, placementOf } from './trail';

/** A puzzle as clauses. */
export interface LearningProblem {
  /** All clauses: first those of the items and of the excluded solutions, then the learned ones. */
  readonly clauses: Clauses;
  /** The address where the learned clauses begin. */
  readonly learnedStart: number;
  /** By candidate: its cell and its digit, 1 .. N. */
  readonly cellOf: Uint16Array;
  readonly digitOf: Uint8Array;
  /** From 4 * candidate on: the addresses of the clauses of its four items. */
  readonly itemsOf: Int32Array;
  /** Literals that are alone in a clause, so that they hold. */
  readonly facts: readonly number[];
  /** Whether a clause has no literal, or a given is not allowed. */
  readonly isContradictory: boolean;
}

/** The problem of a grid, without the `excluded` solutions. */
export function learningProblemOf(grid: Grid, excluded: readonly Uint8Array[]): LearningProblem {
  const { cellOf, digitOf, itemsOf, isCovered, areGivensWrong } = candidatesOf(grid);
  const clauses = noClauses(2 * cellOf.length);
  const facts: number[] = [];
  let isContradictory = areGivensWrong;
  const demand = (literals: ArrayLike<number>): number => {
    if (literals.length === 0) isContradictory = true;
    if (literals.length === 1) facts.push(literals[0]);
    return addClause(clauses, literals, PERMANENT);
  };

  const placements = byItem(itemsOf, isCovered.length);
  const addressOf = placements.map((literals, item) => (isCovered[item] ? 0 : demand(literals)));
  for (let i = 0; i < itemsOf.length; i++) itemsOf[i] = addressOf[itemsOf[i]];
  for (const solution of excluded) {
    const literals: number[] = [];
    cellOf.forEach((cell, candidate) => {
      if (solution[cell] === digitOf[candidate]) literals.push(eliminationOf(candidate));
    });
    demand(literals);
  }
  return { clauses, learnedStart: clauses.end, cellOf, digitOf, itemsOf, facts, isContradictory };
}

/** The open candidates, by candidate the numbers of its items (as in exactCover.ts), and by item whether a given covers it. */
function candidatesOf({ geometry, digits, allowed }: Grid) {
  const { size, cellCount, columnOf, boxOf, rowOf } = geometry;
  const cellOf = new Uint16Array(size * cellCount);
  const digitOf = new Uint8Array(size * cellCount);
  const itemsOf = new Int32Array(4 * size * cellCount);
  const isCovered = new Uint8Array(4 * cellCount);
  let areGivensWrong = false;
  let count = 0;

  /** Writes a candidate after the open ones. Returns whether it is open. */
  const isOpen = (cell: Cell, digit: Digit): boolean => {
    const items = 4 * count;
    cellOf[count] = cell;
    digitOf[count] = digit;
    itemsOf[items] = columnOf[cell] * size + digit - 1;
    itemsOf[items + 1] = cellCount + boxOf[cell] * size + digit - 1;
    itemsOf[items + 2] = 2 * cellCount + rowOf[cell] * size + digit - 1;
    itemsOf[items + 3] = 3 * cellCount + cell;
    if (allowed && !(allowed[cell] & bitOf(digit))) return false;
    for (let i = items; i < items + 4; i++) if (isCovered[itemsOf[i]]) return false;
    return true;
  };

  for (let cell = 0; cell < cellCount; cell++) {
    if (digits[cell] === 0) continue;
    if (!isOpen(cell, digits[cell])) areGivensWrong = true;
    for (let i = 0; i < 4; i++) isCovered[itemsOf[i]] = 1;
  }
  for (let cell = 0; cell < cellCount; cell++) {
    if (digits[cell] !== 0) continue;
    for (let digit = 1; digit <= size; digit++) if (isOpen(cell, digit)) count++;
  }
  return {
    cellOf: cellOf.subarray(0, count),
    digitOf: digitOf.subarray(0, count),
    itemsOf: itemsOf.subarray(0, 4 * count),
    isCovered,
    areGivensWrong,
  };
}

/** By item: the placements of its candidates. */
function byItem(itemsOf: Int32Array, itemCount: number): Int32Array[] {
  const ends = new Int32Array(itemCount);
  for (const item of itemsOf) ends[item]++;
  for (let item = 1; item < itemCount; item++) ends[item] += ends[item - 1];
  const all = new Int32Array(itemsOf.length);
  const starts = ends.slice();
  for (let i = itemsOf.length - 1; i >= 0; i--) all[--starts[itemsOf[i]]] = placementOf(i >> 2);
  return Array.from(starts, (start, item) => all.subarray(start, ends[item]));
}
