/** Fixes of a row's length. */

import { all, type Phrase, phrase, t, type Value, wordsOf } from '../../core/sentences';
import { namesFor, type Puzzle } from '../../text/puzzle';
import { plain } from '../../text/strings/markdown';
import { shortenedText } from '../../text/strings/trim';
import { few, inQuotes, MOST_NAMES, MOST_REPEATED } from '../wording';

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
    | { readonly kind: 'moves'; readonly cells: readonly number[]; readonly to: 'left' | 'right' | 'other columns' }
    | { readonly kind: 'may move' };
}

/** Maximum number of digits or cells that a title names. The others are counted. */
const MOST_NAMED = 4;

/** The titles of fixes of a row's length. */
export const rowFixes = {
  /** `Remove 1 empty cell after r1c4`, `Add 1 empty cell (.) at the end; the digits 7 and 5 move right` */
  repair: (row: RowTitleData, fix: Fix) => {
    const change = changeOf(row, fix);
    const effect = effectOf(row, fix);
    return effect ? t('{change}; {effect}', { change, effect }) : wordsOf(change);
  },
} as const;

function changeOf(row: RowTitleData, { places, isUndoing }: Fix): Phrase {
  const { puzzle, cells, isLong, problem } = row;
  const names = namesFor(puzzle);
  const origin = problem.row * puzzle.grid.geometry.size;
  const n = places.length;
  if (isUndoing)
    return phrase('Remove {cells} to restore the previous row', {
      cells: all(places.map(place => inQuotes(textOfCell(row, place)))),
    });
  const isAtEnd = places.at(-1) === (isLong ? cells.length : problem.needed) - 1 && isRun(places);
  if (!isLong) {
    const where = isAtEnd
      ? phrase('at the end')
      : phrase('in {cells}', { cells: cellsOf(places.map(column => names.cell(origin + column))) });
    const blank = puzzle.style.blank.trim();
    return blank
      ? phrase('Add {n, plural, one {# empty cell} other {# empty cells}} ({blank}) {where}', { n, blank, where })
      : phrase('Add {n, plural, one {# empty cell} other {# empty cells}} {where}', { n, where });
  }
  // The cells before the removed ones, in their new columns.
  const starts = places.filter(place => !places.includes(place - 1));
  const before = starts.filter(place => place > 0).map(place => place - 1 - places.filter(one => one < place).length);
  const where = isAtEnd
    ? phrase('at the end')
    : all([
        ...(places[0] === 0 ? [phrase('before {cell}', { cell: names.cell(origin) })] : []),
        ...(before.length > 0
          ? [phrase('after {cells}', { cells: cellsOf(before.map(column => names.cell(origin + column))) })]
          : []),
      ]);
  return phrase('Remove {n, plural, one {# empty cell} other {# empty cells}} {where}', { n, where });
}

/** How digits move, if they do. */
function effectOf(row: RowTitleData, { effect }: Fix): Phrase | undefined {
  if (effect.kind === 'keeps columns') return undefined;
  if (effect.kind === 'may move') return phrase('digits may move to other columns');
  const { cells, to } = effect;
  const n = cells.length;
  const direction = to === 'other columns' ? 'other' : to;
  return n > MOST_NAMED
    ? phrase(
        '{n, plural, one {# digit moves} other {# digits move}} {direction, select, left {left} right {right} other {to other columns}}',
        { n, direction },
      )
    : phrase(
        'the {n, plural, one {digit {digits} moves} other {digits {digits} move}} {direction, select, left {left} right {right} other {to other columns}}',
        { n, digits: all(cells.map(cell => textOfCell(row, cell))), direction },
      );
}

/** `r1c6 and r1c7`; only the first ones of many cells. */
const cellsOf = (names: readonly string[]): Value =>
  few({ names: names.length > MOST_NAMED ? names.slice(0, MOST_NAMES) : names, total: names.length });

function textOfCell({ puzzle, cells }: RowTitleData, cell: number): string {
  return plain(shortenedText(puzzle.text.slice(cells[cell].start, cells[cell].end), MOST_REPEATED));
}

function isRun(places: readonly number[]): boolean {
  return places.every((place, i) => i === 0 || place === places[i - 1] + 1);
}
