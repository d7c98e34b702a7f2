/**
 * The candidates of a grid: a mask of digits for every cell, and the cells that these masks force.
 *
 * A cell is forced if only one digit is left for it (a naked single), or if it is the only cell left for a digit in one of its
 * houses (a hidden single).
 */

import type { Geometry, House, Variant } from './geometry';
import { bitOf, digitsOf, type Grid, isSingle } from './grid';
import type { Cell, Digit, DigitMask } from './numbers';

/** By cell: the digits that it can still hold, bit d-1 for digit d. 0 for a cell that holds a digit. */
export type Candidates = Uint32Array;

/** A cell that can hold only one digit. */
export interface ForcedCell {
  readonly cell: Cell;
  readonly digit: Digit;
  /** The house in which no other cell can hold the digit. Absent for a naked single. */
  readonly house?: House;
}

/** The candidates of a grid: the digits that no peer holds and that the grid allows. */
export function candidatesOf(grid: Grid): Candidates {
  if (grid.geometry.variant) return candidatesWith(grid.geometry.variant, grid);
  const { geometry, digits, allowed } = grid;
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

/** The candidates of a puzzle with rules, limited by constraints on one or two cells. */
function candidatesWith(variant: Variant, { geometry, digits, allowed }: Grid): Candidates {
  const all = 2 ** geometry.size - 1;
  const candidates = variant.allowed.map((mask, cell) => (digits[cell] === 0 ? mask & (allowed?.[cell] ?? all) : 0));
  for (let cell = 0; cell < geometry.cellCount; cell++) {
    if (digits[cell] === 0) continue;
    for (const peer of geometry.peersOf[cell]) candidates[peer] &= ~bitOf(digits[cell]);
    relate(variant, candidates, cell, digits[cell]);
  }
  return candidates;
}

/** Removes the candidates that the relations of a cell forbid when it holds `digit`. */
export function relate({ relationsOf }: Variant, candidates: Candidates, cell: Cell, digit: Digit): void {
  for (const other of relationsOf[cell]) candidates[other.cell] &= other.allowed[digit];
}

/**
 * Removes the candidates that a digit in a cell excludes from other cells, through peers and through rules about two
 * cells. Returns whether any candidate was removed.
 */
export function exclude({ peersOf, variant }: Geometry, candidates: Candidates, cell: Cell, digit: Digit): boolean {
  let isChanged = false;
  const keep = (other: Cell, mask: DigitMask) => {
    isChanged ||= (candidates[other] & ~mask) !== 0;
    candidates[other] &= mask;
  };
  for (const peer of peersOf[cell]) keep(peer, ~bitOf(digit));
  for (const other of variant?.relationsOf[cell] ?? []) keep(other.cell, other.allowed[digit]);
  return isChanged;
}

/** The only digit left for a cell, or undefined. */
export function findNakedSingle(candidates: Candidates, cell: Cell): ForcedCell | undefined {
  const mask = candidates[cell];
  return isSingle(mask) ? { cell, digit: digitsOf(mask)[0] } : undefined;
}

/** A digit that has no other cell in one of the houses of this cell (box, then row, then column), or undefined. */
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
    // Two digits that both have only this cell are a contradiction, so nothing is forced.
    if (isSingle(onlyHere)) return { cell, digit: digitsOf(onlyHere)[0], house };
  }
  return undefined;
}

/** The simplest reason why a cell is forced (naked single, then hidden single), or undefined. */
export function findForced(grid: Grid, candidates: Candidates, cell: Cell): ForcedCell | undefined {
  return findNakedSingle(candidates, cell) ?? findHiddenSingle(grid, candidates, cell);
}

/** Whether an empty cell has no digit left, or a house has no cell left for a missing digit. */
export function isDeadEnd(grid: Grid, candidates: Candidates): boolean {
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

/** The digits that a house does not hold yet. */
export function missingDigits({ geometry, digits }: Grid, house: House): DigitMask {
  let present = 0;
  for (const cell of house.cells) if (digits[cell] !== 0) present |= bitOf(digits[cell]);
  return (2 ** geometry.size - 1) & ~present;
}

/** The digits that at least one empty cell of a house can hold. */
export function digitsWithPlaces(candidates: Candidates, house: House): DigitMask {
  let mask = 0;
  for (const cell of house.cells) mask |= candidates[cell];
  return mask;
}

/**
 * Fills forced cells until none is left. Returns the cells in the order in which they were filled. Empty if this leads to a
 * contradiction, because the digits would be meaningless.
 */
export function forcedFills(grid: Grid): ForcedCell[] {
  const digits = grid.digits.slice();
  const position = { ...grid, digits };
  const candidates = candidatesOf(position);
  const forced: ForcedCell[] = [];
  if (isDeadEnd(position, candidates)) return forced;
  for (let next = findFirstForced(position, candidates); next; next = findFirstForced(position, candidates)) {
    forced.push(next);
    digits[next.cell] = next.digit;
    candidates[next.cell] = 0;
    for (const peer of grid.geometry.peersOf[next.cell]) {
      candidates[peer] &= ~bitOf(next.digit);
      if (candidates[peer] === 0 && digits[peer] === 0) return [];
    }
    const { variant } = grid.geometry;
    if (!variant) continue;
    relate(variant, candidates, next.cell, next.digit);
    if (variant.isBroken(digits)) return [];
  }
  return isDeadEnd(position, candidates) ? [] : forced;
}

/** The first naked single in reading order, otherwise the first hidden single. */
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

/** Whether any cell is forced, so that {@link forcedFills} can start. */
export function hasForced(grid: Grid): boolean {
  const candidates = candidatesOf(grid);
  return !isDeadEnd(grid, candidates) && findFirstForced(grid, candidates) !== undefined;
}
