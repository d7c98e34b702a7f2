/** Digits that are written with their places, and cells that are letters: such texts can be read but not be edited in place. */

import { geometryOfSize, SIZES } from '../../core/geometry';
import { type Grid, hasConflict } from '../../core/grid';
import { areClauses } from '../parser/grids/plausible';
import { lineStartOf } from '../parser/syntax';
import type { Span } from '../span';
import type { PastedLine } from './form';

/** Most characters between the numbers of a fact: `{"row": 1, "column": 2, "value": 3}`. */
const LONGEST_GAP = 16;

const THREE_NUMBERS =
  /(?:(?:\d{1,2}|[A-Ia-i][1-9])\D{1,16}){2}\d|\d\D{1,16}\d\D{1,16}\d|[A-Ia-i][1-9]\D{1,6}\d|[a-z_][1-9]{2}\D{1,4}\d/;

/** Most characters of a line that may be facts. */
const LONGEST = 1600;

/** Most characters of a line with the names of columns. */
const LONGEST_HEAD = 100;

/** Most letters of a line for each of its numbers. */
const MOST_LETTERS = 12;

/** Whether a line may be a digit with its row and column, or several: `given(1,2,3).`, `board[0][1] = 2;`, `r1c2=3`, `1 2 3`. */
export function isFact(text: string, { start, end }: Span): boolean {
  if (end - start > LONGEST) return false;
  const line = text.slice(start, end);
  if (!THREE_NUMBERS.test(line)) return false;
  const numbers = line.match(/\d+/g)?.length ?? 0;
  if (numbers === 0 || !/[[({=:,;/<"]|r\d/i.test(line)) return false;
  const letters = line.match(/\p{L}/gu)?.length ?? 0;
  return letters <= MOST_LETTERS * numbers && factsOf(line) !== undefined;
}

/** Three numbers, and the text between them. */
interface Fact {
  readonly numbers: readonly number[];
  readonly shape: string;
}

/** The facts of a line, all of one shape. */
function factsOf(content: string): Fact[] | undefined {
  // `A1=5`
  const line = content
    .replace(/(?<![a-z\d])[a-i](?=[1-9][\s=:,>"'-]{1,6}\d)/gi, c => `${(c.charCodeAt(0) | 0x20) - 0x60} `)
    // `x15 = 4`
    .replace(/(?<![a-z\d])([a-z_]{1,5}[1-9])(?=[1-9][\s=:,)]{1,4}\d(?!\d))/gi, '$1 ');
  const parts = line.split(/(\d+)/);
  const facts: Fact[] = [];
  if (parts.length % 6 !== 1) return undefined;
  for (let i = 1; i + 4 < parts.length; i += 6) {
    const [first, between, second, behind, third] = parts.slice(i, i + 5);
    if (between === '' || between.length > LONGEST_GAP || behind.length > LONGEST_GAP) return undefined;
    if (/[.!?] /.test(between + behind) || [first, second, third].some(number => number.length > 2)) return undefined;
    facts.push({ numbers: [first, second, third].map(Number), shape: `${between}\0${behind}`.replace(/\s+/g, ' ') });
  }
  return facts.length > 0 && facts.every(({ shape }) => shape === facts[0].shape) ? facts : undefined;
}

/** The orders in which people write a row, a column and a digit: their indices. */
const ORDERS: readonly (readonly [row: number, column: number, digit: number])[] = [
  [0, 1, 2],
  [1, 2, 0],
];

/** The grid of digits that are written with their rows and columns, which count from 1 or from 0. */
export function gridByCoordinates(text: string, lines: readonly PastedLine[]): Grid | undefined {
  const facts: Fact[] = [];
  for (const { start, end } of lines) {
    const line = text.slice(start, end);
    if (!/\d/.test(line)) continue;
    const found = end - start > LONGEST ? undefined : factsOf(line);
    if (!found) return undefined;
    facts.push(...found);
  }
  if (facts.length === 0 || facts.some(({ shape }) => shape !== facts[0].shape)) return undefined;
  // The names may be above, as in a table.
  const contents = lines.map(({ start, end }) => text.slice(start, end));
  const first = contents.findIndex(line => /\d/.test(line));
  const before = text.slice(Math.max(0, lines[0].start - LONGEST_HEAD), lines[0].start).trimEnd();
  const above = before.slice(lineStartOf(before, before.length));
  const isColumnFirst = [above, ...contents.slice(0, first + 1)].some(namesColumnFirst);
  for (const [row, column, digit] of ORDERS) {
    const grid = gridOfPlaces(
      facts.map(({ numbers }) =>
        isColumnFirst
          ? [numbers[column], numbers[row], numbers[digit]]
          : [numbers[row], numbers[column], numbers[digit]],
      ),
    );
    if (grid) return grid;
  }
  return undefined;
}

/** Whether a line names `x` or `col` before `y` or `row`. */
function namesColumnFirst(line: string): boolean {
  const [place] = /^(?:\D*\d+){2}|^\D*$/.exec(line) ?? [''];
  const [row, column] = [/\b(?:row|r|y)\b/i, /\b(?:col|column|c|x)\b/i].map(name => place.search(name));
  return row > column && column >= 0;
}

/** The grid of rows, columns and digits, if no cell is named twice and no digit is in conflict. */
export function gridOfPlaces(facts: readonly (readonly number[])[]): Grid | undefined {
  const from = facts.some(([row, column]) => row === 0 || column === 0) ? 0 : 1;
  const most = Math.max(...facts.map(([row, column, digit]) => Math.max(row + 1 - from, column + 1 - from, digit)));
  const size = SIZES.find(n => n >= most && (n >= 9 || n === most));
  if (size === undefined || facts.length < 2 * size - 1) return undefined;
  const digits = new Uint8Array(size * size);
  for (const [row, column, digit] of facts) {
    const cell = (row - from) * size + column - from;
    if (row < from || column < from || digits[cell] !== 0) return undefined;
    // All cells may be listed, the empty ones with 0.
    digits[cell] = digit;
  }
  const grid = { geometry: geometryOfSize(size), digits };
  return digits.filter(digit => digit > 0).length < 2 * size - 1 || hasConflict(grid) ? undefined : grid;
}

/**
 * The grid of clauses of DIMACS with one variable each, which stands for a digit, its row and its column: 139 is a 9 in r1c3, or the
 * variables count from 1.
 */
export function gridByClauses(text: string, lines: readonly PastedLine[]): Grid | undefined {
  const contents = lines.map(({ start, end }) => text.slice(start, end));
  const content = contents.filter(line => !/^\s*[cp]\s/.test(line)).join('\n');
  if (!areClauses(content)) return undefined;
  const units = [...content.matchAll(/^[ \t]{0,9}(\d{1,9})[ \t]{1,9}0[ \t]{0,9}$/gm)].map(([, unit]) => Number(unit));
  const byDigits = (unit: number) => [...String(unit)].map(Number);
  const byOrder = (unit: number) => [Math.floor((unit - 1) / 81), Math.floor((unit - 1) / 9) % 9, ((unit - 1) % 9) + 1];
  const areNames = units.every(unit => /^[1-9]{3}$/.test(String(unit)));
  return (areNames && gridOfPlaces(units.map(byDigits))) || gridOfPlaces(units.map(byOrder));
}

/** The grid of a text in which letters are digits, as in saved games of KSudoku, where `b` is 1. */
export function gridByLetters(text: string, lines: readonly PastedLine[]): Grid | undefined {
  const content = text.slice(lines[0].start, lines[lines.length - 1].end);
  const cells = /(?<![\w.])(?=[a-z]*[_.])[_.a-z]{36,}(?![\w.])/.exec(content)?.[0];
  const size = cells === undefined ? undefined : SIZES.find(n => n * n === cells.length);
  if (cells === undefined || size === undefined) return undefined;
  const letters = [...cells].filter(c => /[a-z]/.test(c)).map(c => c.charCodeAt(0) - 0x60);
  const first = /ksudoku/i.test(content) || (!letters.includes(1) && letters.includes(size + 1)) ? 2 : 1;
  if (letters.length < size || letters.some(letter => letter < first || letter >= first + size)) return undefined;
  const digits = Uint8Array.from(cells, c => (/[a-z]/.test(c) ? c.charCodeAt(0) - 0x60 - first + 1 : 0));
  const grid = { geometry: geometryOfSize(size), digits };
  return hasConflict(grid) ? undefined : grid;
}
