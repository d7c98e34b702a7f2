/** Distinguishes rows of other numbers from puzzles by their digits, in texts that are not Sudoku files. */

import { conflictsOf, type Grid } from '../../core/grid';
import type { Puzzle } from '../puzzle';

/** Minimum number of cells in conflict that shows that the numbers are not a puzzle. */
const MANY_CONFLICTS = 4;

const COMMENT = /#[^\r\n]*/g;

/**
 * Whether only the form of rows suggests a puzzle, and their digits do not: there are few kinds of digits, most of them repeat in their row
 * or column, some are larger than the grid, or they are a symmetric matrix. A puzzle with mistakes has fewer such digits. Boxes do not
 * count, because regions may follow.
 */
export function areOtherDigits(lines: string, { grid, problems }: Puzzle): boolean {
  const { digits, geometry } = grid;
  const { size } = geometry;
  const filled = digits.filter(digit => digit > 0).length;
  const rows = lines.split(/[\r\n]+/).map(row => row.trim());
  const conflicts = conflictsOf(grid).size;
  const repeated = conflictsInLines(grid);
  const invalid = problems.filter(({ code }) => code === 'invalid-symbol').length;
  if (isMatrix(grid, conflicts, repeated) || isOfProgram(lines, grid, conflicts + invalid)) return true;
  // Letters mark cells for a rule, except in a title or a comment.
  if (size < 10 && !/[1-9]/.test(lines) && /(?<![a-z])[a-wyz](?![a-z])/i.test(lines.replaceAll(COMMENT, '')))
    return true;
  if (filled === 0 && areBlankLines(rows, size)) return true;
  if (rows.every(row => NAME_OF_CELL.test(row)) || isChart(grid, filled)) return true;
  // A list of negative numbers is not a line of cells.
  if (rows.length === 1 && areNegative(lines)) return true;
  const large = problems.filter(problem => problem.code === 'invalid-symbol' && isLarge(problem.symbol, size));
  if (large.length >= MANY_LARGE || isPartOfCode(lines, rows.length, problems)) return true;
  const isNumber =
    (filled < 2 && /^\d+\W?$/.test(rows[0])) ||
    DECIMAL_OR_RANGE.test(rows[0]) ||
    (repeated > 0 && /^\d+$/.test(rows[0]) && !rows[0].includes('0'));
  if (rows.length === 1 && problems.length > 0 && (isNumber || (size < 9 && filled < size))) return true;
  const kinds = new Set(digits);
  kinds.delete(0);
  // A table of numbers. A puzzle with one solution lacks at most one digit, and a line, or points for blanks, are not a table.
  const isTable = rows.length > 1 && !/[.*_]/.test(lines) && !BOXES.test(lines);
  if (size > 9 && filled > 0 && kinds.size < size - 1 && isTable) return true;
  const isTooLarge = problems.some(
    problem => problem.code === 'invalid-symbol' && /^\d$/.test(problem.symbol) && Number(problem.symbol) > size,
  );
  const isIncomplete = problems.some(({ code }) => code === 'row-count');
  const unequal = problems.filter(({ code }) => code === 'row-length').length;
  if (lines.includes('[')) {
    if (isTooLarge && (size < 6 || isIncomplete)) return true;
    if (isIncomplete || size === 4 ? repeated > 1 : 2 * unequal >= rows.length) return true;
  }
  if (BOXES.test(lines) || lines.includes('[')) return false;
  if (isTooLarge && size < 9 && repeated > 0) return true;
  if (size < 9 && unequal > 1 && (isIncomplete || (filled < size && 3 * unequal >= rows.length))) return true;
  // A part of a table of numbers up to 10.
  if (large.length > 0 && isIncomplete && repeated >= MANY_CONFLICTS) return true;
  // The names of rows.
  const names = rows.map(row => /^[a-z](?=\s)/i.exec(row)?.[0].charCodeAt(0) ?? 0);
  if (names.length >= 4 && names.every((name, i) => name > 0 && name === names[0] + i)) return true;
  if (kinds.size === 1 && digits.includes(1) && lines.includes('0') && lines.includes('.')) return true;
  const blanks = lines.match(/[.*_xX0-]/g)?.length ?? 0;
  // Numbers such as versions, of which some have as many characters as a row.
  if (isIncomplete && 2 * unequal > rows.length) return true;
  if (isIncomplete && filled >= 2 * size && 5 * blanks < filled && repeated > 0) return true;
  if (filled < size || conflicts < MANY_CONFLICTS) return false;
  // Zeros are digits of other numbers if they are as rare as other digits.
  const isFull = filled === digits.length || (lines.includes('0') && digits.length - filled <= size);
  return 2 * kinds.size < size || 3 * repeated > (isFull ? filled : 2 * filled);
}

/** Whether lines without digits are a row of stars or dashes, or have two kinds of blanks, as other puzzles do, and no borders. */
const areBlankLines = (rows: readonly string[], size: number) =>
  rows.length === 1
    ? size < 9 || /^[-\s]*$/.test(rows[0])
    : !rows.some(row => BOXES.test(row)) &&
      new Set(
        rows
          .join('')
          .toLowerCase()
          .match(/[.*_x-]/g),
      ).size > 1;

/** A number between 0 and 10 with a fraction, whose further digits dots may replace; a range of years or pages. */
const DECIMAL_OR_RANGE = /^(?:0\.\d+|\d\.\d{3,}\.{0,3}|\d{4}-\d{4})$/;

/** The name of a cell in a program, `_1_2`. */
const NAME_OF_CELL = /^(?:_\d){2}\W?$/;

/** Whether a line has numbers of two digits after a minus, and shorter ones. */
const areNegative = (line: string) => /(?<!\S)-\d\d(?!\S)/.test(line) && /(?<!\S)\d{1,2}(?!\S)/.test(line);

/**
 * Whether the few digits of a grid are the chart of a rule, such as a thermometer: each but 1 continues a digit in a neighboring cell. A
 * puzzle may have digits in order in its only row with digits, or all digits in order on a diagonal.
 */
function isChart({ digits, geometry: { size } }: Grid, filled: number): boolean {
  const kinds = new Set(digits).size - 1;
  const rows = new Set([...digits.keys()].filter(cell => digits[cell] > 0).map(cell => Math.floor(cell / size)));
  if (filled >= FEWEST_OF_9 || size < 7 || kinds < 3 || kinds === size || rows.size === 1) return false;
  const isBeside = (a: number, b: number) =>
    Math.abs(Math.floor(a / size) - Math.floor(b / size)) < 2 && Math.abs((a % size) - (b % size)) < 2;
  return digits.every(
    (digit, cell) => digit < 2 || digits.some((other, at) => other === digit - 1 && isBeside(cell, at)),
  );
}

/** Whether lines are a part of a list in a program, or a long number in it, and not a grid with a mistake. */
function isPartOfCode(lines: string, rows: number, problems: Puzzle['problems']): boolean {
  const isHalf = problems.some(problem => problem.code === 'row-count' && 2 * problem.found <= problem.needed);
  if (isHalf && /[[({]/.test(lines)) return true;
  const isLine = rows === 1 && problems.some(({ code }) => code === 'row-length');
  const blanks = lines.match(/[.*_0-]/g)?.length ?? 0;
  return isLine && /["'`()[\]{}]/.test(lines) && 4 * blanks < lines.length;
}

/** Whether a text is a number that is larger than a grid, and not a list of candidates in ascending order. */
const isLarge = (text: string, size: number) => /^\d\d$/.test(text) && Number(text) > size && text[0] >= text[1];

/** Minimum number of larger numbers that are not mistakes. */
const MANY_LARGE = 5;

/** Minimum number of digits of a puzzle in a program. */
const FEWEST_OF_PROGRAM = 4;

/** A row in brackets. */
const IN_BRACKETS = /^[\s.>]*[[({]/;

/** Whether digits in brackets are a matrix: all are on one diagonal, or only the main one is empty, as in a table of distances with mistakes. */
function isOfProgram(lines: string, { digits, geometry: { size } }: Grid, mistakes: number): boolean {
  if (!IN_BRACKETS.test(lines) && !/[\])}],\s*[[({]/.test(lines)) return false;
  const filled = [...digits.keys()].filter(cell => digits[cell] > 0);
  const diagonals = new Set(filled.map(cell => (cell % size) - Math.floor(cell / size)));
  if (filled.length > 0 && filled.length < FEWEST_OF_PROGRAM) return true;
  if (diagonals.size === 1) return filled.length >= size - 1;
  return mistakes > 0 && !diagonals.has(0) && 2 * filled.length > size * (size - 1);
}

/**
 * Whether digits in conflict are a symmetric matrix of distances or of products, a matrix whose largest numbers are on its diagonal, or
 * pairs of points.
 */
function isMatrix({ digits, geometry: { size } }: Grid, conflicts: number, repeated: number): boolean {
  const countOf = (digit: number) => digits.filter(other => other === digit).length;
  const isEvery = (test: (digit: number, row: number, column: number) => boolean) =>
    digits.every((digit, cell) => test(digit, Math.floor(cell / size), cell % size));
  if (conflicts > 0 && new Set(digits).size > 5 && digits.every(digit => digit === 0 || countOf(digit) === 2))
    return true;
  if (conflicts < MANY_CONFLICTS) return false;
  if (isEvery((digit, row, column) => row === column || digit < digits[row * (size + 1)])) return true;
  // Tables of operations begin with their operands, which may count from 0.
  const isUsual =
    repeated > 0 || [0, 1].some(from => isEvery((digit, row, column) => row > 0 || digit === column + from));
  return isUsual && isEvery((digit, row, column) => digit === digits[column * size + row]);
}

/** Lines between boxes. */
const BOXES = /[|\u2500-\u257f]|--/;

/** Number of digits that repeat in their row or column. */
function conflictsInLines({ digits, geometry: { size } }: Grid): number {
  return digits.filter((digit, cell) => {
    if (digit === 0) return false;
    const [row, column] = [Math.floor(cell / size), cell % size];
    return digits.some(
      (other, at) => other === digit && at !== cell && (Math.floor(at / size) === row || at % size === column),
    );
  }).length;
}

/**
 * Whether a pasted grid consists of other numbers of a program: an array with few numbers, or hexadecimal numbers that
 * are not a whole puzzle.
 */
export function areOtherElements({ grid, text }: Puzzle): boolean {
  const { size } = grid.geometry;
  const filled = grid.digits.filter(digit => digit > 0).length;
  const isWhole = size === 9 && filled >= FEWEST_OF_9 && conflictsOf(grid).size === 0;
  return (size === 4 && filled < FEWEST_OF_4) || (HEXADECIMAL.test(text) && !isWhole);
}

/** Minimum numbers of givens of a 4x4 and a 9x9 puzzle with one solution. */
const FEWEST_OF_4 = 4;
const FEWEST_OF_9 = 17;

/** A hexadecimal number of a program. */
const HEXADECIMAL = /\b0x[\da-f]/i;
