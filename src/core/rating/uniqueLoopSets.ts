/**
 * Naked and hidden sets in a house with two cells of a Unique Loop, which together count as one cell: one of the two holds an extra
 * candidate.
 */

import { countBits } from '../cellSet';
import { bitOf, digitsOf } from '../grid';
import type { CandidateIndex, DigitMask, HouseIndex, PlaceMask } from '../numbers';
import { choicesWithinByLast } from '../subsets';
import type { RatingPosition } from './board';
import { ALL_DIGITS, ALL_PLACES, cellsByHouse } from './classicTables';

/** The candidates that each naked set of n - 1 other cells and the two cells at places a and b excludes. */
export function* nakedWithLoop(
  board: RatingPosition,
  house: HouseIndex,
  [a, b]: readonly [place: number, place: number],
  extras: DigitMask,
  n: number,
): Generator<CandidateIndex[]> {
  if (2 * n > board.empty[house] || n < countBits(extras)) return;
  const masks = Array.from(cellsByHouse[house], cell => board.candidates[cell]);
  const eligible = [...masks.keys()].filter(place => place !== a && place !== b && countBits(masks[place]) >= 2);
  for (const others of choicesWithinByLast(eligible, masks, n - 1, n)) {
    const ofOthers = others.reduce((all, place) => all | masks[place], 0);
    const digits = ofOthers | extras;
    // Otherwise a digit would be missing if the other of the two cells belongs to the set.
    const covered = ofOthers | (extras & masks[a] & masks[b]);
    if (countBits(digits) !== n || countBits(covered) !== n) continue;
    const places = [a, b, ...others].reduce((all, place) => all | (1 << place), 0);
    yield board.among(house, ALL_PLACES & ~places, digits);
  }
}

interface Hidden {
  /** The number of other cells. */
  readonly size: number;
  readonly eliminations: CandidateIndex[];
}

/** Like {@link nakedWithLoop}, for hidden sets of the two digits of the loop and n - 2 other digits that are not extra candidates. */
export function* hiddenWithLoop(
  board: RatingPosition,
  house: HouseIndex,
  [a, b]: readonly [place: number, place: number],
  loopDigits: DigitMask,
  extras: DigitMask,
  n: number,
): Generator<Hidden> {
  const eligible = ALL_DIGITS & ~(loopDigits | extras);
  if (2 * n >= board.empty[house] || eligible === 0) return;
  /** By digit: its places in the house, except place b. */
  const places: PlaceMask[] = [];
  for (let digit = 1; digit <= 9; digit++) places[digit] = board.placesByHouse[10 * house + digit] & ~(1 << b);
  for (const others of choicesWithinByLast(digitsOf(eligible), places, n - 2, n)) {
    const digits = [...digitsOf(loopDigits), ...others];
    const all = digits.reduce((union, digit) => union | places[digit], 0);
    if (digits.some(digit => places[digit] === 0) || countBits(all) !== n) continue;
    const mask = digits.reduce((union, digit) => union | bitOf(digit), 0);
    const rest = all & ~(1 << a);
    yield { size: countBits(rest), eliminations: board.among(house, rest, ALL_DIGITS & ~mask) };
  }
}
