import { countBits } from '../../cellSet';

/**
 * The ways to choose n of some items whose masks have no more than `most` bits together, with those of `mask`; in the order of
 * the items.
 */
export function* choicesWithin(
  items: readonly number[],
  maskOf: ArrayLike<number>,
  n: number,
  most: number,
  mask = 0,
  chosen: readonly number[] = [],
): Generator<readonly number[]> {
  if (chosen.length === n) {
    yield chosen;
    return;
  }
  for (let i = 0; i <= items.length - (n - chosen.length); i++) {
    const together = mask | maskOf[items[i]];
    if (countBits(together) > most) continue;
    yield* choicesWithin(items.slice(i + 1), maskOf, n, most, together, [...chosen, items[i]]);
  }
}
