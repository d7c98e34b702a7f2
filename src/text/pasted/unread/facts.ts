/** Digits that are written with their places (facts): such texts can be read but not edited in place. */

import { SIZES } from '../../../core/geometry';
import type { Grid } from '../../../core/grid';
import { areClauses } from '../../parser/grids/plausible';
import type { Span } from '../../span';
import { lineStartOf } from '../../strings/lineBreaks';
import type { PastedLine } from '../form';
import { gridOfPlaces } from '../foundDigits';
import { isComment } from '../lines';

/** Maximum number of characters between the numbers of a fact: `{"row": 1, "column": 2, "value": 3}`. */
const LONGEST_GAP = 16;

const THREE_NUMBERS =
  /(?:(?:\d{1,2}|[A-Ia-i][1-9])\D{1,16}){2}\d|\d\D{1,16}\d\D{1,16}\d|[A-Ia-i][1-9]\D{1,12}\d|[a-z_][1-9]{2}\D{1,12}\d/;

/** The number of a cell and a digit: `values[12] = 5`, `(select grid 12) 5`. */
const INDEXED = /^\D{0,40}[\w\])][[(\s]\s?(\d{1,3})[\])\s][^\d\r\n]{0,12}\b(\d)\b\D{0,9}$/;

/** Maximum length of a line that may be facts, in characters. */
const LONGEST = 1600;

/** Maximum length of a line with the names of columns, in characters. */
const LONGEST_HEAD = 100;

/** Maximum number of letters in a line for each of its numbers. */
const MOST_LETTERS = 12;

/** Whether a line may be a digit with its row and column, or several: `given(1,2,3).`, `board[0][1] = 2;`, `r1c2=3`, `1 2 3`. */
export function isFact(text: string, { start, end }: Span): boolean {
  if (end - start > LONGEST) return false;
  const line = text.slice(start, end);
  if (!THREE_NUMBERS.test(line)) return INDEXED.test(line) && factsOf(line) !== undefined;
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
  const line = content
    // `given_1_1: x_1_1_5 = 1`
    .replace(/^\s{0,9}[a-z_]\w{0,30}(?:[[(][\d,]{1,9}[\])])?:\s{1,3}(?=[a-z])/i, '')
    // `A1=5`
    .replace(
      /(?<![a-z\d])[a-i](?=[1-9](?:[\s=:,>"'-]{1,6}|["']\D{1,12})\d)/gi,
      c => `${(c.charCodeAt(0) | 0x20) - 0x60} `,
    )
    // `x15 = 4`
    .replace(/(?<![a-z\d])([a-z_]{1,5}[1-9])(?=[1-9](?!\d)[^\d\r\n]{1,12}\d(?!\d))/gi, '$1 ');
  const parts = line.split(/(\d+)/);
  const facts: Fact[] = [];
  if (parts.length === 2 * MOST_NUMBERS + 1) return factWithMore(parts);
  if (parts.length === 5) return indexedFact(line, parts);
  if (parts.length % 6 !== 1) return undefined;
  for (let i = 1; i + 4 < parts.length; i += 6) {
    const [first, between, second, behind, third] = parts.slice(i, i + 5);
    if (!isBetweenNumbers(between) || !isBetweenNumbers(behind)) return undefined;
    if ([first, second, third].some(number => number.length > 2)) return undefined;
    facts.push({ numbers: [first, second, third].map(Number), shape: `${between}\0${behind}`.replace(/\s+/g, ' ') });
  }
  return facts.length > 0 && facts.every(({ shape }) => shape === facts[0].shape) ? facts : undefined;
}

/** Maximum number of numbers in a fact: one of them, such as the number of the puzzle, is the same in all facts. */
const MOST_NUMBERS = 4;

/** The fact of a line with such a number. */
function factWithMore(parts: readonly string[]): Fact[] | undefined {
  const numbers = parts.filter((_, i) => i % 2 === 1);
  const gaps = parts.slice(1, -1).filter((_, i) => i % 2 === 1);
  const isFact = gaps.every(isBetweenNumbers) && numbers.every(number => number.length <= 2);
  return isFact ? [{ numbers: numbers.map(Number), shape: gaps.join('\0').replace(/\s+/g, ' ') }] : undefined;
}

/** The fact of a line with the number of a cell instead of its row and column. */
function indexedFact(line: string, [before, , between]: readonly string[]): Fact[] | undefined {
  const [, cell, digit] = INDEXED.exec(line) ?? [];
  return cell === undefined
    ? undefined
    : [{ numbers: [cell, digit].map(Number), shape: `${before.trim()}\0${between}`.replace(/\s+/g, ' ') }];
}

const isBetweenNumbers = (gap: string) => gap !== '' && gap.length <= LONGEST_GAP && !/[.!?] /.test(gap);

/** Removes the surplus number of each fact, which must be the same in all of them. */
function withoutConstant(facts: readonly Fact[]): readonly Fact[] | undefined {
  const [{ numbers: first }] = facts;
  if (first.length < MOST_NUMBERS) return facts;
  const at = first.findIndex((number, i) => facts.every(({ numbers }) => numbers[i] === number));
  return at < 0 ? undefined : facts.map(fact => ({ ...fact, numbers: fact.numbers.filter((_, i) => i !== at) }));
}

/** A rule of a program between its facts: with two variables, `cell(R,C1,V)`, or about a range, `(<= x11 9)`. */
const RULE = /[(,]\s{0,3}[A-Z]\w?\s{0,3},\s{0,3}[A-Z]\w?\s{0,3}[,)]|[<>]=|\bdistinct\b/;

/** The orders in which people write a row, a column and a digit: their indices. */
const ORDERS: readonly (readonly [row: number, column: number, digit: number])[] = [
  [0, 1, 2],
  [1, 2, 0],
];

/** The grid of digits that are written with their rows and columns, which count from 1 or from 0. */
export function gridByCoordinates(text: string, lines: readonly PastedLine[]): Grid | undefined {
  const all: Fact[] = [];
  let isBelow = false;
  for (const { start, end } of lines) {
    const line = text.slice(start, end);
    if (!/\d/.test(line) || RULE.test(line) || isComment(text, { start, end })) continue;
    const found = end - start > LONGEST ? undefined : factsOf(line);
    // Other lines may be above and below.
    isBelow ||= !found && all.length > 0;
    if (found && isBelow) return undefined;
    all.push(...(found ?? []));
  }
  const counts = new Map<string, number>();
  for (const { shape } of all) counts.set(shape, (counts.get(shape) ?? 0) + 1);
  // A single line of another shape, such as an objective, is not a fact.
  const alike = all.filter(({ shape }) => (counts.get(shape) ?? 0) > 1);
  if (alike.length === 0 || alike.some(({ shape }) => shape !== alike[0].shape)) return undefined;
  const facts = withoutConstant(alike);
  if (!facts) return undefined;
  if (facts[0].numbers.length === 2) return gridOfIndexes(facts);
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
  if (IN_SHEET.test(line)) return true;
  const [place] = /^(?:\D*\d+){2}|^\D*$/.exec(line) ?? [''];
  const [row, column] = [/\b(?:row|r|y|line?)\b/i, /\b(?:col|column|c|x)\b/i].map(name => place.search(name));
  return row > column && column >= 0;
}

/** The name of a cell in a spreadsheet, whose letter names its column: `Range("A1")`, `sheet['A1']`. */
const IN_SHEET = /(?:range|cells?|sheet\w{0,12}|\bws)\s?[[(]\s?["'][a-z]\d/i;

/** The grid of cells that are numbered row by row, and their digits. The first cell is 0; it is 1 where 0 is not possible. */
function gridOfIndexes(facts: readonly Fact[]): Grid | undefined {
  const cells = facts.map(({ numbers: [cell] }) => cell);
  const size = SIZES.find(n => n >= 9 && n * n >= Math.max(...cells));
  if (size === undefined) return undefined;
  for (const first of [0, 1]) {
    if (cells.some(cell => cell < first || cell - first >= size ** 2)) continue;
    const grid = gridOfPlaces(
      facts.map(({ numbers: [cell, digit] }) => {
        const at = cell - first;
        return [Math.floor(at / size) + 1, (at % size) + 1, digit];
      }),
    );
    if (grid) return grid;
  }
  return undefined;
}

/**
 * The grid of clauses of DIMACS with one variable each, which represents a digit, its row and its column: 139 is a 9 in
 * r1c3, or the variables count from 1.
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
