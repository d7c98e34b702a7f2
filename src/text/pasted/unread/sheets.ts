/** Grids in the XML of spreadsheets, which leaves out empty cells and tells where the next one is: `<Cell ss:Index="5">`, `<c r="E1">`. */

import type { Grid } from '../../../core/grid';
import type { PastedLine } from '../form';
import { gridOfPlaces, type PlacedDigit } from '../foundDigits';

/** Maximum length of such a text, in characters. */
const LONGEST = 1 << 16;

/** The tag of a row or of a cell, and the text behind it. */
const TAG =
  /<(?:table:table-)?(row|cell|c)\b([^<>]{0,300})>((?:<(?!\/?(?:table:table-)?(?:row|cell|c)\b)[^<>]{0,200}>|[^<>]{0,40}){0,8})/gi;

/** The number of a row or a column that a tag names, and the number of equal cells for which it stands. */
const INDEX = /\b(?:ss:index|r)=["'](?:[A-Z]{0,2})(\d{1,3})["']/i;
const COLUMN = /\bss:index=["'](\d{1,3})["']|\br=["']([A-Z])\d{1,3}["']/i;
const REPEATED = /-repeated=["'](\d{1,5})["']/;

/** The grid of the digits in such a table. */
export function gridBySheet(text: string, lines: readonly PastedLine[]): Grid | undefined {
  const content = text.slice(lines[0].start, lines[lines.length - 1].end);
  if (content.length > LONGEST || !/ss:Index=|<c\s[^<>]{0,40}\br="|table:table-cell/.test(content)) return undefined;
  const placed: PlacedDigit[] = [];
  let [row, column] = [0, 0];
  for (const [, name, attributes, behind] of content.matchAll(TAG)) {
    const repeated = Number(REPEATED.exec(attributes)?.[1] ?? 1);
    if (name.toLowerCase() === 'row') {
      row = Number(INDEX.exec(attributes)?.[1] ?? row + 1);
      column = 0;
      continue;
    }
    const [, index, letter] = COLUMN.exec(attributes) ?? [];
    column = index ? Number(index) : letter ? letter.toUpperCase().charCodeAt(0) - 0x40 : column + 1;
    const digit = /^\s*([1-9])(?:\.0+)?\s*$/.exec(behind.replace(/<[^<>]*>/g, ''))?.[1];
    if (digit) placed.push([row, column, Number(digit)]);
    column += repeated - 1;
  }
  if (placed.length === 0) return undefined;
  const [top, left] = [0, 1].map(i => Math.min(...placed.map(place => place[i])));
  const at = (row: number, column: number) => gridOfPlaces(placed.map(([r, c, digit]) => [r - row, c - column, digit]));
  // The table may start in another cell, where its first rows and columns may be empty.
  return at(0, 0) ?? at(top - 1, left - 1);
}
