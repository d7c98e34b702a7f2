/**
 * The columns of a pattern while its rows are placed one by one, each as small as possible. A pattern only states which cells are
 * given; a row of it is a number of 9 bits, the leftmost cell first.
 *
 * After some rows, columns of a stack that are equal so far can still be swapped, and so can stacks that are equal so far. All
 * orders of the columns that produce these rows differ only in such swaps. So one number represents them all:
 *
 *     bit      22     21   20 ... 14   13 ... 7   6 ... 0
 *           B=C    A=B     stack C    stack B    stack A      from left to right
 *
 *     bit of a stack   6 5                4 3 2 (times 4)    1        0
 *                      which stack it is  order of columns   b = c    a = b
 *
 * An added row sorts equal columns, then equal stacks; those whose bits differ are no longer equal.
 */

import { ORDERS } from './arrangement';

/** The state of columns, in 23 bits as above. */
export type ColumnOrders = number;

const STACK_BITS = 7;
const STACK_MASK = 127;
const FIRST_EQUAL = 1 << (3 * STACK_BITS);
const LAST_EQUAL = FIRST_EQUAL << 1;

/** {@link withRow} returns the row from this bit on. */
export const ROW_SHIFT = 3 * STACK_BITS + 2;
export const ORDERS_MASK = (1 << ROW_SHIFT) - 1;

/** All columns are equal, all stacks are equal. */
export const ALL_EQUAL: ColumnOrders =
  FIRST_EQUAL | LAST_EQUAL | 3 | ((32 | 3) << STACK_BITS) | ((64 | 3) << (2 * STACK_BITS));

/** By state of a stack (5 bits) and its part of a row (3 bits): the new state, and above it the sorted part. */
const SORTED = Uint8Array.from({ length: 24 * 8 }, (_, index) => sorted(index >> 3, index & 7));

function sorted(state: number, part: number): number {
  const order = ORDERS[state >> 2];
  const bitOfColumn = (column: number) => (part >> (2 - column)) & 1;
  // Classes of equal columns, ascending, sorted by the new bit.
  const classOf = [0, state & 1 ? 0 : 1, 0];
  classOf[2] = state & 2 ? classOf[1] : classOf[1] + 1;
  const places = [0, 1, 2].sort((a, b) => classOf[a] - classOf[b] || bitOfColumn(order[a]) - bitOfColumn(order[b]));
  const columns = places.map(place => order[place]);
  const equal = (a: number, b: number) =>
    classOf[places[a]] === classOf[places[b]] && bitOfColumn(columns[a]) === bitOfColumn(columns[b]);
  const which = ORDERS.findIndex(other => other.every((column, place) => column === columns[place]));
  const value = (bitOfColumn(columns[0]) << 2) | (bitOfColumn(columns[1]) << 1) | bitOfColumn(columns[2]);
  return (value << 5) | (which << 2) | (equal(1, 2) ? 2 : 0) | (equal(0, 1) ? 1 : 0);
}

/**
 * Adds a row, in the columns of the puzzle. Returns the new state, and above it, from bit {@link ROW_SHIFT} on, the smallest row that
 * an order of the columns produces. Use `>>>`.
 */
export function withRow(orders: ColumnOrders, row: number): number {
  // The bits of a stack: its part of the row (3), its number (2), and its state (5).
  let a = stackWithRow(orders & STACK_MASK, row);
  let b = stackWithRow((orders >> STACK_BITS) & STACK_MASK, row);
  let c = stackWithRow((orders >> (2 * STACK_BITS)) & STACK_MASK, row);
  let equal = 0;
  if (orders & FIRST_EQUAL) {
    if (a >> STACK_BITS > b >> STACK_BITS) [a, b] = [b, a];
    if (orders & LAST_EQUAL && b >> STACK_BITS > c >> STACK_BITS) {
      [b, c] = [c, b];
      if (a >> STACK_BITS > b >> STACK_BITS) [a, b] = [b, a];
    }
    if (a >> STACK_BITS === b >> STACK_BITS) equal = FIRST_EQUAL;
  } else if (orders & LAST_EQUAL && b >> STACK_BITS > c >> STACK_BITS) [b, c] = [c, b];
  if (orders & LAST_EQUAL && b >> STACK_BITS === c >> STACK_BITS) equal |= LAST_EQUAL;
  const sortedRow = ((a >> STACK_BITS) << 6) | ((b >> STACK_BITS) << 3) | (c >> STACK_BITS);
  return (
    (sortedRow << ROW_SHIFT) |
    equal |
    ((c & STACK_MASK) << (2 * STACK_BITS)) |
    ((b & STACK_MASK) << STACK_BITS) |
    (a & STACK_MASK)
  );
}

function stackWithRow(stack: number, row: number): number {
  const which = stack >> 5;
  const found = SORTED[((stack & 31) << 3) | ((row >> (6 - 3 * which)) & 7)];
  return ((found >> 5) << STACK_BITS) | (which << 5) | (found & 31);
}

/** Fills `columns` with one of the orders: by new column, the column of the puzzle. */
export function readOrder(orders: ColumnOrders, columns: Uint8Array): void {
  for (let place = 0; place < 9; place++) {
    const stack = orders >> (STACK_BITS * Math.floor(place / 3));
    columns[place] = 3 * ((stack >> 5) & 3) + ORDERS[(stack >> 2) & 7][place % 3];
  }
}

/** Whether the stack at a place, 0 or 1, is equal to the next one. */
export function isStackEqual(orders: ColumnOrders, place: number): boolean {
  return (orders & (FIRST_EQUAL << place)) !== 0;
}

/** Whether the column at a place is equal to the next one, which is in the same stack. */
export function isColumnEqual(orders: ColumnOrders, place: number): boolean {
  return place % 3 < 2 && ((orders >> (STACK_BITS * Math.floor(place / 3) + (place % 3))) & 1) !== 0;
}
