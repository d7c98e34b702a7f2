/**
 * Reads a puzzle of 81 bytes into a position, and writes the solution of a solved one. A byte is a digit as a character, or
 * as a number, which differ by a constant. Both go row by row. A row is nine bytes of a vector, and three words of the
 * position, here in lanes 0 to 2:
 *
 *     byte   0   1   2   3   4   5   6   7   8   9 .. 15           lane     0         1         2
 *            column 0 .. 8                       not of this row   columns  0, 3, 6   1, 4, 7   2, 5, 8
 */
// biome-ignore-all format: a vector a line

import { ALL, and, andnot, guards, lowestBits, or, or3, shl, shr, sub, wordOf } from './vectors';

/**
 * By the byte of a cell, minus that of digit 0, plus 2: its candidates 1 to 8, and its candidate 9. Index 2 (digit 0) and index 0
 * (the character `.`) have all candidates. A byte that is not a digit has none, even outside the tables.
 */
const candidates8: usize = memory.data<u8>([255, 0, 255, 1, 2, 4, 8, 16, 32, 64, 128, 0, 0, 0, 0, 0], 16);
const candidate9: usize = memory.data<u8>([1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0], 16);
/** Moves the indices of the bytes after a row outside the tables. */
const beyond: usize = memory.data<u8>([0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128], 16);

/**
 * Makes a position from the 81 bytes at `puzzle`. The vector of the last row reads some more bytes and ignores them. `zero` is the
 * byte of digit 0. False if a byte is not a digit.
 */
export function readPuzzle(at: usize, puzzle: usize, zero: i32): bool {
  const first = i8x16.splat(<i8>(zero - 2));
  const guard = guards();
  let alive = guard;
  let from = puzzle;
  for (let band: usize = 0; band < 3; band++) {
    for (let place: usize = 0; place < 9; place += 3, from += 9) {
      const index = or(i8x16.sub(v128.load(from), first), v128.load(beyond));
      const low = i8x16.swizzle(v128.load(candidates8), index);
      const high = i8x16.swizzle(v128.load(candidate9), index);
      // Bytes of `low` count from 0 here, those of `high` from 16; byte 15 is zero. Lane 3 repeats lane 2.
      const stack0 = v128.shuffle<i8>(low, high, 0, 16, 15, 15, 1, 17, 15, 15, 2, 18, 15, 15, 2, 18, 15, 15);
      const stack1 = v128.shuffle<i8>(low, high, 3, 19, 15, 15, 4, 20, 15, 15, 5, 21, 15, 15, 5, 21, 15, 15);
      const stack2 = v128.shuffle<i8>(low, high, 6, 22, 15, 15, 7, 23, 15, 15, 8, 24, 15, 15, 8, 24, 15, 15);
      const row = or(or3(stack0, shl(stack1, 10), shl(stack2, 20)), guard);
      const to = at + wordOf(place, band);
      v128.store_lane<u32>(to, row, 0);
      v128.store_lane<u32>(to, row, 1, 16);
      v128.store_lane<u32>(to, row, 2, 32);
      alive = and(alive, sub(row, lowestBits()));
    }
  }
  for (let place: usize = 0; place < 9; place++) store<u32>(at + wordOf(place, 3), ALL);
  return !v128.any_true(andnot(guard, alive)); // a cell without candidates borrows from its guard
}

/** Writes a solved position to the 81 bytes at `solution`. `zero` is the byte of digit 0. */
export function writeSolution(at: usize, solution: usize, zero: i32): void {
  const one = i8x16.splat(<i8>(zero + 1));
  let to = solution;
  for (let band: usize = 0; band < 3; band++) {
    for (let place: usize = 0; place < 9; place += 3, to += 9) {
      const from = at + wordOf(place, band);
      const row = v128.load_lane<u32>(from + 32, v128.load_lane<u32>(from + 16, v128.load_zero<u32>(from), 1), 2);
      // The only candidate of digit d, less one, has d - 1 bits set, all of them among candidates 1 to 8: a byte of each stack.
      const less = sub(row, lowestBits());
      const bytes = or3(and(less, i32x4.splat(0xff)), and(shr(less, 2), i32x4.splat(0xff00)), and(shr(less, 4), i32x4.splat(0xff0000)));
      const digits = i8x16.add(i8x16.popcnt(bytes), one);
      const inOrder = v128.shuffle<i8>(digits, digits, 0, 4, 8, 1, 5, 9, 2, 6, 10, 0, 0, 0, 0, 0, 0, 0);
      v128.store_lane<u64>(to, inOrder, 0);
      v128.store_lane<u8>(to, inOrder, 8, 8);
    }
  }
}
