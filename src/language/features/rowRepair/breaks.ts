/**
 * Guesses where a row broke, by evidence: the place of the last edit; otherwise borders and spaces; otherwise every
 * place where no digit then conflicts with another one.
 */

import { hasConflict } from '../../../core/grid';
import type { RecentEdit } from '../../document/recentEdits';
import type { Span } from '../../span';
import { type BrokenRow, columnsAfter, type Places } from './brokenRow';
import { gapsOf, groupsOf, hasBar, type Layout } from './layout';

/** Most guesses that are compared. With more, the place of the mistake counts as unknown. */
const MOST_GUESSES = 4000;

/** What is known about the place of a mistake. */
export interface Breaks {
  /** The guesses. One of them is right if the row was right before. None when there would be too many. */
  readonly guesses: readonly Places[];
  /** Whether the edit is known, so that the guess is certain. */
  readonly isKnown: boolean;
  /** The cells that the edit added: they had no column before. */
  readonly added: ReadonlySet<number>;
}

/** The places where a row may have been broken. */
export function breaksOf(row: BrokenRow, layout: Layout | undefined, edits: readonly RecentEdit[]): Breaks {
  const byEdit = breaksByEdit(row, edits);
  if (byEdit) return byEdit;
  const byGaps = layout && row.problem.of === 'row' ? breaksByGaps(row, layout) : undefined;
  const guesses = byGaps ?? guessesAmong(row, () => true);
  const sound = guesses.filter(guess => !conflicts(row, guess));
  return { guesses: sound.length > 0 ? sound : guesses, isKnown: false, added: new Set() };
}

/** The break by the edits in the row, or undefined when they do not explain it. */
function breaksByEdit(row: BrokenRow, edits: readonly RecentEdit[]): Breaks | undefined {
  const { cells, isLong, wrong, puzzle } = row;
  const line = lineOf(row);
  const added = new Set<number>();
  // Cells that are too many, or the cells before which others are missing.
  const places: number[] = [];
  for (const { start, end, removed } of edits) {
    const [from, to] = [start - puzzle.start, end - puzzle.start];
    if (from < line.start || line.end < to) continue;
    const inside = [...cells.keys()].filter(cell => cells[cell].start < to && from < cells[cell].end);
    // A row that was typed anew was not right before.
    if (2 * inside.length > cells.length) return undefined;
    for (const cell of inside) added.add(cell);
    const free = isLong ? inside.length - removed : removed - inside.length;
    const before = cells.filter(cell => cell.start < to).length;
    for (let i = 1; i <= free && places.length < wrong; i++) places.push(isLong ? inside[inside.length - i] : before);
    if (places.length === wrong) break;
  }
  if (places.length < wrong) return undefined;
  places.sort((a, b) => a - b);
  return { guesses: [isLong ? places : places.map((cell, i) => cell + i)], isKnown: true, added };
}

/** The part of the puzzle's text that is the row's line. */
function lineOf({ puzzle: { text }, cells }: BrokenRow): Span {
  const before = text.slice(0, cells[0].start);
  const behind = text.slice(cells[cells.length - 1].end).search(/[\r\n]/);
  return {
    start: Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1,
    end: behind < 0 ? text.length : cells[cells.length - 1].end + behind,
  };
}

/** The breaks by borders and spaces, or undefined when these say nothing. */
function breaksByGaps(row: BrokenRow, layout: Layout): Places[] | undefined {
  const { puzzle, cells, isLong, wrong } = row;
  const gaps = gapsOf(puzzle, cells);
  const odd = oddPlaces(row, layout, gaps);
  if (odd) return odd;
  const groups = groupsOf(layout, gaps);
  const wanted = groupsOf(layout, layout.gaps);
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
 * The break by a gap that no other row has at any place: cells that touch in a row with spaces, or a space as wide as
 * two.
 */
function oddPlaces({ isLong, wrong, problem }: BrokenRow, { gaps: known, ordinary }: Layout, gaps: readonly string[]) {
  if (ordinary === '' || wrong > 1) return undefined;
  const odd = gaps.flatMap((gap, i) => (i > 0 && !known.includes(gap) && !(isLong && hasBar(gap)) ? [i] : []));
  if (odd.length !== 1) return undefined;
  const [at] = odd;
  if (isLong) return gaps[at].length < ordinary.length ? [[at - 1], [at]] : undefined;
  return gaps[at].length > ordinary.length && at < problem.needed ? [[at]] : undefined;
}

/** All guesses that consist of these places; none when there are too many. */
function guessesAmong({ cells, isLong, problem, wrong }: BrokenRow, isPossible: (place: number) => boolean): Places[] {
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

/** Whether digits conflict when the row is repaired at these places. */
function conflicts(row: BrokenRow, places: Places): boolean {
  const { puzzle, problem, digits: found } = row;
  // Beside the givens, the grid has the digits of the state.
  if (puzzle.givenPlaces) return false;
  const { geometry } = puzzle.grid;
  const digits = problem.of === 'line' ? new Uint8Array(geometry.cellCount) : puzzle.grid.digits.slice();
  const start = problem.row * geometry.size;
  if (problem.of === 'row') digits.fill(0, start, start + geometry.size);
  for (const [cell, column] of columnsAfter(row, places).entries())
    if (column >= 0) digits[start + column] = found[cell];
  return hasConflict({ geometry, digits });
}
