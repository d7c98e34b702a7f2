/** Makes grids from the rows of one block of lines, which has no blank line, title or section in it. */

import { geometryOfSize, SIZES } from '../../../core/geometry';
import { sliceOf } from '../../span';
import { commonestOf } from '../../strings/frequencies';
import type { RowSyntax } from '../lines/syntax';
import { bareWord, bareWordsOf, charactersOf, wordSpansOf } from '../lines/words';
import { gridsWithoutBoxes } from './gridsWithoutBoxes';
import { asCharacters, isSound, type RowGroup, readAs } from './rows';

/** The grids of a block, in order. Rows that belong to no grid are single numbers or titles and are left out. */
export function groupRows(text: string, block: readonly RowSyntax[]): RowGroup[] {
  if (areStatistics(text, block)) return [];
  const [name, ...below] = block;
  const size = below[0]?.cells;
  if (SIZES.includes(size) && below.length % size === 0 && NUMBER.test(sliceOf(text, name))) {
    const [first, ...others] = groupRows(text, below);
    return first ? [{ ...first, name }, ...others] : [];
  }
  const rows = readAlike(text, withoutBorders(text, withoutOrnaments(block)));
  return gridsWithoutBoxes(text, block) ?? wholeGrids(rows) ?? gridsFromEnd(text, rows) ?? gridsAmong(rows);
}

/** The number of a grid, above it. */
const NUMBER = /^\d{1,3}[.):]$/;

/** Minimum number of numbers of two digits or more that show whether they are lists of candidates. */
const FEWEST_NUMBERS = 8;

/** Whether rows of at most nine words contain numbers, such as statistics, and not lists of candidates, whose digits ascend. */
function areStatistics(text: string, block: readonly RowSyntax[]): boolean {
  let numbers = 0;
  let lists = 0;
  for (const { by, cells, start, end } of block) {
    if (by !== 'word') continue;
    if (cells >= 10) return false;
    for (const word of bareWordsOf(text, start, end)) {
      const digits = bareWord(sliceOf(text, word)) ?? '';
      if (digits.length < 2) continue;
      numbers++;
      if (isAscending(digits)) lists++;
    }
  }
  return numbers >= FEWEST_NUMBERS && 3 * lists < 2 * numbers;
}

/** Whether the digits of a word ascend, as in a list of candidates. */
function isAscending(digits: string): boolean {
  return [...digits].every((digit, i) => digit > (digits[i - 1] ?? '0'));
}

/**
 * Decides between reading by character and by word: ambiguous rows are read like the rows around them. When the cells
 * are words, a row that lacks a word may have as many characters as the grid has columns, but it is still too short.
 */
function readAlike(text: string, rows: readonly RowSyntax[]): RowSyntax[] {
  if (!rows.some(row => row.by === 'word')) return [...rows];
  if (hasOneSlip(text, rows)) return rows.map(row => ({ ...row, ...asCharacters(text, row) }));
  return readAs(text, rows, mostCommonSize(rows) ?? 0);
}

/**
 * Whether a single word makes rows look like lists of candidates, although it is not a list because its digits do not
 * ascend: a surplus cell that touches the cell before it, as in `7 95`.
 */
function hasOneSlip(text: string, rows: readonly RowSyntax[]): boolean {
  let slips = 0;
  for (const { by, cells, start, end } of rows) {
    if (by !== 'word') continue;
    for (const word of bareWordsOf(text, start, end)) {
      const digits = bareWord(sliceOf(text, word)) ?? '';
      if (digits.length < 2) continue;
      if (cells >= 10 || ++slips > 1 || isAscending(digits)) return false;
    }
  }
  return slips === 1;
}

/**
 * The grids of rows if the number of rows is a multiple of the size, and most rows of each grid have the right length.
 */
function wholeGrids(rows: readonly RowSyntax[]): RowGroup[] | undefined {
  const size = mostCommonSize(rows);
  if (size === undefined || rows.length % size !== 0) return undefined;
  const groups: RowGroup[] = [];
  for (let i = 0; i < rows.length; i += size) {
    const group = rows.slice(i, i + size);
    if (2 * group.filter(row => row.cells === size && isSound(row)).length <= size) return undefined;
    groups.push({ size, rows: group, surplus: [] });
  }
  return groups;
}

/** An incomplete grid with full grids directly below it, if the digits show that the missing rows are in the first grid. */
function gridsFromEnd(text: string, rows: readonly RowSyntax[]): RowGroup[] | undefined {
  const size = rows[0]?.cells;
  const found = rows.length % size;
  if (rows.length < size || 2 * found <= size || !SIZES.includes(size)) return undefined;
  if (!rows.every(row => row.cells === size && isSound(row))) return undefined;
  const repeatsFrom = (first: number) => {
    let sum = 0;
    for (let i = first; i + size <= rows.length; i += size) sum += repeatsInColumns(text, rows.slice(i, i + size));
    return sum;
  };
  if (repeatsFrom(found) >= repeatsFrom(0)) return undefined;
  return [{ size, rows: rows.slice(0, found), surplus: [] }, ...gridsAmong(rows.slice(found))];
}

/** The number of digits of a grid that already occur in their column. */
function repeatsInColumns(text: string, rows: readonly RowSyntax[]): number {
  const seen = new Set<string>();
  let filled = 0;
  for (const { by, start, end } of rows) {
    (by === 'word' ? wordSpansOf : charactersOf)(text, start, end).forEach((cell, column) => {
      const word = sliceOf(text, cell);
      if (!/^[1-9A-WYZ]/i.test(word)) return;
      filled++;
      seen.add(`${column} ${word}`);
    });
  }
  return filled - seen.size;
}

/** The full grids among rows, and incomplete grids in the other rows. */
function gridsAmong(rows: readonly RowSyntax[]): RowGroup[] {
  const groups: RowGroup[] = [];
  let rest: RowSyntax[] = [];
  for (let i = 0; i < rows.length; ) {
    if (!isFullGrid(rows, i)) {
      rest.push(rows[i++]);
      continue;
    }
    addRest(groups, rest, 'before a grid');
    const name = rest.length === 1 && groups.at(-1)?.surplus[0] !== rest[0] ? rest[0] : undefined;
    rest = [];
    const size = rows[i].cells;
    groups.push({ size, rows: rows.slice(i, i + size), surplus: [], ...(name && { name }) });
    i += size;
  }
  addRest(groups, rest, 'at the end');
  return groups;
}

/** Whether a full grid starts here: as many rows as a row has cells, all of the same length. */
function isFullGrid(rows: readonly RowSyntax[], at: number): boolean {
  const size = rows[at].cells;
  if (!SIZES.includes(size) || rows.length < at + size) return false;
  for (let i = at; i < at + size; i++) if (rows[i].cells !== size) return false;
  const grid = rows.slice(at, at + size);
  if (2 * grid.filter(hasFittingDigits).length <= size) return false;
  return grid.some(isSound) || haveOneStrangeCharacter(grid);
}

/** Whether some rows have digits, and one unknown character is frequent enough to be the blank. */
function haveOneStrangeCharacter(rows: readonly RowSyntax[]): boolean {
  const strangeCharacter = rows.find(row => row.strangeCharacter)?.strangeCharacter;
  if (!strangeCharacter || !rows.some(row => row.isFilled)) return false;
  const strange = rows.reduce((sum, row) => sum + row.strangeCount, 0);
  return (
    rows.every(row => (row.strangeCharacter ?? strangeCharacter) === strangeCharacter) && 3 * strange > rows.length ** 2
  );
}

/** Removes lines of one strange character that are decoration, because no row of digits uses that character. */
function withoutOrnaments(block: readonly RowSyntax[]): RowSyntax[] {
  const isPart = ({ strangeCharacter, strangeCount, cells }: RowSyntax) =>
    !strangeCharacter ||
    strangeCount < cells ||
    block.some(row => row.isFilled && row.strangeCharacter === strangeCharacter);
  return block.filter(isPart);
}

/** Handles rows that are not a full grid: surplus rows of the grid before, an incomplete grid, or other numbers. */
function addRest(groups: RowGroup[], rest: readonly RowSyntax[], at: 'before a grid' | 'at the end'): void {
  if (rest.length === 0) return;
  const before = groups.at(-1);
  if (before && rest.every(row => row.cells === before.size)) {
    groups[groups.length - 1] = { ...before, surplus: rest };
    return;
  }
  // A single odd row before or after a grid is its number, its date or something similar.
  if (rest.length === 1 && (at === 'before a grid' || before)) return;
  const group = incompleteGrid(rest);
  if (group) groups.push(group);
}

/**
 * Minimum number of good rows in an incomplete grid. Fewer rows are as likely to be years, dates, phone numbers or card
 * numbers.
 */
const fewestRows = (size: number) => (size === 9 ? 1 : size > 10 ? 3 : Math.max(3, size / 2));

function incompleteGrid(all: readonly RowSyntax[]): RowGroup | undefined {
  const size = mostCommonSize(all);
  if (size === undefined) return undefined;
  let first = 0;
  let end = all.length;
  // Both loops end at a row of this size. There is at least one.
  while (all[first].cells !== size && (2 * all[first].cells < size || end - first > size)) first++;
  while (all[end - 1].cells !== size && end - first > size) end--;
  const rows = all.slice(first, end);
  const fitting = rows.filter(row => row.cells === size && hasFittingDigits(row));
  if (fitting.length < fewestRows(size) || !fitting.some(row => isSound(row) && row.isFilled)) return undefined;
  return { size, rows: rows.slice(0, size), surplus: rows.slice(size) };
}

/** The size that most rows have, the larger one when two are equally common; undefined when no row has a valid size. */
const mostCommonSize = (rows: readonly RowSyntax[]): number | undefined =>
  commonestOf(rows.filter(row => SIZES.includes(row.cells) && hasFittingDigits(row)).map(({ cells }) => cells));

/** Whether every digit of a row fits the row's size. A row with a larger digit may be part of a larger puzzle. */
const hasFittingDigits = (row: RowSyntax) => row.largest <= row.cells;

/**
 * Removes rows of dashes or stars that are borders. Whether such a row is a border depends on the number of lines and
 * its position among them, and never on how many cells are filled. Otherwise a puzzle would be read differently while
 * it is being solved.
 */
function withoutBorders(text: string, block: readonly RowSyntax[]): RowSyntax[] {
  if (!block.some(row => row.isBorderLike)) return [...block];
  const sure = block.filter(row => !row.isBorderLike);
  const size = mostCommonSize(sure.length === 0 ? block : sure);
  const contentOf = (row: RowSyntax) => sliceOf(text, row);
  const used = new Set(sure.flatMap(row => contentOf(row).match(/[.0_*\-xX]/g) ?? []));
  const canBeBlank = (sign: string) => used.size === 0 || used.has(sign);
  const signOf = (row: RowSyntax) => (/[-*._]/.exec(contentOf(row)) as RegExpExecArray)[0];
  const canBeRow = (row: RowSyntax, width: number) => {
    const sign = signOf(row);
    // Dashes of a different length are a border; dots of a different length are a mistake.
    return canBeBlank(sign) && (row.cells === width || ('._'.includes(sign) && row.cells < 2 * width));
  };
  const candidates = block.filter(row => !row.isBorderLike || canBeRow(row, size ?? 0));
  if (size === undefined || candidates.length === sure.length) return sure;
  if (sure.length === 0) return candidates.length % size === 0 ? candidates : [];
  const areRows =
    candidates.some(row => row.isBorderLike && used.has(signOf(row))) || areSeparateGrids(candidates, size);
  if (candidates.length % size === 0 && areRows) return candidates;
  if (sure.length % size === 0) return sure;
  const framed = FRAMES.map(frame => rowsWithin(frame, candidates, size)).find(rows => rows);
  if (framed) return framed;
  // The grid is incomplete: borders are between its boxes.
  const { boxHeight } = geometryOfSize(size);
  const rows: RowSyntax[] = [];
  for (const row of candidates) if (!row.isBorderLike || rows.length % boxHeight !== 0) rows.push(row);
  return rows;
}

/** Whether the rows of dashes are whole grids without a digit, above or below other grids. */
function areSeparateGrids(lines: readonly RowSyntax[], size: number): boolean {
  return lines.every((line, i) => line.isBorderLike === lines[i - (i % size)].isBorderLike);
}

/** The borders of a grid: between its bands, above it and below it. */
interface Frame {
  readonly between: boolean;
  readonly above: boolean;
  readonly below: boolean;
}

const FRAMES: readonly Frame[] = [
  { between: false, above: false, below: false },
  { between: true, above: false, below: false },
  { between: true, above: true, below: true },
  { between: true, above: true, below: false },
  { between: true, above: false, below: true },
];

/** The rows among lines if the lines are whole grids that all have these borders, otherwise undefined. */
function rowsWithin(
  { between, above, below }: Frame,
  lines: readonly RowSyntax[],
  size: number,
): RowSyntax[] | undefined {
  const { boxHeight } = geometryOfSize(size);
  const band: boolean[] = new Array(boxHeight).fill(true);
  // By line of a grid: whether it is a row.
  const grid = Array.from({ length: size / boxHeight }, (_, i) => (between && i > 0 ? [false, ...band] : band)).flat();
  if (above) grid.unshift(false);
  if (below) grid.push(false);
  if (lines.length % grid.length !== 0) return undefined;
  const isRow = (i: number) => grid[i % grid.length];
  if (lines.some((line, i) => !isRow(i) && !line.isBorderLike)) return undefined;
  return lines.filter((_, i) => isRow(i));
}
