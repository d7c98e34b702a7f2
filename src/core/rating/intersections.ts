/** Where a box and a line meet: a digit of the one that has all its places in the other has none elsewhere in the other. */

import type { Board } from './board';
import { BOXES, COLUMNS, cellsOfHouse, lowestOf, ROWS, sharedPlaces, sizeOf } from './layout';
import type { RatedStep } from './ratedStep';
import type { Rule } from './rule';

/** Pointing (box to line) and claiming (line to box). */
export const intersection: Rule = {
  name: 'Pointing, Claiming',
  lowest: 26,
  *find(board) {
    for (const { digit, from, to } of locked(board)) {
      const outside = board.places[9 * to + digit] & ~sharedPlaces[27 * to + from];
      if (outside === 0) continue;
      const isPointing = from < BOXES + 9;
      yield {
        name: isPointing ? 'Pointing' : 'Claiming',
        rating: isPointing ? 26 : 28,
        eliminations: board.among(to, outside, 1 << digit),
      };
    }
  },
};

/** The same where it leaves one place for the digit in another house of the first's kind. Only the placement counts. */
export const directIntersection: Rule = {
  name: 'Direct Pointing, Direct Claiming',
  lowest: 17,
  *find(board) {
    for (const { digit, from, to } of locked(board)) {
      const kind = from - (from % 9);
      for (let house = kind; house < kind + 9; house++) {
        const crossing = sharedPlaces[27 * house + to];
        const where = board.places[9 * house + digit];
        if (house === from || crossing === 0 || sizeOf[where] < 2 || sizeOf[where & ~crossing] !== 1) continue;
        const isPointing = kind === BOXES;
        yield {
          name: isPointing ? 'Direct Pointing' : 'Direct Claiming',
          rating: isPointing ? 17 : 19,
          placement: 9 * cellsOfHouse[9 * house + lowestOf[where & ~crossing]] + digit,
          eliminations: [],
        } satisfies RatedStep;
      }
    }
  },
};

export interface Locked {
  readonly digit: number;
  /** The house where all places of the digit lie in the other. */
  readonly from: number;
  readonly to: number;
}

const PAIRS_OF_KINDS = [
  [BOXES, COLUMNS],
  [BOXES, ROWS],
  [COLUMNS, BOXES],
  [ROWS, BOXES],
] as const;

/** Every such pair of houses, whether or not it excludes anything. */
export function* locked({ places }: Board): Generator<Locked> {
  for (const [fromKind, toKind] of PAIRS_OF_KINDS) {
    for (let digit = 0; digit < 9; digit++) {
      for (let from = fromKind; from < fromKind + 9; from++) {
        const where = places[9 * from + digit];
        if (sizeOf[where] < 2 || sizeOf[where] > 3) continue;
        for (let to = toKind; to < toKind + 9; to++) {
          if ((where & ~sharedPlaces[27 * from + to]) === 0) yield { digit, from, to };
        }
      }
    }
  }
}
