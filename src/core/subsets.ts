/**
 * Choices of n items whose masks have few bits in common: the one search behind naked subsets (cells and their candidates),
 * hidden subsets (digits and their places in a house) and basic fish (lines and a digit's places in them).
 */

import { countBits } from './cellSet';

/**
 * The ways to choose n of some items whose masks have no more than `most` bits together, with those of `mask`. Each choice
 * has the items in their order; the choices come in lexicographic order.
 */
export function choicesWithin(
  items: readonly number[],
  maskOf: ArrayLike<number>,
  n: number,
  most: number,
  mask = 0,
): Generator<number[]> {
  return search(items, maskOf, n, most, mask, firstToLast);
}

/**
 * The same choices by their last items, of those with the same last one by the last but one, and so on: in the order of the
 * numbers that they are when items are bits. Sukaku Explainer searches in this order.
 */
export function choicesWithinByLast(
  items: readonly number[],
  maskOf: ArrayLike<number>,
  n: number,
  most: number,
): Generator<number[]> {
  return search(items, maskOf, n, most, 0, lastToFirst);
}

/** How the items of a choice follow each other in a search. */
interface Direction {
  /** The index that the d-th choice of n begins with, after that one. */
  begin(d: number, before: number, n: number): number;
  /** The index that it ends before, of so many items. */
  end(d: number, before: number, n: number, count: number): number;
  inOrder(choice: number[]): number[];
}

const firstToLast: Direction = {
  begin: (d, before) => (d === 0 ? 0 : before + 1),
  end: (d, _before, n, count) => count - (n - d) + 1,
  inOrder: choice => choice,
};

const lastToFirst: Direction = {
  begin: (d, _before, n) => n - d - 1,
  end: (d, before, _n, count) => (d === 0 ? count : before),
  inOrder: choice => choice.reverse(),
};

function* search(
  items: readonly number[],
  maskOf: ArrayLike<number>,
  n: number,
  most: number,
  mask: number,
  { begin, end, inOrder }: Direction,
): Generator<number[]> {
  if (n === 0) {
    yield [];
    return;
  }
  /** By depth: the index of the chosen item, and the bits together before it. */
  const at: number[] = [begin(0, -1, n)];
  const before: number[] = [mask];
  for (let d = 0; d >= 0; ) {
    if (at[d] >= end(d, at[d - 1], n, items.length)) {
      if (--d >= 0) at[d]++;
      continue;
    }
    const together = before[d] | maskOf[items[at[d]]];
    if (countBits(together) > most) at[d]++;
    else if (d === n - 1) {
      yield inOrder(at.slice(0, n).map(i => items[i]));
      at[d]++;
    } else {
      at[d + 1] = begin(d + 1, at[d], n);
      before[d + 1] = together;
      d++;
    }
  }
}
