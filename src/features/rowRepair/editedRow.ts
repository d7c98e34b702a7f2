/**
 * Reconstructs the columns of a row's cells before its edits.
 *
 * The edits divide the row into unchanged parts. A part keeps its cells, so only the numbers of cells that the
 * row had between the parts are unknown. An edit records the number of removed characters, not of cells:
 * `. ` is two characters of one cell. So every number of cells is tried. It must fit the length of the replaced
 * text, and all numbers together must give a row of the right length. If more than one solution is left, the
 * columns are unknown.
 */

import type { RecentEdit } from '../../text/document/recentEdits';
import type { Span } from '../../text/span';
import type { BrokenRow } from './brokenRow';
import { type EditPlace, fitsBetween, type GridSpacing, lineAround, spacingOf } from './spacing';

/** Maximum number of solutions to compare. With more, the columns count as unknown. */
const MOST_SOLUTIONS = 200;

/** Conclusions from the edits of a row. */
export interface EditedRow {
  /** Each solution has by cell of the row: its column before the edits, or -1 when it had none. */
  readonly solutions: readonly (readonly number[])[];
  /** The cells that the edits added or changed. */
  readonly added: ReadonlySet<number>;
  /** Whether the solutions have no column only for cells that are completely new. */
  readonly isOnlyNew: boolean;
  /** Whether nothing follows from the edits: the row was typed as a whole, or each edit replaced text by text of the same length. */
  readonly isInconclusive: boolean;
}

/** Draws conclusions from the edits of a row; undefined when no edit is in its line. */
export function editedRow(row: BrokenRow, recent: readonly RecentEdit[]): EditedRow | undefined {
  const { cells, puzzle, isBlank } = row;
  const line = lineAround(puzzle, cells);
  const spacing = spacingOf(row);
  // The puzzle's text has no spaces before the first row or after the last one. An edit may have left them.
  const left = spacing.width[1] - 1 + spacing.gap[1];
  const from = line.start === 0 ? -left : line.start;
  const to = line.end === puzzle.text.length ? line.end + left : line.end;
  const edits = recent
    .map(({ start, end, removed }) => ({ start: start - puzzle.start, end: end - puzzle.start, removed }))
    .filter(({ start, end }) => start <= to && from <= end)
    .sort((a, b) => a.start - b.start);
  if (edits.length === 0) return undefined;
  const isIn = ({ start, end }: Span) => line.start <= start && end <= line.end;
  const places = placesOf(cells, edits);
  const added = new Set(places.flatMap(({ inside }) => inside));
  const isTypedAnew = 2 * added.size > cells.length;
  const isAllNew = cells.every((_, cell) => added.has(cell) || isBlank[cell]);
  const numbers = isTypedAnew || !edits.every(isIn) ? [] : numbersOf(row, line, places, spacing);
  return {
    solutions: numbers.map(each => columnsBefore(row, places, each)),
    added,
    isOnlyNew: numbers.every(each => each.every((number, i) => number === 0 || number >= places[i].inside.length)),
    isInconclusive: (isTypedAnew && isAllNew) || edits.every(({ start, end, removed }) => end - start === removed),
  };
}

/** The edits, joined where no untouched cell is between them. */
function placesOf(cells: readonly Span[], edits: readonly RecentEdit[]): EditPlace[] {
  const insideOf = ({ start, end }: Span) =>
    [...cells.keys()].filter(cell => cells[cell].start < end && start < cells[cell].end);
  const touched = new Set(edits.flatMap(insideOf));
  const isUntouched = (cell: number) => !touched.has(cell);
  const groups: RecentEdit[][] = [];
  const indexes = [...cells.keys()].filter(isUntouched);
  const followers = (edit: RecentEdit) => indexes.filter(cell => edit.end <= cells[cell].start).length;
  for (const edit of edits) {
    const last = groups.at(-1);
    if (last && followers(last[0]) === followers(edit)) last.push(edit);
    else groups.push([edit]);
  }
  return groups.map((group, i) => {
    const behind = followers(group[0]);
    const inside = [...new Set(group.flatMap(insideOf))];
    const [first, last] = [cells[inside[0]], cells[inside[inside.length - 1]]];
    const [start, end] = [group[0].start, group[group.length - 1].end];
    return {
      before: cells[indexes[indexes.length - behind - 1]],
      behind: cells[indexes[indexes.length - behind]],
      inside,
      changed: { start: Math.min(start, first?.start ?? start), end: Math.max(end, last?.end ?? end) },
      longer: group.reduce((sum, edit) => sum + edit.removed - (edit.end - edit.start), 0),
      following: behind - (i + 1 < groups.length ? followers(groups[i + 1][0]) : 0),
    };
  });
}

/** By solution and place: the number of cells that the row had there. */
function numbersOf(row: BrokenRow, line: Span, places: readonly EditPlace[], spacing: GridSpacing): number[][] {
  const { aligned: alignment, ...bounds } = spacing;
  const exact = alignment ? solutionsOf(row, line, places, { ...bounds, aligned: alignment }) : [];
  return exact.length > 0 ? exact : solutionsOf(row, line, places, bounds);
}

function solutionsOf(row: BrokenRow, line: Span, places: readonly EditPlace[], spacing: GridSpacing): number[][] {
  const { needed } = row.problem;
  const untouched = row.cells.length - places.reduce((sum, { inside }) => sum + inside.length, 0);
  const found: number[][] = [];
  let isTooMany = false;
  const go = (numbers: readonly number[], column: number, left: number) => {
    if (numbers.length === places.length) {
      if (left === 0) found.push([...numbers]);
      if (found.length > MOST_SOLUTIONS) isTooMany = true;
      return;
    }
    const place = places[numbers.length];
    for (let number = 0; number <= left && !isTooMany; number++) {
      if (!fitsBetween({ place, line, column, number }, row.puzzle, spacing)) continue;
      go([...numbers, number], column + number + place.following, left - number);
    }
  };
  const first = untouched - places.reduce((sum, { following }) => sum + following, 0);
  go([], first, needed - untouched);
  return isTooMany ? [] : found;
}

/** By cell: its column when the row had these numbers of cells at the places. */
function columnsBefore({ cells }: BrokenRow, places: readonly EditPlace[], numbers: readonly number[]): number[] {
  const columns: number[] = cells.map(() => -1);
  const placeOf = new Map(places.flatMap(({ inside }, i) => inside.map((cell, j) => [cell, [i, j]] as const)));
  const untouched = [...cells.keys()].filter(cell => !placeOf.has(cell));
  const shift = (cell: number) =>
    places.reduce((sum, { changed }, i) => (changed.end <= cells[cell].start ? sum + numbers[i] : sum), 0);
  for (const [i, cell] of untouched.entries()) columns[cell] = i + shift(cell);
  for (const [i, { inside, changed }] of places.entries()) {
    const before = untouched.filter(cell => cells[cell].end <= changed.start).length;
    const first = before + numbers.slice(0, i).reduce((sum, number) => sum + number, 0);
    for (const [j, cell] of inside.slice(0, numbers[i]).entries()) columns[cell] = first + j;
  }
  return columns;
}
