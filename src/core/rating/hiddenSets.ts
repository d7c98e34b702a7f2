/** Hidden sets: n digits that have only n places in total in a house. These cells hold no other digits. */

import { countBits } from '../cellSet';
import { bitOf, isSingle } from '../grid';
import type { CandidateIndex, DigitMask, HouseIndex, PlaceMask } from '../numbers';
import { choicesWithinByLast } from '../subsets';
import { candidateIndexOf, type RatingPosition } from './board';
import { ALL_DIGITS, cellsByHouse, KINDS_FOR_SUBSETS } from './classicTables';
import type { RatedStep } from './ratedStep';
import type { RatingRule } from './rule';

/** Hidden sets of 2, 3 and 4 digits, with their ratings in tenths. */
export const hiddenPair = hidden('Hidden Pair', 2, 34);
export const hiddenTriplet = hidden('Hidden Triplet', 3, 40);
export const hiddenQuad = hidden('Hidden Quad', 4, 54);

/** Hidden sets that force a digit at once: another digit of their house then has one place left. */
export const directHiddenPair = directHidden('Direct Hidden Pair', 2, 20);
export const directHiddenTriplet = directHidden('Direct Hidden Triplet', 3, 25);

function hidden(name: string, n: number, rating: number): RatingRule {
  return {
    name,
    lowest: rating,
    *find(board) {
      for (const { house, digits, places } of hiddenSets(board, n, 2 * n)) {
        const eliminations = board.among(house, places, ALL_DIGITS & ~digits);
        if (eliminations.length > 0) yield { name, rating, eliminations };
      }
    },
  };
}

/** Hidden sets that leave a single place in the house for another digit. The step is only this placement. */
function directHidden(name: string, n: number, rating: number): RatingRule {
  return {
    name,
    lowest: rating,
    *find(board) {
      for (const { house, digits, places } of hiddenSets(board, n, n)) {
        const placement = singleOutside(board, house, digits, places);
        if (placement === undefined) continue;
        yield { name, rating, placement, eliminations: [] } satisfies RatedStep;
      }
    },
  };
}

function singleOutside(
  { placesByHouse }: RatingPosition,
  house: HouseIndex,
  digits: DigitMask,
  places: PlaceMask,
): CandidateIndex | undefined {
  for (let digit = 1; digit <= 9; digit++) {
    const all = placesByHouse[10 * house + digit];
    if ((digits & bitOf(digit)) !== 0 || countBits(all) < 2 || !isSingle(all & ~places)) continue;
    return candidateIndexOf(cellsByHouse[house][31 - Math.clz32(all & ~places)], digit);
  }
  return undefined;
}

/** A hidden set in a house. */
export interface HiddenSet {
  readonly house: HouseIndex;
  readonly digits: DigitMask;
  readonly places: PlaceMask;
}

/** The hidden sets of n digits, each with two places or more, in the houses with more than `moreThan` empty cells. */
export function* hiddenSets(
  { placesByHouse, empty }: RatingPosition,
  n: number,
  moreThan: number,
): Generator<HiddenSet> {
  for (const kind of KINDS_FOR_SUBSETS) {
    for (let house = kind; house < kind + 9; house++) {
      if (empty[house] <= moreThan) continue;
      /** Indexes in the table of places. */
      const eligible: number[] = [];
      for (let i = 10 * house + 1; i < 10 * house + 10; i++) {
        const size = countBits(placesByHouse[i]);
        if (2 <= size && size <= n) eligible.push(i);
      }
      if (eligible.length < n) continue;
      for (const chosen of choicesWithinByLast(eligible, placesByHouse, n, n)) {
        const places = chosen.reduce((all, i) => all | placesByHouse[i], 0);
        if (countBits(places) !== n) continue;
        yield { house, digits: chosen.reduce((all, i) => all | bitOf(i - 10 * house), 0), places };
      }
    }
  }
}
