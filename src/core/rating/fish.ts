/** Fish: a digit that has its places in n lines of one kind within n lines of the other. The latter hold it nowhere else. */

import type { Board } from './board';
import { bitsOf, COLUMNS, masksOfSize, ROWS, sizeOf } from './layout';
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
      for (const { digit, baseKind, bases, covers } of fishes(board, n)) {
        const eliminations: number[] = [];
        for (const cover of bitsOf[covers]) {
          const house = (baseKind === ROWS ? COLUMNS : ROWS) + cover;
          eliminations.push(...board.among(house, 511 & ~bases, 1 << digit));
        }
        if (eliminations.length > 0) yield { name, rating, eliminations } satisfies RatedStep;
      }
    },
  };
}

export interface Fish {
  readonly digit: number;
  readonly baseKind: number;
  /** Masks of the lines' numbers within their kinds. */
  readonly bases: number;
  readonly covers: number;
}

/** All of n lines, whether or not they exclude anything. */
export function* fishes({ places, standing }: Board, n: number): Generator<Fish> {
  for (const baseKind of [COLUMNS, ROWS]) {
    const eligible: number[] = [];
    for (let digit = 0; digit < 9; digit++) {
      eligible[digit] = 0;
      if (standing[digit] + 2 * n > 9) continue;
      for (let line = 0; line < 9; line++) {
        const size = sizeOf[places[9 * (baseKind + line) + digit]];
        if (2 <= size && size <= n) eligible[digit] |= 1 << line;
      }
    }
    for (const bases of masksOfSize[n]) {
      for (let digit = 0; digit < 9; digit++) {
        if ((bases & ~eligible[digit]) !== 0) continue;
        let covers = 0;
        for (const line of bitsOf[bases]) covers |= places[9 * (baseKind + line) + digit];
        if (sizeOf[covers] === n) yield { digit, baseKind, bases, covers };
      }
    }
  }
}
