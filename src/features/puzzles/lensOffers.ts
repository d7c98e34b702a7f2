/** What the code lenses above a puzzle offer, beside its rating. */

import { isFull } from '../../core/grid';
import type { PuzzleDocument } from '../../text/document/document';
import { countUpTo } from '../../text/document/few';
import { isSearchable, isWhole, type Puzzle } from '../../text/puzzle';
import { isOneLine } from '../../text/sheets';
import { hasFewDigits } from './fewGivens';

/**
 * Most puzzles of a file in which those in one line have lenses too. In a collection, lenses would halve the number of puzzles that fit the
 * window, so each has its rating at the end of its line.
 */
const MOST_WITH_LENSES = 5;

/** Whether puzzles in one line have lenses. */
export function linesHaveLenses(puzzles: PuzzleDocument): boolean {
  return countUpTo(MOST_WITH_LENSES + 1, puzzles) <= MOST_WITH_LENSES;
}

/** A lens with a command. */
export type LensOffer = 'hint' | 'solve' | 'path' | 'grid' | 'toGrid';

/**
 * The lenses of a puzzle, in their order. An empty grid, or one that is half typed, has several solutions: there is nothing to find, so it
 * can only be shown as a grid. So can one with a rule that is being written: the board lists the rules that it cannot read.
 */
export function lensOffers(puzzle: Puzzle): readonly LensOffer[] {
  const isOpen = isSearchable(puzzle) && !isFull(puzzle.grid) && !hasFewDigits(puzzle);
  const inLine = isOneLine(puzzle);
  return [
    ...(isOpen ? (['hint', 'solve'] as const) : []),
    ...(isOpen && !inLine ? (['path'] as const) : []),
    ...(puzzle.problems.length === 0 ? (['grid'] as const) : []),
    ...(isWhole(puzzle) && inLine ? (['toGrid'] as const) : []),
  ];
}
