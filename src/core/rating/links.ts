/**
 * Strong links of one digit. If the places for a digit in a house form two groups, one group holds the digit. All cells of a group
 * are in another house too, so that the group excludes the digit from the rest of that house.
 *
 * In a line, the two groups are in two boxes. In a box, they are either in a row and a column, or in two rows, or in two columns.
 * The cell in which a row and a column cross, the heart, belongs to the larger group.
 */

import { type CellSet, cellSet, countBits } from '../cellSet';
import { partsBy } from '../implications/links';
import type { Cell, Digit, HouseIndex } from '../numbers';
import { cellsAtPlaces, seenByAll } from '../position';
import type { RatingPosition } from './board';
import { BOXES, BOXES_FIRST, cellsByHouse, geometry, housesOfCell } from './classicTables';

const { rowOf, columnOf, boxOf } = geometry;

/** One of the two groups of a link. */
export interface LinkGroup {
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
  readonly ends: readonly [LinkGroup, LinkGroup];
  /** The places of the digit in the house. */
  readonly cells: CellSet;
}

/** The strong links of a digit, by house, boxes first. */
export function strongLinks(board: RatingPosition, digit: Digit): StrongLink[] {
  const links: StrongLink[] = [];
  for (const house of BOXES_FIRST) {
    const where = board.placesByHouse[10 * house + digit];
    const size = countBits(where);
    if (size < 2 || size > 6) continue;
    const cells = cellsAtPlaces(geometry.houses[house], where);
    const groupings = size === 2 ? ungrouped(house, cells) : house >= BOXES ? inBox(house, cells) : inLine(cells);
    const set = cellSet(geometry, cells);
    for (const [variant, [a, b]] of groupings.entries()) {
      links.push({ house, isGrouped: size > 2, variant, cells: set, ends: [endOf(a), endOf(b)] });
    }
  }
  return links;
}

/** The cells of the two groups. */
type Grouping = readonly [readonly Cell[], readonly Cell[]];

/** The link of a house with two places. In a box, two cells of one line are omitted, because the line has the link too. */
function ungrouped(house: HouseIndex, [a, b]: readonly Cell[]): Grouping[] {
  if (house >= BOXES && (rowOf[a] === rowOf[b] || columnOf[a] === columnOf[b])) return [];
  return [[[a], [b]]];
}

function inLine(cells: readonly Cell[]): Grouping[] {
  const parts = partsBy(boxOf, cells);
  if (parts.length !== 2) return [];
  const [a, b] = parts;
  return a.length > 1 && b.length === 1 ? [[b, a]] : [[a, b]];
}

function inBox(house: HouseIndex, cells: readonly Cell[]): Grouping[] {
  const heart = cellsByHouse[house].find(each =>
    cells.every(cell => rowOf[cell] === rowOf[each] || columnOf[cell] === columnOf[each]),
  );
  if (heart !== undefined) return crossing(cells, heart);
  for (const [lineOf, across] of [
    [rowOf, columnOf],
    [columnOf, rowOf],
  ]) {
    const lines = partsBy(lineOf, cells).sort(([a], [b]) => lineOf[a] - lineOf[b]);
    if (lines.length === 2) return parallel(lines, partsBy(across, cells));
  }
  return [];
}

/**
 * The cells of a box split into a column and a row. `heart` is the cell where the two cross. It belongs to both, unless a side
 * has only one other cell: then it belongs to the other side, even if the digit cannot be there.
 */
function crossing(cells: readonly Cell[], heart: Cell): Grouping[] {
  const column = cells.filter(cell => cell !== heart && columnOf[cell] === columnOf[heart]);
  const row = cells.filter(cell => cell !== heart && rowOf[cell] === rowOf[heart]);
  if (column.length === 0 || row.length === 0) return [];
  if (row.length === 1) return [[row, [...column, heart]]];
  if (column.length === 1) return [[column, [...row, heart]]];
  const atHeart = cells.filter(cell => cell === heart);
  return [
    [
      [...column, ...atHeart],
      [...row, ...atHeart],
    ],
  ];
}

/** Two parallel lines of a box. If both have the same two places, the four cells are also two lines in the other direction. */
function parallel(lines: readonly Cell[][], across: readonly Cell[][]): Grouping[] {
  const isSquare = across.length === 2 && [...lines, ...across].every(line => line.length === 2);
  return (isSquare ? [lines, across] : [lines]).map(([a, b]) => [a, b]);
}

function endOf(cells: readonly Cell[]): LinkGroup {
  return { houses: cells.map(housesAround).reduce((all, houses) => all & houses), seen: seenByAll(geometry, cells) };
}

/** The houses of a cell: bit h for house h. */
const housesAround = (cell: Cell) =>
  (1 << housesOfCell[3 * cell]) | (1 << housesOfCell[3 * cell + 1]) | (1 << housesOfCell[3 * cell + 2]);
