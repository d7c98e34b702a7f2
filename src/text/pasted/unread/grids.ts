/** Finds one grid in lines that no form reads, because no digit can be added to their text safely: missing cells, blanks of any sign. */

import { geometryOfSize, SIZES } from '../../../core/geometry';
import { type Grid, hasConflict } from '../../../core/grid';
import type { UnreadNote } from '../../note';
import { WITHOUT_WIDTH } from '../../parser/lines/colors';
import { wordSpansOf } from '../../parser/lines/words';
import { sliceOf } from '../../span';
import { endOfLine, lineStartOf } from '../../strings/lineBreaks';
import { gridByBoxes } from '../code/boxes';
import { isBorder, type PastedLine, rowLines } from '../form';
import { gridByBars } from '../forms/frames';
import { gridOfDigits } from '../foundDigits';
import { isHeading, withoutLabels } from '../lines';
import { gridByLetters } from './letters';
import { gridByClauses } from './records';

/** Ways to find one grid, each with the reason of its note. */
export const UNREAD_GRIDS: readonly (readonly [
  UnreadNote['reason'],
  (text: string, lines: readonly PastedLine[]) => Grid | undefined,
])[] = [
  ['boxes', gridByBoxes],
  ['spaces', gridByPlace],
  ['spaces', gridByHeading],
  ['spaces', gridByBars],
  ['ellipses', gridByEllipses],
  ['unequal-rows', gridByFields],
  ['blanks', gridBySigns],
  ['letters', gridByLetters],
  ['coordinates', gridByClauses],
];

/** Maximum number of empty columns at the right of a grid. */
const MOST_EMPTY = 2;

/**
 * The grid of lines of digits and spaces without a frame. A space is an empty cell there, or lies between two cells, and
 * empty cells at the end of a line are missing. So such a text can be read, but no digit can be added to it safely.
 */
function gridByPlace(text: string, lines: readonly PastedLine[]): Grid | undefined {
  const size = SIZES.find(n => n === lines.length);
  if (size === undefined || size < 6) return undefined;
  // Colors of a terminal have no width.
  const contents = lines.map(line => sliceOf(text, line).replaceAll(WITHOUT_WIDTH, '').trimEnd());
  if (!contents.every(content => /^[1-9 ]*$/.test(content)) || !contents.join('').includes(' ')) return undefined;
  const indents = contents.filter(content => content !== '').map(content => content.search(/\S/));
  const indent = Math.min(...indents);
  const right = Math.max(...contents.map(({ length }) => length));
  for (const pitch of [1, 2, 3]) {
    // Rows that fit with their indentation have an empty first column.
    for (const left of new Set([right > pitch * size ? indent : 0, indent])) {
      const grid = placedGrid(contents, { size, pitch, left, width: right - left });
      if (grid) return grid;
    }
  }
  return undefined;
}

/** The grid whose cells are `pitch` characters apart, after `left` characters; undefined when a digit is not at one of them. */
function placedGrid(
  contents: readonly string[],
  { size, pitch, left, width }: Readonly<Record<'size' | 'pitch' | 'left' | 'width', number>>,
): Grid | undefined {
  if (width > pitch * size || width < pitch * (size - MOST_EMPTY)) return undefined;
  const digits = new Uint8Array(size * size);
  const isFitting = contents.every((content, row) =>
    [...content].every((c, i) => {
      if (c === ' ') return true;
      const column = (i - left) / pitch;
      if (!Number.isInteger(column) || column >= size || Number(c) > size) return false;
      digits[row * size + column] = Number(c);
      return true;
    }),
  );
  const grid = { geometry: geometryOfSize(size), digits };
  // A digit that appears twice in a house shows that the rows were misread, unless they have exactly the width of a
  // grid.
  const isSure = left === 0 && width === pitch * (size - 1) + 1;
  const filled = digits.filter(digit => digit > 0).length;
  const isGrid = isFitting && filled >= size && filled < digits.length && (isSure || !hasConflict(grid));
  return isGrid ? grid : undefined;
}

/**
 * The grid of a table below the names of its columns, in which spaces are empty cells: what pandas prints, and tables of GAMS. A digit ends
 * where the name of its column ends, or begins where that begins.
 */
function gridByHeading(text: string, lines: readonly PastedLine[]): Grid | undefined {
  const at = lines.findIndex(line => isHeading(text, line));
  if (at < 0) return undefined;
  const columnsIn = (line: PastedLine) => {
    const start = lineStartOf(text, line.start);
    return wordSpansOf(text, start, line.end).map(word => ({ from: word.start - start, to: word.end - start, word }));
  };
  const names = columnsIn(lines[at]);
  const rows = lines.slice(at + 1).filter(line => /\d/.test(sliceOf(text, line)));
  // With separators between the cells, an empty cell can be located without the names.
  if (rows.some(row => /[|,;\t\u2502]/.test(sliceOf(text, row)))) return undefined;
  const size = rows.length;
  if (!SIZES.includes(size) || size < 6 || (names.length !== size && names.length !== size + 1)) return undefined;
  const columns = names.slice(-size);
  const words = new Array<string>(size * size).fill('');
  for (const [r, row] of rows.entries()) {
    for (const { from, to, word } of columnsIn(row)) {
      if (to <= columns[0].from) continue; // the name of the row
      const column = columns.findIndex(each => each.to === to || each.from === from);
      if (column < 0) return undefined;
      words[r * size + column] = sliceOf(text, word).replace(/\.0$/, '');
    }
  }
  return gridOf(words);
}

/** The only character in lines of digits and spaces that is neither a digit nor a space, probably a typo. */
export function oddSymbol(text: string, lines: readonly PastedLine[]): UnreadNote['odd'] {
  const odd: { start: number; end: number; symbol: string }[] = [];
  for (const line of lines) {
    for (const { 0: symbol, index } of text
      .slice(line.start, line.end)
      .trimEnd()
      .matchAll(/[^1-9 ]/gu)) {
      const start = line.start + index;
      odd.push({ start, end: start + symbol.length, symbol });
      if (odd.length > 1) return undefined;
    }
  }
  const [only] = odd;
  if (!only) return undefined;
  const without = text.slice(0, only.start) + ' '.repeat(only.symbol.length) + text.slice(only.end);
  return gridByPlace(without, lines) && only;
}

/** The grid of rows, or of one line, in which programs have replaced three dots with an ellipsis character. */
function gridByEllipses(text: string, lines: readonly PastedLine[]): Grid | undefined {
  const rows = rowLines(text, lines)
    .map(line => sliceOf(text, line))
    .filter(row => /[\d.…]/.test(row));
  // Frames, quotes and commas may be around and between the cells.
  const content = rows.join('').replace(/[\s|"',;+/\u2500-\u257f]/g, '');
  if (!content.includes('…') || /[^\d.…]/.test(content)) return undefined;
  const cells = [...content.replaceAll('…', '...')];
  const size = Math.sqrt(cells.length);
  if (![6, 8, 9].includes(size) || (rows.length !== 1 && rows.length !== size)) return undefined;
  return gridOf(cells.map(c => (c === '.' || c === '0' ? '' : c)));
}

/** Separators that spreadsheets write. */
const SEPARATORS = ['\t', ',', ';'];

/**
 * Returns the grid of delimited lines whose trailing empty fields are missing, because some programs drop them. A digit cannot be
 * typed into a missing field.
 */
function gridByFields(text: string, lines: readonly PastedLine[]): Grid | undefined {
  const size = sizeOf(lines);
  if (size === undefined) return undefined;
  for (const separator of SEPARATORS) {
    const rows = lines.map(line => sliceOf(text, line).split(separator));
    const longest = Math.max(...rows.map(({ length }) => length));
    if (longest > size || longest < size - MOST_EMPTY) continue;
    const words = rows.flatMap(row => Array.from({ length: size }, (_, column) => (row[column] ?? '').trim()));
    const grid = gridOf(words);
    if (grid) return grid;
  }
  return undefined;
}

/**
 * The grid of lines that have as many words or characters as there are lines, where any one word or sign is the blank.
 */
function gridBySigns(text: string, lines: readonly PastedLine[]): Grid | undefined {
  // A comment may start with the sign.
  const contents = (withoutLabels(text, lines, 'front') ?? lines)
    .filter(line => !isBorder(text, line))
    .map(({ start }) => text.slice(start, endOfLine(text, start)));
  const characters = contents.map(content => [...content].filter(c => c !== ' '));
  const words = contents.map(content => content.split(/[ \t,;|[\]]+/).filter(word => word !== ''));
  for (const rows of [characters, words.filter(row => row.length > 0)]) {
    const size = sizeOf(rows);
    if (size === undefined || rows.some(row => row.length !== size)) continue;
    const [blank, ...others] = new Set(rows.flat().filter(word => !/^[1-9]$/.test(word)));
    // With a usual blank, something else prevents reading.
    if (blank === undefined || others.length > 0 || !/^(?:(?![._*-]$)[^\p{L}\p{N}]{1,4}|(?!x$)\p{L})$/iu.test(blank))
      continue;
    const grid = gridOf(rows.flat().map(word => (word === blank ? '' : word)));
    if (grid) return grid;
  }
  return undefined;
}

function sizeOf(lines: readonly unknown[]): number | undefined {
  return SIZES.find(size => size === lines.length && 6 <= size && size <= 9);
}

/** The grid of these words, where empty text is an empty cell, if it can be a puzzle. */
const gridOf = (words: readonly string[]): Grid | undefined =>
  words.every(word => /^[1-9]?$/.test(word)) ? gridOfDigits(words.map(Number)) : undefined;
