/**
 * Grids in the source code of programs, in any language: rows in brackets or in quotes, or all cells in one pair of
 * brackets.
 */

import { SIZES } from '../../../core/geometry';
import { sizeOfLine } from '../../parser/lines/words';
import type { Span } from '../../span';
import { CodeReader } from '../code/codeReader';
import { FEWEST } from '../code/quotedRow';
import { cutInRows, type PastedForm, type PastedRow } from '../form';

export const code: PastedForm = {
  name: 'source code',
  sign: /["'`[({]/,
  blank: '0',
  rowsOf(text, lines) {
    return lines.length === 0 ? undefined : rowsOfCode(text, lines);
  },
};

/** The rows of source code. */
function rowsOfCode(text: string, lines: readonly Span[]): PastedRow[] {
  const reader = new CodeReader(text);
  // Signs of comments may be between the lines.
  const areAdjacent = lines.every(({ start }, i) => i === 0 || /^\s*$/.test(text.slice(lines[i - 1].end, start)));
  const parts = areAdjacent ? [{ start: lines[0].start, end: lines[lines.length - 1].end }] : lines;
  for (const part of parts) reader.read(part);
  reader.finish();
  const rows = withLetterAsBlank(withoutNames(withoutOthers(reader.rows)));
  const isRow = ({ cells }: PastedRow) => SIZES.includes(cells.length) && rows.length > 1;
  return rows.flatMap(row => {
    const size = isRow(row) ? undefined : sizeOfLine(row.cells.length);
    return size === undefined ? [row] : cutInRows(row.cells, size);
  });
}

/** The size of the grid in a row, or in rows of this length. */
const sizeIn = ({ cells: { length } }: PastedRow) => (SIZES.includes(length) ? length : sizeOfLine(length));

/** Rows without other lists and texts, such as dates, if only those of one size are whole grids, and have most of the cells. */
function withoutOthers(rows: readonly PastedRow[]): readonly PastedRow[] {
  const cellsIn = (some: readonly PastedRow[]) => some.reduce((sum, { cells }) => sum + cells.length, 0);
  const [whole, other] = [...new Set(rows.map(sizeIn))]
    .map(size => rows.filter(row => sizeIn(row) === size))
    .filter(some => cellsIn(some) % (sizeIn(some[0]) ?? Number.NaN) ** 2 === 0);
  return whole && !other && 3 * cellsIn(whole) > 2 * cellsIn(rows) ? whole : rows;
}

/** Rows in which the only letter, such as a short name for `Nothing`, is an empty cell. */
function withLetterAsBlank(rows: readonly PastedRow[]): readonly PastedRow[] {
  const words = rows.flatMap(({ cells }) => cells.map(({ blank, word }) => blank ?? word));
  const [letter, other] = new Set(words.filter(word => !/^[1-9]$/.test(word)));
  if (letter === undefined || other !== undefined || !/^[a-z]$/i.test(letter)) return rows;
  return rows.map(row => ({
    ...row,
    cells: row.cells.map(cell => (cell.word === letter ? { ...cell, word: '.', blank: letter } : cell)),
  }));
}

/** Removes the row of column names and a first column of row numbers, as in database tables. */
function withoutNames(rows: readonly PastedRow[]): readonly PastedRow[] {
  const unnamed = rows.filter(row => !hasNames(row));
  const size = unnamed.length;
  const areNumbered = unnamed.every(
    ({ cells }, r) => cells.length === size + 1 && [r, r + 1].includes(Number(cells[0].blank ?? cells[0].word)),
  );
  return areNumbered && SIZES.includes(size) ? unnamed.map(row => ({ ...row, cells: row.cells.slice(1) })) : unnamed;
}

/**
 * Whether a row has names instead of digits, perhaps each with a type. In a row of cells, all empty cells have the same
 * word.
 */
function hasNames({ cells }: PastedRow): boolean {
  const names = cells.map(({ blank, word }) => blank ?? word);
  // Variables of Prolog, `A1`, are empty cells.
  if (names.every(name => /^[A-Z]\d+$/.test(name)) && names[0] !== 'C1') return false;
  return names.every(name => /^[a-z]/i.test(name)) && new Set(cells.flatMap(({ blank }) => blank ?? [])).size > 2;
}

/** Whether a line of source code has a row of a grid, or opens brackets or quotes for its rows. */
export function isCode(text: string, { start, end }: Span): boolean {
  const line = text.slice(start, end);
  if (!/["'`[({]/.test(line) || !(MAY_BE.test(line) || OPENS.test(line))) return false;
  const reader = new CodeReader(text);
  reader.read({ start, end });
  if (reader.rows.some(({ cells }) => SIZES.includes(cells.length) || sizeOfLine(cells.length))) return true;
  return reader.openCells >= FEWEST || (reader.isOpen && OPENS.test(line));
}

/** Four cells, with little between them, or three empty pairs of quotes. */
const MAY_BE =
  /(?:(?:[\d.*?_\-xXoO·□]|#f\b|""|'')\W{0,6}){4}|(?:(["'])\s?\1\s{0,3},\s{0,3}){3}|\b(\w[\w.]{0,8})(?:[,;\s]\s{0,9}(?:\d|\2\b)){2}|[[,]\s{0,9}\w{1,9} \d\s{0,3},|["'`](?:(?=\D{0,24}[1-9])[1-9!#-&+:;<=>@^~]{4,25}|([!#-&+:;<=>@^~])\3{5,24})["'`\\]/;

/** A line that ends with the start of an array or of quotes after a name. */
const OPENS =
  /^(?:[^.!?]|\.\w){0,80}(?:\((?:\w{1,20}\s?=\s?)?\w{1,20}\(|[=(:[{,|>]\s*(?:\[\||[[({]\/?|[@$rbuf]{0,2}#?(?:"""|'''|`|["']\\?))|[>\]]\s{0,3}(?:\w{1,20}\s{0,3})?\{|(?:=|<-)\s{0,3}[\w.]{1,20}\()[\s&\\]*$/;
