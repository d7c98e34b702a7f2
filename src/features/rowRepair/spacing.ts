/** The amount of text between the cells of a row: exact if the columns of a grid are aligned, otherwise as bounds. */

import type { Puzzle } from '../../text/puzzle';
import type { Span } from '../../text/span';
import { areWords, type BrokenRow } from './brokenRow';
import { cellsOfRow } from './layout';

/** Minimum number of complete rows to establish that columns are aligned. */
const FEWEST_ROWS = 3;

/** The smallest and the largest of some lengths. */
type Bounds = readonly [least: number, most: number];

/** Lengths in a grid, in UTF-16 units. */
export interface GridSpacing {
  readonly width: Bounds;
  /** Of the text between two cells of a row. */
  readonly gap: Bounds;
  /** The offset of each column in all complete rows, from the start of the line. */
  readonly aligned?: {
    readonly by: 'start' | 'end';
    readonly columns: readonly number[];
    /** The length of a line, if all are equally long. */
    readonly length?: number;
  };
}

/** A place of one or more edits, between two cells that they did not touch. */
export interface EditPlace {
  /** The untouched cells before and after it; absent at the ends of the line. */
  readonly before?: Span;
  readonly behind?: Span;
  /** The cells that were added or changed. */
  readonly inside: readonly number[];
  /** The span of the edits, extended to the whole cells that they touch. */
  readonly changed: Span;
  /** Number of UTF-16 units by which the earlier text was longer. */
  readonly longer: number;
  /** Number of untouched cells up to the next place. */
  readonly following: number;
}

/** The lengths in the grid of a row. */
export function spacingOf({ puzzle, cells, problem }: BrokenRow): GridSpacing {
  const { size } = puzzle.grid.geometry;
  const rows = Array.from({ length: problem.of === 'row' ? size : 0 }, (_, row) => cellsOfRow(puzzle, row)).filter(
    row => row !== undefined,
  );
  const all = [...rows, cells];
  const widths = all.flatMap(row => row.map(({ start, end }) => end - start));
  const gaps = all.flatMap(row => row.slice(1).map(({ start }, i) => start - row[i].end));
  const { symbols, form, isPasted } = puzzle.style;
  const widest = form === 'marks' ? size : symbols.kind === 'decimal' ? 2 : 1;
  const most = Math.max(widest, ...widths);
  const aligned = rows.length < FEWEST_ROWS ? undefined : alignmentOf(puzzle, rows);
  return {
    width: [isPasted ? 0 : 1, most],
    // Gaps between unaligned words may be wider than in the other rows.
    gap: [Math.min(...gaps), Math.max(...gaps) + (areWords(puzzle) ? most - 1 : 0)],
    ...(aligned && { aligned }),
  };
}

/** The alignment of rows. The first and last lines are left out, because a puzzle's text lacks the spaces before and after them. */
function alignmentOf(puzzle: Puzzle, rows: readonly (readonly Span[])[]): GridSpacing['aligned'] {
  const whole = rows.filter(row => lineAround(puzzle, row).start > 0);
  if (whole.length < FEWEST_ROWS - 1) return undefined;
  const lines = whole.map(row => lineAround(puzzle, row));
  const lengths = lines.filter(({ end }) => end < puzzle.text.length).map(({ start, end }) => end - start);
  for (const by of ['start', 'end'] as const) {
    const columns = whole.map((row, i) => row.map(cell => cell[by] - lines[i].start));
    if (!columns.every(each => each.every((at, column) => at === columns[0][column]))) continue;
    const isEven = lengths.length > 0 && lengths.every(length => length === lengths[0]);
    return { by, columns: columns[0], ...(isEven && { length: lengths[0] }) };
  }
  return undefined;
}

/** A number of cells at a place of edits in a line, the first of them in this column. */
interface Fit {
  readonly place: EditPlace;
  readonly line: Span;
  readonly column: number;
  readonly number: number;
}

/**
 * Whether the row may have had this number of cells: the replaced text is neither too short nor too long for
 * them.
 */
export function fitsBetween({ place, line, column, number }: Fit, { text }: Puzzle, spacing: GridSpacing): boolean {
  const { before, behind, changed, longer } = place;
  const next = column + number;
  const length = (behind?.start ?? line.end) - (before?.end ?? line.start) + longer;
  const { aligned } = spacing;
  const isExact = (before || line.start > 0) && (behind || (line.end < text.length && aligned?.length !== undefined));
  if (aligned && isExact) {
    const { by, columns } = aligned;
    if (behind && next >= columns.length) return false;
    const width = (cell: Span) => cell.end - cell.start;
    const from = before ? columns[column - 1] + (by === 'start' ? width(before) : 0) : 0;
    const to = behind ? columns[next] - (by === 'end' ? width(behind) : 0) : (aligned.length as number);
    return to - from === length;
  }
  const [thinnest, widest] = spacing.width;
  const [narrowest, farthest] = spacing.gap;
  if (!before || !behind) {
    const start = before?.end ?? changed.start;
    const end = behind?.start ?? changed.end;
    return number === 0 || number * thinnest + (number - 1) * narrowest <= end - start + longer;
  }
  // A cell next to the edit may have been longer.
  const isBeside = before.end === changed.start || behind.start === changed.end;
  const slack = isBeside ? 2 * (widest - thinnest) : 0;
  return (
    number * thinnest + (number + 1) * narrowest <= length &&
    length <= number * widest + (number + 1) * farthest + slack
  );
}

/** The part of the puzzle's text that is the line of a row with these cells. */
export function lineAround({ text }: Puzzle, cells: readonly Span[]): Span {
  const before = text.slice(0, cells[0].start);
  const behind = text.slice(cells[cells.length - 1].end).search(/[\r\n]/);
  return {
    start: Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1,
    end: behind < 0 ? text.length : cells[cells.length - 1].end + behind,
  };
}
