/**
 * Fish: all places for a digit in n lines of one kind (the bases) are in n lines of the other kind (the covers). So the covers
 * hold the digit nowhere else.
 */

import { countBits } from '../cellSet';
import { bitOf } from '../grid';
import type { CandidateIndex, Digit, HouseIndex, PlaceMask } from '../numbers';
import { choicesWithinByLast } from '../subsets';
import type { RatingPosition } from './board';
import { ALL_PLACES, COLUMNS, placesOfMask, ROWS } from './classicTables';
import type { RatedStep } from './ratedStep';
import type { RatingRule } from './rule';

/** Fish of 2, 3 and 4 base lines, with their ratings in tenths. */
export const xWing = fish('X-Wing', 2, 32);
export const swordfish = fish('Swordfish', 3, 38);
export const jellyfish = fish('Jellyfish', 4, 52);

function fish(name: string, n: number, rating: number): RatingRule {
  return {
    name,
    lowest: rating,
    *find(board) {
      for (const found of fishes(board, n)) {
        const eliminations = excludedBy(board, found);
        if (eliminations.length > 0) yield { name, rating, eliminations } satisfies RatedStep;
      }
    },
  };
}

/** A basic fish. */
export interface BasicFish {
  readonly digit: Digit;
  /** The first house of the kind of the base lines: `ROWS` or `COLUMNS`. */
  readonly baseKind: HouseIndex;
  /** The lines, bit i for the i-th of their kind. These bits are also places in the lines of the other kind. */
  readonly bases: PlaceMask;
  readonly covers: PlaceMask;
}

/** The candidates of the covers outside the bases. */
export function excludedBy(board: RatingPosition, { digit, baseKind, bases, covers }: BasicFish): CandidateIndex[] {
  const coverKind = baseKind === ROWS ? COLUMNS : ROWS;
  return placesOfMask(covers).flatMap(cover => board.among(coverKind + cover, ALL_PLACES & ~bases, bitOf(digit)));
}

/** All fish with n base lines, including those without effect, in Sukaku Explainer's order: columns first, by lines, then by digit. */
export function* fishes(board: RatingPosition, n: number): Generator<BasicFish> {
  for (const baseKind of [COLUMNS, ROWS]) {
    const found: BasicFish[] = [];
    for (let digit = 1; digit <= 9; digit++) found.push(...fishesOf(board, n, baseKind, digit));
    yield* found.sort((a, b) => a.bases - b.bases || a.digit - b.digit);
  }
}

function* fishesOf(
  { placesByHouse, placed }: RatingPosition,
  n: number,
  baseKind: HouseIndex,
  digit: Digit,
): Generator<BasicFish> {
  if (placed[digit] + 2 * n > 9) return;
  /** Indexes in the table of places. */
  const eligible: number[] = [];
  for (let line = 0; line < 9; line++) {
    const i = 10 * (baseKind + line) + digit;
    const size = countBits(placesByHouse[i]);
    if (2 <= size && size <= n) eligible.push(i);
  }
  if (eligible.length < n) return;
  for (const chosen of choicesWithinByLast(eligible, placesByHouse, n, n)) {
    const covers = chosen.reduce((all, i) => all | placesByHouse[i], 0);
    if (countBits(covers) !== n) continue;
    const bases = chosen.reduce((all, i) => all | (1 << ((i - digit) / 10 - baseKind)), 0);
    yield { digit, baseKind, bases, covers };
  }
}
