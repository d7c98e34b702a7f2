/** The notation of candidates in tools: `r8c3<>4` for a removed one, `r4c7=5` for a digit in a cell. */

import type { Geometry } from '../../core/geometry';
import { makeCell, parseCell } from '../../core/notation';
import type { Cell, Digit } from '../../core/numbers';
import type { Candidate } from '../../core/position';

const SYMBOLS = '123456789ABCDEFGHIJKLMNOP';

/** The symbol of a digit: 10 and above are A, B and so on, as in single-line puzzles. */
export const symbolOfDigit = (digit: Digit): string => SYMBOLS[digit - 1];

/** `r8c3<>4` */
export function removalText(geometry: Geometry, { cell, digit }: Candidate): string {
  return `${makeCell(geometry, cell)}<>${symbolOfDigit(digit)}`;
}

/** The candidates of a text such as `r8c3<>4` or `r1c25<>7`, or of `r4c7=5`. Undefined if it does not fit this puzzle. */
export function candidatesInText(geometry: Geometry, text: string, sign: '<>' | '='): Candidate[] | undefined {
  const [names, symbol, ...more] = text.replace(/\s/g, '').split(sign);
  const digit = symbol === undefined || more.length > 0 ? undefined : digitIn(geometry, symbol);
  const cells = digit === undefined ? undefined : cellsInText(geometry, names);
  return digit === undefined ? undefined : cells?.map(cell => ({ cell, digit }));
}

/** The cells of a text such as `r1c25,r3c7`, in HoDoKu's notation. Undefined if one is outside this puzzle. */
export function cellsInText(geometry: Geometry, text: string): Cell[] | undefined {
  const cells = text.split(',').map(part => cellsInPart(geometry, part.trim().toLowerCase()));
  return cells.every(some => some !== undefined) ? cells.flat() : undefined;
}

function cellsInPart(geometry: Geometry, part: string): Cell[] | undefined {
  const match = /^r(\d{1,25})c(\d{1,25})$/.exec(part);
  if (!match) return undefined;
  // Above 9x9 a number has two digits, so there is one row and one column.
  const numbers = (digits: string) => (geometry.size > 9 ? [digits] : [...digits]);
  const cells = numbers(match[1]).flatMap(row =>
    numbers(match[2]).map(column => parseCell(geometry, `r${row}c${column}`)),
  );
  return cells.every(cell => cell !== undefined) ? cells : undefined;
}

function digitIn({ size }: Geometry, symbol: string): Digit | undefined {
  const digit = /^\d{1,2}$/.test(symbol)
    ? Number(symbol)
    : symbol.length === 1
      ? SYMBOLS.indexOf(symbol.toUpperCase()) + 1
      : 0;
  return 1 <= digit && digit <= size ? digit : undefined;
}
