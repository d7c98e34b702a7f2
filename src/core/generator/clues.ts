/** Removes clues from a solved grid while the puzzle keeps a unique solution. */

import { bitOf, countFilled, type Grid } from '../grid';
import type { Cell, Digit } from '../numbers';
import type { Pausable } from '../pausing';
import { countSolutions, search } from '../solver/index';

/** The largest size in which all clues are tried without a pause if each is quick to try. */
const UNPAUSED = 9;

/** In puzzles that are not 9x9, a clue stays if the solver has not decided after this many pauses whether it can be removed. */
const PATIENCE = 200;

/**
 * Tries to empty groups of cells in order, keeping each group that the unique solution needs, until `fewest` clues are
 * left or every group has been tried. Changes the digits of the grid in place.
 */
export function* removeClues(grid: Grid, groups: Iterable<readonly Cell[]>, fewest: number): Pausable<void> {
  let left = countFilled(grid.digits);
  for (const group of groups) {
    if (left === fewest) return;
    if (left - group.length < fewest) continue;
    if (yield* removeGroup(grid, group, PATIENCE)) left -= group.length;
  }
}

/** Whether a puzzle with one solution has several solutions after any one of its clues is removed. */
export function* isMinimal({ geometry, digits }: Grid): Pausable<boolean> {
  const grid = { geometry, digits: digits.slice() };
  for (let cell = 0; cell < digits.length; cell++) {
    if (digits[cell] !== 0 && (yield* removeGroup(grid, [cell], Number.POSITIVE_INFINITY))) return false;
  }
  return true;
}

/** Empties the cells and returns whether the puzzle still has one solution. If not, fills them again. */
function* removeGroup(grid: Grid, group: readonly Cell[], patience: number): Pausable<boolean> {
  const { geometry, digits } = grid;
  if (geometry.size > UNPAUSED) yield undefined;
  const before = group.map(cell => digits[cell]);
  let isForced = true;
  for (let i = 0; i < group.length; i++) {
    digits[group[i]] = 0;
    isForced &&= !geometry.variant && isForcedTo(grid, before[i], group[i]);
  }
  if (isForced || (yield* isOnlySolution(grid, patience))) return true;
  for (let i = 0; i < group.length; i++) digits[group[i]] = before[i];
  return false;
}

/** Whether an empty cell of a classic puzzle is a naked or hidden single. This is faster than proving that there is no other solution. */
function isForcedTo({ geometry, digits }: Grid, digit: Digit, cell: Cell): boolean {
  const { size, cellCount, peersOf, rowOf, columnOf, boxOf, housesOf } = geometry;
  let seen = bitOf(digit);
  const peers = peersOf[cell];
  for (let i = 0; i < peers.length; i++) if (digits[peers[i]] !== 0) seen |= bitOf(digits[peers[i]]);
  if (seen === bitOf(size + 1) - 1) return true;

  // Bit sets of the rows, columns and boxes that hold the digit.
  let rows = 0;
  let columns = 0;
  let boxes = 0;
  for (let other = 0; other < cellCount; other++) {
    if (digits[other] !== digit) continue;
    rows |= 1 << rowOf[other];
    columns |= 1 << columnOf[other];
    boxes |= 1 << boxOf[other];
  }
  for (const { cells } of housesOf[cell]) {
    let isOnlyPlace = true;
    for (let i = 0; i < cells.length && isOnlyPlace; i++) {
      const other = cells[i];
      if (other === cell || digits[other] !== 0) continue;
      isOnlyPlace = (((rows >> rowOf[other]) | (columns >> columnOf[other]) | (boxes >> boxOf[other])) & 1) === 1;
    }
    if (isOnlyPlace) return true;
  }
  return false;
}

/** Whether a puzzle with a solution has no other one. Also false if the search takes more pauses than `patience`. */
export function* isOnlySolution(grid: Grid, patience: number): Pausable<boolean> {
  if (grid.geometry.size === 9 && !grid.geometry.variant) return countSolutions(grid, 2) === 1;
  let count = 0;
  let pauses = 0;
  for (const found of search(grid)) {
    if (found && ++count > 1) return false;
    if (!found) {
      if (++pauses > patience) return false;
      yield undefined;
    }
  }
  return count === 1;
}
