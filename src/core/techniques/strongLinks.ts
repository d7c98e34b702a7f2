/** Strong links: at least one of two candidates is true. The simplest ones come from houses with two places for a digit. */

import { countBits } from '../cellSet';
import type { House } from '../geometry';
import type { Cell, Digit } from '../numbers';
import { derived } from '../position';

/** The only two cells of a house that can still hold a digit. Exactly one of them holds it. */
export interface ConjugatePair {
  readonly digit: Digit;
  readonly house: House;
  /** Ascending. */
  readonly cells: readonly [Cell, Cell];
}

/**
 * By digit, index 0 unused: its conjugate pairs, first those of rows, then of columns, then of boxes. Two cells that are the
 * only ones both in a line and in a box are listed twice, once for each house.
 */
export const conjugatePairs = derived((position): readonly (readonly ConjugatePair[])[] => {
  const { size, houses } = position.geometry;
  const pairs: ConjugatePair[][] = Array.from({ length: size + 1 }, () => []);
  for (let digit = 1; digit <= size; digit++) {
    for (const house of houses) {
      const places = position.places(house, digit);
      if (countBits(places) !== 2) continue;
      const first = house.cells[31 - Math.clz32(places & -places)];
      const second = house.cells[31 - Math.clz32(places)];
      pairs[digit].push({ digit, house, cells: [first, second] });
    }
  }
  return pairs;
});
