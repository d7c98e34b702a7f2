/** The 9x9 puzzle, for which alone the rating's scale is defined, and the order in which its rules look at houses. */

import { geometryOf } from '../geometry';
import type { Cell, DigitMask, HouseIndex, PlaceMask } from '../numbers';
import { houseTable, indexOf, peerSets, sharedPlaces } from '../position';

export const geometry = geometryOf(3, 3);

/** Three for each cell, for its box, row and column: the house, and the cell's place in it. */
export const { houses: housesOfCell, places: placesOfCell } = houseTable(geometry);

/** By house: its cells in reading order. */
export const cellsOf: readonly Uint16Array[] = geometry.houses.map(({ cells }) => cells);

/** Where the houses of a kind begin among all. */
export const ROWS: HouseIndex = 0;
export const COLUMNS: HouseIndex = 9;
export const BOXES: HouseIndex = 18;

// Of steps that are rated alike the first one found is taken, and what it excludes decides which steps there are after it.
// So the ratings depend on the order in which Sukaku Explainer looks at houses, which is not the same everywhere.

/** Where the houses of a kind begin, in the order in which singles and subsets are looked for. */
export const KINDS_FOR_SUBSETS: readonly HouseIndex[] = [BOXES, COLUMNS, ROWS];

/** All houses in the order in which strong links, wings, graves and chains look at them: boxes, rows, columns. */
export const BOXES_FIRST: readonly HouseIndex[] = geometry.boxesFirst.map(house => indexOf(geometry, house));

/** By house: its place in {@link BOXES_FIRST}. */
export const RANKS: readonly number[] = geometry.houses.map((_, house) => BOXES_FIRST.indexOf(house));

export const ALL_PLACES: PlaceMask = 511;
export const ALL_DIGITS: DigitMask = 511;

/** The places in a mask, 0 .. 8, ascending; or the lines, of a mask of lines of a kind. */
export const placesIn = (mask: PlaceMask): number[] => [0, 1, 2, 3, 4, 5, 6, 7, 8].filter(i => (mask >> i) & 1);

const peers = peerSets(geometry);

/** Whether two cells share a house. */
export const sees = (a: Cell, b: Cell): boolean => peers[a].has(b);

/** 27 times a house, plus another: the places of the one that lie in the other too. */
export const crossings = sharedPlaces(geometry);
