/** The code lenses above a puzzle, except its rating. */

import { isFull } from '../../core/grid';
import type { Verdict } from '../../core/solver/index';
import type { PuzzleDocument } from '../../text/document/document';
import { countUpTo } from '../../text/document/few';
import { isSearchable, isWhole, type Puzzle } from '../../text/puzzle';
import { isOneLine } from '../../text/sheets';
import { isBeingWritten } from './fewGivens';

/**
 * Maximum number of puzzles in a file in which single-line puzzles have lenses. In a collection, lenses would halve the number of puzzles
 * that fit in the window, so each has its rating at the end of its line.
 */
const MOST_WITH_LENSES = 5;

/** Whether single-line puzzles have lenses. */
export function linesHaveLenses(puzzles: PuzzleDocument): boolean {
  return countUpTo(MOST_WITH_LENSES + 1, puzzles) <= MOST_WITH_LENSES;
}

/** A lens with a command. */
export type LensOffer = 'hint' | 'solve' | 'path' | 'grid' | 'toGrid';

/**
 * The lenses of a puzzle with this verdict, if it is known, in their order. While a puzzle is being written it has several solutions
 * and nothing to find, so it can only be shown as a grid. The same holds for one with a rule that is being written: the board lists
 * unreadable rules.
 */
export function lensOffers(puzzle: Puzzle, verdict: Verdict | undefined): readonly LensOffer[] {
  const isOpen = isSearchable(puzzle) && !isFull(puzzle.grid) && !isBeingWritten(puzzle, verdict);
  const inLine = isOneLine(puzzle);
  return [
    ...(isOpen ? (['hint', 'solve'] as const) : []),
    ...(isOpen && !inLine ? (['path'] as const) : []),
    ...(puzzle.problems.length === 0 ? (['grid'] as const) : []),
    ...(isWhole(puzzle) && inLine ? (['toGrid'] as const) : []),
  ];
}
