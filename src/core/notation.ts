/**
 * How people write cells, houses and grids. The rest of the code counts from 0. Only this file counts from 1.
 *
 * A cell is `r4c7`, as in HoDoKu. A grid in one line has one character for each cell, `.` for an empty cell.
 */

import { cellArray } from './cellArray';
import { type Geometry, geometryOfSize, type House, SIZES } from './geometry';
import type { Grid } from './grid';
import type { Cell } from './numbers';

/** The name of a cell: `r4c7`. */
export function makeCell(geometry: Geometry, cell: Cell): string {
  return `r${geometry.rowOf[cell] + 1}c${geometry.columnOf[cell] + 1}`;
}

/** The cell that a name such as `r4c7` names, or undefined when it names none. */
export function parseCell({ size }: Geometry, name: string): Cell | undefined {
  const match = /^r(\d{1,2})c(\d{1,2})$/.exec(name);
  if (!match) return undefined;
  const [row, column] = [Number(match[1]) - 1, Number(match[2]) - 1];
  const isInside = 0 <= row && row < size && 0 <= column && column < size;
  return isInside ? row * size + column : undefined;
}

/** The name of a house: `row 4`, `column 7`, `box 6`. */
export function makeHouse(house: Pick<House, 'kind' | 'index'>): string {
  return `${house.kind} ${house.index + 1}`;
}

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

/** All hosts of the extension have it, but the ECMAScript library does not declare it. The fastest way from bytes to a string. */
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };
const decoder = new TextDecoder(); // UTF-8, which is decoded faster than other encodings
let characters = new Uint8Array(0);

/** All digits in one line, `.` for an empty cell, `A` for 10 and so on. */
export function makeLine(digits: Uint8Array): string {
  if (characters.length !== digits.length) characters = new Uint8Array(digits.length);
  for (let cell = 0; cell < digits.length; cell++) characters[cell] = CODE_OF[digits[cell]];
  return decoder.decode(characters);
}

/** By the number of characters of a line: the size of the puzzle. */
const SIZE_OF = new Map(SIZES.map(size => [size * size, size]));

/** The grid in a line that {@link makeLine} could have written; `0` is an empty cell too. Undefined for other lines. */
export function parseLine(line: string): Grid | undefined {
  const size = SIZE_OF.get(line.length);
  if (size === undefined) return undefined;
  const digits = cellArray(line.length);
  for (let cell = 0; cell < line.length; cell++) {
    const digit = DIGIT_OF[line.charCodeAt(cell)];
    if (!(digit <= size)) return undefined; // also where the table ends
    digits[cell] = digit;
  }
  return { geometry: geometryOfSize(size), digits };
}
