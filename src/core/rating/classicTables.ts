/** Tables for 9x9 puzzles, the only size with a rating, and the orders in which the rules search houses. */

import { geometryOf } from '../geometry';
import type { Cell, DigitMask, HouseIndex, PlaceMask } from '../numbers';
import { houseTable, peerSets, sharedPlaces } from '../position';

/** The 9x9 geometry. */
export const geometry = geometryOf(3, 3);

/** From 3 * cell on, for its box, row and column: the house, and the place of the cell in the house. */
export const { houses: housesOfCell, places: placesOfCell } = houseTable(geometry);

/** By house: its cells in reading order. */
export const cellsByHouse: readonly Uint16Array[] = geometry.houses.map(({ cells }) => cells);

/** The first house of each kind. */
export const ROWS: HouseIndex = 0;
export const COLUMNS: HouseIndex = 9;
export const BOXES: HouseIndex = 18;

// Of several steps with the same rating, the first one found is applied, and its effect decides which steps are possible later.
// So the ratings depend on the orders in which Sukaku Explainer searches houses, which differ between rules.

/** The first house of each kind, in the order in which singles and subsets are searched for. */
export const KINDS_FOR_SUBSETS: readonly HouseIndex[] = [BOXES, COLUMNS, ROWS];

/** All houses in the order in which strong links, wings, graves and chains are searched for: boxes, rows, columns. */
export const BOXES_FIRST: readonly HouseIndex[] = geometry.boxesFirst.map(house => house.at);

/** By house: its place in {@link BOXES_FIRST}. */
export const RANKS: readonly number[] = geometry.houses.map((_, house) => BOXES_FIRST.indexOf(house));

/** All nine places of a house, and all nine digits. */
export const ALL_PLACES: PlaceMask = 511;
export const ALL_DIGITS: DigitMask = 511;

/** The places in a mask, 0 .. 8, ascending. For a mask of lines of one kind, the lines. */
export const placesOfMask = (mask: PlaceMask): number[] => [0, 1, 2, 3, 4, 5, 6, 7, 8].filter(i => (mask >> i) & 1);

const peers = peerSets(geometry);

/** Whether two cells share a house. */
export const sees = (a: Cell, b: Cell): boolean => peers[a].has(b);

/** At 27 * a + b, for two houses a and b: the places of a that are also in b. */
export const crossings = sharedPlaces(geometry);
