/**
 * Naked sets: n cells of a house that have only n candidates in total. No other cell of the house holds any of these
 * digits.
 */

import { countBits } from '../cellSet';
import type { Cell, DigitMask, HouseIndex, PlaceMask } from '../numbers';
import { choicesWithinByLast } from '../subsets';
import type { RatingPosition } from './board';
import { ALL_PLACES, cellsByHouse, KINDS_FOR_SUBSETS } from './classicTables';
import type { RatingRule } from './rule';

/** Naked sets of 2, 3 and 4 cells, with their ratings in tenths. */
export const nakedPair = naked('Naked Pair', 2, 30);
export const nakedTriplet = naked('Naked Triplet', 3, 36);
export const nakedQuad = naked('Naked Quad', 4, 50);

function naked(name: string, n: number, rating: number): RatingRule {
  return {
    name,
    lowest: rating,
    *find(board) {
      for (const { house, places, digits } of nakedSets(board, n)) {
        const eliminations = board.among(house, ALL_PLACES & ~places, digits);
        if (eliminations.length > 0) yield { name, rating, eliminations };
      }
    },
  };
}

/** A naked set in a house. */
export interface NakedSet {
  readonly house: HouseIndex;
  readonly places: PlaceMask;
  readonly digits: DigitMask;
}

/** The naked sets of n cells, each with two candidates or more, in the houses with at least 2n empty cells. */
export function* nakedSets({ candidates, empty }: RatingPosition, n: number): Generator<NakedSet> {
  for (const kind of KINDS_FOR_SUBSETS) {
    for (let house = kind; house < kind + 9; house++) {
      // With fewer empty cells, the rest of the house is a hidden set that is not larger.
      if (empty[house] < 2 * n) continue;
      const eligible: Cell[] = [];
      for (const cell of cellsByHouse[house]) {
        const size = countBits(candidates[cell]);
        if (2 <= size && size <= n) eligible.push(cell);
      }
      if (eligible.length < n) continue;
      for (const cells of choicesWithinByLast(eligible, candidates, n, n)) {
        const digits = cells.reduce((all, cell) => all | candidates[cell], 0);
        // Fewer digits than cells are a contradiction.
        if (countBits(digits) === n) yield { house, places: placesOf(house, cells), digits };
      }
    }
  }
}

const placesOf = (house: HouseIndex, cells: readonly Cell[]): PlaceMask =>
  cells.reduce((places, cell) => places | (1 << cellsByHouse[house].indexOf(cell)), 0);
