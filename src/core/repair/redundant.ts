/**
 * Redundant givens: the puzzle still has one solution without them.
 *
 * A given that is needed stays needed when others are removed, because fewer givens never have fewer solutions. So `minimise`
 * tries each given once.
 */

import { type Grid, withDigit } from '../grid';
import type { Cell } from '../numbers';
import type { Pausable } from '../pausing';
import { isUniqueWithin, PauseBudget } from './budget';

/** Redundant givens of a puzzle. */
export interface Redundant {
  /** The cells of givens that can each be removed alone. Ascending. */
  readonly cells: readonly Cell[];
  /** Whether each given was tried. If not, there may be more. */
  readonly isComplete: boolean;
}

/**
 * The givens of a puzzle that can each be removed alone while the solution stays unique. Call it only for a puzzle with
 * one solution. All digits of the grid count as givens.
 */
export function* redundantGivens(grid: Grid, budget = new PauseBudget()): Pausable<Redundant> {
  const cells: Cell[] = [];
  for (const cell of filledCells(grid)) {
    const isRedundant = yield* isUniqueWithin(withDigit(grid, cell, 0), budget);
    if (isRedundant === undefined) return { cells, isComplete: false };
    if (isRedundant) cells.push(cell);
  }
  return { cells, isComplete: true };
}

/**
 * The first given of a puzzle, in reading order, that can be removed alone while the solution stays unique; undefined
 * if every given is needed, or the budget was spent. Call it only for a puzzle with one solution. All digits of the
 * grid count as givens.
 */
export function* firstRedundant(grid: Grid, budget = new PauseBudget()): Pausable<Cell | undefined> {
  for (const cell of filledCells(grid)) {
    const isRedundant = yield* isUniqueWithin(withDigit(grid, cell, 0), budget);
    if (isRedundant === undefined) return undefined;
    if (isRedundant) return cell;
  }
  return undefined;
}

/** Options for removing givens. */
export interface MinimizeOptions {
  /** The givens in the order in which they are tried; reading order if absent. A given that is not listed stays. */
  readonly order?: readonly Cell[];
  /** The cells whose givens are removed, or kept, together with the given of a cell; only the cell itself if absent. */
  readonly orbitOf?: (cell: Cell) => readonly Cell[];
  readonly budget?: PauseBudget;
}

/** A puzzle after givens were removed. */
export interface Minimised {
  /** Has the same unique solution as the original puzzle. */
  readonly grid: Grid;
  /** The cells whose givens were removed, in the order of removal. */
  readonly removed: readonly Cell[];
  /** Whether no other listed given, or group of givens, can be removed. */
  readonly isMinimal: boolean;
}

/**
 * Removes givens of a puzzle until no other can be removed. Call it only for a puzzle with one solution. The same order gives the
 * same result. The result is minimal, but another order may leave fewer givens.
 */
export function* minimizeGivens(
  grid: Grid,
  { order = filledCells(grid), orbitOf = cell => [cell], budget = new PauseBudget() }: MinimizeOptions = {},
): Pausable<Minimised> {
  let left = grid;
  const removed: Cell[] = [];
  const listed = new Set(order);
  const tried = new Set<Cell>();
  for (const cell of order) {
    if (tried.has(cell)) continue;
    const group = [...new Set([cell, ...orbitOf(cell)])].filter(other => left.digits[other] !== 0);
    for (const other of group) tried.add(other);
    const without = withoutDigits(left, group);
    const mayGo = group.length > 0 && group.every(other => listed.has(other));
    const isEnough = mayGo && (yield* isUniqueWithin(without, budget));
    if (isEnough === undefined) return { grid: left, removed, isMinimal: false };
    if (!isEnough) continue;
    left = without;
    removed.push(...group);
  }
  return { grid: left, removed, isMinimal: true };
}

/** The cells that hold a digit, ascending. */
export function filledCells({ digits }: Grid): Cell[] {
  return [...digits.keys()].filter(cell => digits[cell] !== 0);
}

/** A grid without the digits of some cells. */
export function withoutDigits(grid: Grid, cells: Iterable<Cell>): Grid {
  const digits = grid.digits.slice();
  for (const cell of cells) digits[cell] = 0;
  return { ...grid, digits };
}
