/** HTML tables with cells over several columns or rows, and tables in tables: their cells cannot be numbered in the text. */

import { geometryOfSize, SIZES } from '../../../core/geometry';
import type { Grid } from '../../../core/grid';
import { type PastedLine, trimmedSpan } from '../form';
import { pastedHtml } from '../forms/html';

/** Minimum number of digits in a table that may be a puzzle. */
const FEWEST_DIGITS = 12;

/** Returns the grid of such a table; without `grid` if the places of its digits are unclear. Undefined for other text. */
export function readMerged(text: string, lines: readonly PastedLine[]): { readonly grid?: Grid } | undefined {
  const content = text.slice(lines[0].start, lines[lines.length - 1].end);
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
