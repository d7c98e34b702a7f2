/**
 * What a solver who reasons has before him: the digits that stand, and for every empty cell the candidates that are left,
 * in the forms that techniques ask for. A position is never changed; a step leads to the next one.
 */

import { type Candidates, candidatesOf, isStuck } from './candidates';
import { type CellSet, cellSet } from './cellSet';
import type { Geometry, House } from './geometry';
import { bitOf, digitsOf, type Grid } from './grid';
import type { Cell, Digit, HouseIndex, PlaceMask } from './numbers';
import { type Pausable, shared } from './pausing';

/** One digit in one cell. */
export interface Candidate {
  readonly cell: Cell;
  readonly digit: Digit;
}

/** What a step changes. */
export interface Effect {
  readonly placements: readonly Candidate[];
  readonly eliminations: readonly Candidate[];
}

export class Position {
  /** The empty cells. */
  readonly empty: CellSet;
  /** By digit, index 0 unused: the empty cells that can still hold it. */
  readonly cellsWith: readonly CellSet[];
  /** N + 1 times a house, plus a digit: the places of the digit in the house. */
  readonly placesByHouse: Uint32Array;

  constructor(
    readonly geometry: Geometry,
    /** By cell: 1 .. N, or 0 where the cell is empty. */
    readonly digits: Uint8Array,
    /** By cell: the digits that an empty cell can still hold, bit d-1 for digit d; 0 where one stands. */
    readonly candidates: Candidates,
    /** By cell: the digit that the puzzle fixes, 0 elsewhere. */
    readonly givens: Uint8Array,
  ) {
    const { size, cellCount } = geometry;
    const empty: Cell[] = [];
    const cellsWith: Cell[][] = Array.from({ length: size + 1 }, () => []);
    const places = new Uint32Array(3 * size * (size + 1));
    const { houses, places: placeAt } = houseTable(geometry);
    for (let cell = 0; cell < cellCount; cell++) {
      if (digits[cell] === 0) empty.push(cell);
      for (let rest = candidates[cell]; rest !== 0; rest &= rest - 1) {
        const digit = 32 - Math.clz32(rest & -rest);
        cellsWith[digit].push(cell);
        for (let k = 3 * cell; k < 3 * cell + 3; k++) places[houses[k] * (size + 1) + digit] |= 1 << placeAt[k];
      }
    }
    this.empty = cellSet(geometry, empty);
    this.cellsWith = cellsWith.map(cells => cellSet(geometry, cells));
    this.placesByHouse = places;
  }

  /** Where a digit can still stand in a house: bit i for `house.cells[i]`. 0 when it stands already, or cannot. */
  places(house: House, digit: Digit): PlaceMask {
    const { size } = this.geometry;
    return this.placesByHouse[indexOf(this.geometry, house) * (size + 1) + digit];
  }

  /** The same as cells, ascending. */
  cellsIn(house: House, digit: Digit): Cell[] {
    const places = this.places(house, digit);
    return cellsAt(house, places);
  }

  has(cell: Cell, digit: Digit): boolean {
    return (this.candidates[cell] & bitOf(digit)) !== 0;
  }

  /** The position after a step. */
  after({ placements, eliminations }: Effect): Position {
    const { geometry, givens } = this;
    const digits = this.digits.slice();
    const candidates = this.candidates.slice();
    for (const { cell, digit } of eliminations) candidates[cell] &= ~bitOf(digit);
    for (const { cell, digit } of placements) {
      digits[cell] = digit;
      candidates[cell] = 0;
      for (const peer of geometry.peersOf[cell]) candidates[peer] &= ~bitOf(digit);
    }
    return new Position(geometry, digits, candidates, givens);
  }

  get isSolved(): boolean {
    return this.empty.isEmpty;
  }

  /** Whether a cell has no candidate left, or a house no place for a digit that it lacks. */
  get isContradictory(): boolean {
    return isStuck(this, this.candidates);
  }
}

/** The position of a puzzle before anything was reasoned. Without `givens`, all its digits are. */
export function positionOf(grid: Grid, givens: Uint8Array = grid.digits): Position {
  return new Position(grid.geometry, grid.digits, candidatesOf(grid), givens);
}

/** What each cell of a position can still hold, be it the digit that stands there: what a solver may be given. */
export function allowedOf({ digits, candidates }: Position): Uint32Array {
  return candidates.map((mask, cell) => (digits[cell] === 0 ? mask : bitOf(digits[cell])));
}

/** Something worked out from a position when it is first asked for, and kept as long as the position. */
export function derived<T extends object>(make: (position: Position) => T): (position: Position) => T {
  const known = new WeakMap<Position, T>();
  return position => {
    let value = known.get(position);
    if (!value) {
      value = make(position);
      known.set(position, value);
    }
    return value;
  };
}

/** The same of what takes longer than a pause may be away: it is worked out as those who ask for it drive it on. */
export function deriving<T>(work: (position: Position) => Pausable<T>): (position: Position) => Pausable<T> {
  const result = derived(position => shared(work(position)));
  return position => result(position)();
}

/** The cells with exactly two candidates. */
export const bivalueCells = derived(({ geometry, candidates }) =>
  cellSet(
    geometry,
    [...candidates.keys()].filter(cell => digitsOf(candidates[cell]).length === 2),
  ),
);

/** Something worked out from a geometry when it is first asked for. */
export function ofGeometry<T extends object>(make: (geometry: Geometry) => T): (geometry: Geometry) => T {
  const known = new Map<Geometry, T>();
  return geometry => {
    let value = known.get(geometry);
    if (!value) {
      value = make(geometry);
      known.set(geometry, value);
    }
    return value;
  };
}

/** By cell: a set of it alone. */
export const cellSets = ofGeometry(geometry => geometry.peersOf.map((_, cell) => cellSet(geometry, [cell])));

/** By cell: the cells that share a house with it. */
export const peerSets = ofGeometry(geometry => geometry.peersOf.map(peers => cellSet(geometry, peers)));

/** By index in `geometry.houses`: its cells as a set. */
export const houseSets = ofGeometry(geometry => geometry.houses.map(({ cells }) => cellSet(geometry, cells)));

/** The houses that some cells have in common, box first. There must be a cell. */
export function sharedHouses({ housesOf }: Geometry, [first, ...others]: readonly Cell[]): House[] {
  return housesOf[first].filter(house => others.every(cell => housesOf[cell].includes(house)));
}

/** The cells that see all of some. There must be one. */
export function seenByAll(geometry: Geometry, [first, ...others]: readonly Cell[]): CellSet {
  const peers = peerSets(geometry);
  return others.reduce((seen, cell) => seen.and(peers[cell]), peers[first]);
}

/** The cells at some places of a house, ascending. */
export function cellsAt({ cells }: House, places: PlaceMask): Cell[] {
  const found: Cell[] = [];
  for (let rest = places; rest !== 0; rest &= rest - 1) found.push(cells[31 - Math.clz32(rest & -rest)]);
  return found;
}

/** The index of a house in `geometry.houses`. */
export function indexOf({ size }: Geometry, { kind, index }: House): HouseIndex {
  return index + (kind === 'row' ? 0 : kind === 'column' ? size : 2 * size);
}

/** Three entries for each cell, from 3 * cell on: for its box, its row and its column. */
export interface HouseTable {
  /** {@link HouseIndex}. */
  readonly houses: Uint8Array;
  /** Where the cell is in that house: its index in `House.cells`. */
  readonly places: Uint8Array;
}

/** The houses of every cell, for loops that are too hot for objects. */
export const houseTable = ofGeometry((geometry): HouseTable => {
  const houses = new Uint8Array(3 * geometry.cellCount);
  const places = new Uint8Array(3 * geometry.cellCount);
  for (const [cell, three] of geometry.housesOf.entries()) {
    for (const [k, house] of three.entries()) {
      houses[3 * cell + k] = indexOf(geometry, house);
      places[3 * cell + k] = house.cells.indexOf(cell);
    }
  }
  return { houses, places };
});

/** 3 * N times a house, plus another, by {@link HouseIndex}: the places of the one that lie in the other too. */
export const sharedPlaces = ofGeometry((geometry): Uint32Array => {
  const { houses, cellCount } = geometry;
  const table = new Uint32Array(houses.length ** 2);
  const { houses: housesOfCell, places } = houseTable(geometry);
  for (let cell = 0; cell < cellCount; cell++) {
    for (let k = 3 * cell; k < 3 * cell + 3; k++) {
      const from = houses.length * housesOfCell[k];
      for (let l = 3 * cell; l < 3 * cell + 3; l++) table[from + housesOfCell[l]] |= 1 << places[k];
    }
  }
  return table;
});
