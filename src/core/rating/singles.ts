import type { Board } from './board';
import { BOXES, cellsOfHouse, KINDS_FOR_SETS, lowestOf, sizeOf } from './layout';
import type { RatedStep } from './ratedStep';
import type { Rule } from './rule';

/** A digit with one place left in a house: easiest where the house has no other empty cell, and in a box than in a line. */
export const hiddenSingle: Rule = {
  name: 'Hidden Single',
  lowest: 10,
  *find(board) {
    yield* inHouses(board, true);
    yield* inHouses(board, false);
  },
};

function* inHouses({ places, empty }: Board, isLast: boolean): Generator<RatedStep> {
  for (const kind of KINDS_FOR_SETS) {
    const rating = isLast ? 10 : kind === BOXES ? 12 : 15;
    for (let house = kind; house < kind + 9; house++) {
      if ((empty[house] === 1) !== isLast) continue;
      for (let digit = 0; digit < 9; digit++) {
        const where = places[9 * house + digit];
        if (sizeOf[where] !== 1) continue;
        const placement = 9 * cellsOfHouse[9 * house + lowestOf[where]] + digit;
        yield { name: 'Hidden Single', rating, placement, eliminations: [] };
      }
    }
  }
}

/** A cell with one candidate left. */
export const nakedSingle: Rule = {
  name: 'Naked Single',
  lowest: 23,
  *find({ candidates }) {
    for (let cell = 0; cell < 81; cell++) {
      if (sizeOf[candidates[cell]] !== 1) continue;
      yield { name: 'Naked Single', rating: 23, placement: 9 * cell + lowestOf[candidates[cell]], eliminations: [] };
    }
  },
};
