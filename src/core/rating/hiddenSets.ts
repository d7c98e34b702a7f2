/** Hidden sets: n digits with n places among them in a house. Those cells hold nothing else. */

import type { Board } from './board';
import { bitsOf, cellsOfHouse, KINDS_FOR_SETS, lowestOf, masksOfSize, sizeOf } from './layout';
import type { RatedStep } from './ratedStep';
import type { Rule } from './rule';

export const hiddenPair = hidden('Hidden Pair', 2, 34);
export const hiddenTriplet = hidden('Hidden Triplet', 3, 40);
export const hiddenQuad = hidden('Hidden Quad', 4, 54);

export const directHiddenPair = directHidden('Direct Hidden Pair', 2, 20);
export const directHiddenTriplet = directHidden('Direct Hidden Triplet', 3, 25);

function hidden(name: string, n: number, rating: number): Rule {
  return {
    name,
    lowest: rating,
    *find(board) {
      for (const { house, digits, places } of hiddenSets(board, n, 2 * n)) {
        const eliminations = board.among(house, places, 511 & ~digits);
        if (eliminations.length > 0) yield { name, rating, eliminations };
      }
    },
  };
}

/** Those that leave a single place in the house for another digit. Only the placement counts. */
function directHidden(name: string, n: number, rating: number): Rule {
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

function singleOutside(board: Board, house: number, digits: number, places: number): number | undefined {
  for (let digit = 0; digit < 9; digit++) {
    const where = board.places[9 * house + digit];
    if ((digits >> digit) & 1 || sizeOf[where] < 2 || sizeOf[where & ~places] !== 1) continue;
    return 9 * cellsOfHouse[9 * house + lowestOf[where & ~places]] + digit;
  }
  return undefined;
}

export interface HiddenSet {
  readonly house: number;
  readonly digits: number;
  readonly places: number;
}

/** The sets of n digits, none of them single, in the houses with more than so many empty cells. */
export function* hiddenSets({ places, empty }: Board, n: number, moreThan: number): Generator<HiddenSet> {
  for (const kind of KINDS_FOR_SETS) {
    for (let house = kind; house < kind + 9; house++) {
      if (empty[house] <= moreThan) continue;
      let eligible = 0;
      for (let digit = 0; digit < 9; digit++) {
        const size = sizeOf[places[9 * house + digit]];
        if (2 <= size && size <= n) eligible |= 1 << digit;
      }
      if (sizeOf[eligible] < n) continue;
      for (const digits of masksOfSize[n]) {
        if ((digits & ~eligible) !== 0) continue;
        let where = 0;
        for (const digit of bitsOf[digits]) where |= places[9 * house + digit];
        if (sizeOf[where] === n) yield { house, digits, places: where };
      }
    }
  }
}
