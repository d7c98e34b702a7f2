/** Blocks of rows: rows without an empty line between them. They are one grid or more, or 4x4 puzzles on one line each. */

import { READABLE_SIZES } from '../../core/geometry';
import type { Puzzle } from '../puzzle';
import { areFourByFour } from './grids/oneLine';
import type { RowGroup } from './grids/rows';
import type { RowSyntax } from './lines/syntax';

/** Number of rows after which a block is cut if that leaves whole grids, and after which it is always cut. */
const LONG_BLOCK = 500;
const LONGEST_BLOCK = 4000;

/** Whether a block is cut here: it is very long, and its puzzles should appear before its end. */
export function isLongEnough(block: readonly RowSyntax[]): boolean {
  const { cells } = block[0];
  if (block.length < LONG_BLOCK || block.length % cells !== 0) return false;
  return block.length >= LONGEST_BLOCK || block.every(row => row.cells === cells && !row.isBorderLike);
}

/** Whether a block, ignoring borders, consists of whole grids of one size and nothing more. */
export function areFullGrids(block: readonly RowSyntax[]): boolean {
  const size = block[0].cells;
  const isEven = READABLE_SIZES.includes(size) && block.every(row => row.isBorderLike || row.cells === size);
  return isEven && block.filter(row => !row.isBorderLike).length % size === 0;
}

/** Whether the rows of 16 cells in a block are 4x4 puzzles on one line each. */
export function areLines(text: string, block: readonly RowSyntax[]): boolean {
  return areFourByFour(
    text,
    block.filter(row => row.cells === 16),
  );
}

/** Rows to read as grids, or a row that is a 4x4 puzzle. */
type BlockPart =
  | { readonly kind: 'rows'; readonly rows: readonly RowSyntax[] }
  | { readonly kind: 'line'; readonly row: RowSyntax };

/** The parts of a block, in order. There may be parts without rows. */
export function partsOf(text: string, block: readonly RowSyntax[]): BlockPart[] {
  if (!areLines(text, block)) return [{ kind: 'rows', rows: block }];
  const parts: BlockPart[] = [];
  let others: RowSyntax[] = [];
  for (const row of block) {
    if (row.cells !== 16) others.push(row);
    else {
      parts.push({ kind: 'rows', rows: others }, { kind: 'line', row });
      others = [];
    }
  }
  return [...parts, { kind: 'rows', rows: others }];
}

/** Whether the puzzles of a block have all of its rows and no problem. */
export function areWhole(
  block: readonly RowSyntax[],
  groups: readonly RowGroup[],
  puzzles: readonly Puzzle[],
): boolean {
  if (puzzles.length === 0 || !puzzles.every(({ problems }) => problems.length === 0)) return false;
  const used = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return used >= block.filter(row => !row.isBorderLike).length;
}

/** Number of rows that have the right length. */
export function goodRows(groups: readonly RowGroup[]): number {
  return groups.reduce((sum, { size, rows }) => sum + rows.filter(({ cells }) => cells === size).length, 0);
}
