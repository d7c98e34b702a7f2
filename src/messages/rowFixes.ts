/** Fixes of a row's length. */

import { list } from '../core/techniques/names';
import { plain } from '../text/markdown';
import { namesFor, type Puzzle } from '../text/puzzle';
import { shortenedText } from '../text/trim';
import { count, few, MOST_NAMES, MOST_REPEATED } from './wording';

/** The data of a row with too many or too few cells for titles. Offsets count from the start of its puzzle. */
export interface RowTitleData {
  readonly puzzle: Puzzle;
  readonly cells: readonly { readonly start: number; readonly end: number }[];
  readonly isLong: boolean;
  readonly problem: { readonly row: number; readonly needed: number };
}

/** The change that a fix makes to a row. */
export interface Fix {
  /** The removed cells, or the added columns. */
  readonly places: readonly number[];
  readonly isUndoing: boolean;
  readonly effect:
    | { readonly kind: 'keeps columns' }
    | { readonly kind: 'moves'; readonly cells: readonly number[]; readonly to: string }
    | { readonly kind: 'may move' };
}

/** Maximum number of digits or cells that a title names. It counts more of them. */
const MOST_NAMED = 4;

/** The titles of fixes of a row's length. */
export const rowFixes = {
  /** `Remove 1 empty cell after r1c4`, `Add 1 empty cell (.) at the end; the digits 7 and 5 move right` */
  repair: (row: RowTitleData, fix: Fix) => `${changeText(row, fix)}${effectText(row, fix)}`,
} as const;

function changeText(row: RowTitleData, { places, isUndoing }: Fix): string {
  const { puzzle, cells, isLong, problem } = row;
  const names = namesFor(puzzle);
  const origin = problem.row * puzzle.grid.geometry.size;
  const isAtEnd = places.at(-1) === (isLong ? cells.length : problem.needed) - 1 && isRun(places);
  if (isUndoing)
    return `Remove ${list(places.map(place => `"${textOfCell(row, place)}"`))} to restore the previous row`;
  if (!isLong) {
    const where = isAtEnd ? 'at the end' : `in ${cellsText(places.map(column => names.cell(origin + column)))}`;
    const blank = puzzle.style.blank.trim();
    return `Add ${count(places.length, 'empty cell')}${blank && ` (${blank})`} ${where}`;
  }
  // The cells before the removed ones, in their new columns.
  const starts = places.filter(place => !places.includes(place - 1));
  const before = starts.filter(place => place > 0).map(place => place - 1 - places.filter(one => one < place).length);
  const where = isAtEnd
    ? 'at the end'
    : list([
        ...(places[0] === 0 ? [`before ${names.cell(origin)}`] : []),
        ...(before.length > 0 ? [`after ${cellsText(before.map(column => names.cell(origin + column)))}`] : []),
      ]);
  return `Remove ${count(places.length, 'empty cell')} ${where}`;
}

function effectText(row: RowTitleData, { effect }: Fix): string {
  if (effect.kind === 'keeps columns') return '';
  if (effect.kind === 'may move') return '; digits may move to other columns';
  const { cells, to } = effect;
  const what =
    cells.length > MOST_NAMED
      ? count(cells.length, 'digit')
      : `the ${cells.length === 1 ? 'digit' : 'digits'} ${list(cells.map(cell => textOfCell(row, cell)))}`;
  return `; ${what} ${cells.length === 1 ? 'moves' : 'move'} ${to === 'other columns' ? 'to other columns' : to}`;
}

/** `r1c6 and r1c7`; only the first ones of many cells. */
function cellsText(names: readonly string[]): string {
  return few({ names: names.length > MOST_NAMED ? names.slice(0, MOST_NAMES) : names, total: names.length });
}

function textOfCell({ puzzle, cells }: RowTitleData, cell: number): string {
  return plain(shortenedText(puzzle.text.slice(cells[cell].start, cells[cell].end), MOST_REPEATED));
}

function isRun(places: readonly number[]): boolean {
  return places.every((place, i) => i === 0 || place === places[i - 1] + 1);
}
