/**
 * Solves 9x9 puzzles, with all candidates in nine SIMD vectors; `vectors.ts` draws them. This is AssemblyScript,
 * TypeScript's syntax, made into WebAssembly by `wasm.mjs`.
 *
 * - *Locked candidates.* The vectors of a row, ored, say which intersections of that row and a box can hold a digit.
 *   In a band a digit takes three of the nine, one in each row and box, so an intersection stays only if the other two
 *   rows can take the other two boxes crosswise: rows are different vectors, and boxes are groups, which two shifts
 *   rotate. The same holds of the columns of a stack, where boxes are lanes.
 * - *Hidden singles.* After that, where a digit's only row in a box crosses its only column, it is placed.
 * - *Naked singles.* `v & (v - 1)`, in every group, takes away a cell's lowest candidate: was it the last?
 *
 * The search is depth first. It branches on a bivalue cell: of a few in every band the one whose digits can go in most
 * other intersections of its row and column, those with a bivalue cell counting twice, and in fewest other cells of its
 * own two.
 *
 * Bands as bit sets that yield locked candidates are the idea of the solvers of the New Sudoku Players' Forum,
 * zhouyundong's and JCZSolve; SIMD over all boxes, and branching on bivalue cells, of Tom Dillon's tdoku, whose write-up
 * is worth an hour: https://t-dillon.github.io/tdoku/. The vectors by place, of all digits, are this project's own.
 */

// biome-ignore format: names only
import {
  ALL, allBits, and, andnot, crosswise, digitsOf, GUARD, guards, LOWEST, lastBand, lastStack, lowestBits, nextBand,
  nextStack, oneLeft, or, or3, place, shr, single, someLeft, sub, withoutLowest, xor,
} from './vectors';

/** Bytes of a position: the nine vectors. */
const POSITION: usize = 144;

/** The puzzle: 81 masks of two bytes, bit d - 1 for digit d, rows top to bottom. */
export const input: usize = memory.data(162, 16);
/** The solution: 81 digits. */
export const output: usize = memory.data(81, 16);
/**
 * All that a search needs to go on: where its last position ends (4 bytes), whether one was found wanting yet (4), and
 * from byte 16 on its positions, all still to be searched. A guess adds one, and every cell may have been guessed at.
 */
export const state: usize = memory.data(16 + 82 * 144, 16);
const positions: usize = state + 16;

const DONE: i32 = 0;
const FOUND: i32 = 1;
const PAUSED: i32 = 2;

/** Makes the puzzle in `input` the only position. */
export function start(): void {
  let from = input;
  for (let band: usize = 0; band < 3; band++) {
    for (let row: usize = 0; row < 3; row++) {
      for (let column: usize = 0; column < 3; column++, from += 2) {
        const word = load<u16>(from) | ((<u32>load<u16>(from, 6)) << 10) | ((<u32>load<u16>(from, 12)) << 20);
        store<u32>(positions + wordOf(3 * row + column, band), word | GUARD);
      }
      from += 12;
    }
  }
  for (let place: usize = 0; place < 9; place++) store<u32>(positions + wordOf(place, 3), ALL);
  store<u32>(state, positions + POSITION);
  store<u32>(state, 0, 4);
}

/** Searches on, through at most so many positions; when it says `FOUND`, the solution is in `output`. */
export function advance(steps: i32): i32 {
  const outcome = search(steps);
  if (outcome === FOUND) writeSolution(load<u32>(state));
  return outcome;
}

/** How many more solutions there are, up to a limit. */
export function count(limit: i32): i32 {
  let found = 0;
  while (found < limit && search(i32.MAX_VALUE) === FOUND) found++;
  return found;
}

function search(steps: i32): i32 {
  for (let left = steps; left > 0; left--) {
    const end: usize = load<u32>(state);
    if (end === positions) return DONE;
    const last = end - POSITION;
    const consistent = propagate(last);
    if (consistent && survey(last)) {
      branch(last, choose(last));
      store<u32>(state, end + POSITION);
      continue;
    }
    store<u32>(state, last);
    if (consistent) return FOUND; // it stays where it is until the search goes on
    store<u32>(state, 1, 4);
  }
  return PAUSED;
}

/**
 * Closes a position under locked candidates, hidden and naked singles; false when it has no solution. Naked singles,
 * the rule for rows, the rule for columns and hidden singles take turns until no intersection changes.
 */
// biome-ignore format: three vectors a line, as they stand in a box
function propagate(at: usize): bool {
  const low = lowestBits();
  const guard = guards();
  const full = allBits();
  let v0 = v128.load(at, 0), v1 = v128.load(at, 16), v2 = v128.load(at, 32);
  let v3 = v128.load(at, 48), v4 = v128.load(at, 64), v5 = v128.load(at, 80);
  let v6 = v128.load(at, 96), v7 = v128.load(at, 112), v8 = v128.load(at, 128);
  let rowA = full, rowB = full, rowC = full; // the intersections of each row that can hold a digit
  let columnA = full, columnB = full, columnC = full;
  // Every turn but the last removes one intersection at least, and there are 486.
  while (true) {
    const less0 = sub(v0, low), less1 = sub(v1, low), less2 = sub(v2, low);
    const less3 = sub(v3, low), less4 = sub(v4, low), less5 = sub(v5, low);
    const less6 = sub(v6, low), less7 = sub(v7, low), less8 = sub(v8, low);
    const s0 = single(v0, less0, low, guard), s1 = single(v1, less1, low, guard), s2 = single(v2, less2, low, guard);
    const s3 = single(v3, less3, low, guard), s4 = single(v4, less4, low, guard), s5 = single(v5, less5, low, guard);
    const s6 = single(v6, less6, low, guard), s7 = single(v7, less7, low, guard), s8 = single(v8, less8, low, guard);
    const alive = and(and(and(less0, less1), and(less2, less3)), and(and(less4, less5), and(less6, and(less7, less8))));

    // A single keeps its digit out of the other rows of its box; the rule then keeps it out of the rest of its row.
    let single0 = or3(s0, s1, s2), single1 = or3(s3, s4, s5), single2 = or3(s6, s7, s8);
    let a = andnot(or3(v0, v1, v2), or(single1, single2));
    let b = andnot(or3(v3, v4, v5), or(single0, single2));
    let c = andnot(or3(v6, v7, v8), or(single0, single1));
    let a1 = nextStack(a), b1 = nextStack(b), c1 = nextStack(c);
    let a2 = lastStack(a), b2 = lastStack(b), c2 = lastStack(c);
    const newA = and(a, crosswise(b1, c2, b2, c1));
    const newB = and(b, crosswise(c1, a2, c2, a1));
    const newC = and(c, crosswise(a1, b2, a2, b1));
    v0 = and(v0, newA); v1 = and(v1, newA); v2 = and(v2, newA);
    v3 = and(v3, newB); v4 = and(v4, newB); v5 = and(v5, newB);
    v6 = and(v6, newC); v7 = and(v7, newC); v8 = and(v8, newC);

    single0 = or3(s0, s3, s6); single1 = or3(s1, s4, s7); single2 = or3(s2, s5, s8);
    a = andnot(or3(v0, v3, v6), or(single1, single2));
    b = andnot(or3(v1, v4, v7), or(single0, single2));
    c = andnot(or3(v2, v5, v8), or(single0, single1));
    a1 = nextBand(a); b1 = nextBand(b); c1 = nextBand(c);
    a2 = lastBand(a); b2 = lastBand(b); c2 = lastBand(c);
    a = and(a, crosswise(b1, c2, b2, c1));
    b = and(b, crosswise(c1, a2, c2, a1));
    c = and(c, crosswise(a1, b2, a2, b1));
    v0 = and(v0, a); v3 = and(v3, a); v6 = and(v6, a);
    v1 = and(v1, b); v4 = and(v4, b); v7 = and(v7, b);
    v2 = and(v2, c); v5 = and(v5, c); v8 = and(v8, c);

    // Every box needs a column for every digit, every cell a candidate, without which its guard was borrowed from.
    if (v128.any_true(or(andnot(full, or3(a, b, c)), andnot(guard, alive)))) return false;
    const rows = or3(xor(rowA, newA), xor(rowB, newB), xor(rowC, newC));
    const columns = or3(xor(columnA, a), xor(columnB, b), xor(columnC, c));
    if (!v128.any_true(or(rows, columns))) break;
    rowA = newA; rowB = newB; rowC = newC;
    columnA = a; columnB = b; columnC = c;

    // Where a digit's only row in a box crosses its only column, it is placed.
    const oneA = andnot(newA, or(newB, newC)), oneB = andnot(newB, or(newA, newC)), oneC = andnot(newC, or(newA, newB));
    const one0 = andnot(a, or(b, c)), one1 = andnot(b, or(a, c)), one2 = andnot(c, or(a, b));
    v0 = place(v0, and(oneA, one0), guard); v1 = place(v1, and(oneA, one1), guard); v2 = place(v2, and(oneA, one2), guard);
    v3 = place(v3, and(oneB, one0), guard); v4 = place(v4, and(oneB, one1), guard); v5 = place(v5, and(oneB, one2), guard);
    v6 = place(v6, and(oneC, one0), guard); v7 = place(v7, and(oneC, one1), guard); v8 = place(v8, and(oneC, one2), guard);
  }
  v128.store(at, v0, 0); v128.store(at, v1, 16); v128.store(at, v2, 32);
  v128.store(at, v3, 48); v128.store(at, v4, 64); v128.store(at, v5, 80);
  v128.store(at, v6, 96); v128.store(at, v7, 112); v128.store(at, v8, 128);
  return true;
}

/** What {@link survey} leaves for {@link choose}: cells to branch on, place p of stack s at bit 10 * s + p + 1; */
const cells: usize = memory.data(16, 16);
/** the intersections of each row and of each column that can hold a digit, and, 4 bytes on, can in a bivalue cell; */
const rowsOf: usize = memory.data(96, 16);
const columnsOf: usize = memory.data(96, 16);
/** and those in which two cells or more can: rows, then columns. */
const crowded: usize = memory.data(96, 16);

/** Looks for the cells to branch on: those with two candidates or else all unsolved ones. False when there are none. */
// biome-ignore format: three vectors a line
function survey(at: usize): bool {
  const none = i32x4.splat(0);
  let two = none, more = none;
  let a = none, b = none, c = none, pairsA = none, pairsB = none, pairsC = none, crowdA = none, crowdB = none, crowdC = none;
  for (let row: usize = 0; row < 3; row++) {
    const from = at + 48 * row;
    const v0 = v128.load(from), v1 = v128.load(from, 16), v2 = v128.load(from, 32);
    const rest0 = withoutLowest(v0), rest1 = withoutLowest(v1), rest2 = withoutLowest(v2);
    const two0 = oneLeft(rest0), two1 = oneLeft(rest1), two2 = oneLeft(rest2);
    two = or3(shr(two, 3), shr(two0, 2), or(shr(two1, 1), two2));
    more = or3(shr(more, 3), shr(someLeft(rest0), 2), or(shr(someLeft(rest1), 1), someLeft(rest2)));
    const pairs0 = and(v0, digitsOf(two0)), pairs1 = and(v1, digitsOf(two1)), pairs2 = and(v2, digitsOf(two2));
    storeTwo(rowsOf + 32 * row, or3(v0, v1, v2), or3(pairs0, pairs1, pairs2));
    v128.store(crowded + 16 * row, or(and(v0, v1), and(or(v0, v1), v2)));
    crowdA = or(crowdA, and(a, v0)); crowdB = or(crowdB, and(b, v1)); crowdC = or(crowdC, and(c, v2));
    a = or(a, v0); b = or(b, v1); c = or(c, v2);
    pairsA = or(pairsA, pairs0); pairsB = or(pairsB, pairs1); pairsC = or(pairsC, pairs2);
  }
  const bands = i32x4(-1, -1, -1, 0);
  two = and(two, bands);
  more = and(more, bands);
  if (!v128.any_true(more)) return false;
  v128.store(cells, v128.any_true(two) ? two : more);
  storeTwo(columnsOf, a, pairsA); storeTwo(columnsOf + 32, b, pairsB); storeTwo(columnsOf + 64, c, pairsC);
  v128.store(crowded, crowdA, 48); v128.store(crowded, crowdB, 64); v128.store(crowded, crowdC, 80);
  return true;
}

/** Stores two vectors so that the words of a band lie side by side. */
function storeTwo(at: usize, a: v128, b: v128): void {
  v128.store(at, v128.shuffle<i32>(a, b, 0, 4, 1, 5));
  v128.store(at, v128.shuffle<i32>(a, b, 2, 6, 3, 7), 16);
}

/** By bit of `cells`: the lowest bit of the group, the place and its row. */
const groupOf: usize = memory.data(32);
const placeOf: usize = memory.data(32);
const rowOf: usize = memory.data(32);
for (let bit: u32 = 0; bit < 30; bit++) {
  store<u8>(groupOf + bit + 1, (bit / 10) * 10);
  store<u8>(placeOf + bit + 1, bit % 10);
  store<u8>(rowOf + bit + 1, (bit % 10) / 3);
}

/** The cell to branch on, as 32 * band + its bit in `cells`: of a few of every band, of one while all goes well. */
function choose(at: usize): u32 {
  const most = load<u32>(state, 4) === 0 && at !== positions ? 1 : 5;
  let best = i32.MIN_VALUE >> 1;
  for (let band: usize = 0; band < 3; band++) {
    const next: usize = band === 2 ? 0 : band + 1;
    const last: usize = band === 0 ? 2 : band - 1;
    let left = load<u32>(cells + (band << 2));
    for (let n = 0; n < most && left !== 0; n++, left &= left - 1) {
      const bit = ctz(left);
      const group = load<u8>(groupOf + bit);
      const place: usize = load<u8>(placeOf + bit);
      const row: usize = load<u8>(rowOf + bit);
      const column = place - 3 * row;
      const digits = (load<u32>(at + wordOf(place, band)) >> group) & 511;
      const own = digits << group;
      const others = (digits * LOWEST) ^ own;
      const score =
        popcnt(
          (load<u64>(rowsOf + 32 * row + 8 * band) & twice(others)) |
            (load<u64>(columnsOf + 32 * column + 8 * next) & twice(own)),
        ) +
        popcnt(load<u64>(columnsOf + 32 * column + 8 * last) & twice(own)) -
        popcnt(load<u32>(crowded + 16 * row + 4 * band) & own) -
        popcnt(load<u32>(crowded + 16 * (3 + column) + 4 * band) & own) -
        100 * popcnt(digits);
      const better = (((<i32>score) << 8) | <i32>((band << 5) | bit)) - best;
      best += better & ~(better >> 31); // the larger one, without a branch
    }
  }
  return best & 127;
}

/** Splits a position in two: the lowest candidate of a cell goes, and in a copy on top of it stays alone. */
function branch(at: usize, cell: u32): void {
  const group = load<u8>(groupOf + (cell & 31));
  const word = at + wordOf(load<u8>(placeOf + (cell & 31)), cell >> 5);
  const old = load<u32>(word);
  const bit: u32 = 1 << (group + ctz(old >> group));
  for (let i: usize = 0; i < POSITION; i += 16) v128.store(at + POSITION + i, v128.load(at + i));
  store<u32>(word, old ^ bit);
  store<u32>(word + POSITION, (old & ~(511 << group)) | bit);
}

/** Writes a solved position to `output`. */
function writeSolution(at: usize): void {
  let to = output;
  for (let band: usize = 0; band < 3; band++) {
    for (let row: usize = 0; row < 3; row++) {
      for (let column: usize = 0; column < 3; column++, to++) {
        const word = load<u32>(at + wordOf(3 * row + column, band));
        store<u8>(to, ctz(word) + 1);
        store<u8>(to, ctz(word >> 10) + 1, 3);
        store<u8>(to, ctz(word >> 20) + 1, 6);
      }
      to += 6;
    }
  }
}

/** Where the word of a place and band stands in a position. */
function wordOf(place: usize, band: usize): usize {
  return (place << 4) | (band << 2);
}

function twice(mask: u32): u64 {
  return <u64>mask | ((<u64>mask) << 32);
}
