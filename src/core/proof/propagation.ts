/** Unit propagation: the candidates that singles and lemmas leave. It never guesses. */

import { exclude } from '../candidates';
import type { Geometry } from '../geometry';
import { bitOf, digitsOf, isSingle } from '../grid';
import type { Cell, DigitMask } from '../numbers';
import type { Literal } from './premise';

/** By cell: the digits that are left, bit d-1 for digit d; one bit for a placed digit, none for a contradiction. Changed in place. */
export type Left = Uint32Array;

/** Removes false candidates, not necessarily all of them. Returns whether any were removed. */
export type Lemma = (left: Left) => boolean;

/** Removes digits from a cell. Returns whether the cell had any of them. */
export function remove(left: Left, cell: Cell, mask: DigitMask): boolean {
  const gone = left[cell] & mask;
  left[cell] &= ~mask;
  return gone !== 0;
}

/** Makes a statement true. Returns whether any candidate was removed. */
export function assume(left: Left, { cell, digit, isOn }: Literal): boolean {
  return remove(left, cell, isOn ? ~bitOf(digit) : bitOf(digit));
}

/**
 * Whether singles and lemmas lead to a contradiction. Terminates, because every round removes a digit. `isSpread` marks
 * cells whose digit was removed from their peers. Changes its arguments in place.
 */
export function isImpossible(
  geometry: Geometry,
  left: Left,
  lemmas: readonly Lemma[],
  isSpread = new Uint8Array(geometry.cellCount),
): boolean {
  do if (!followSingles(geometry, left, isSpread)) return true;
  while (lemmas.some(lemma => lemma(left)));
  return false;
}

/** Applies singles until there are no more. False for a contradiction. */
function followSingles(geometry: Geometry, left: Left, isSpread: Uint8Array): boolean {
  const all = 2 ** geometry.size - 1;
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (let cell = 0; cell < left.length; cell++) {
      if (left[cell] === 0) return false;
      if (isSpread[cell] !== 0 || !isSingle(left[cell])) continue;
      isSpread[cell] = 1;
      if (exclude(geometry, left, cell, digitsOf(left[cell])[0])) isChanged = true;
    }
    for (const { cells } of geometry.houses) {
      let once = 0;
      let twice = 0;
      for (const cell of cells) {
        twice |= once & left[cell];
        once |= left[cell];
      }
      if (once !== all) return false;
      for (const cell of cells) {
        const only = left[cell] & ~twice;
        if (only === 0) continue;
        if (!isSingle(only)) return false; // two digits have no other place
        if (remove(left, cell, ~only)) isChanged = true;
      }
    }
  }
  return true;
}
