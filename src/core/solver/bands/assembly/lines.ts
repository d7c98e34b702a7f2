/**
 * Many puzzles at once, as in collections: lines of 81 characters with a line feed. They are read, and their solutions written,
 * in place. This is a separate engine, so that the engine of the editor does not become larger.
 */

import { begin, count, FOUND, search, state } from './bands';
import { writeSolution } from './cells';

/** The bytes of a line. */
const LINE: usize = 82;
/** The most lines at a time. */
export const most: i32 = 500;
/** The lines, and some more bytes that are read and ignored. */
export const lines: usize = memory.data(500 * 82 + 16, 16);

/** Bytes of characters. */
const ZERO: i32 = 0x30;
const DOT: i32 = 0x2e;
const LINE_FEED: i32 = 0x0a;

/** The number of the first `end` lines that are puzzles of digits and dots, or of digits and zeros, up to the first that is not. */
export function plainLines(end: i32): i32 {
  for (let i = 0; i < end; i++) if (!isPlain(lines + LINE * i)) return i;
  return end;
}

function isPlain(line: usize): bool {
  let all = i8x16.splat(-1);
  let zeros = i8x16.splat(0);
  let dots = i8x16.splat(0);
  for (let i: usize = 0; i < 6; i++) {
    const bytes = v128.load(line + min<usize>(16 * i, 65)); // the last vector repeats most of the one before
    const zero = i8x16.eq(bytes, i8x16.splat(<i8>ZERO));
    const dot = i8x16.eq(bytes, i8x16.splat(<i8>DOT));
    const digit = i8x16.lt_u(i8x16.sub(bytes, i8x16.splat(<i8>(ZERO + 1))), i8x16.splat(9));
    all = v128.and(all, v128.or(digit, v128.or(zero, dot)));
    zeros = v128.or(zeros, zero);
    dots = v128.or(dots, dot);
  }
  return load<u8>(line, 81) === LINE_FEED && i8x16.all_true(all) && !(v128.any_true(zeros) && v128.any_true(dots));
}

/** Replaces puzzles by their solutions. Returns the number of the first line without a solution, or `end`. */
export function solveLines(end: i32): i32 {
  for (let i = 0; i < end; i++) {
    const line = lines + LINE * i;
    if (!begin(line, ZERO) || search(i32.MAX_VALUE) !== FOUND) return i;
    writeSolution(load<u32>(state), line, ZERO);
  }
  return end;
}

/** The number of the first line whose number of solutions, counted to `limit`, is not 1, or `end`. */
export function countLines(end: i32, limit: i32): i32 {
  for (let i = 0; i < end; i++) if (!begin(lines + LINE * i, ZERO) || count(limit) !== 1) return i;
  return end;
}
