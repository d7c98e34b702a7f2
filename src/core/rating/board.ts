/** What the rules of the rating look at: a position in masks that change in place, because a rating takes hundreds of steps. */

import type { Position } from '../position';
import { cellsOfHouse, housesOfCell, peers, placesOfCell } from './layout';
import type { RatedStep } from './ratedStep';

export class Board {
  /** By cell: the digits that an empty cell can still hold, as a mask; 0 where one stands. */
  readonly candidates: Uint16Array;
  /** Nine times a house, plus a digit: where the digit can still stand, bit i for the house's i-th cell. */
  readonly places: Uint16Array;
  /** By house: how many of its cells are empty. */
  readonly empty: Uint8Array;
  /** By digit: how many cells hold it. */
  readonly standing: Uint8Array;

  constructor({ candidates, places, empty, standing }: Pick<Board, 'candidates' | 'places' | 'empty' | 'standing'>) {
    this.candidates = candidates.slice();
    this.places = places.slice();
    this.empty = empty.slice();
    this.standing = standing.slice();
  }

  /** Makes this board equal to another. */
  copy(other: Board): void {
    this.candidates.set(other.candidates);
    this.places.set(other.places);
    this.empty.set(other.empty);
    this.standing.set(other.standing);
  }

  has(cell: number, digit: number): boolean {
    return ((this.candidates[cell] >> digit) & 1) !== 0;
  }

  /** Takes a candidate out, if it is still there. */
  remove(candidate: number): void {
    const cell = Math.floor(candidate / 9);
    const digit = candidate % 9;
    this.candidates[cell] &= ~(1 << digit);
    for (let k = 3 * cell; k < 3 * cell + 3; k++) this.places[9 * housesOfCell[k] + digit] &= ~(1 << placesOfCell[k]);
  }

  /** Puts a candidate's digit into its cell. */
  place(candidate: number): void {
    const cell = Math.floor(candidate / 9);
    const digit = candidate % 9;
    for (let other = 9 * cell; other < 9 * cell + 9; other++) this.remove(other);
    for (const peer of peers[cell]) this.remove(9 * peer + digit);
    for (let k = 3 * cell; k < 3 * cell + 3; k++) this.empty[housesOfCell[k]]--;
    this.standing[digit]++;
  }

  /** Does what a step says. */
  take({ eliminations, placement }: RatedStep): void {
    for (const candidate of eliminations) this.remove(candidate);
    if (placement !== undefined) this.place(placement);
  }

  get isSolved(): boolean {
    return this.empty.every(count => count === 0);
  }

  /** The candidates of some places of a house that are among these digits. */
  among(house: number, places: number, digits: number): number[] {
    const found: number[] = [];
    for (let place = 0; place < 9; place++) {
      if (((places >> place) & 1) === 0) continue;
      const cell = cellsOfHouse[9 * house + place];
      const mask = this.candidates[cell] & digits;
      for (let digit = 0; digit < 9; digit++) if ((mask >> digit) & 1) found.push(9 * cell + digit);
    }
    return found;
  }
}

/** The board of a position of a 9x9 puzzle. */
export function boardOf(position: Position): Board {
  const candidates = Uint16Array.from(position.candidates);
  const places = new Uint16Array(27 * 9);
  const empty = new Uint8Array(27);
  const standing = new Uint8Array(9);
  for (let cell = 0; cell < 81; cell++) {
    if (position.digits[cell] !== 0) standing[position.digits[cell] - 1]++;
    for (let k = 3 * cell; k < 3 * cell + 3; k++) {
      if (position.digits[cell] === 0) empty[housesOfCell[k]]++;
      for (let digit = 0; digit < 9; digit++) {
        if ((candidates[cell] >> digit) & 1) places[9 * housesOfCell[k] + digit] |= 1 << placesOfCell[k];
      }
    }
  }
  return new Board({ candidates, places, empty, standing });
}
