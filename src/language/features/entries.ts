/** Entries: the digits of a puzzle that are not givens, and where they are. */

import type { Cell } from '../../core/numbers';
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

/** Where the entries are in the text. */
export function entrySpans(puzzle: Puzzle): Span[] {
  return entriesIn(puzzle).flatMap(cell => cellSpanOf(puzzle, cell) ?? []);
}
