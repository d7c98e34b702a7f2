/**
 * What can still stand where: a mask of digits for every cell, and the cells those masks force.
 *
 * A cell is forced when one digit is left for it (a naked single) or when it is the only cell left for a digit in one
 * of its houses (a hidden single).
 */

import type { House } from './geometry';
import { bitOf, digitsOf, type Grid, isSingle } from './grid';
import type { Cell, Digit, DigitMask } from './numbers';

/** By cell: the digits that no peer holds, bit d-1 for digit d. 0 for a cell that holds a digit itself. */
export type Candidates = Uint32Array;

/** A cell that can hold one digit only. */
export interface ForcedCell {
  readonly cell: Cell;
  readonly digit: Digit;
  /** The house that has no other cell for the digit; absent when the cell has no other digit (a naked single). */
  readonly house?: House;
}

export function candidatesOf({ geometry, digits, allowed }: Grid): Candidates {
  const { size, cellCount, rowOf, columnOf, boxOf } = geometry;
  const rows = new Uint32Array(size);
  const columns = new Uint32Array(size);
  const boxes = new Uint32Array(size);
  for (let cell = 0; cell < cellCount; cell++) {
    if (digits[cell] === 0) continue;
    const bit = bitOf(digits[cell]);
    rows[rowOf[cell]] |= bit;
    columns[columnOf[cell]] |= bit;
    boxes[boxOf[cell]] |= bit;
  }
  const all = 2 ** size - 1;
  const candidates = new Uint32Array(cellCount);
  for (let cell = 0; cell < cellCount; cell++) {
    if (digits[cell] !== 0) continue;
    candidates[cell] = (allowed?.[cell] ?? all) & ~(rows[rowOf[cell]] | columns[columnOf[cell]] | boxes[boxOf[cell]]);
  }
  return candidates;
}

/** The one digit left for a cell, or undefined. */
export function findNakedSingle(candidates: Candidates, cell: Cell): ForcedCell | undefined {
  const mask = candidates[cell];
  return isSingle(mask) ? { cell, digit: digitsOf(mask)[0] } : undefined;
}

/** A digit that has no other cell in one of this cell's houses (box, then row, then column), or undefined. */
function findHiddenSingle(grid: Grid, candidates: Candidates, cell: Cell): ForcedCell | undefined {
  if (candidates[cell] === 0) return undefined;
  for (const house of grid.geometry.housesOf[cell]) {
    let elsewhere = 0;
    for (const other of house.cells) {
      if (other === cell) continue;
      elsewhere |= candidates[other];
      if (grid.digits[other] !== 0) elsewhere |= bitOf(grid.digits[other]);
    }
    const onlyHere = candidates[cell] & ~elsewhere;
    // Two digits with no other cell are a contradiction, and then nothing is forced.
    if (isSingle(onlyHere)) return { cell, digit: digitsOf(onlyHere)[0], house };
  }
  return undefined;
}

/** Why a cell is forced, the simplest reason first: naked, then hidden single. */
export function findForced(grid: Grid, candidates: Candidates, cell: Cell): ForcedCell | undefined {
  return findNakedSingle(candidates, cell) ?? findHiddenSingle(grid, candidates, cell);
}

/** Whether an empty cell has no digit left, or a house no cell left for a digit it lacks. */
export function isStuck(grid: Grid, candidates: Candidates): boolean {
  for (let cell = 0; cell < candidates.length; cell++) {
    if (candidates[cell] === 0 && grid.digits[cell] === 0) return true;
  }
  const all = 2 ** grid.geometry.size - 1;
  for (const { cells } of grid.geometry.houses) {
    let present = 0;
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i];
      present |= candidates[cell];
      if (grid.digits[cell] !== 0) present |= bitOf(grid.digits[cell]);
    }
    if (present !== all) return true;
  }
  return false;
}

/** The digits a house does not hold yet, as a mask. */
export function missingDigits({ geometry, digits }: Grid, house: House): DigitMask {
  let present = 0;
  for (const cell of house.cells) if (digits[cell] !== 0) present |= bitOf(digits[cell]);
  return (2 ** geometry.size - 1) & ~present;
}

/** The digits that some empty cell of a house can take, as a mask. */
export function placesIn(candidates: Candidates, house: House): DigitMask {
  let mask = 0;
  for (const cell of house.cells) mask |= candidates[cell];
  return mask;
}

/**
 * Fills forced cells until none is left: the cells in the order they were forced, none when the puzzle contradicts
 * itself on the way (whatever was forced then would be nonsense).
 */
export function fillForced(grid: Grid): ForcedCell[] {
  const digits = grid.digits.slice();
  const position = { ...grid, digits };
  const candidates = candidatesOf(position);
  const forced: ForcedCell[] = [];
  if (isStuck(position, candidates)) return forced;
  for (let next = findFirstForced(position, candidates); next; next = findFirstForced(position, candidates)) {
    forced.push(next);
    digits[next.cell] = next.digit;
    candidates[next.cell] = 0;
    for (const peer of grid.geometry.peersOf[next.cell]) {
      candidates[peer] &= ~bitOf(next.digit);
      if (candidates[peer] === 0 && digits[peer] === 0) return [];
    }
  }
  return isStuck(position, candidates) ? [] : forced;
}

/** The first naked single in reading order, or else the first hidden single. */
function findFirstForced(grid: Grid, candidates: Candidates): ForcedCell | undefined {
  for (let cell = 0; cell < candidates.length; cell++) {
    const single = findNakedSingle(candidates, cell);
    if (single) return single;
  }
  for (let cell = 0; cell < candidates.length; cell++) {
    const single = findHiddenSingle(grid, candidates, cell);
    if (single) return single;
  }
  return undefined;
}

/** Whether any cell is forced: what {@link fillForced} would start with. */
export function hasForced(grid: Grid): boolean {
  const candidates = candidatesOf(grid);
  return !isStuck(grid, candidates) && findFirstForced(grid, candidates) !== undefined;
}
