/**
 * Strong links of one digit. If the places for a digit in a house form two groups, one group holds the digit. All cells of a group
 * are in another house too, so that the group excludes the digit from the rest of that house.
 *
 * In a line, the two groups are in two boxes. In a box, they are either in a row and a column, or in two rows, or in two columns.
 * The cell in which a row and a column cross, the heart, belongs to the larger group.
 */

import { type CellSet, cellSet, countBits } from '../cellSet';
import type { Cell, Digit, HouseIndex, PlaceMask } from '../numbers';
import { cellsAtPlaces, seenByAll } from '../position';
import type { Board } from './board';
import { BOXES, BOXES_FIRST, geometry, housesOfCell, placesOfMask } from './nine';

/** One of the two groups of a link. */
export interface LinkEnd {
  /** The houses that contain the whole group: bit h for house h. */
  readonly houses: number;
  /** The cells that see the whole group. */
  readonly seen: CellSet;
}

/** A strong link between two groups of a digit in a house. */
export interface StrongLink {
  readonly house: HouseIndex;
  readonly isGrouped: boolean;
  /** The number of this link among the links of its house. */
  readonly variant: number;
  readonly ends: readonly [LinkEnd, LinkEnd];
  /** The places of the digit in the house. */
  readonly cells: CellSet;
}

/** The strong links of a digit, by house, boxes first. */
export function strongLinks(board: Board, digit: Digit): StrongLink[] {
  const links: StrongLink[] = [];
  for (const house of BOXES_FIRST) {
    const where = board.placesByHouse[10 * house + digit];
    const size = countBits(where);
    if (size < 2 || size > 6) continue;
    const groupings = size === 2 ? ungrouped(house, where) : house >= BOXES ? inBox(where) : inLine(where);
    const cells = cellSet(geometry, cellsAtPlaces(geometry.houses[house], where));
    for (const [variant, [a, b]] of groupings.entries()) {
      links.push({ house, isGrouped: size > 2, variant, cells, ends: [endOf(house, a), endOf(house, b)] });
    }
  }
  return links;
}

/** Two masks of places. */
type Grouping = readonly [PlaceMask, PlaceMask];

/** The link of a house with two places. In a box, two cells of one line are left out, because the line has the link too. */
function ungrouped(house: HouseIndex, where: PlaceMask): Grouping[] {
  const [a, b] = placesOfMask(where);
  if (house >= BOXES && (a % 3 === b % 3 || Math.floor(a / 3) === Math.floor(b / 3))) return [];
  return [[1 << a, 1 << b]];
}

const THIRDS = [0b000000111, 0b000111000, 0b111000000] as const;
const COLUMNS_OF_BOX = [0b001001001, 0b010010010, 0b100100100] as const;

function inLine(where: PlaceMask): Grouping[] {
  const without = THIRDS.findIndex(third => (where & third) === 0);
  if (without < 0) return [];
  const [a, b] = THIRDS.filter((_, third) => third !== without).map(third => third & where);
  return a === 0 || b === 0 ? [] : countBits(a) > 1 && countBits(b) === 1 ? [[b, a]] : [[a, b]];
}

function inBox(where: PlaceMask): Grouping[] {
  for (let heart = 0; heart < 9; heart++) {
    const row = THIRDS[Math.floor(heart / 3)];
    const column = COLUMNS_OF_BOX[heart % 3];
    if ((where & ~(row | column)) === 0) return crossing(where, heart, column & ~(1 << heart), row & ~(1 << heart));
  }
  if (countBits(where) < 4) return [];
  for (const lines of [THIRDS, COLUMNS_OF_BOX]) {
    for (const [i, j] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ]) {
      const a = where & lines[i];
      const b = where & lines[j];
      if ((where & ~(a | b)) !== 0) continue;
      return a === 0 || b === 0 ? [] : parallel(a, b, lines === THIRDS ? COLUMNS_OF_BOX : THIRDS);
    }
  }
  return [];
}

/**
 * The cells of a box split into a column and a row. `heart` is the cell where the two cross. It belongs to neither, unless a
 * side has only one cell: then the other side has it.
 */
function crossing(where: PlaceMask, heart: number, column: PlaceMask, row: PlaceMask): Grouping[] {
  const a = where & column;
  const b = where & row;
  const atHeart = 1 << heart;
  if (a === 0 || b === 0) return [];
  if (countBits(b) === 1) return [[b, a | atHeart]];
  if (countBits(a) === 1) return [[a, b | atHeart]];
  return [[a | (where & atHeart), b | (where & atHeart)]];
}

/** Two parallel lines of a box. If both have the same two places, the four cells are also two lines in the other direction. */
function parallel(a: PlaceMask, b: PlaceMask, across: readonly PlaceMask[]): Grouping[] {
  if (countBits(a) !== 2 || countBits(b) !== 2) return [[a, b]];
  const groups = across.map(line => line & (a | b)).filter(group => group !== 0);
  return groups.length === 2 && groups.every(group => countBits(group) === 2)
    ? [
        [a, b],
        [groups[0], groups[1]],
      ]
    : [[a, b]];
}

function endOf(house: HouseIndex, group: PlaceMask): LinkEnd {
  const cells = cellsAtPlaces(geometry.houses[house], group);
  return { houses: cells.map(housesAround).reduce((all, houses) => all & houses), seen: seenByAll(geometry, cells) };
}

/** The houses of a cell: bit h for house h. */
const housesAround = (cell: Cell) =>
  (1 << housesOfCell[3 * cell]) | (1 << housesOfCell[3 * cell + 1]) | (1 << housesOfCell[3 * cell + 2]);
