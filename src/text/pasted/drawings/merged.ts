/** HTML tables with cells over several columns or rows, tables in tables, and sheets without their empty cells: their cells cannot be numbered in the text. */

import { geometryOfSize, SIZES } from '../../../core/geometry';
import type { Grid } from '../../../core/grid';
import { sliceOf, spanOf } from '../../span';
import { frequenciesOf } from '../../strings/frequencies';
import { endOfLine, lineStartOf } from '../../strings/lineBreaks';
import { type PastedLine, trimmedSpan } from '../form';
import { pastedHtml } from '../forms/html';
import { gridOfPlaces, type PlacedDigit } from '../foundDigits';

/** Minimum number of digits in a table that may be a puzzle. */
const FEWEST_DIGITS = 12;

/** Returns the grid of such a table; without `grid` if the places of its digits are unclear. Undefined for other text. */
export function readMerged(text: string, lines: readonly PastedLine[]): { readonly grid?: Grid } | undefined {
  const content = sliceOf(text, spanOf(lines));
  // The same tags at the ends of all lines may have been removed.
  const sheet = gridOfSheet(
    text.slice(lineStartOf(text, lines[0].start), endOfLine(text, lines[lines.length - 1].end)),
  );
  if (sheet) return sheet;
  if (!/<t[dh]\b/i.test(content)) return undefined;
  const cells = (pastedHtml.rowsOf(text, lines) ?? []).flatMap(row => row.cells);
  const size = SIZES.find(n => n * n === cells.length);
  const words = cells.map(cell => {
    const { start, end } = trimmedSpan(text, cell);
    return cell.word === '.' ? '' : text.slice(start, end);
  });
  const digits = words.filter(word => /^[1-9]$/.test(word)).length;
  const likely = words.filter(word => /^\d?$/.test(word)).length;
  // Other tables have fewer cells, or words in them.
  if (digits < FEWEST_DIGITS || 4 * likely < 3 * words.length) return undefined;
  if (size === undefined || size > 9) return {};
  if (!words.every(word => /^[1-9]?$/.test(word) && Number(word) <= size)) return {};
  const geometry = geometryOfSize(size);
  const found = new Uint8Array(geometry.cellCount);
  // With a table for each box, the cells are in the order of the boxes.
  const boxes = geometry.houses.filter(({ kind }) => kind === 'box').flatMap(({ cells: box }) => [...box]);
  const isOfTables = /<td\b[^<>]*>\s*<table\b/i.test(content);
  words.forEach((word, i) => {
    found[isOfTables ? boxes[i] : i] = Number(word);
  });
  return { grid: { geometry, digits: found } };
}

const withGrid = (grid: Grid | undefined) => grid && { grid };

/** A row or a cell in the XML of Excel or OpenDocument. */
const PART = /<(?:\w{1,9}:)?(?:(row|table-row)|c|cell|table-cell)\b([^<>]{0,200})>/gi;

/** The column of a cell, if cells before it are missing, and the number of equal cells that it represents. */
const COLUMN = /:index="(\d{1,2})"|\br=["']([A-Z])\d/i;
const REPEATED = /-repeated="(\d{1,4})"/;

/**
 * The grid of a sheet of a spreadsheet, whose cells are elements in rows; without `grid` if Excel has its texts elsewhere, and only their
 * numbers are in their places.
 */
function gridOfSheet(content: string): { readonly grid?: Grid } | undefined {
  const placed: PlacedDigit[] = [];
  const texts: PlacedDigit[] = [];
  let [row, column] = [-1, 0];
  const parts = [...content.matchAll(PART)];
  for (const [i, { index, 0: tag, 1: isRow, 2: attributes }] of parts.entries()) {
    if (isRow) [row, column] = [row + 1, 0];
    if (isRow) continue;
    const [, number, letter] = COLUMN.exec(attributes) ?? [];
    if (number || letter) column = number ? Number(number) - 1 : letter.toUpperCase().charCodeAt(0) - 0x41;
    const end = parts[i + 1]?.index;
    const word = tag.endsWith('/>')
      ? ''
      : content
          .slice(index + tag.length, end)
          .replace(/<[^<>]*>/g, '')
          .trim();
    if (!/^\d{0,5}$/.test(word)) return undefined;
    if (/\st=["']s["']/.test(attributes)) texts.push([row, column, Number(word)]);
    else if (Number(word) > 0) placed.push([row, column, Number(word)]);
    column += Number(REPEATED.exec(attributes)?.[1] ?? 1);
  }
  // Rows without digits may be missing.
  if (!SIZES.includes(row + 1)) return undefined;
  if (texts.length === 0) return placed.length > 0 ? withGrid(gridOfPlaces(placed)) : undefined;
  // Texts of a puzzle are as different as digits, perhaps with one for the empty cells.
  const kinds = frequenciesOf(texts.map(([, , kind]) => kind)).map(([kind]) => kind);
  const isPuzzle = [kinds, kinds.slice(1)].some(digits =>
    gridOfPlaces(
      texts.map(([r, c, kind]): PlacedDigit => [r, c, digits.indexOf(kind) + 1]).filter(([, , digit]) => digit > 0),
    ),
  );
  return isPuzzle ? {} : undefined;
}
