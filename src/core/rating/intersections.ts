/**
 * Intersections of a box and a line: if all places for a digit in one of them are in the other, the digit has no other
 * place in the other one.
 */

import { countBits } from '../cellSet';
import { bitOf, isSingle } from '../grid';
import type { Digit, HouseIndex } from '../numbers';
import { candidateIndexOf, type RatingPosition } from './board';
import { BOXES, COLUMNS, cellsByHouse, crossings, ROWS } from './classicTables';
import type { RatedStep } from './ratedStep';
import type { RatingRule } from './rule';

/** Pointing (box to line) and claiming (line to box). */
export const intersection: RatingRule = {
  name: 'Pointing, Claiming',
  lowest: 26,
  *find(board) {
    for (const { digit, from, to } of locked(board)) {
      const outside = board.placesByHouse[10 * to + digit] & ~crossings[27 * to + from];
      if (outside === 0) continue;
      const isPointing = from >= BOXES;
      yield {
        name: isPointing ? 'Pointing' : 'Claiming',
        rating: isPointing ? 26 : 28,
        eliminations: board.among(to, outside, bitOf(digit)),
      };
    }
  },
};

/**
 * An intersection that leaves only one place for the digit in another house of the same kind as the first one. The step is only the
 * placement there.
 */
export const directIntersection: RatingRule = {
  name: 'Direct Pointing, Direct Claiming',
  lowest: 17,
  *find(board) {
    for (const { digit, from, to } of locked(board)) {
      const kind = from - (from % 9);
      for (let house = kind; house < kind + 9; house++) {
        const crossing = crossings[27 * house + to];
        const places = board.placesByHouse[10 * house + digit];
        if (house === from || crossing === 0 || countBits(places) < 2 || !isSingle(places & ~crossing)) continue;
        const isPointing = kind === BOXES;
        yield {
          name: isPointing ? 'Direct Pointing' : 'Direct Claiming',
          rating: isPointing ? 17 : 19,
          placement: candidateIndexOf(cellsByHouse[house][31 - Math.clz32(places & ~crossing)], digit),
          eliminations: [],
        } satisfies RatedStep;
      }
    }
  },
};

/** A digit that is locked in an intersection. */
export interface LockedDigit {
  readonly digit: Digit;
  /** The house whose places for the digit are all in the other house. */
  readonly from: HouseIndex;
  readonly to: HouseIndex;
}

/** The order in which Sukaku Explainer searches: pointing to columns, to rows, claiming from columns, from rows. */
const PAIRS_OF_KINDS = [
  [BOXES, COLUMNS],
  [BOXES, ROWS],
  [COLUMNS, BOXES],
  [ROWS, BOXES],
] as const;

/** All locked digits, including those without effect. */
export function* locked({ placesByHouse }: RatingPosition): Generator<LockedDigit> {
  for (const [fromKind, toKind] of PAIRS_OF_KINDS) {
    for (let digit = 1; digit <= 9; digit++) {
      for (let from: HouseIndex = fromKind; from < fromKind + 9; from++) {
        const places = placesByHouse[10 * from + digit];
        const size = countBits(places);
        if (size < 2 || size > 3) continue;
        for (let to: HouseIndex = toKind; to < toKind + 9; to++) {
          if ((places & ~crossings[27 * from + to]) === 0) yield { digit, from, to };
        }
      }
    }
  }
}
