/** Distinguishes puzzles from other numbers: tables of zeros and ones, card numbers, hexadecimal codes. */

import { conflictsOf, type Grid } from '../../../core/grid';
import type { Puzzle } from '../../puzzle';
import { gridOfBoxes } from './boxRows';

/** Minimum number of cells in conflict that shows that the numbers are not a puzzle. */
const MANY_CONFLICTS = 4;

/**
 * Maximum number of different symbols that a puzzle may have by mistake, if they are in more than a fifth of its cells.
 */
const FEW_SYMBOLS = 2;

/** Maximum number of different symbols other than digits in a table whose cells are numbers. */
const MANY_SYMBOLS = 8;

/** Minimum number of rows in a grid in brackets or quotes. */
const FEWEST_ROWS = 3;

/**
 * Whether numbers can be a puzzle, even one with mistakes: a map of zeros and ones cannot, nor can many equal digits.
 */
export function isPlausible(grid: Grid, fewestAlike = 2): boolean {
  const kinds = new Set(grid.digits);
  kinds.delete(0);
  const filled = grid.digits.reduce((count, digit) => count + Number(digit > 0), 0);
  if (kinds.size === 1 && filled >= fewestAlike) return false;
  // A puzzle lacks at most one digit.
  if (2 * kinds.size < grid.geometry.size && filled >= grid.geometry.size) return false;
  const conflicts = conflictsOf(grid).size;
  return conflicts < MANY_CONFLICTS || 3 * conflicts <= 2 * filled;
}

/** Whether a grid that was found in pasted text can be a puzzle: it is plausible, and its lines list rows rather than boxes. */
export const canBePasted = (grid: Grid): boolean => isPlausible(grid) && !gridOfBoxes(grid.digits);

/**
 * Whether a puzzle in the usual formats is meant as one. Rows of only digits and blanks always are, regardless of their content; rows with
 * signs of programs and tables may be other numbers.
 */
export function isMeant(lines: string, { grid, problems, text }: Puzzle): boolean {
  if (isSorted(lines)) return areCells(grid, problems);
  if (areClauses(lines) || areItems(lines, grid) || !fitsFrame(lines, grid.geometry.size)) return false;
  if (areNumbers(text, grid.geometry.size)) return false;
  if (areOthers(lines, problems)) return false;
  if (/[[({]/.test(lines) && gridOfBoxes(grid.digits)) return false;
  const isRowAlone = problems.some(problem => problem.code === 'row-count' && problem.found < FEWEST_ROWS);
  if (isRowAlone && areOtherNumbers(lines, grid.geometry.size)) return false;
  // A line of a small puzzle may be a code in digits.
  const isSmallLine = [6, 8].includes(grid.geometry.size) && !/\s/.test(lines.trim());
  if (isSmallLine && !isPlausible(grid, grid.geometry.size)) return false;
  if (PLAIN.test(lines) || lines.split(/[\r\n]+/).every(line => WORD.test(line.trim()))) return true;
  if (isRowAlone && /["'[\](){}]/.test(lines)) return false;
  const invalid = problems.filter(({ code }) => code === 'invalid-symbol');
  const kinds = new Set(invalid.map(problem => (problem.code === 'invalid-symbol' ? problem.symbol : '')));
  if (kinds.size > FEW_SYMBOLS && 5 * invalid.length > grid.digits.length) return false;
  if (kinds.size > MANY_SYMBOLS && /[,\t]/.test(lines)) return false;
  return isPlausible(grid, /[,[(]/.test(lines) ? 2 : grid.geometry.size);
}

/** A negative number other than the -1 of some programs. */
const NEGATIVE = /(?<![\w.-])-(?:[2-9]|\d{2,})\b/;
/** A hexadecimal or binary number with its prefix. */
const PREFIXED = /\b0(?:x[\da-f]{4}|b[01]{8})/i;
/** A list of bytes. */
const BYTES = /(?<![\w.])(?:0x[\da-f]{1,2}["'\s,;]{1,6}){3}/i;
/** A version number after another number. */
const VERSION = /^\S+\s+\d+(?:\.\d+){2,3}$/;

/** An IP address. */
const ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** A decimal in a list. */
const DECIMAL = /^[-+]?\d{1,9}\.\d{2,20},$/;

/** Whether text has negative numbers, or most of its lines end with a version or are IP addresses or decimals. */
export function hasOtherNumbers(text: string): boolean {
  const rows = text.trim().split(/[\r\n]+/);
  const others = rows.filter(row => [VERSION, ADDRESS, DECIMAL].some(other => other.test(row.trim())));
  return NEGATIVE.test(text) || 2 * others.length > rows.length;
}

/** Whether text has a list of bytes such as `0x05`, whose `0` and `x` are not blanks. */
export const listsBytes = (text: string): boolean => BYTES.test(text);

/** Whether lines have numbers that no puzzle has, or are a part of a matrix of a program. */
function areOthers(lines: string, problems: Puzzle['problems']): boolean {
  if (PREFIXED.test(lines) || listsBytes(lines) || (/[[({]/.test(lines) && NEGATIVE.test(lines))) return true;
  if (problems.length === 0) return false;
  const rows = lines.trim().split(/[\r\n]+/);
  const isHalf = problems.some(problem => problem.code === 'row-count' && 2 * problem.found <= problem.needed);
  if (isHalf && /^\s*[[({]/.test(rows[0])) return true;
  const hasBracket = problems.some(({ code, ...rest }) => 'symbol' in rest && /[[\](){}]/.test(rest.symbol));
  if (hasBracket && rows.every(row => ROW_IN_BRACKETS.test(row))) return true;
  return hasOtherNumbers(lines) || 2 * rows.filter(row => /(?<![\w.-])-1\b/.test(row)).length > rows.length;
}

/** A row in brackets, perhaps after a prompt of Python. */
const ROW_IN_BRACKETS = /^\s*(?:\.\.\.\s+|>>>\s+)?[[({]/;

/**
 * Whether lines are items of another kind: names with the same start, hexadecimal numbers, numbers in quotes, numbered words, the places
 * of a code (`XXXX-XXXX`), or numbers after a mark that are not digits of a puzzle (`* 2.4`, `| 2018`, `* 1024 160`).
 */
function areItems(lines: string, grid: Grid): boolean {
  const { size } = grid.geometry;
  const items = lines
    .split(/[\r\n]+/)
    .map(line => line.trim())
    .filter(line => line !== '' && !/^[#%]/.test(line));
  if (items.length < FEWEST_ROWS) return size < 9 && /^(?:X+-)+X+$/i.test(items.join());
  const start = /^(?!xxx)[a-z]{3}/i.exec(items[0])?.[0];
  if (start && items.every(item => item.startsWith(start))) return true;
  // A row, a column and a digit in each item of a list.
  if (items.every(item => /^[*+-]\s+[[({]?\d+(?:,\s?\d+){2}[\])}]?,?$/.test(item))) return true;
  if (items.every((item, i) => /^(\d+)[.)]\s+\S+$/.exec(item)?.[1] === `${i + 1}`)) return true;
  return items.every(item => {
    if (/^0x[\da-f]+[,;]?$/i.test(item) || (size === 4 && /^"\d\d"$/.test(item))) return true;
    const [first, ...words] = /^[|*+-]\s[\d.\s]+[,;]?$/.test(item) ? item.split(/\s+/).slice(1) : [];
    if (words.length === 0) return first !== undefined && !isPlausible(grid);
    return words.length + 1 !== size && words.some(({ length }) => length !== first.length);
  });
}

/** Whether the parts between commas or tabs in most rows are other numbers, and not cells, lists of candidates, or as many digits as a row has. */
function areNumbers(rows: string, size: number): boolean {
  const lists = rows.trim().split(/[\r\n]+/);
  const others = lists.filter(list => {
    const words = list.split(/[\s,]+/).filter(word => word !== '');
    const { length } = words[0] ?? '';
    const areGroups = (length === 1 || words.join('').length === size) && words.every(word => word.length === length);
    return /[,\t]/.test(list) && words.length > 1 && words.length !== size && !areGroups && words.every(isNumber);
  });
  return 2 * others.length > lists.length;
}

/** Whether a word is a number, which may be hexadecimal. */
const isNumber = (word: string) => /^[\da-f]+$/i.test(word);

/**
 * Whether a single row consists of other numbers: a list of numbers of several lengths, a number with an exponent, a
 * version.
 */
function areOtherNumbers(lines: string, size: number): boolean {
  const rows = lines.trim().split(/[\r\n]+/);
  const blanks = new Set(lines.match(/[._*x]/gi)?.map(blank => blank.toLowerCase()));
  const areLists = rows.some(row => {
    const words = row.split(/[\s,]+/).filter(word => word !== '');
    return /[,\t]/.test(row) && words.length !== size && words.some(({ length }) => length !== words[0].length);
  });
  return areLists || blanks.size > 1;
}

/** Whether lines are clauses of DIMACS: numbers, among them some that are not digits, and a zero. */
export function areClauses(lines: string): boolean {
  const clauses = lines.trim().split(/[\r\n]+/);
  return (
    clauses.every(line => /^(?:-?[1-9]\d{0,8}\s{1,9}){1,20}0$/.test(line.trim())) &&
    clauses.some(line => /\d\d\s/.test(line))
  );
}

/** Whether all rows have the same number of vertical frame lines, between the cells or boxes of a grid of this size. */
function fitsFrame(lines: string, size: number): boolean {
  const rows = lines.split(/[\r\n]+/).filter(line => /\d/.test(line));
  const counts = new Set(
    rows.map(
      row =>
        row
          .trim()
          .replace(/\|+/g, '|')
          .replace(/^\||\|$/g, '')
          .split('|').length,
    ),
  );
  const [count = 1] = counts;
  return rows.length < FEWEST_FIELDS || counts.size > 1 || count < FEWEST_FIELDS || size % count === 0;
}

/** Minimum numbers of fields and rows in a frame that shows cells. */
const FEWEST_FIELDS = 4;

/** Whether lines are whole numbers in ascending order, such as years. */
export function isSorted(lines: string): boolean {
  if (!/^\s*[^\s.|]+\s+\d+\s+\d/.test(lines)) return false;
  const [, ...numbers] = lines.trim().split(/\s+/);
  return (
    numbers.length >= 3 &&
    numbers.every((number, i) => /^\d+$/.test(number) && (i === 0 || Number(number) > Number(numbers[i - 1])))
  );
}

/** Whether numbers may still be rows: there is no surplus row, and no digit is too large. */
const areCells = (grid: Grid, problems: Puzzle['problems']) =>
  isPlausible(grid) && problems.every(problem => problem.code === 'row-count' && problem.found < problem.needed);

/** Digits, blanks and borders; and a single word. */
const PLAIN = /^[\d.*_\-xX\s|+:=\u2500-\u257f]*$/;
const WORD = /^[\w.*-]+$/;
