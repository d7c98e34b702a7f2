/**
 * Guesses where a row broke, by evidence: the last edits in it; otherwise borders and spaces; otherwise every
 * place where no digit then conflicts with another one.
 */

import { hasConflict } from '../../core/grid';
import type { RecentEdit } from '../../text/document/recentEdits';
import { type BrokenRow, columnsAfter, type Places } from './brokenRow';
import { editedRow } from './editedRow';
import { gapGroupsOf, gapsOf, hasBar, type RowGaps } from './layout';
import { lineAround } from './spacing';

/** Maximum number of guesses to compare. With more, the place of the mistake counts as unknown. */
const MOST_GUESSES = 4000;

/** A guess of the columns of a row's cells before it broke. */
export interface Guess {
  /** By cell of the row: its earlier column, or -1 when it had none. */
  readonly columns: readonly number[];
  /** The wrong places; absent when cells were added at one place of the row and removed at another. */
  readonly places?: Places;
}

/** Knowledge about the place of a mistake. */
export interface Breaks {
  /** The guesses. One of them is right if the row was right before. Empty when there would be too many. */
  readonly guesses: readonly Guess[];
  /** Whether the edits leave only one guess, which is certain. */
  readonly isKnown: boolean;
  /** Whether the guesses contradict the edits of the row. Then they do not determine the digits' columns. */
  readonly isDoubtful: boolean;
  /** Whether the cells of {@link Guess.places} are completely new, so that the row is as before without them. */
  readonly isOnlyNew: boolean;
  /** The cells that edits added: they had no column before. */
  readonly added: ReadonlySet<number>;
}

/** The places where a row may have been broken. */
export function breaksOf(row: BrokenRow, layout: RowGaps | undefined, recent: readonly RecentEdit[]): Breaks {
  const edited = editedRow(row, recent);
  const isMisread = mayHaveWrongLabels(row);
  if (edited && edited.solutions.length > 0 && !isMisread) {
    const { solutions, added, isOnlyNew } = edited;
    const guesses = solutions.map(columns => guessOf(row, columns));
    return { guesses, isKnown: guesses.length === 1, isDoubtful: false, isOnlyNew, added };
  }
  const byGaps = layout && row.problem.of === 'row' ? breaksByGaps(row, layout) : undefined;
  const all = byGaps ?? guessesAmong(row, () => true);
  const guesses = all.map(places => ({ places, columns: columnsAfter(row, places) }));
  const sound = guesses.filter(({ columns }) => !conflicts(row, columns));
  return {
    guesses: sound.length > 0 ? sound : guesses,
    isKnown: false,
    isDoubtful: isMisread || (edited !== undefined && !edited.isInconclusive),
    isOnlyNew: false,
    added: new Set(),
  };
}

/**
 * Whether a mistake in one row may have caused the first cells of all rows to be read as labels: then other rows are too
 * short as well.
 */
function mayHaveWrongLabels({ puzzle, cells }: BrokenRow): boolean {
  if (!puzzle.style.isPasted || puzzle.problems.filter(({ code }) => code === 'row-length').length < 2) return false;
  return /[\da-z]/i.test(puzzle.text.slice(lineAround(puzzle, cells).start, cells[0].start));
}

/** The guess that the cells of a row had these columns. */
function guessOf({ isLong, wrong, problem }: BrokenRow, columns: readonly number[]): Guess {
  const places = isLong
    ? [...columns.keys()].filter(cell => columns[cell] < 0)
    : Array.from({ length: problem.needed }, (_, column) => column).filter(column => !columns.includes(column));
  return { columns, ...(places.length === wrong && { places }) };
}

/** The breaks by borders and spaces, or undefined when these do not decide. */
function breaksByGaps(row: BrokenRow, layout: RowGaps): Places[] | undefined {
  const { puzzle, cells, isLong, wrong } = row;
  const gaps = gapsOf(puzzle, cells);
  const odd = oddPlaces(row, layout, gaps);
  if (odd) return odd;
  const groups = gapGroupsOf(layout, gaps);
  const wanted = gapGroupsOf(layout, layout.gaps);
  if (groups[groups.length - 1] !== wanted[wanted.length - 1] || wanted[wanted.length - 1] === 0) return undefined;
  const count = (all: readonly number[], group: number) => all.filter(one => one === group).length;
  const among = isLong ? groups : wanted;
  const excess = [...new Set(wanted)].map(group => (count(groups, group) - count(wanted, group)) * (isLong ? 1 : -1));
  if (excess.some(surplus => surplus < 0)) return undefined;
  const fits = (places: Places) =>
    excess.every((surplus, group) => places.filter(at => among[at] === group).length === surplus);
  const guesses = guessesAmong(row, at => excess[among[at]] > 0).filter(fits);
  return guesses.length > 0 && wrong > 0 ? guesses : undefined;
}

/**
 * The break by a gap that no other row has anywhere: cells that touch in a row with spaces, or a space of double
 * width.
 */
function oddPlaces({ isLong, wrong, problem }: BrokenRow, { gaps: known, ordinary }: RowGaps, gaps: readonly string[]) {
  if (ordinary === '' || wrong > 1) return undefined;
  const odd = gaps.flatMap((gap, i) => (i > 0 && !known.includes(gap) && !(isLong && hasBar(gap)) ? [i] : []));
  if (odd.length !== 1) return undefined;
  const [at] = odd;
  if (isLong) return gaps[at].length < ordinary.length ? [[at - 1], [at]] : undefined;
  return gaps[at].length > ordinary.length && at < problem.needed ? [[at]] : undefined;
}

/** All combinations of these places; empty when there are too many. */
export function guessesAmong(
  { cells, isLong, problem, wrong }: BrokenRow,
  isPossible: (place: number) => boolean,
): Places[] {
  const places = Array.from({ length: isLong ? cells.length : problem.needed }, (_, i) => i).filter(isPossible);
  let guesses: number[][] = [[]];
  for (let i = 0; i < wrong; i++) {
    guesses = guesses.flatMap(guess =>
      places.filter(place => place > (guess.at(-1) ?? -1)).map(place => [...guess, place]),
    );
    if (guesses.length > MOST_GUESSES) return [];
  }
  return guesses;
}

/** Whether digits conflict when the cells of the row are in these columns. */
function conflicts(row: BrokenRow, columns: readonly number[]): boolean {
  const { puzzle, problem, digits: found } = row;
  // The grid has the digits of the state in addition to the givens.
  if (puzzle.givenPlaces) return false;
  const { geometry } = puzzle.grid;
  const digits = problem.of === 'line' ? new Uint8Array(geometry.cellCount) : puzzle.grid.digits.slice();
  const start = problem.row * geometry.size;
  if (problem.of === 'row') digits.fill(0, start, start + geometry.size);
  for (const [cell, column] of columns.entries()) if (column >= 0) digits[start + column] = found[cell];
  return hasConflict({ geometry, digits });
}
