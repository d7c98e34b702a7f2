/** The digits of a puzzle, and what is wrong with them. */

import type { Geometry, House } from './geometry';
import type { Cell, Digit, DigitMask } from './numbers';

/** A position: what stands in every cell. Never changed in place. */
export interface Grid {
  readonly geometry: Geometry;
  /** By cell: 1 .. N, or 0 where the cell is empty. */
  readonly digits: Uint8Array;
  /**
   * By cell: the digits that the puzzle itself still allows, bit d-1 for digit d; absent when it allows all.
   * Puzzles that are given as candidates, not as digits, are the only ones that have it.
   */
  readonly allowed?: Uint32Array;
}

/** One house in which a cell's digit stands again, and the cells it stands in. */
export interface Repeat {
  readonly house: House;
  readonly partners: readonly Cell[];
}

/** Every cell whose digit stands again in one of its houses, in reading order, with those houses. */
export function conflictsOf(grid: Grid): Map<Cell, Repeat[]> {
  const conflicts = new Map<Cell, Repeat[]>();
  if (!hasConflict(grid)) return conflicts;
  const { digits, geometry } = grid;
  for (let cell = 0; cell < geometry.cellCount; cell++) {
    if (digits[cell] === 0) continue;
    const [box, row, column] = geometry.housesOf[cell];
    const repeats = [row, column, box]
      .map(house => ({ house, partners: [...house.cells].filter(c => c !== cell && digits[c] === digits[cell]) }))
      .filter(repeat => repeat.partners.length > 0);
    if (repeats.length > 0) conflicts.set(cell, repeats);
  }
  return conflicts;
}

/** Whether some digit stands twice in a house. */
export function hasConflict({ geometry, digits }: Grid): boolean {
  const { size, cellCount, rowOf, columnOf, boxOf } = geometry;
  const rows = new Uint32Array(size);
  const columns = new Uint32Array(size);
  const boxes = new Uint32Array(size);
  for (let cell = 0; cell < cellCount; cell++) {
    if (digits[cell] === 0) continue;
    const bit = bitOf(digits[cell]);
    const row = rowOf[cell];
    const column = columnOf[cell];
    const box = boxOf[cell];
    if ((rows[row] | columns[column] | boxes[box]) & bit) return true;
    rows[row] |= bit;
    columns[column] |= bit;
    boxes[box] |= bit;
  }
  return false;
}

/** Whether every cell holds a digit. */
export function isFull(grid: Grid): boolean {
  return !grid.digits.includes(0);
}

/** Whether every cell holds a digit and none stands twice in a house. */
export function isSolved(grid: Grid): boolean {
  return isFull(grid) && !hasConflict(grid);
}

/** How many cells hold a digit. */
export function countFilled(digits: Uint8Array): number {
  let filled = 0;
  for (const digit of digits) if (digit !== 0) filled++;
  return filled;
}

/** The same position with `digit` (0 to empty it) in one cell. */
export function withDigit(grid: Grid, cell: Cell, digit: Digit): Grid {
  const digits = grid.digits.slice();
  digits[cell] = digit;
  return { ...grid, digits };
}

/** The bit that stands for a digit in a mask: bit 0 for digit 1. */
export function bitOf(digit: Digit): DigitMask {
  return 1 << (digit - 1);
}

/** The digits in a mask, ascending. */
export function digitsOf(mask: DigitMask): Digit[] {
  const digits: Digit[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) digits.push(32 - Math.clz32(rest & -rest));
  return digits;
}

/** Whether a mask holds exactly one digit. */
export function isSingle(mask: DigitMask): boolean {
  return mask !== 0 && (mask & (mask - 1)) === 0;
}
