/**
 * The tables of the 9x9 puzzle that the rules of the rating look things up in. Its scale is defined for no other size.
 *
 * Digits run from 0 to 8 here, so that a candidate is one number: nine times its cell, plus its digit. Houses are numbered
 * boxes first, then rows, then columns, which is the order that chains look at them in.
 *
 *     house   0 .. 8 boxes   9 .. 17 rows   18 .. 26 columns
 */

import { geometryOf } from '../geometry';

export const geometry = geometryOf(3, 3);

export const BOXES = 0;
export const ROWS = 9;
export const COLUMNS = 18;

/** Where the houses of a kind begin, in the order in which singles and sets are looked for. */
export const KINDS_FOR_SETS: readonly number[] = [BOXES, COLUMNS, ROWS];

/** Nine times a house: its cells in reading order. */
export const cellsOfHouse = new Uint8Array(27 * 9);
/** Three times a cell: its box, row and column. */
export const housesOfCell = new Uint8Array(81 * 3);
/** Three times a cell: its place, 0 to 8, in its box, row and column. */
export const placesOfCell = new Uint8Array(81 * 3);

for (let house = 0; house < 27; house++) {
  const { cells } = geometry.houses[(house + 18) % 27];
  const kind = Math.floor(house / 9);
  for (let place = 0; place < 9; place++) {
    cellsOfHouse[9 * house + place] = cells[place];
    housesOfCell[3 * cells[place] + kind] = house;
    placesOfCell[3 * cells[place] + kind] = place;
  }
}

/** By cell: the others of its houses, ascending. */
export const peers: readonly Uint8Array[] = geometry.peersOf.map(cells => Uint8Array.from(cells));

/** 81 times a cell, plus another: 1 where the two share a house. */
export const sees = new Uint8Array(81 * 81);
for (let cell = 0; cell < 81; cell++) for (const peer of peers[cell]) sees[81 * cell + peer] = 1;

/** How many bits are set in a mask of nine. */
export const sizeOf = new Uint8Array(512);
/** The lowest bit that is set in a mask of nine: 0 to 8. */
export const lowestOf = new Uint8Array(512);
for (let mask = 1; mask < 512; mask++) {
  sizeOf[mask] = sizeOf[mask >> 1] + (mask & 1);
  lowestOf[mask] = 31 - Math.clz32(mask & -mask);
}

/** By mask of nine: the bits that are set, ascending. */
export const bitsOf: readonly (readonly number[])[] = Array.from({ length: 512 }, (_, mask) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8].filter(bit => (mask >> bit) & 1),
);

/** By size: the masks of nine with so many bits, ascending. */
export const masksOfSize: readonly (readonly number[])[] = Array.from({ length: 10 }, (_, size) =>
  Array.from({ length: 512 }, (_, mask) => mask).filter(mask => sizeOf[mask] === size),
);

/** The places of a house, as a mask, that lie in another house too: 27 times the one, plus the other. */
export const sharedPlaces = new Uint16Array(27 * 27);
for (let house = 0; house < 27; house++) {
  for (let place = 0; place < 9; place++) {
    const cell = cellsOfHouse[9 * house + place];
    for (let k = 0; k < 3; k++) sharedPlaces[27 * house + housesOfCell[3 * cell + k]] |= 1 << place;
  }
}
