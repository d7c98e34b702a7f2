/**
 * The candidates of a 9x9 puzzle in nine SIMD vectors, and operations on one vector. A box has nine places, 3 * row + column. A
 * vector holds one place of all nine boxes. Its lanes are the bands (lane 3 is unused and keeps all candidates), and a lane has
 * a group of ten bits for each stack:
 *
 *     bit  31 30   29   28 .. 20   19   18 .. 10   9    8 ..  0
 *          -  -    |    9  ..  1   |    9  ..  1   |    9  ..  1     the candidates of a cell
 *                guard, stack 2  guard, stack 1  guard, stack 0      always set: it stops the borrow of a subtraction
 *
 * So one operation works on nine cells and on all nine digits.
 */
// biome-ignore-all format: a function a line

/** Bytes of a position: the nine vectors, place by place. */
export const POSITION: usize = 144;
/** The offset of the word of a place and band in a position. */
export function wordOf(place: usize, band: usize): usize { return (place << 4) | (band << 2); }

/** In every group: the lowest bit, the guard, all candidates, and all candidates with the guard. */
export const LOWEST: u32 = 1 | (1 << 10) | (1 << 20);
export const GUARD: u32 = LOWEST << 9;
export const CANDIDATES: u32 = GUARD - LOWEST;
export const ALL: u32 = GUARD | CANDIDATES;

const inAllLanes: usize = memory.data<u32>([LOWEST, LOWEST, LOWEST, LOWEST, GUARD, GUARD, GUARD, GUARD, ALL, ALL, ALL, ALL], 16);
/** These masks in all lanes. Loading them from memory needs less code than constants. */
export function lowestBits(): v128 { return v128.load(inAllLanes); }
export function guards(): v128 { return v128.load(inAllLanes, 16); }
export function allBits(): v128 { return v128.load(inAllLanes, 32); }

/** Operations on all four lanes. Shifts are logical, per lane. */
export function and(a: v128, b: v128): v128 { return v128.and(a, b); }
export function or(a: v128, b: v128): v128 { return v128.or(a, b); }
export function xor(a: v128, b: v128): v128 { return v128.xor(a, b); }
export function andnot(a: v128, b: v128): v128 { return v128.andnot(a, b); }
export function or3(a: v128, b: v128, c: v128): v128 { return or(a, or(b, c)); }
export function sub(a: v128, b: v128): v128 { return i32x4.sub(a, b); }
export function shl(a: v128, bits: i32): v128 { return i32x4.shl(a, bits); }
export function shr(a: v128, bits: i32): v128 { return i32x4.shr_u(a, bits); }

/** The bits of every stack moved to the next stack. Bits 30 and 31 are undefined: remove them by an `and` with a vector. */
export function nextStack(v: v128): v128 { return or(shl(v, 10), shr(v, 20)); }
export function lastStack(v: v128): v128 { return or(shl(v, 20), shr(v, 10)); }
export function nextBand(v: v128): v128 { return v128.shuffle<i32>(v, v, 1, 2, 0, 3); }
export function lastBand(v: v128): v128 { return v128.shuffle<i32>(v, v, 2, 0, 1, 3); }

/** For the lines a, b and c of a band or stack: whether b and c can hold the digit in the next two boxes, in one order or the other. */
export function crosswise(b1: v128, c2: v128, b2: v128, c1: v128): v128 { return or(and(b1, c2), and(b2, c1)); }

/** All nine digits of the groups whose guard is set. */
export function digitsOf(guard: v128): v128 { return sub(guard, shr(guard, 9)); }
/** The candidates of the cells with only one candidate. `less` is `v` minus one in every group. */
export function single(v: v128, less: v128, lowest: v128, guard: v128): v128 {
  return and(v, digitsOf(andnot(guard, sub(and(v, less), lowest))));
}
/** The cells of `v` with their hidden singles placed: a cell with a hidden single loses all other candidates. */
export function place(v: v128, hidden: v128, guard: v128): v128 {
  return andnot(v, andnot(digitsOf(andnot(guard, sub(guard, hidden))), hidden));
}

/** Every cell without its lowest candidate. */
export function withoutLowest(v: v128): v128 { return and(v, sub(v, lowestBits())); }
/** The guards of the cells with at least one candidate. */
export function someLeft(v: v128): v128 { return and(sub(v, lowestBits()), guards()); }
/** The guards of the cells with exactly one candidate. */
export function oneLeft(v: v128): v128 { return andnot(someLeft(v), sub(withoutLowest(v), lowestBits())); }
