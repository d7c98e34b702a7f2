/** Sets in a house of which two cells of a Unique Loop together are a member: one of the two holds one of their extra candidates. */

import type { Board } from './board';
import { bitsOf, cellsOfHouse, masksOfSize, sizeOf } from './layout';

/** What the naked sets of n - 1 other cells and the two exclude, one after the other. */
export function* nakedWithLoop(
  board: Board,
  house: number,
  [a, b]: readonly [number, number],
  extras: number,
  n: number,
): Generator<number[]> {
  if (2 * n > board.empty[house] || n < sizeOf[extras]) return;
  const { candidates } = board;
  const at = (place: number) => candidates[cellsOfHouse[9 * house + place]];
  for (const places of masksOfSize[n]) {
    if (((places >> a) & 1) === 0 || ((places >> b) & 1) !== 0) continue;
    const others = bitsOf[places].filter(place => place !== a);
    if (others.some(place => sizeOf[at(place)] < 2)) continue;
    const digits = others.reduce((all, place) => all | at(place), extras);
    // Else a digit would be missing when the other of the two cells is the member.
    const covered = others.reduce((all, place) => all | at(place), extras & at(a) & at(b));
    if (sizeOf[digits] !== n || sizeOf[covered] !== n) continue;
    yield board.among(house, 511 & ~(places | (1 << b)), digits);
  }
}

interface Hidden {
  /** How many other cells. */
  readonly size: number;
  readonly eliminations: number[];
}

/** The same of the hidden sets of the loop's digits and n - 2 others that are not among the extra candidates. */
export function* hiddenWithLoop(
  board: Board,
  house: number,
  [a, b]: readonly [number, number],
  loopDigits: number,
  extras: number,
  n: number,
): Generator<Hidden> {
  if (2 * n >= board.empty[house] || loopDigits + extras === 511) return;
  for (const others of masksOfSize[n - 2]) {
    if ((others & (loopDigits | extras)) !== 0) continue;
    const digits = others | loopDigits;
    const where = bitsOf[digits].map(digit => board.places[9 * house + digit] & ~(1 << b));
    const all = where.reduce((union, places) => union | places, 0);
    if (where.some(places => places === 0) || sizeOf[all] !== n) continue;
    const places = all & ~(1 << a);
    yield { size: sizeOf[places], eliminations: board.among(house, places, 511 & ~digits) };
  }
}
