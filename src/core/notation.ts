/** The notation of cells, houses and grids. A grid on one line has one character for each cell, `.` for an empty cell. */

import { cellArray } from './cellArray';
import { geometryOfSize, SIZES } from './geometry';
import type { Grid } from './grid';

// In a separate file, so that the page of a board does not include the tables for grids.
export { makeCell, makeHouse, makeHouses, parseCell } from './cellNames';

const ONE_CHARACTER = '.123456789ABCDEFGHIJKLMNOP';

/** By digit, 0 for an empty cell: the code of its character. */
const CODE_OF = Uint8Array.from(ONE_CHARACTER, c => c.charCodeAt(0));

const NO_CELL = 255;
/** By character code: its digit, 0 for an empty cell, {@link NO_CELL} for other characters. */
const DIGIT_OF = new Uint8Array(128).fill(NO_CELL);
for (const [digit, c] of [...ONE_CHARACTER].entries()) {
  DIGIT_OF[c.charCodeAt(0)] = DIGIT_OF[c.toLowerCase().charCodeAt(0)] = digit;
}
DIGIT_OF['0'.charCodeAt(0)] = 0;

/**
 * Available in all hosts of the extension, but not declared by the ECMAScript library. It is the fastest way to convert
 * bytes to a string.
 */
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };
const decoder = new TextDecoder(); // UTF-8, which is decoded faster than other encodings
/** A buffer that each call of {@link makeLine} reuses, as large as its grid. */
let characters = new Uint8Array(0);

/** All digits on one line, `.` for an empty cell, `A` for 10 and so on. */
export function makeLine(digits: Uint8Array): string {
  if (characters.length !== digits.length) characters = new Uint8Array(digits.length);
  for (let cell = 0; cell < digits.length; cell++) characters[cell] = CODE_OF[digits[cell]];
  return decoder.decode(characters);
}

/** By the number of characters of a line: the size of the puzzle. */
const SIZE_OF = new Map(SIZES.map(size => [size * size, size]));

/** Parses a line in the format of {@link makeLine}; `0` is an empty cell too. Undefined for other lines. */
export function parseLine(line: string): Grid | undefined {
  const size = SIZE_OF.get(line.length);
  if (size === undefined) return undefined;
  const digits = cellArray(line.length);
  for (let cell = 0; cell < line.length; cell++) {
    const digit = DIGIT_OF[line.charCodeAt(cell)];
    if (!(digit <= size)) return undefined; // `digit` is undefined after the end of the table
    digits[cell] = digit;
  }
  return { geometry: geometryOfSize(size), digits };
}
