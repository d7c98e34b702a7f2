/**
 * The candidates of a 9x9 puzzle in nine SIMD vectors, and what can be asked of one. A box has nine places, 3 * row +
 * column; a vector holds one place of all nine boxes. Its lanes are the bands (lane 3 is idle and keeps all candidates),
 * and a lane has a group of ten bits for each stack:
 *
 *     bit  31 30   29   28 .. 20   19   18 .. 10   9    8 ..  0
 *          -  -    |    9  ..  1   |    9  ..  1   |    9  ..  1     the candidates of a cell
 *                guard, stack 2  guard, stack 1  guard, stack 0      always set: it stops what a subtraction borrows
 *
 * So one operation works on nine cells, and on all nine digits at once.
 */
// biome-ignore-all format: a function a line

/** Bytes of a position: the nine vectors, place by place. */
export const POSITION: usize = 144;
/** The offset of the word of a place and band in a position. */
export function wordOf(place: usize, band: usize): usize { return (place << 4) | (band << 2); }

/** In every group: its lowest bit, the guard, all candidates, and these with the guard. */
export const LOWEST: u32 = 1 | (1 << 10) | (1 << 20);
export const GUARD: u32 = LOWEST << 9;
export const CANDIDATES: u32 = GUARD - LOWEST;
export const ALL: u32 = GUARD | CANDIDATES;

const inAllLanes: usize = memory.data<u32>([LOWEST, LOWEST, LOWEST, LOWEST, GUARD, GUARD, GUARD, GUARD, ALL, ALL, ALL, ALL], 16);
/** The same in all lanes; to load them makes less code than to name them every time. */
export function lowestBits(): v128 { return v128.load(inAllLanes); }
export function guards(): v128 { return v128.load(inAllLanes, 16); }
export function allBits(): v128 { return v128.load(inAllLanes, 32); }

export function and(a: v128, b: v128): v128 { return v128.and(a, b); }
export function or(a: v128, b: v128): v128 { return v128.or(a, b); }
export function xor(a: v128, b: v128): v128 { return v128.xor(a, b); }
export function andnot(a: v128, b: v128): v128 { return v128.andnot(a, b); }
export function or3(a: v128, b: v128, c: v128): v128 { return or(a, or(b, c)); }
export function sub(a: v128, b: v128): v128 { return i32x4.sub(a, b); }
export function shl(a: v128, bits: i32): v128 { return i32x4.shl(a, bits); }
export function shr(a: v128, bits: i32): v128 { return i32x4.shr_u(a, bits); }

/** Every stack's bits moved to the next one. Bits 30 and 31 are rubbish, for an `and` with a vector to remove. */
export function nextStack(v: v128): v128 { return or(shl(v, 10), shr(v, 20)); }
export function lastStack(v: v128): v128 { return or(shl(v, 20), shr(v, 10)); }
export function nextBand(v: v128): v128 { return v128.shuffle<i32>(v, v, 1, 2, 0, 3); }
export function lastBand(v: v128): v128 { return v128.shuffle<i32>(v, v, 2, 0, 1, 3); }

/** Of the lines a, b and c of a band or stack, where b takes one of two boxes and c the other, one box on and two on. */
export function crosswise(b1: v128, c2: v128, b2: v128, c1: v128): v128 { return or(and(b1, c2), and(b2, c1)); }

/** All nine digits of the groups whose guard is set. */
export function digitsOf(guard: v128): v128 { return sub(guard, shr(guard, 9)); }
/** The candidates of the cells that have only one; `less` is `v` less one in every group. */
export function single(v: v128, less: v128, lowest: v128, guard: v128): v128 {
  return and(v, digitsOf(andnot(guard, sub(and(v, less), lowest))));
}
/** The cells of `v` with their hidden singles placed: where there is one, all other candidates go. */
export function place(v: v128, hidden: v128, guard: v128): v128 {
  return andnot(v, andnot(digitsOf(andnot(guard, sub(guard, hidden))), hidden));
}

/** Every cell without its lowest candidate. */
export function withoutLowest(v: v128): v128 { return and(v, sub(v, lowestBits())); }
/** The guards of the cells that have a candidate, */
export function someLeft(v: v128): v128 { return and(sub(v, lowestBits()), guards()); }
/** and of those that have exactly one. */
export function oneLeft(v: v128): v128 { return andnot(someLeft(v), sub(withoutLowest(v), lowestBits())); }
