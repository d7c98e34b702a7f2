/** Fish: a digit that has its places in n lines of one kind within n lines of the other. The latter hold it nowhere else. */

import { countBits } from '../cellSet';
import { bitOf } from '../grid';
import type { CandidateIndex, Digit, HouseIndex, PlaceMask } from '../numbers';
import { choicesWithinByLast } from '../subsets';
import type { Board } from './board';
import { ALL_PLACES, COLUMNS, placesIn, ROWS } from './nine';
import type { RatedStep } from './ratedStep';
import type { Rule } from './rule';

export const xWing = fish('X-Wing', 2, 32);
export const swordfish = fish('Swordfish', 3, 38);
export const jellyfish = fish('Jellyfish', 4, 52);

function fish(name: string, n: number, rating: number): Rule {
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

export interface Fish {
  readonly digit: Digit;
  /** Where the houses of the base lines' kind begin. */
  readonly baseKind: HouseIndex;
  /** The lines, bit i for the i-th of its kind. These are also the places of the digit in lines of the other kind. */
  readonly bases: PlaceMask;
  readonly covers: PlaceMask;
}

/** What the covers hold outside the bases. */
export function excludedBy(board: Board, { digit, baseKind, bases, covers }: Fish): CandidateIndex[] {
  const coverKind = baseKind === ROWS ? COLUMNS : ROWS;
  return placesIn(covers).flatMap(cover => board.among(coverKind + cover, ALL_PLACES & ~bases, bitOf(digit)));
}

/** All of n lines, whether or not they exclude anything, in Sukaku Explainer's order: columns first, by lines, then digit. */
export function* fishes(board: Board, n: number): Generator<Fish> {
  for (const baseKind of [COLUMNS, ROWS]) {
    const found: Fish[] = [];
    for (let digit = 1; digit <= 9; digit++) found.push(...fishesOf(board, n, baseKind, digit));
    yield* found.sort((a, b) => a.bases - b.bases || a.digit - b.digit);
  }
}

function* fishesOf({ placesByHouse, placed }: Board, n: number, baseKind: HouseIndex, digit: Digit): Generator<Fish> {
  if (placed[digit] + 2 * n > 9) return;
  /** As indexes in the table of places. */
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
