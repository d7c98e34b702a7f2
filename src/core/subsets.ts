/**
 * Choices of n items whose masks have few bits in total. Naked subsets (cells and their candidates), hidden subsets
 * (digits and their places in a house) and basic fish (lines and the places of a digit in them) all use this search.
 */

import { countBits } from './cellSet';

/**
 * The choices of n items whose masks, combined with `mask`, have no more than `most` bits in total. `maskOf` has the
 * mask of each item. A choice has the items in their order. The choices come in lexicographic order.
 */
export function choicesWithin(
  items: readonly number[],
  maskOf: ArrayLike<number>,
  n: number,
  most: number,
  mask = 0,
): Generator<number[]> {
  return searchChoices(items, maskOf, n, most, mask, firstToLast);
}

/**
 * The same choices sorted by their last items, then by the second to last, and so on. If items are bits, this is the numeric
 * order. Sukaku Explainer searches in this order.
 */
export function choicesWithinByLast(
  items: readonly number[],
  maskOf: ArrayLike<number>,
  n: number,
  most: number,
): Generator<number[]> {
  return searchChoices(items, maskOf, n, most, 0, lastToFirst);
}

/** The order in which a search chooses the items of a choice. */
interface Direction {
  /** The first index to try at depth d, if `before` is the index at the depth before. */
  begin(d: number, before: number, n: number): number;
  /** The index after the last one to try, of `count` items. */
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

function* searchChoices(
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
  /** By depth: the index of the chosen item, and the bits of all items before it. */
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
