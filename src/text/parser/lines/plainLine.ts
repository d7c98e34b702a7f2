/**
 * A fast path for the most common line of a collection, which takes a tenth of the time: a 9x9 puzzle of 81 characters
 * with nothing before, between or after them, and all blanks `.` or all `0`. The result is exactly the same as on the
 * general path.
 */

import { cellArray } from '../../../core/cellArray';
import type { Geometry } from '../../../core/geometry';
import { adjacentPlaces } from '../../places';
import type { Puzzle, Style } from '../../puzzle';

const SIZE = 9;
/** Number of cells and characters of such a line. */
export const PLAIN_LENGTH = SIZE * SIZE;

const DOT = 0x2e;
const ZERO = 0x30;

/** The digits of a plain line that starts here, by cell, or undefined when there is no plain line here. */
export function plainDigits(text: string, start: number): Uint8Array | undefined {
  const end = start + PLAIN_LENGTH;
  if (text.length < end || !isLineEnd(text, end)) return undefined;
  let blank = 0;
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if (ZERO < code && code <= ZERO + SIZE) continue;
    if (code !== DOT && code !== ZERO) return undefined;
    if (blank !== 0 && code !== blank) return undefined;
    blank = code;
  }
  const digits = cellArray(PLAIN_LENGTH);
  for (let cell = 0; cell < PLAIN_LENGTH; cell++) {
    const code = text.charCodeAt(start + cell);
    if (code > ZERO) digits[cell] = code - ZERO;
  }
  return digits;
}

function isLineEnd(text: string, at: number): boolean {
  const code = text.charCodeAt(at); // NaN at the end of the text
  return code === 0x0a || code === 0x0d || at === text.length;
}

const symbols = { kind: 'character', text: '123456789' } as const;
const DOTS: Style = { form: 'symbols', symbols, blank: '.' };
const ZEROS: Style = { form: 'symbols', symbols, blank: '0' };

/** The puzzle of a plain line; `digits` come from {@link plainDigits}. */
export function puzzleOfPlainLine(text: string, geometry: Geometry, start: number, digits: Uint8Array): Puzzle {
  const end = start + PLAIN_LENGTH;
  const firstBlank = digits.indexOf(0);
  return {
    start,
    end,
    firstLineEnd: end,
    text: text.slice(start, end),
    grid: { geometry, digits },
    givens: digits,
    written: digits,
    places: adjacentPlaces(PLAIN_LENGTH),
    style: firstBlank >= 0 && text.charCodeAt(start + firstBlank) === ZERO ? ZEROS : DOTS,
    oddBlanks: [],
    problems: [],
  };
}
