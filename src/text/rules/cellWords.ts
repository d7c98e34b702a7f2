/**
 * The words for cells: `r4c7`; HoDoKu's sets `r2c89` and `r12c34`, which sizes above 9 do not have, because there `r12` is row 12;
 * runs `r1c1-r4c1-r4c4` along rows, columns and diagonals.
 */

import { makeCell } from '../../core/cellNames';
import type { Geometry } from '../../core/geometry';
import type { Cell } from '../../core/numbers';
import { cellAtRowColumn } from '../../core/rules/cells';
import { joinedBy } from './tokens';

/** The cells of a word, or the problem with it. */
export type ReadCells =
  | { readonly cells: readonly Cell[] }
  | { readonly code: 'notCell' }
  | { readonly code: 'outside'; readonly cell: string }
  | { readonly code: 'notStraight'; readonly from: string; readonly to: string };

/** Sizes up to this one have sets such as `r2c89`: each row and column is one character. */
const MOST_WITH_SETS = 9;

/** Longer numbers are not rows or columns. */
const SET = /^r(\d{1,9})c(\d{1,9})$/;

/** Reads a word in lower case. */
export function readCellWords(geometry: Geometry, word: string): ReadCells {
  const set = readSet(geometry, word);
  const corners = 'cells' in set ? [word] : joinedBy(word);
  if (corners.length === 1) return set;
  const cells: Cell[] = [];
  for (const corner of corners) {
    const read = readSet(geometry, corner);
    if ('code' in read) return read;
    if (read.cells.length > 1) return { code: 'notCell' };
    const [to] = read.cells;
    const from = cells.at(-1);
    const steps = from === undefined ? [to] : stepsBetween(geometry, from, to);
    if (!steps) return { code: 'notStraight', from: makeCell(geometry, from!), to: makeCell(geometry, to) };
    cells.push(...steps);
  }
  return { cells };
}

function readSet(geometry: Geometry, word: string): ReadCells {
  const match = SET.exec(word);
  if (!match) return { code: 'notCell' };
  const hasSets = geometry.size <= MOST_WITH_SETS;
  const [rows, columns] = hasSets ? [match[1], match[2]] : [[match[1]], [match[2]]];
  // No list has a row or column twice, so r2c22 means column 22.
  if (hasTwice(rows) || hasTwice(columns)) return { code: 'outside', cell: word };
  const cells: Cell[] = [];
  for (const row of rows)
    for (const column of columns) {
      const cell = cellIn(geometry, row, column);
      // No row or column is 0, so r1c10 means column 10.
      if (cell === undefined) return { code: 'outside', cell: word.includes('0') ? word : `r${row}c${column}` };
      cells.push(cell);
    }
  return { cells };
}

const hasTwice = (numbers: string | readonly string[]) => new Set(numbers).size < numbers.length;

/** The cell in a row and a column that are written as numbers. Undefined if they are outside. */
function cellIn(geometry: Geometry, row: string, column: string): Cell | undefined {
  return row.length > 2 || column.length > 2
    ? undefined
    : cellAtRowColumn(geometry, Number(row) - 1, Number(column) - 1);
}

/** The cells after one, up to another that is in its row, column or diagonal. */
function stepsBetween(geometry: Geometry, from: Cell, to: Cell): Cell[] | undefined {
  const [down, right] = offsetOf(geometry, from, to);
  const length = Math.max(Math.abs(down), Math.abs(right));
  if (down !== 0 && right !== 0 && Math.abs(down) !== Math.abs(right)) return undefined;
  const { rowOf, columnOf } = geometry;
  return Array.from(
    { length },
    (_, i) =>
      cellAtRowColumn(
        geometry,
        rowOf[from] + Math.sign(down) * (i + 1),
        columnOf[from] + Math.sign(right) * (i + 1),
      ) as Cell,
  );
}

function offsetOf({ rowOf, columnOf }: Geometry, from: Cell, to: Cell): [down: number, right: number] {
  return [rowOf[to] - rowOf[from], columnOf[to] - columnOf[from]];
}

/** Whether two cells are side by side. */
export function areNeighbors(geometry: Geometry, a: Cell, b: Cell): boolean {
  const [down, right] = offsetOf(geometry, a, b);
  return Math.abs(down) + Math.abs(right) === 1;
}

/** Whether two cells touch, at a side or a corner. */
export function touch(geometry: Geometry, a: Cell, b: Cell): boolean {
  const [down, right] = offsetOf(geometry, a, b);
  return Math.max(Math.abs(down), Math.abs(right)) === 1;
}

/** `r1c1-r4c1 r4c2`: cells in their order, at least three of a straight line as a run. */
export function writeLine(geometry: Geometry, cells: readonly Cell[]): string {
  const words: string[] = [];
  for (let i = 0; i < cells.length; i++) {
    const end = endOfRun(geometry, cells, i);
    words.push(makeCell(geometry, cells[i]));
    if (end < i + 2) continue;
    words.push(`${words.pop()}-${makeCell(geometry, cells[end])}`);
    i = end;
  }
  return words.join(' ');
}

/** The last place of the straight line that begins at a place. */
function endOfRun(geometry: Geometry, cells: readonly Cell[], from: number): number {
  if (from + 1 >= cells.length || !touch(geometry, cells[from], cells[from + 1])) return from;
  const [down, right] = offsetOf(geometry, cells[from], cells[from + 1]);
  const isNext = (at: number) => {
    const [nextDown, nextRight] = offsetOf(geometry, cells[at - 1], cells[at]);
    return nextDown === down && nextRight === right;
  };
  let end = from + 1;
  while (end + 1 < cells.length && isNext(end + 1)) end++;
  return end;
}

/** `r1c8 r2c89`: cells in any order. Repeated cells are written twice. */
export function writeSet(geometry: Geometry, cells: readonly Cell[]): string {
  const sorted = sortedCells(cells);
  if (geometry.size > MOST_WITH_SETS) return writeLine(geometry, sorted);
  const again = sorted.filter((cell, i) => cell === sorted[i - 1]);
  const names = [...new Set(sorted)].map(cell => makeCell(geometry, cell).slice(1).split('c'));
  const byRow = joinedLines(names.map(([row, column]) => [row, column]));
  const byColumn = joinedLines(names.map(([row, column]) => [column, row]));
  const words =
    byRow.length <= byColumn.length
      ? byRow.map(([rows, columns]) => `r${rows}c${columns}`)
      : byColumn.map(([columns, rows]) => `r${rows}c${columns}`);
  return [...words, ...(again.length > 0 ? [writeSet(geometry, again)] : [])].join(' ');
}

/** Joins places that are in one line, and then lines that have the same places. */
function joinedLines(names: readonly (readonly [line: string, place: string])[]): [lines: string, places: string][] {
  const placesOf = new Map<string, string>();
  for (const [line, place] of names) placesOf.set(line, (placesOf.get(line) ?? '') + place);
  const linesOf = new Map<string, string>();
  for (const [line, places] of placesOf) linesOf.set(places, (linesOf.get(places) ?? '') + line);
  return [...linesOf].map(([places, lines]) => [lines, places]);
}

/** Cells in reading order, which most sets are written in. */
export function sortedCells(cells: readonly Cell[]): readonly Cell[] {
  return cells.every((cell, i) => i === 0 || cells[i - 1] <= cell) ? cells : [...cells].sort((a, b) => a - b);
}
