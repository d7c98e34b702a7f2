/** The digits of a puzzle, and their conflicts. */

import type { Geometry, House } from './geometry';
import type { Cell, Digit, DigitMask } from './numbers';

/** The digits of a puzzle. Immutable. */
export interface Grid {
  readonly geometry: Geometry;
  /** By cell: 1 .. N, or 0 if the cell is empty. */
  readonly digits: Uint8Array;
  /**
   * By cell: the digits that the puzzle itself allows, bit d-1 for digit d. Absent if it allows all. Only puzzles given
   * by candidates instead of digits have it.
   */
  readonly allowed?: Uint32Array;
}

/** A house in which the digit of a cell is repeated, and the other cells with this digit. */
export interface RepeatedDigit {
  readonly house: House;
  readonly partners: readonly Cell[];
}

/** The cells whose digit is repeated in one of their houses, in reading order, with these houses. */
export function conflictsOf(grid: Grid): Map<Cell, RepeatedDigit[]> {
  const conflicts = new Map<Cell, RepeatedDigit[]>();
  if (!hasConflict(grid)) return conflicts;
  const { digits, geometry } = grid;
  for (let cell = 0; cell < geometry.cellCount; cell++) {
    if (digits[cell] === 0) continue;
    const repeats = linesFirst(geometry.housesOf[cell])
      .map(house => ({ house, partners: [...house.cells].filter(c => c !== cell && digits[c] === digits[cell]) }))
      .filter(repeat => repeat.partners.length > 0);
    if (repeats.length > 0) conflicts.set(cell, repeats);
  }
  return conflicts;
}

/** The houses of a cell, rows and columns before boxes, then those of rules. */
export const linesFirst = (houses: readonly House[]): House[] => [...houses].sort((a, b) => a.at - b.at);

/** Whether a digit is repeated in a house, or a rule is broken. */
export function hasConflict({ geometry, digits }: Grid): boolean {
  if (geometry.variant) return geometry.variant.isBroken(digits);
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

/** Whether every cell holds a digit, without conflicts. */
export function isSolved(grid: Grid): boolean {
  return isFull(grid) && !hasConflict(grid);
}

/** The number of cells that hold a digit. */
export function countFilled(digits: Uint8Array): number {
  let filled = 0;
  for (const digit of digits) if (digit !== 0) filled++;
  return filled;
}

/** A copy of a grid with `digit` in one cell. 0 empties the cell. */
export function withDigit(grid: Grid, cell: Cell, digit: Digit): Grid {
  const digits = grid.digits.slice();
  digits[cell] = digit;
  return { ...grid, digits };
}

/** The mask of one digit: bit 0 for digit 1. */
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
