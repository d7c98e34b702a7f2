/**
 * Strong links of one digit: where its places in a house fall into two groups, one of them holds it. A group is what a
 * further house may contain whole, so that its cells exclude the digit from the rest of that house.
 *
 * In a line the groups are what two of its boxes have of it. In a box they are either the row and the column that meet in
 * some cell, the heart, which belongs to whichever group is the larger; or two of its rows, or columns.
 */

import type { Board } from './board';
import { peerWords } from './cellMasks';
import { bitsOf, cellsOfHouse, housesOfCell, ROWS, sizeOf } from './layout';

/** One of the two groups of a link. */
export interface End {
  /** The houses that contain all of it, as a mask of 27. */
  readonly houses: number;
  /** Three words: the cells that all of it sees. */
  readonly seen: Int32Array;
}

export interface StrongLink {
  readonly house: number;
  readonly isGrouped: boolean;
  /** Of the links of a house, which one. */
  readonly variant: number;
  readonly ends: readonly [End, End];
  /** Three words: the places of the digit in the house. */
  readonly cells: Int32Array;
}

/** The strong links of a digit, by house. */
export function strongLinks(board: Board, digit: number): StrongLink[] {
  const links: StrongLink[] = [];
  for (let house = 0; house < 27; house++) {
    const where = board.places[9 * house + digit];
    const size = sizeOf[where];
    if (size < 2 || size > 6) continue;
    const groupings = size === 2 ? ungrouped(house, where) : house < ROWS ? inBox(where) : inLine(where);
    const cells = wordsOf(house, where);
    for (const [variant, [a, b]] of groupings.entries()) {
      links.push({ house, isGrouped: size > 2, variant, cells, ends: [endOf(house, a), endOf(house, b)] });
    }
  }
  return links;
}

/** Two masks of places. */
type Grouping = readonly [number, number];

/** Two cells of a box that also share a line are that line's link. */
function ungrouped(house: number, where: number): Grouping[] {
  const [a, b] = bitsOf[where];
  if (house < ROWS && (a % 3 === b % 3 || Math.floor(a / 3) === Math.floor(b / 3))) return [];
  return [[1 << a, 1 << b]];
}

const THIRDS = [0b000000111, 0b000111000, 0b111000000] as const;
const COLUMNS_OF_BOX = [0b001001001, 0b010010010, 0b100100100] as const;

function inLine(where: number): Grouping[] {
  const without = THIRDS.findIndex(third => (where & third) === 0);
  if (without < 0) return [];
  const [a, b] = THIRDS.filter((_, third) => third !== without).map(third => third & where);
  return a === 0 || b === 0 ? [] : sizeOf[a] > 1 && sizeOf[b] === 1 ? [[b, a]] : [[a, b]];
}

function inBox(where: number): Grouping[] {
  for (let heart = 0; heart < 9; heart++) {
    const row = THIRDS[Math.floor(heart / 3)];
    const column = COLUMNS_OF_BOX[heart % 3];
    if ((where & ~(row | column)) === 0) return crossing(where, heart, column & ~(1 << heart), row & ~(1 << heart));
  }
  if (sizeOf[where] < 4) return [];
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

/** A column and a row of a box without their heart. A single cell on one side leaves the heart to the other. */
function crossing(where: number, heart: number, column: number, row: number): Grouping[] {
  const a = where & column;
  const b = where & row;
  const atHeart = 1 << heart;
  if (a === 0 || b === 0) return [];
  if (sizeOf[b] === 1) return [[b, a | atHeart]];
  if (sizeOf[a] === 1) return [[a, b | atHeart]];
  return [[a | (where & atHeart), b | (where & atHeart)]];
}

/** Two parallel lines of a box; when they have the same two places each, these are two lines the other way as well. */
function parallel(a: number, b: number, across: readonly number[]): Grouping[] {
  if (sizeOf[a] !== 2 || sizeOf[b] !== 2) return [[a, b]];
  const groups = across.map(line => line & (a | b)).filter(group => group !== 0);
  return groups.length === 2 && groups.every(group => sizeOf[group] === 2)
    ? [
        [a, b],
        [groups[0], groups[1]],
      ]
    : [[a, b]];
}

function endOf(house: number, group: number): End {
  let houses = -1;
  const seen = new Int32Array(3).fill(-1);
  for (const place of bitsOf[group]) {
    const cell = cellsOfHouse[9 * house + place];
    houses &= (1 << housesOfCell[3 * cell]) | (1 << housesOfCell[3 * cell + 1]) | (1 << housesOfCell[3 * cell + 2]);
    for (let band = 0; band < 3; band++) seen[band] &= peerWords[3 * cell + band];
  }
  return { houses, seen };
}

/** Three words: some places of a house. */
export function wordsOf(house: number, places: number): Int32Array {
  const words = new Int32Array(3);
  for (const place of bitsOf[places]) {
    const cell = cellsOfHouse[9 * house + place];
    words[Math.floor(cell / 27)] |= 1 << (cell % 27);
  }
  return words;
}

/** Three words for each house: its cells. */
export const houseWords: readonly Int32Array[] = Array.from({ length: 27 }, (_, house) => wordsOf(house, 511));
