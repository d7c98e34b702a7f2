/**
 * The mutable position on which the rules of the rating work, for 9x9 puzzles. It changes in place, because a rating
 * takes hundreds of steps, and chains try thousands of positions.
 */

import { type CellSet, cellSetOfBands } from '../cellSet';
import type { Geometry, House } from '../geometry';
import { bitOf, digitsOf } from '../grid';
import type { CandidateIndex, Cell, Digit, DigitMask, HouseIndex, PlaceMask } from '../numbers';
import type { Position } from '../position';
import { cellsByHouse, geometry, housesOfCell, placesOfCell } from './classicTables';
import type { RatedStep } from './ratedStep';

/** The candidate of a digit in a cell. */
export const candidateIndexOf = (cell: Cell, digit: Digit): CandidateIndex => 9 * cell + digit - 1;

/** The cell of a candidate. */
const cellOfCandidate = (candidate: CandidateIndex): Cell => Math.floor(candidate / 9);

/** The digit of a candidate. */
const digitOfCandidate = (candidate: CandidateIndex): Digit => (candidate % 9) + 1;

/** Appends the candidates of a digit in some cells to a list. */
export function addCandidates(list: CandidateIndex[], cells: CellSet, digit: Digit): void {
  if (!cells.isEmpty) for (const cell of cells.cells()) list.push(candidateIndexOf(cell, digit));
}

/** The candidates of these digits in a cell, ascending. */
export const candidateIndicesOf = (cell: Cell, digits: DigitMask): CandidateIndex[] =>
  digitsOf(digits).map(digit => candidateIndexOf(cell, digit));

/** A position that changes in place. */
export class RatingPosition {
  readonly geometry: Geometry = geometry;
  /** By cell: its candidates; 0 if a digit is placed. */
  readonly candidates: Uint32Array;
  /** At 10 * house + digit: the places of the digit in the house. */
  readonly placesByHouse: Uint32Array;
  /** By house: the number of its empty cells. */
  readonly empty: Uint8Array;
  /** By digit, index 0 unused: the number of cells that hold it. */
  readonly placed: Uint8Array;
  /** Changes with each change of the position, so that results can be cached for one revision. */
  revision = 0;

  constructor({ candidates, placesByHouse, empty, placed }: Fields) {
    this.candidates = candidates.slice();
    this.placesByHouse = placesByHouse.slice();
    this.empty = empty.slice();
    this.placed = placed.slice();
  }

  /** Makes this position equal to another. */
  copy(other: RatingPosition): void {
    this.candidates.set(other.candidates);
    this.placesByHouse.set(other.placesByHouse);
    this.empty.set(other.empty);
    this.placed.set(other.placed);
    this.revision++;
  }

  has(candidate: CandidateIndex): boolean {
    return (this.candidates[cellOfCandidate(candidate)] & bitOf(digitOfCandidate(candidate))) !== 0;
  }

  /** The places of a digit in a house. */
  places(house: House, digit: Digit): PlaceMask {
    return this.placesByHouse[10 * house.at + digit];
  }

  /** By digit, index 0 unused: the cells that can hold it. */
  cellsWith(): CellSet[] {
    const sets: CellSet[] = [cellSetOfBands(0, 0, 0)];
    for (let digit = 1; digit <= 9; digit++) {
      const [top, middle, bottom] = [0, 30, 60].map(band => {
        const row = band + digit;
        return this.placesByHouse[row] | (this.placesByHouse[row + 10] << 9) | (this.placesByHouse[row + 20] << 18);
      });
      sets.push(cellSetOfBands(top, middle, bottom));
    }
    return sets;
  }

  /** Eliminates a candidate, if the position has it. */
  remove(candidate: CandidateIndex): void {
    const cell = cellOfCandidate(candidate);
    const digit = digitOfCandidate(candidate);
    this.revision++;
    this.candidates[cell] &= ~bitOf(digit);
    for (let k = 3 * cell; k < 3 * cell + 3; k++) {
      this.placesByHouse[10 * housesOfCell[k] + digit] &= ~(1 << placesOfCell[k]);
    }
  }

  /** Places the digit of a candidate in its cell. */
  place(candidate: CandidateIndex): void {
    const cell = cellOfCandidate(candidate);
    const digit = digitOfCandidate(candidate);
    for (let other = 1; other <= 9; other++) this.remove(candidateIndexOf(cell, other));
    for (const peer of geometry.peersOf[cell]) this.remove(candidateIndexOf(peer, digit));
    for (let k = 3 * cell; k < 3 * cell + 3; k++) this.empty[housesOfCell[k]]--;
    this.placed[digit]++;
  }

  /** Applies a step. */
  take({ eliminations, placement }: RatedStep): void {
    for (const candidate of eliminations) this.remove(candidate);
    if (placement !== undefined) this.place(placement);
  }

  get isSolved(): boolean {
    return this.empty.every(count => count === 0);
  }

  /** The candidates with these digits in some places of a house, by place, then by digit. */
  among(house: HouseIndex, places: PlaceMask, digits: DigitMask): CandidateIndex[] {
    const found: CandidateIndex[] = [];
    for (let rest = places; rest !== 0; rest &= rest - 1) {
      const cell = cellsByHouse[house][31 - Math.clz32(rest & -rest)];
      for (let left = this.candidates[cell] & digits; left !== 0; left &= left - 1) {
        found.push(candidateIndexOf(cell, 32 - Math.clz32(left & -left)));
      }
    }
    return found;
  }
}

type Fields = Pick<RatingPosition, 'candidates' | 'placesByHouse' | 'empty' | 'placed'>;

/** A mutable copy of a position of a 9x9 puzzle. */
export function boardOf({ candidates, placesByHouse, digits }: Position): RatingPosition {
  const empty = new Uint8Array(27);
  const placed = new Uint8Array(10);
  for (let cell = 0; cell < 81; cell++) {
    if (digits[cell] !== 0) placed[digits[cell]]++;
    else for (let k = 3 * cell; k < 3 * cell + 3; k++) empty[housesOfCell[k]]++;
  }
  return new RatingPosition({ candidates, placesByHouse, empty, placed });
}
