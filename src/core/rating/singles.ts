import { digitsOf, isSingle } from '../grid';
import type { HouseIndex } from '../numbers';
import { candidateIndexOf, type RatingPosition } from './board';
import { BOXES, cellsByHouse, KINDS_FOR_SUBSETS } from './classicTables';
import type { RatedStep } from './ratedStep';
import type { RatingRule } from './rule';

/** A digit with one place left in a house. It is easiest if the house has no other empty cell, and easier in a box than in a line. */
export const hiddenSingle: RatingRule = {
  name: 'Hidden Single',
  lowest: 10,
  *find(board) {
    yield* inHouses(board, { emptyCells: 'one', ratingOf: () => 10 });
    yield* inHouses(board, { emptyCells: 'more', ratingOf: kind => (kind === BOXES ? 12 : 15) });
  },
};

/** The hidden singles to search for. */
interface SingleSearch {
  readonly emptyCells: 'one' | 'more';
  /** In tenths, by the kind of house. */
  ratingOf(kind: HouseIndex): number;
}

function* inHouses(
  { placesByHouse, empty }: RatingPosition,
  { emptyCells, ratingOf }: SingleSearch,
): Generator<RatedStep> {
  for (const kind of KINDS_FOR_SUBSETS) {
    const rating = ratingOf(kind);
    for (let house = kind; house < kind + 9; house++) {
      if ((empty[house] === 1) !== (emptyCells === 'one')) continue;
      for (let digit = 1; digit <= 9; digit++) {
        const places = placesByHouse[10 * house + digit];
        if (!isSingle(places)) continue;
        const placement = candidateIndexOf(cellsByHouse[house][31 - Math.clz32(places)], digit);
        yield { name: 'Hidden Single', rating, placement, eliminations: [] };
      }
    }
  }
}

/** A cell with one candidate left. */
export const nakedSingle: RatingRule = {
  name: 'Naked Single',
  lowest: 23,
  *find({ candidates }) {
    for (let cell = 0; cell < 81; cell++) {
      if (!isSingle(candidates[cell])) continue;
      const placement = candidateIndexOf(cell, digitsOf(candidates[cell])[0]);
      yield { name: 'Naked Single', rating: 23, placement, eliminations: [] };
    }
  },
};
