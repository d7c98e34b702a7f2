/** Distinguishes rows of other numbers from puzzles by their digits, in texts that are not Sudoku files. */

import { conflictsOf, type Grid } from '../../core/grid';
import { countSolutions } from '../../core/solver/index';
import type { Puzzle } from '../puzzle';

/** Minimum number of cells in conflict that shows that the numbers are not a puzzle. */
const MANY_CONFLICTS = 4;

const COMMENT = /#[^\r\n]*/g;

/**
 * Whether only the form of rows suggests a puzzle, and their digits do not: there are few kinds of digits, most of them repeat in their row
 * or column, some are larger than the grid, or they are a symmetric matrix. A puzzle with mistakes has fewer such digits. Boxes do not
 * count, because regions may follow.
 */
export function areOtherDigits(lines: string, puzzle: Puzzle): boolean {
  const { grid, problems, text } = puzzle;
  const { size } = grid.geometry;
  const isDrawn = BOXES.test(lines);
  if (LIST.test(text) && !isDrawn) {
    if ((lines.includes(',') && PRODUCT.test(lines)) || areOfDiagonalBoxes(grid)) return true;
    if (size < 9) return problems.length > 0 || !canHaveOneSolution(grid);
    const numbers = text.match(/(?<![\w.])[1-9]\d(?![\w.])/g) ?? [];
    const areNumbers = numbers.length >= MANY_LARGE && size === 9 && /(?<![\w.])0(?![\w.])/.test(text);
    if (areNumbers || problems.length >= MANY_MISTAKES) return true;
  }
  const rows = lines.split(/[\r\n]+/).map(row => row.trim());
  const large = problems.filter(problem => problem.code === 'invalid-symbol' && isLarge(problem.symbol, size)).length;
  if (rows.filter(row => BRANCH.test(row)).length > 1) return true;
  if (isMatrix(grid) || isChart(grid) || large >= MANY_LARGE || areBlank(lines, rows, grid)) return true;
  if (isPartOfCode(lines, rows.length, problems) || (rows.length === 1 && isNumber(rows[0], puzzle))) return true;
  if (areFewKinds(lines, rows.length, grid)) return true;
  return !isDrawn && !lines.includes('[') && areOtherRows(lines, rows, puzzle, large);
}

/** Whether lines without digits are something other than an empty grid: they have letters, which mark cells for a rule, or are a line of text. */
function areBlank(lines: string, rows: readonly string[], { digits, geometry: { size } }: Grid): boolean {
  // A title or a comment may have letters.
  if (size < 10 && !/[1-9]/.test(lines) && /(?<![a-z])[a-wyz](?![a-z])/i.test(lines.replaceAll(COMMENT, '')))
    return true;
  return digits.every(digit => digit === 0) && areBlankLines(rows, size);
}

/** Whether a line is a list of negative numbers, or one number. */
function isNumber(line: string, { grid, problems }: Puzzle): boolean {
  if (areNegative(line)) return true;
  const filled = grid.digits.filter(digit => digit > 0).length;
  const isWhole =
    (filled < 2 && /^\d+\W?$/.test(line)) ||
    (/^\d+$/.test(line) && (conflictsInLines(grid) > 0 || '123456789'.startsWith(line)));
  return problems.length > 0 && (isWhole || DECIMAL_OR_RANGE.test(line));
}

/**
 * Whether rows are a large table of numbers of few kinds. A puzzle with one solution lacks at most one digit, and a line, or points for
 * blanks, are not a table.
 */
function areFewKinds(lines: string, rows: number, { digits, geometry: { size } }: Grid): boolean {
  const kinds = new Set(digits.filter(digit => digit > 0));
  return size > 9 && kinds.size > 0 && kinds.size < size - 1 && rows > 1 && !/[.*_]/.test(lines) && !BOXES.test(lines);
}

/** Whether rows without a frame are a table, names with numbers, or numbers of several lengths. */
function areOtherRows(lines: string, rows: readonly string[], { grid, problems }: Puzzle, large: number): boolean {
  const { digits, geometry } = grid;
  const { size } = geometry;
  const filled = digits.filter(digit => digit > 0).length;
  const repeated = conflictsInLines(grid);
  const isIncomplete = problems.some(({ code }) => code === 'row-count');
  const unequal = problems.filter(({ code }) => code === 'row-length').length;
  if (rows.filter(hasDecimal).length > 1 || (size === 4 && unequal > 0 && / /.test(rows[0]))) return true;
  if (size < 9 && unequal > 1 && (isIncomplete || (filled < size && 3 * unequal >= rows.length))) return true;
  const isTooLarge = problems.some(
    problem => problem.code === 'invalid-symbol' && /^\d$/.test(problem.symbol) && Number(problem.symbol) > size,
  );
  if (isTooLarge && size < 9 && repeated > 0) return true;
  // A part of a table of numbers up to 10.
  if (large > 0 && isIncomplete && repeated >= MANY_CONFLICTS) return true;
  // The names of rows.
  const names = rows.map(row => /^[a-z](?=\s)/i.exec(row)?.[0].charCodeAt(0) ?? 0);
  if (names.length >= 4 && names.every((name, i) => name > 0 && name === names[0] + i)) return true;
  if (isOneAlone(digits) && lines.includes('0') && lines.includes('.')) return true;
  // Numbers such as versions, of which some have as many characters as a row.
  if (isIncomplete && 2 * unequal > rows.length) return true;
  const blanks = lines.match(/[.*_xX0-]/g)?.length ?? 0;
  if (isIncomplete && filled >= 2 * size && 5 * blanks < filled && repeated > 0) return true;
  if (filled < size || conflictsOf(grid).size < MANY_CONFLICTS) return false;
  // Zeros are digits of other numbers if they are as rare as other digits.
  const isFull = filled === digits.length || (lines.includes('0') && digits.length - filled <= size);
  return 3 * repeated > (isFull ? filled : 2 * filled);
}

/** Whether 1 is the only digit. */
const isOneAlone = (digits: Uint8Array) => digits.includes(1) && digits.every(digit => digit < 2);

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

/** Minimum number of mistakes that no list of cells in a program has. */
const MANY_MISTAKES = 5;

/** Minimum numbers of givens of a small puzzle with one solution, by its size. */
const FEWEST_GIVENS = new Map([
  [4, 4],
  [6, 8],
  [8, 14],
]);

/** Whether the digits of a small grid can be a puzzle with one solution. The boxes of one that is larger than 4x4 may follow. */
function canHaveOneSolution(grid: Grid): boolean {
  const { size } = grid.geometry;
  const givens = grid.digits.filter(digit => digit > 0);
  if (givens.length < (FEWEST_GIVENS.get(size) ?? 1)) return false;
  if (size === 4) return countSolutions(grid, 2) === 1;
  // Without the largest digit, zeros may be digits, too.
  const kinds = new Set(givens);
  return kinds.size >= size - 1 && kinds.has(size) && conflictsInLines(grid) === 0;
}

/** Cells of a list in a program: brackets around some of them, or signs between them. */
const LIST = /[[({]|\w["']?\s*[,;]\s*["']?\w/;

/** A branch of a tree that is drawn with lines. */
const BRANCH = /[├└╙╟]─{0,2}[─╼] \S|(?:^|\s)[|L+]-- {1,2}[\d.]/;

/** A product, or a power. */
const PRODUCT = /\w ?\*{1,2} ?\w/;

/** Whether a row has a decimal after a digit. The digit before it may be the name of the row. */
function hasDecimal(row: string): boolean {
  const words = row.split(/\s+/);
  const at = words.findIndex(word => /^\d\.\d$/.test(word));
  return words.slice(1, Math.max(at, 1)).some(word => /^\d$/.test(word));
}

/** Whether all digits are in the boxes on the diagonal, as in a block matrix. */
const areOfDiagonalBoxes = ({ digits, geometry: { size, boxWidth, boxHeight } }: Grid) =>
  digits.some(digit => digit > 0) &&
  digits.every(
    (digit, cell) => digit === 0 || Math.floor((cell % size) / boxWidth) === Math.floor(cell / size / boxHeight),
  );

/** Whether a line has numbers of two digits after a minus, and shorter ones. */
const areNegative = (line: string) => /(?<!\S)-\d\d(?!\S)/.test(line) && /(?<!\S)\d{1,2}(?!\S)/.test(line);

/**
 * Whether the few digits of a grid are the chart of a rule, such as a thermometer: each but 1 continues a digit in a neighboring cell. A
 * puzzle may have digits in order in its only row with digits, or all digits in order on a diagonal.
 */
function isChart({ digits, geometry: { size } }: Grid): boolean {
  const filled = digits.filter(digit => digit > 0).length;
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

/**
 * Whether digits in conflict are a symmetric matrix of distances or of products, a matrix whose largest numbers are on its diagonal, or
 * pairs of points.
 */
function isMatrix(grid: Grid): boolean {
  const { digits, geometry } = grid;
  const { size } = geometry;
  const conflicts = conflictsOf(grid).size;
  const countOf = (digit: number) => digits.filter(other => other === digit).length;
  const isEvery = (test: (digit: number, row: number, column: number) => boolean) =>
    digits.every((digit, cell) => test(digit, Math.floor(cell / size), cell % size));
  if (conflicts > 0 && new Set(digits).size > 5 && digits.every(digit => digit === 0 || countOf(digit) === 2))
    return true;
  if (conflicts < MANY_CONFLICTS) return false;
  if (isEvery((digit, row, column) => row === column || digit < digits[row * (size + 1)])) return true;
  // Tables of operations begin with their operands, which may count from 0.
  const isUsual =
    conflictsInLines(grid) > 0 ||
    [0, 1].some(from => isEvery((digit, row, column) => row > 0 || digit === column + from));
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
