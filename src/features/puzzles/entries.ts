/** Entries: the digits of a puzzle that are not givens, and where they are. */

import { conflictsOf, type Grid } from '../../core/grid';
import type { Cell } from '../../core/numbers';
import type { Verdict } from '../../core/solver/index';
import { cellSpanOf, changedGiven, type Puzzle } from '../../text/puzzle';
import type { Span } from '../../text/span';

/** The cells that hold entries; none when every digit is a given. */
export function entriesIn({ grid, givens, written }: Puzzle): Cell[] {
  const { digits } = grid;
  const entries: Cell[] = [];
  if (givens === digits) return entries;
  // This runs for all visible puzzles at every keystroke.
  for (let cell = 0; cell < digits.length; cell++) {
    if (written[cell] !== 0 && givens[cell] !== digits[cell]) entries.push(cell);
  }
  return entries;
}

/** Whether a puzzle is being played: its text distinguishes entries from givens, and there are entries. */
export function isInPlay(puzzle: Puzzle): boolean {
  return puzzle.givenPlaces !== undefined && entriesIn(puzzle).length > 0;
}

/**
 * The grid whose verdict is shown automatically. While a puzzle is being played this is the grid of the givens: their verdict is the same
 * whether an entry is right or wrong, and only a check reveals that.
 */
export function judgedGrid(puzzle: Puzzle): Grid {
  const { grid, givens } = puzzle;
  return isInPlay(puzzle) ? { geometry: grid.geometry, digits: givens } : grid;
}

/** Whether wrong digits are marked automatically in a puzzle with this verdict of its judged grid. */
export function showsWrongDigits(puzzle: Puzzle, verdict: Verdict | undefined): boolean {
  return verdict?.kind === 'contradictory' && !isInPlay(puzzle);
}

/** The spans of the entries in the text, without those in conflict, which have the color of conflicts. */
export function entrySpans(puzzle: Puzzle): Span[] {
  const entries = entriesIn(puzzle);
  if (entries.length === 0) return [];
  const conflicts = conflictsOf(puzzle.grid);
  return entries
    .filter(cell => !conflicts.has(cell) && changedGiven(puzzle, cell) === 0)
    .flatMap(cell => cellSpanOf(puzzle, cell) ?? []);
}
