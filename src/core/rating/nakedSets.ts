/** Naked sets: n cells of a house with n digits among them. The rest of the house holds none of those. */

import { countBits } from '../cellSet';
import type { Cell, DigitMask, HouseIndex, PlaceMask } from '../numbers';
import { choicesWithinByLast } from '../subsets';
import type { Board } from './board';
import { ALL_PLACES, cellsOf, KINDS_FOR_SUBSETS } from './nine';
import type { Rule } from './rule';

export const nakedPair = naked('Naked Pair', 2, 30);
export const nakedTriplet = naked('Naked Triplet', 3, 36);
export const nakedQuad = naked('Naked Quad', 4, 50);

function naked(name: string, n: number, rating: number): Rule {
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

export interface NakedSet {
  readonly house: HouseIndex;
  readonly places: PlaceMask;
  readonly digits: DigitMask;
}

/** The sets of n cells, none of them single, in the houses with at least twice as many empty ones. */
export function* nakedSets({ candidates, empty }: Board, n: number): Generator<NakedSet> {
  for (const kind of KINDS_FOR_SUBSETS) {
    for (let house = kind; house < kind + 9; house++) {
      // With fewer empty cells the rest is a hidden set, and no larger.
      if (empty[house] < 2 * n) continue;
      const eligible: Cell[] = [];
      for (const cell of cellsOf[house]) {
        const size = countBits(candidates[cell]);
        if (2 <= size && size <= n) eligible.push(cell);
      }
      if (eligible.length < n) continue;
      for (const cells of choicesWithinByLast(eligible, candidates, n, n)) {
        const digits = cells.reduce((all, cell) => all | candidates[cell], 0);
        // As none is single, fewer digits than cells are a contradiction.
        if (countBits(digits) === n) yield { house, places: placesOf(house, cells), digits };
      }
    }
  }
}

const placesOf = (house: HouseIndex, cells: readonly Cell[]): PlaceMask =>
  cells.reduce((places, cell) => places | (1 << cellsOf[house].indexOf(cell)), 0);
