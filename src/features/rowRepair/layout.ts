/**
 * The usual text between the cells of a grid's rows. Borders and spaces that are at a different
 * place in a broken row show where it broke.
 */

import type { Puzzle } from '../../text/puzzle';
import type { Span } from '../../text/span';

/** The gaps of the rows of a grid. */
export interface RowGaps {
  /** By column: the text before its cell; empty for the first column. */
  readonly gaps: readonly string[];
  /** The text between most cells of a row. */
  readonly ordinary: string;
}

const BAR = /[|\u2500-\u257f]/;

/** Whether a gap has a border in it. */
export const hasBar = (gap: string) => BAR.test(gap);

/** The gaps before the cells of a row; empty before the first cell. */
export function gapsOf({ text }: Puzzle, cells: readonly Span[]): string[] {
  return cells.map(({ start }, i) => (i === 0 ? '' : text.slice(cells[i - 1].end, start)));
}

/** The most frequent string, the first one in a tie. */
export function mostCommon(strings: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const string of strings) counts.set(string, (counts.get(string) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0] as [string, number])[0];
}

/** The spans of a row's cells, or undefined when the text does not have all of them on one line. */
export function cellsOfRow({ grid, places, text }: Puzzle, row: number): Span[] | undefined {
  const { size } = grid.geometry;
  const cells = Array.from({ length: size }, (_, column) => row * size + column).map(cell => ({
    start: places.startOf(cell),
    end: places.endOf(cell),
  }));
  const isInOneLine =
    cells.every(({ start }) => start >= 0) && !/[\r\n]/.test(text.slice(cells[0].start, cells[size - 1].end));
  return isInOneLine ? cells : undefined;
}

/** The layout of most complete rows of a grid, or undefined when no row is complete. */
function layoutOf(puzzle: Puzzle): RowGaps | undefined {
  const { size } = puzzle.grid.geometry;
  const byText = new Map<string, string[]>();
  const keys: string[] = [];
  for (let row = 0; row < size; row++) {
    const cells = cellsOfRow(puzzle, row);
    if (!cells) continue;
    const gaps = gapsOf(puzzle, cells);
    const key = gaps.join('\n');
    byText.set(key, gaps);
    keys.push(key);
  }
  const gaps = byText.get(mostCommon(keys));
  return gaps && { gaps, ordinary: ordinaryGap(gaps) };
}

/** The layout that a row of these cells shares with the other rows, or undefined when its layout differs. */
export function layoutFor(puzzle: Puzzle, cells: readonly Span[]): RowGaps | undefined {
  const layout = layoutOf(puzzle);
  return layout?.ordinary === ordinaryGap(gapsOf(puzzle, cells)) ? layout : undefined;
}

/** The text between most cells of a row; a border only if there is nothing else. */
export function ordinaryGap(gaps: readonly string[]): string {
  const between = gaps.slice(1);
  const open = between.filter(gap => !hasBar(gap));
  return mostCommon(open.length > 0 ? open : between);
}

/** Whether a gap divides groups of cells: it has a border, or is wider than the ordinary gap. */
function dividesGroups({ ordinary }: RowGaps, gap: string): boolean {
  return gap !== ordinary && (hasBar(gap) || gap.length > ordinary.length);
}

/** By cell or column: the number of its group, with groups divided by these gaps. */
export function gapGroupsOf(layout: RowGaps, gaps: readonly string[]): number[] {
  const known = new Set(layout.gaps.filter(gap => dividesGroups(layout, gap)));
  let group = 0;
  return gaps.map((gap, i) => {
    if (i > 0 && gap !== layout.ordinary && (hasBar(gap) || known.has(gap))) group++;
    return group;
  });
}
