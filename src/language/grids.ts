/** From the rows of one block of lines (no blank line, title or section in between) to the grids they make up. */

import { geometryOfSize, SIZES } from '../core/geometry';
import type { Row } from './syntax';

/** Rows that make up one grid of a size, or were meant to. */
export interface RowGroup {
  readonly size: number;
  /** In order; a row whose `cells` are not `size` is malformed. Never more than `size` rows. */
  readonly rows: readonly Row[];
  /** Rows past the last one, which belong to nothing else. */
  readonly surplus: readonly Row[];
}

/** The grids of a block, in order. Rows that belong to none are stray numbers or titles and are not mentioned. */
export function groupRows(text: string, block: readonly Row[]): RowGroup[] {
  const rows = withoutBorders(text, block);
  const groups: RowGroup[] = [];
  let rest: Row[] = [];
  for (let i = 0; i < rows.length; ) {
    if (!isFullGrid(rows, i)) {
      rest.push(rows[i++]);
      continue;
    }
    addRest(groups, rest, true);
    rest = [];
    const size = rows[i].cells;
    groups.push({ size, rows: rows.slice(i, i + size), surplus: [] });
    i += size;
  }
  addRest(groups, rest, false);
  return groups;
}

/** Whether as many rows as a row has cells follow, all as long. */
function isFullGrid(rows: readonly Row[], at: number): boolean {
  const size = rows[at].cells;
  if (!SIZES.includes(size) || rows.length < at + size) return false;
  for (let i = at; i < at + size; i++) if (rows[i].cells !== size) return false;
  return rows.slice(at, at + size).some(isSound);
}

/** Rows that are no full grid: too many of the grid before, an incomplete grid, or no rows at all. */
function addRest(groups: RowGroup[], rest: readonly Row[], gridFollows: boolean): void {
  if (rest.length === 0) return;
  const before = groups.at(-1);
  if (before && rest.every(row => row.cells === before.size)) {
    groups[groups.length - 1] = { ...before, surplus: rest };
    return;
  }
  // One odd row in front of or behind a grid is its number, its date …
  if (rest.length === 1 && (gridFollows || before)) return;
  const group = incompleteGrid(rest);
  if (group) groups.push(group);
}

/** Sizes whose single rows are as likely a year, a date or a telephone number. */
const DOUBTFUL_SINGLE_ROWS = [4, 6, 8, 10];

function incompleteGrid(all: readonly Row[]): RowGroup | undefined {
  const size = mostCommonSize(all);
  if (size === undefined) return undefined;
  if (all.length === 1 && DOUBTFUL_SINGLE_ROWS.includes(size)) return undefined;
  let first = 0;
  let end = all.length;
  while (all[first].cells !== size && (2 * all[first].cells < size || end - first > size)) first++;
  while (all[end - 1].cells !== size && end - first > size) end--;
  const rows = all.slice(first, end);
  if (!rows.some(row => row.cells === size && isSound(row))) return undefined;
  return { size, rows: rows.slice(0, size), surplus: rows.slice(size) };
}

/** The size that most rows have, the larger one of two; undefined when no row has one. */
function mostCommonSize(rows: readonly Row[]): number | undefined {
  const counts = new Map<number, number>();
  for (const row of rows) if (SIZES.includes(row.cells)) counts.set(row.cells, (counts.get(row.cells) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || b - a)[0]?.[0];
}

/** Whether every character of a row can be a cell of its size. */
function isSound(row: Row): boolean {
  return row.strange === 0 && (row.letters === 0 || row.cells >= 10);
}

/**
 * Without the rows of dashes that are borders. Such a row is a row of blanks only where the puzzle writes its blanks
 * as `-` and would be a row short without it.
 */
function withoutBorders(text: string, block: readonly Row[]): Row[] {
  if (!block.some(row => row.dashes)) return [...block];
  const sure = block.filter(row => !row.dashes);
  const dashed = sure.length === 0 || sure.some(row => text.slice(row.start, row.end).includes('-'));
  const size = mostCommonSize(sure.length === 0 ? block : sure);
  if (size === undefined || !dashed) return sure;
  const candidates = block.filter(row => !row.dashes || row.cells === size);
  const doubtful = candidates.length - sure.length;
  if (sure.length === 0) return doubtful % size === 0 ? candidates : [];
  if (sure.length % size === 0) return sure;
  if ((sure.length + doubtful) % size === 0) return candidates;
  // Some are, some are not: borders stand between boxes.
  const { boxHeight } = geometryOfSize(size);
  const rows: Row[] = [];
  for (const row of candidates) if (!row.dashes || rows.length % boxHeight !== 0) rows.push(row);
  return rows;
}
