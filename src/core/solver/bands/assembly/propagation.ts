/**
 * Eliminates and places candidates without a guess.
 *
 * - *Locked candidates.* The OR of the vectors of a row shows which intersections of the row and a box can hold a digit. In a
 *   band, a digit is in three of the nine intersections, one in each row and box. So an intersection remains only if the other
 *   two rows can hold the digit in the other two boxes, in one order or the other. Rows are different vectors. Boxes are groups,
 *   which two shifts rotate. The same is true for the columns of a stack, where boxes are lanes.
 * - *Hidden singles.* After that, if a digit has only one row and only one column in a box, it is placed.
 * - *Naked singles.* `v & (v - 1)`, in every group, removes the lowest candidate of a cell. If none is left, it was the only one.
 */

// biome-ignore format: names only
import {
  allBits, and, andnot, crosswise, guards, lastBand, lastStack, lowestBits, nextBand, nextStack, or, or3, place, single, sub,
  xor,
} from './vectors';

/**
 * Applies locked candidates, hidden singles and naked singles to a position until nothing changes. False if it has no
 * solution. Each iteration applies naked singles, the rule for rows, the rule for columns and hidden singles, until no
 * intersection changes.
 */
// biome-ignore format: three vectors a line, as in a box
export function propagate(at: usize): bool {
  const low = lowestBits();
  const guard = guards();
  const full = allBits();
  let v0 = v128.load(at, 0), v1 = v128.load(at, 16), v2 = v128.load(at, 32);
  let v3 = v128.load(at, 48), v4 = v128.load(at, 64), v5 = v128.load(at, 80);
  let v6 = v128.load(at, 96), v7 = v128.load(at, 112), v8 = v128.load(at, 128);
  let rowA = full, rowB = full, rowC = full; // the intersections of each row that can hold a digit
  let columnA = full, columnB = full, columnC = full;
  // Terminates, because every iteration except the last removes at least one of 486 intersections.
  while (true) {
    const less0 = sub(v0, low), less1 = sub(v1, low), less2 = sub(v2, low);
    const less3 = sub(v3, low), less4 = sub(v4, low), less5 = sub(v5, low);
    const less6 = sub(v6, low), less7 = sub(v7, low), less8 = sub(v8, low);
    const s0 = single(v0, less0, low, guard), s1 = single(v1, less1, low, guard), s2 = single(v2, less2, low, guard);
    const s3 = single(v3, less3, low, guard), s4 = single(v4, less4, low, guard), s5 = single(v5, less5, low, guard);
    const s6 = single(v6, less6, low, guard), s7 = single(v7, less7, low, guard), s8 = single(v8, less8, low, guard);
    const alive = and(and(and(less0, less1), and(less2, less3)), and(and(less4, less5), and(less6, and(less7, less8))));

    // A single eliminates its digit from the other rows of its box. The rule then eliminates it from the rest of its row.
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

    // Every box needs a column for every digit. Every cell needs a candidate: a cell without one has lost its guard to a borrow.
    if (v128.any_true(or(andnot(full, or3(a, b, c)), andnot(guard, alive)))) return false;
    const rows = or3(xor(rowA, newA), xor(rowB, newB), xor(rowC, newC));
    const columns = or3(xor(columnA, a), xor(columnB, b), xor(columnC, c));
    if (!v128.any_true(or(rows, columns))) break;
    rowA = newA; rowB = newB; rowC = newC;
    columnA = a; columnB = b; columnC = c;

    // If a digit has only one row and only one column in a box, it is placed.
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
