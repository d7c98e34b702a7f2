/**
 * The position of a puzzle that techniques search: the placed digits and the candidates, in several forms. A position is
 * immutable: a step makes a new one.
 */

import { type Candidates, candidatesOf, isDeadEnd, relate } from './candidates';
import { type CellSet, cellSet } from './cellSet';
import type { Geometry, House } from './geometry';
import { bitOf, digitsOf, type Grid } from './grid';
import type { Cell, Digit, PlaceMask } from './numbers';
import { type Pausable, sharedWork } from './pausing';

/** One digit in one cell. */
export interface Candidate {
  readonly cell: Cell;
  readonly digit: Digit;
}

/** The changes that a step makes. */
export interface StepEffect {
  readonly placements: readonly Candidate[];
  readonly eliminations: readonly Candidate[];
}

/** A position of a puzzle. */
export class Position {
  /** The empty cells. */
  readonly empty: CellSet;
  /** By digit, index 0 unused: the empty cells that can still hold it. */
  readonly cellsWith: readonly CellSet[];
  /** At (N + 1) * house + digit: the places of the digit in the house. Entries beyond the last house are meaningless. */
  readonly placesByHouse: Uint32Array;

  constructor(
    readonly geometry: Geometry,
    /** By cell: 1 .. N, or 0 if the cell is empty. */
    readonly digits: Uint8Array,
    /** By cell: the candidates, bit d-1 for digit d; 0 if the cell holds a digit. */
    readonly candidates: Candidates,
    /** By cell: its given, or 0. */
    readonly givens: Uint8Array,
  ) {
    const { size, cellCount } = geometry;
    const empty: Cell[] = [];
    const cellsWith: Cell[][] = Array.from({ length: size + 1 }, () => []);
    const { houses, places: placeAt, perCell } = houseTable(geometry);
    const places = new Uint32Array((geometry.houses.length + 1) * (size + 1));
    for (let cell = 0; cell < cellCount; cell++) {
      if (digits[cell] === 0) empty.push(cell);
      for (let rest = candidates[cell]; rest !== 0; rest &= rest - 1) {
        const digit = 32 - Math.clz32(rest & -rest);
        cellsWith[digit].push(cell);
        for (let k = perCell * cell, end = k + perCell; k < end; k++)
          places[houses[k] * (size + 1) + digit] |= 1 << placeAt[k];
      }
    }
    this.empty = cellSet(geometry, empty);
    this.cellsWith = cellsWith.map(cells => cellSet(geometry, cells));
    this.placesByHouse = places;
  }

  /** The places for a digit in a house. 0 if the digit is placed or has no place. */
  places(house: House, digit: Digit): PlaceMask {
    return this.placesByHouse[house.at * (this.geometry.size + 1) + digit];
  }

  /** Like {@link places}, as cells, ascending. */
  cellsIn(house: House, digit: Digit): Cell[] {
    const places = this.places(house, digit);
    return cellsAtPlaces(house, places);
  }

  /** Whether a cell has a candidate for a digit. */
  has(cell: Cell, digit: Digit): boolean {
    return (this.candidates[cell] & bitOf(digit)) !== 0;
  }

  /** The position after a step. */
  after({ placements, eliminations }: StepEffect): Position {
    const { geometry, givens } = this;
    const digits = this.digits.slice();
    const candidates = this.candidates.slice();
    for (const { cell, digit } of eliminations) candidates[cell] &= ~bitOf(digit);
    for (const { cell, digit } of placements) {
      digits[cell] = digit;
      candidates[cell] = 0;
      for (const peer of geometry.peersOf[cell]) candidates[peer] &= ~bitOf(digit);
      if (geometry.variant) relate(geometry.variant, candidates, cell, digit);
    }
    return new Position(geometry, digits, candidates, givens);
  }

  get isSolved(): boolean {
    return this.empty.isEmpty;
  }

  /** Whether an empty cell has no candidate, or a house has no place for a missing digit. */
  get isContradictory(): boolean {
    return isDeadEnd(this, this.candidates);
  }
}

/** The position of a puzzle before the first step. Without `givens`, all its digits are givens. */
export function positionOf(grid: Grid, givens: Uint8Array = grid.digits): Position {
  return new Position(grid.geometry, grid.digits, candidatesOf(grid), givens);
}

/** By cell: the candidates, or the placed digit as a mask. The format of `Grid.allowed` for the solver. */
export function allowedOf({ digits, candidates }: Position): Uint32Array {
  return candidates.map((mask, cell) => (digits[cell] === 0 ? mask : bitOf(digits[cell])));
}

/** Makes a function that computes a value once per position and caches it with the position. */
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

/** Like {@link derived}, for pausable work. All callers share it: each continues where the last one stopped. */
export function deriving<T>(work: (position: Position) => Pausable<T>): (position: Position) => Pausable<T> {
  const result = derived(position => sharedWork(work(position)));
  return position => result(position)();
}

/** The cells with exactly two candidates. */
export const bivalueCells = derived(({ geometry, candidates }) =>
  cellSet(
    geometry,
    [...candidates.keys()].filter(cell => digitsOf(candidates[cell]).length === 2),
  ),
);

/** Makes a function that computes a value once per geometry and caches it. */
export function ofGeometry<T extends object>(make: (geometry: Geometry) => T): (geometry: Geometry) => T {
  const known = new WeakMap<Geometry, T>();
  return geometry => {
    let value = known.get(geometry);
    if (!value) {
      value = make(geometry);
      known.set(geometry, value);
    }
    return value;
  };
}

/** By cell: the set that contains only this cell. */
export const cellSets = ofGeometry(geometry => geometry.peersOf.map((_, cell) => cellSet(geometry, [cell])));

/** By cell: the cells that share a house with it. */
export const peerSets = ofGeometry(geometry => geometry.peersOf.map(peers => cellSet(geometry, peers)));

/** By index in `geometry.houses`: its cells as a set. */
export const houseSets = ofGeometry(geometry => geometry.houses.map(({ cells }) => cellSet(geometry, cells)));

/** The houses that contain all of the cells, box first. There must be at least one cell. */
export function sharedHouses({ housesOf }: Geometry, [first, ...others]: readonly Cell[]): House[] {
  return housesOf[first].filter(house => others.every(cell => housesOf[cell].includes(house)));
}

/** The cells that see all of the cells. There must be at least one cell. */
export function seenByAll(geometry: Geometry, [first, ...others]: readonly Cell[]): CellSet {
  const peers = peerSets(geometry);
  return others.reduce((seen, cell) => seen.and(peers[cell]), peers[first]);
}

/** The cells at some places of a house, ascending. */
export function cellsAtPlaces({ cells }: House, places: PlaceMask): Cell[] {
  const found: Cell[] = [];
  for (let rest = places; rest !== 0; rest &= rest - 1) found.push(cells[31 - Math.clz32(rest & -rest)]);
  return found;
}

/**
 * Tables with {@link HouseTable.perCell} entries for each cell: for its box, its row and its column, then for its other
 * houses.
 */
export interface HouseTable {
  /**
   * The maximum number of houses of a cell. Cells with fewer houses are padded with entries for a house index beyond
   * the last house.
   */
  readonly perCell: number;
  /** By entry: the {@link HouseIndex}. */
  readonly houses: Uint8Array;
  /** By entry: the index of the cell in `House.cells`. */
  readonly places: Uint8Array;
}

/** The houses of every cell, for inner loops in which objects are too slow. */
export const houseTable = ofGeometry((geometry): HouseTable => {
  const perCell = Math.max(...geometry.housesOf.map(({ length }) => length));
  const houses = new Uint8Array(perCell * geometry.cellCount).fill(geometry.houses.length);
  const places = new Uint8Array(perCell * geometry.cellCount);
  for (const [cell, around] of geometry.housesOf.entries()) {
    for (const [k, house] of around.entries()) {
      houses[perCell * cell + k] = house.at;
      places[perCell * cell + k] = house.cells.indexOf(cell);
    }
  }
  return { perCell, houses, places };
});

/** At H * a + b, for two of the H houses, a and b: the places of a that are also in b. */
export const sharedPlaces = ofGeometry(({ houses, housesOf }): Uint32Array => {
  const table = new Uint32Array(houses.length ** 2);
  for (const { at, cells } of houses)
    for (const [place, cell] of cells.entries())
      for (const other of housesOf[cell]) table[houses.length * at + other.at] |= 1 << place;
  return table;
});
