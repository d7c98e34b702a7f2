/** Messages about a puzzle as a whole, above it and in the status bar. */

import { isBeyondAllRules, type Rating } from '../core/rating/rating';
import type { Grade } from '../core/techniques/grade';
import { list } from '../core/techniques/names';
import { plain } from '../text/markdown';
import type { Puzzle } from '../text/puzzle';
import { capital, count, sizeOf } from './wording';

/** The meaning of the abbreviation `SE`. */
const SE =
  "SE is Sudoku Explainer's rating of the hardest step: 1.0 is for beginners, and above 7 few people solve a puzzle by hand.";

/** The meaning of `Rules` in the rating of puzzles with rules or regions of any shape. */
const RULES =
  "Rules is the rating of the hardest step in a puzzle with rules, 1.0 to 12.0. It is close to Sudoku Explainer's scale, but not the same.";

/** The code lenses above a puzzle. */
export const lens = {
  /** The level depends on the techniques that may be used. */
  rating: ({ grid }: Pick<Puzzle, 'grid'>, excluded: readonly string[]) =>
    plain(
      `HoDoKu's level of the puzzle${excluded.length > 0 ? `, without ${list(excluded)} (sudoku.techniques.exclude)` : ''}. ` +
        (grid.geometry.variant ? RULES : SE),
    ),
  solved: () => '✓ Solved',
  hint: () => 'Hint',
  solve: () => 'Solve',
  path: () => 'Path',
  grid: () => 'Grid',
  toGrid: () => 'Convert to Grid',
} as const;

/** The status of a puzzle, in the status bar. */
export const status = {
  none: () => 'No puzzle',
  /** The meaning of the shown rating's scale, and the title of the puzzle. It is short, because VS Code truncates long texts. */
  detail: ({ title = '' }: Puzzle, shown: Rating | undefined) => {
    const scale = shown?.isWithRules
      ? 'Rules: rating of the hardest step, 1 to 12'
      : 'SE: rating of the hardest step, 1 to 11';
    return [...(shown ? [scale] : []), plain(title)].filter(part => part).join(' · ');
  },
  /** The status of a puzzle in parts, some of which may be missing. */
  line: (puzzle: Puzzle, ...parts: readonly (string | undefined)[]) =>
    [sizeOf(puzzle.grid.geometry), ...parts].filter(part => part).join(' · '),
  solved: (puzzle: Puzzle) => `${sizeOf(puzzle.grid.geometry)} · ${lens.solved()}`,
  givens: (givens: number) => count(givens, 'given'),
  givensSoFar: (givens: number) => `${count(givens, 'given')} so far`,
  problems: (problems: number) => count(problems, 'problem'),
  level: ({ level }: Grade) => capital(level),
  rating: (rating: Rating) => {
    const [scale, most] = rating.isWithRules ? ['Rules', '12.0'] : ['SE', '10.7'];
    return `${scale} ${isBeyondAllRules(rating) ? `> ${most}` : rating.er.toFixed(1)}`;
  },
  /** Counts the digits, each of which is marked, and not the conflicts. A digit alone conflicts only with the given that it replaces. */
  conflicts: (digits: number) => (digits === 1 ? '1 given replaced' : `${count(digits, 'digit')} in conflict`),
  /** Counts the digits that break rules, each of which is marked. */
  brokenRules: (digits: number) => `${count(digits, 'digit')} ${digits === 1 ? 'breaks' : 'break'} a rule`,
  valid: () => 'one solution',
  ambiguous: () => 'several solutions',
  contradictory: () => 'no solution',
} as const;
