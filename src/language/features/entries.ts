/** Entries: the digits of a puzzle that are not givens, and where they are. */

import type { Cell } from '../../core/numbers';
import type { Verdict } from '../../core/solver/index';
import { cellSpanOf, type Puzzle } from '../puzzle';
import type { Span } from '../span';

/** The cells that hold entries; none when every digit is a given. */
export function entriesIn({ grid, givens, written }: Puzzle): Cell[] {
  const { digits } = grid;
  const entries: Cell[] = [];
  if (givens === digits) return entries;
  // All puzzles in sight are asked at every keystroke.
  for (let cell = 0; cell < digits.length; cell++) {
    if (written[cell] !== 0 && givens[cell] !== digits[cell]) entries.push(cell);
  }
  return entries;
}

/** Whether a puzzle is being played: its text keeps entries apart from the givens, and there are some. */
export function isInPlay(puzzle: Puzzle): boolean {
  return puzzle.givenPlaces !== undefined && entriesIn(puzzle).length > 0;
}

/** The verdict that is told unasked. While a puzzle is being played, only a check tells that an entry is wrong. */
export function toldVerdict(puzzle: Puzzle, verdict: Verdict | undefined): Verdict | undefined {
  return verdict?.kind === 'contradictory' && isInPlay(puzzle) ? undefined : verdict;
}

/** Where the entries are in the text. */
export function entrySpans(puzzle: Puzzle): Span[] {
  return entriesIn(puzzle).flatMap(cell => cellSpanOf(puzzle, cell) ?? []);
}
