/** Strong links: of two candidates at least one is true. The plainest ones come from houses with two places for a digit. */

import { countBits } from '../cellSet';
import type { House } from '../geometry';
import type { Cell, Digit } from '../numbers';
import { derived } from '../position';

/** The only two cells of a house that can still hold a digit: exactly one of them does. */
export interface ConjugatePair {
  readonly digit: Digit;
  readonly house: House;
  /** Ascending. */
  readonly cells: readonly [Cell, Cell];
}

/**
 * By digit, index 0 unused: its conjugate pairs, those of rows first, then of columns, then of boxes. Two cells that are
 * left both in a line and in its box are there twice, once for each house.
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
