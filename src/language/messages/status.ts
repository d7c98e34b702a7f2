/** What is said of a puzzle as a whole, above it and in the status bar. */

import { isBeyondAllRules, type Rating } from '../../core/rating/rating';
import type { Grade } from '../../core/techniques/grade';
import { list } from '../../core/techniques/names';
import { plain } from '../markdown';
import type { Puzzle } from '../puzzle';
import { capital, count, sizeOf } from './wording';

/** The code lenses above a puzzle. */
export const lens = {
  /** The level depends on the techniques that may be used. */
  rating: (excluded: readonly string[]) =>
    plain(
      `HoDoKu's level of the puzzle${excluded.length > 0 ? `, without ${list(excluded)} (sudoku.techniques.exclude)` : ''}, ` +
        "and Sudoku Explainer's rating of its hardest step",
    ),
  hint: () => 'Hint',
  solve: () => 'Solve',
  path: () => 'Path',
} as const;

/** The status of a puzzle, in the status bar. */
export const status = {
  none: () => 'No puzzle',
  /** The title of a puzzle; empty when it has none. */
  detail: ({ title = '' }: Puzzle) => plain(title),
  problems: (puzzle: Puzzle) => `${sizeOf(puzzle.grid.geometry)} · ${count(puzzle.problems.length, 'problem')}`,
  solved: (puzzle: Puzzle) => `${sizeOf(puzzle.grid.geometry)} · solved`,
  open: (puzzle: Puzzle, givens: number, ...rest: readonly (string | false | undefined)[]) =>
    [sizeOf(puzzle.grid.geometry), count(givens, 'given'), ...rest].filter(part => part).join(' · '),
  level: ({ level }: Grade) => capital(level),
  rating: (rating: Rating) => (isBeyondAllRules(rating) ? 'SE > 10.7' : `SE ${rating.er.toFixed(1)}`),
  conflicts: (cells: number) => count(cells, 'conflict'),
  valid: () => 'one solution',
  ambiguous: () => 'several solutions',
  contradictory: () => 'no solution',
} as const;
