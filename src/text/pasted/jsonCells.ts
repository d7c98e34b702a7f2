/** Grids whose cells are objects of JSON, such as `{"row": 0, "col": 3, "value": 7}` or `{"value": 7, "given": true}`, named cells, or lists of candidates. */

import { geometryOfSize, SIZES } from '../../core/geometry';
import { type Grid, hasConflict } from '../../core/grid';
import { gridOfPlaces } from './facts';
import type { PastedLine } from './form';

/** Names of a cell's digit, its row and its column, without their case. */
const DIGIT = /^(?:value|val|v|digit|d|number|num|n)$/i;
const ROW = /^(?:row|r|y|i)$/i;
const COLUMN = /^(?:col|column|c|x|j)$/i;

/** A line of such JSON. */
export const JSON_CELL = /^\s*"?[\w ]{0,20}"?[\s:=]{0,3}[{[][^\r\n]{0,200}?"(?:value|val|digit|number|num|v|n|d)"\s*:/i;

/** A row of such JSON, with a name for each column: `{"c1": 5, "c2": null, …}`. */
export const JSON_ROW =
  /^[\s[,]{0,40}\{(?:\s{0,20}"[\w ]{1,12}"\s{0,3}:\s{0,3}(?:\d{1,2}(?:\.0)?|null|"[\d.*_ -]?")\s{0,20}[,}]){4,25}/;

/** Most characters of JSON that is read. */
const LONGEST = 1 << 16;

/** The grid of JSON, or undefined when the text is none. */
export function gridByJson(text: string, lines: readonly PastedLine[]): Grid | undefined {
  const content = text.slice(lines[0].start, lines[lines.length - 1].end);
  if (content.length > LONGEST) return undefined;
  const lists = gridOfLists(content) ?? gridOfNames(content);
  if (lists) return lists;
  if (JSON_ROW.test(content)) return gridOfRows(content);
  if (!JSON_CELL.test(content.replace(/\s+/g, ' '))) return undefined;
  const from = content.search(/[[{]/);
  const to = Math.max(content.lastIndexOf(']'), content.lastIndexOf('}'));
  try {
    const objects = objectsIn(JSON.parse(content.slice(from, to + 1)));
    return objects && gridOf(objects);
  } catch {
    return undefined;
  }
}

/** The grid of rows with a name for each column, in one list or in a line each. */
function gridOfRows(content: string): Grid | undefined {
  try {
    const rows: unknown = content.trimStart().startsWith('[')
      ? JSON.parse(content)
      : content
          .trim()
          .split(/[\r\n]+/)
          .map(line => JSON.parse(line.replace(/,\s*$/, '')));
    if (!Array.isArray(rows)) return undefined;
    return gridOf(rows.flatMap(row => Object.values(row as Cell).map(value => ({ value }))));
  } catch {
    return undefined;
  }
}

/** The value of text that is nearly JSON: after a name, with braces or parentheses around lists, with commas at the ends of lists. */
function looseValue(content: string): unknown {
  const start = content.search(/[[{(]/);
  const end = Math.max(content.lastIndexOf(']'), content.lastIndexOf('}'), content.lastIndexOf(')'));
  const list = content.slice(Math.max(0, start), end + 1);
  if (start < 0 || !/^[[\](){},\s\d"']*$/.test(list)) return undefined;
  const signs: Readonly<Record<string, string>> = { '(': '[', '{': '[', ')': ']', '}': ']', "'": '"' };
  try {
    return JSON.parse(list.replace(/[(){}']/g, sign => signs[sign]).replace(/,(?=\s{0,9}\])/g, ''));
  } catch {
    return undefined;
  }
}

/** The grid of rows whose cells are lists of candidates: a list of one is a digit. */
function gridOfLists(content: string): Grid | undefined {
  if (!LISTS.test(content)) return undefined;
  const rows = looseValue(content);
  if (!Array.isArray(rows) || !SIZES.includes(rows.length)) return undefined;
  const cells: unknown[] = rows.flat(1);
  if (cells.length !== rows.length ** 2 || !cells.some(cell => Array.isArray(cell) && cell.length > 1))
    return undefined;
  return gridOf(
    cells.map(cell => {
      const [value, ...others] = Array.isArray(cell) ? cell : [cell];
      return { value: others.length > 0 ? 0 : Number(value ?? 0) };
    }),
  );
}

/** The start of a row with a list of candidates in a cell. */
export const LISTS =
  /[[({]\s{0,3}[[({]?\s{0,3}[[({]\s{0,3}["']?\d["']?\s{0,3}(?:,\s{0,3}["']?\d["']?\s{0,3}){0,24}[\])}]\s{0,3},\s{0,3}[[({]?["']?[\d[\](){}]/;

/** The name of a cell: `a1`, `r1c1`, `1,1`. */
const NAME = /^(?:([a-i])([1-9])|r([1-9])c([1-9])|([0-9])[,_-]([0-9]))$/i;

/** An object of JSON with a named cell. */
export const NAMED = /^[\s{]{0,9}"(?:[a-i][1-9]|r[1-9]c[1-9]|\d[,_-]\d)"\s*:\s*(?:\d\b|null|"[\d.]?")/i;

/** The grid of an object whose cells have names. Those without a digit may lack. */
function gridOfNames(content: string): Grid | undefined {
  if (!NAMED.test(content)) return undefined;
  try {
    const cells = Object.entries(JSON.parse(content) as Cell);
    const places = cells.map(([name, value]) => {
      const found =
        NAME.exec(name)
          ?.slice(1)
          .filter(part => part !== undefined) ?? [];
      const [row, column] = found.map(part =>
        /\d/.test(part) ? Number(part) : part.toLowerCase().charCodeAt(0) - 0x60,
      );
      return [row, column, Number(value ?? 0)];
    });
    return places.every(place => place.every(Number.isInteger)) ? gridOfPlaces(places) : undefined;
  } catch {
    return undefined;
  }
}

type Cell = Readonly<Record<string, unknown>>;

/** The objects with a digit, in their order. */
function objectsIn(value: unknown): Cell[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  // An empty cell may have nothing.
  const isCell = keys.length === 0 || keys.some(key => DIGIT.test(key));
  return isCell ? [value as Cell] : Object.values(value).flatMap(objectsIn);
}

function gridOf(cells: readonly Cell[]): Grid | undefined {
  const numberOf = (cell: Cell, name: RegExp) => {
    const [, value] = Object.entries(cell).find(([key]) => name.test(key)) ?? [];
    if (value === null || value === '' || value === '.') return 0;
    return Object.keys(cell).length === 0 && name === DIGIT ? 0 : Number(value ?? Number.NaN);
  };
  const places = cells.map(cell => [numberOf(cell, ROW), numberOf(cell, COLUMN), numberOf(cell, DIGIT)]);
  if (places.every(([row, column, digit]) => [row, column, digit].every(Number.isInteger))) return gridOfPlaces(places);
  const size = SIZES.find(n => n * n === cells.length);
  if (size === undefined || !places.every(([, , digit]) => Number.isInteger(digit) && 0 <= digit && digit <= size))
    return undefined;
  const digits = Uint8Array.from(places, ([, , digit]) => digit);
  const grid = { geometry: geometryOfSize(size), digits };
  return digits.filter(digit => digit > 0).length >= size && !hasConflict(grid) ? grid : undefined;
}
