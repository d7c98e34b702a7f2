/** JSON grids whose rows or cells have names, and those whose cells are lists of candidates. */

import { SIZES } from '../../../core/geometry';
import type { Grid } from '../../../core/grid';
import type { PastedLine } from '../form';
import { gridOfDigits } from '../foundDigits';

/** A line of such JSON. */
export const JSON_CELL = /^\s*"?[\w ]{0,20}"?[\s:=]{0,3}[{[][^\r\n]{0,200}?"(?:value|val|digit|number|num|v|n|d)"\s*:/i;

/** A row of such JSON, with a name for each column: `{"c1": 5, "c2": null, …}`. */
export const JSON_ROW =
  /^[\s[,]{0,40}\{(?:\s{0,20}"[\w ]{1,12}"\s{0,3}:\s{0,3}(?:\d{1,2}(?:\.0)?|null|"[\d.*_ -]?")\s{0,20}[,}]){4,25}/;

/** Maximum length of JSON text that is read, in characters. */
const LONGEST = 1 << 16;

/** The grid in JSON text, or undefined if the text is not JSON with a grid. */
export function gridByJson(text: string, lines: readonly PastedLine[]): Grid | undefined {
  const content = text.slice(lines[0].start, lines[lines.length - 1].end);
  if (content.length > LONGEST) return undefined;
  const lists = gridOfLists(content) ?? gridOfBareLists(content);
  if (lists) return lists;
  return JSON_ROW.test(content) ? gridOfRows(content) : undefined;
}

/** A value after its name. */
const VALUE = /:\s{0,3}(?:(\d{1,2})(?:\.0)?|null|"([^"]?)")\s{0,20}[,}]/g;

/** The grid of rows with a name for each column, in one list or in a line each. */
const gridOfRows = (content: string): Grid | undefined =>
  gridOfDigits([...content.matchAll(VALUE)].map(([, number, sign]) => Number(number ?? /\d/.exec(sign ?? '') ?? 0)));

/** The value of text that is nearly JSON: after a name, with braces or parentheses around lists, with commas at the ends of lists. */
function looseValue(content: string): unknown {
  const start = content.search(/[[{(]/);
  const end = Math.max(content.lastIndexOf(']'), content.lastIndexOf('}'), content.lastIndexOf(')'));
  const list = content.slice(start, end + 1);
  if (!/^[[\](){},\s\d"']*$/.test(list)) return undefined;
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
  return gridOfDigits(
    cells.map(cell => {
      const [value, ...others] = Array.isArray(cell) ? cell : [cell];
      return others.length > 0 ? 0 : Number(value ?? 0);
    }),
  );
}

/** The grid of rows of digits and of lists of candidates, with nothing around the rows: `5 {1,2} {1,4} 7`. */
function gridOfBareLists(content: string): Grid | undefined {
  const rows = content.trim().split(/[\r\n]+/);
  if (!rows.every(row => BARE_LISTS.test(row)) || !/[[({]\d,/.test(content)) return undefined;
  const cells = rows.map(row => row.match(/[[({][\d,\s]{1,40}[\])}]|[\d.]/g) ?? []);
  if (cells.some(({ length }) => length !== cells.length)) return undefined;
  return gridOfDigits(cells.flat().map(cell => (cell.length === 1 && cell !== '.' ? Number(cell) : 0)));
}

const BARE_LISTS = /^\s{0,9}(?:(?:[\d.]|[[({]\d(?:,\s?\d){0,8}[\])}])[\s|,]{0,9}){4,9}$/;

/** The start of a row with a list of candidates in a cell. */
export const LISTS =
  /[[({]\s{0,3}[[({]?\s{0,3}[[({]\s{0,3}["']?\d["']?\s{0,3}(?:,\s{0,3}["']?\d["']?\s{0,3}){0,24}[\])}]\s{0,3},\s{0,3}[[({]?["']?[\d[\](){}]/;

/** An object with a named cell, or a cell with its candidates. */
export const NAMED = /^[\s{]{0,9}["'](?:[a-i][1-9]|r[1-9]c[1-9]|\d[,_-]\d)["']\s*:\s*(?:\d\b|null|["'][\d.]{0,9}["'])/i;
