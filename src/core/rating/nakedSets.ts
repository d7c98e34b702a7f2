/** Naked sets: n cells of a house with n digits among them. The rest of the house holds none of those. */

import type { Board } from './board';
import { bitsOf, cellsOfHouse, KINDS_FOR_SETS, masksOfSize, sizeOf } from './layout';
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
        const eliminations = board.among(house, 511 & ~places, digits);
        if (eliminations.length > 0) yield { name, rating, eliminations };
      }
    },
  };
}

export interface NakedSet {
  readonly house: number;
  readonly places: number;
  readonly digits: number;
}

/** The sets of n cells, none of them single, in the houses with at least twice as many empty ones. */
export function* nakedSets({ candidates, empty }: Board, n: number): Generator<NakedSet> {
  for (const kind of KINDS_FOR_SETS) {
    for (let house = kind; house < kind + 9; house++) {
      // With fewer empty cells the rest is a hidden set, and no larger.
      if (empty[house] < 2 * n) continue;
      let eligible = 0;
      for (let place = 0; place < 9; place++) {
        const size = sizeOf[candidates[cellsOfHouse[9 * house + place]]];
        if (2 <= size && size <= n) eligible |= 1 << place;
      }
      if (sizeOf[eligible] < n) continue;
      for (const places of masksOfSize[n]) {
        if ((places & ~eligible) !== 0) continue;
        let digits = 0;
        for (const place of bitsOf[places]) digits |= candidates[cellsOfHouse[9 * house + place]];
        if (sizeOf[digits] === n) yield { house, places, digits };
      }
    }
  }
}
