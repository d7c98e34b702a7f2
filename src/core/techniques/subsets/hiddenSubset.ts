/**
 * Hidden subsets: n digits that together have only n places in a house. These digits fill these cells, in any order, so
 * the cells can hold no other digit.
 */

import { houseName } from '../../cellNames';
import { countBits } from '../../cellSet';
import { bitOf, digitsOf } from '../../grid';
import type { Position } from '../../position';
import { all, t } from '../../sentences';
import { choicesWithin } from '../../subsets';
import type { Names } from '../names';
import { distinct, makeStep, type Step, type Technique } from '../step';

/** The steps of the hidden subsets of n digits. */
export function hiddenSubsets(position: Position, technique: Technique, n: number): Iterable<Step | undefined> {
  return distinct(findSubsets(position, technique, n));
}

function* findSubsets(position: Position, technique: Technique, n: number): Generator<Step | undefined> {
  const { geometry, digits, candidates } = position;
  for (const house of geometry.boxesFirst) {
    const empty = house.cells.reduce((count, cell) => count + (digits[cell] === 0 ? 1 : 0), 0);
    if (empty <= n) continue;
    const places: number[] = [];
    for (let digit = 1; digit <= geometry.size; digit++) places[digit] = position.places(house, digit);
    const eligible = [...places.keys()].filter(digit => places[digit] && countBits(places[digit]) <= n);
    for (const chosen of choicesWithin(eligible, places, n, n)) {
      const where = chosen.reduce((all, digit) => all | places[digit], 0);
      if (countBits(where) !== n) continue;
      const cells = [...house.cells].filter((_, i) => (where & (1 << i)) !== 0);
      const mask = chosen.reduce((all, digit) => all | bitOf(digit), 0);
      const eliminations = cells.flatMap(cell => digitsOf(candidates[cell] & ~mask).map(digit => ({ cell, digit })));
      yield makeStep({ technique, digits: chosen, houses: [house], cells, eliminations });
    }
    yield undefined;
  }
}

/** Explains hidden subsets of any size. */
export function explainHidden({ digits, cells, houses: [house] }: Step, names: Names): string {
  return t(
    'The digits {digits} of {house, form, genitive} can only be in {cells}: ' +
      '{n, plural, one {# digit} other {# digits}} for {n, plural, one {# cell} other {# cells}}. ' +
      'So these digits fill these cells, and the cells can hold no other digit.',
    { digits: all(digits.map(names.digit)), house: houseName(house), cells: names.cells(cells), n: digits.length },
  );
}
