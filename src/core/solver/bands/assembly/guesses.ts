/**
 * Chooses the cells to guess and splits positions at them. Most are bivalue cells, which have two candidates.
 *
 * With many bivalue cells and no contradiction so far, a puzzle is easy or has many solutions, and all cells are equally good
 * to guess. So several cells are guessed together, at most one in each band, which share no digit. That rarely leads to a
 * contradiction, and it needs propagation only after the last of them.
 *
 * Otherwise it pays to choose the cell. A few cells in every band are compared. The best one has digits that can be in the most
 * other intersections of its row and column (intersections with a bivalue cell count twice), and in the fewest other cells of
 * its own two intersections.
 */

// biome-ignore format: names only
import {
  and, CANDIDATES, digitsOf, LOWEST, oneLeft, or, or3, POSITION, shr, someLeft, withoutLowest, wordOf,
} from './vectors';

/** The number of cells in a band that are compared. */
const MOST: i32 = 5;

/**
 * The number of bivalue cells that counts as many. When a guess is needed, most puzzles with many solutions have more,
 * and the hardest puzzles have at most two.
 */
const MANY: i32 = 10;

/** The result of {@link findPairs} for a solved position. */
const SOLVED: i32 = -1;

/** The cells to choose from, by band: place p of stack s is at bit 10 * s + p + 1. */
const cells: usize = memory.data(16, 16);
/** The digits that each intersection of a row or column can hold, and, 4 bytes later, those that a bivalue cell in it can hold. */
const rowsOf: usize = memory.data(96, 16);
const columnsOf: usize = memory.data(96, 16);
/** The digits that two or more cells of an intersection can hold: rows, then columns. */
const crowded: usize = memory.data(96, 16);

/** By bit of `cells`: the lowest bit of the group, the place and its row. */
const groupOf: usize = memory.data(32);
const placeOf: usize = memory.data(32);
const rowOf: usize = memory.data(32);
for (let bit: u32 = 0; bit < 30; bit++) {
  store<u8>(groupOf + bit + 1, (bit / 10) * 10);
  store<u8>(placeOf + bit + 1, bit % 10);
  store<u8>(rowOf + bit + 1, (bit % 10) / 3);
}

/**
 * Splits a position after propagation, in which every cell has a candidate. Returns the last of the new positions, or `at` if the
 * position is solved. `isCalm` is whether no contradiction was found so far.
 */
export function guess(at: usize, isCalm: bool): usize {
  if (isCalm) {
    const pairs = findPairs(at);
    if (pairs === SOLVED) return at;
    if (pairs >= MANY) return branchOnPairs(at);
  }
  return survey(at) ? branch(at, choose(at)) : at;
}

/** The number of bivalue cells, which become the cells to choose from. {@link SOLVED} if the position is solved. */
// biome-ignore format: three vectors a line
function findPairs(at: usize): i32 {
  let two = i32x4.splat(0), rest = two;
  for (const end = at + POSITION; at < end; at += 48) {
    const rest0 = withoutLowest(v128.load(at)), rest1 = withoutLowest(v128.load(at, 16)), rest2 = withoutLowest(v128.load(at, 32));
    two = or3(shr(two, 3), shr(oneLeft(rest0), 2), or(shr(oneLeft(rest1), 1), oneLeft(rest2)));
    rest = or3(rest, rest0, or(rest1, rest2));
  }
  v128.store(cells, two);
  if (v128.any_true(two)) return <i32>(popcnt(i64x2.extract_lane(two, 0)) + popcnt(i64x2.extract_lane(two, 1)));
  return v128.any_true(and(rest, i32x4(CANDIDATES, CANDIDATES, CANDIDATES, 0))) ? 0 : SOLVED;
}

/** Branches on the first bivalue cell of each band that shares no digit with the cells chosen before. */
function branchOnPairs(at: usize): usize {
  let top = at;
  let guessed: u32 = 0;
  for (let band: usize = 0; band < 3; band++) {
    const some = load<u32>(cells + (band << 2));
    if (some === 0) continue;
    const bit = ctz(some);
    const digits = (load<u32>(at + wordOf(load<u8>(placeOf + bit), band)) >> load<u8>(groupOf + bit)) & 511;
    if ((digits & guessed) !== 0) continue;
    guessed |= digits;
    top = branch(top, ((<u32>band) << 5) | bit);
  }
  return top;
}

/** Finds the cells to choose from: those with two candidates, or all unsolved cells if there are none. False if it is solved. */
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

/** Stores two vectors so that the words of a band are next to each other. */
function storeTwo(at: usize, a: v128, b: v128): void {
  v128.store(at, v128.shuffle<i32>(a, b, 0, 4, 1, 5));
  v128.store(at, v128.shuffle<i32>(a, b, 2, 6, 3, 7), 16);
}

/** The cell to branch on, as 32 * band + its bit in `cells`. It is chosen from a few cells of every band. */
function choose(at: usize): u32 {
  let best = i32.MIN_VALUE >> 1;
  for (let band: usize = 0; band < 3; band++) {
    const next: usize = band === 2 ? 0 : band + 1;
    const last: usize = band === 0 ? 2 : band - 1;
    let left = load<u32>(cells + (band << 2));
    for (let n = 0; n < MOST && left !== 0; n++, left &= left - 1) {
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

/**
 * Splits a position in two. The lowest candidate of the cell is eliminated from it. In a copy after it, which is
 * returned, the cell has only this candidate.
 */
function branch(at: usize, cell: u32): usize {
  const group = load<u8>(groupOf + (cell & 31));
  const word = at + wordOf(load<u8>(placeOf + (cell & 31)), cell >> 5);
  const old = load<u32>(word);
  const bit: u32 = 1 << (group + ctz(old >> group));
  for (let i: usize = 0; i < POSITION; i += 16) v128.store(at + POSITION + i, v128.load(at + i));
  store<u32>(word, old ^ bit);
  store<u32>(word + POSITION, (old & ~(511 << group)) | bit);
  return at + POSITION;
}

function twice(mask: u32): u64 {
  return <u64>mask | ((<u64>mask) << 32);
}
