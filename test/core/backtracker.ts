/**
 * The plain row-by-row backtracker: first empty cell in reading order, digits ascending. Too slow to use and too
 * simple to be wrong; it is the specification of the engines.
 */

import type { Grid } from '../../src/core/grid';

export function* backtrack(grid: Grid): Generator<Uint8Array> {
  yield* fillFrom(grid, grid.digits.slice(), 0);
}

function* fillFrom(grid: Grid, digits: Uint8Array, cell: number): Generator<Uint8Array> {
  if (cell === digits.length) {
    yield digits.slice();
    return;
  }
  const given = grid.digits[cell];
  for (let digit = given || 1; digit <= (given || grid.geometry.size); digit++) {
    if (!fits(grid, digits, cell, digit)) continue;
    digits[cell] = digit;
    yield* fillFrom(grid, digits, cell + 1);
    digits[cell] = given;
  }
}

function fits({ geometry, allowed }: Grid, digits: Uint8Array, cell: number, digit: number): boolean {
  if (allowed && !(allowed[cell] & (1 << (digit - 1)))) return false;
  return geometry.peersOf[cell].every(peer => digits[peer] !== digit);
}
