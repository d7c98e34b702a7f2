/** Grids in JSON whose cells are objects, such as `{"row": 0, "col": 3, "value": 7}` or `{"value": 7, "given": true}`. */

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
