/** Messages about a puzzle as a whole, above it and in the status bar. */

import { isBeyondAllRules, type Rating } from '../core/rating/rating';
import { all, joinSentences, named, t } from '../core/sentences';
import type { Grade } from '../core/techniques/grade';
import type { Puzzle } from '../text/puzzle';
import { plain } from '../text/strings/markdown';
import { capital, sizeOf } from './wording';

/** The meaning of the abbreviation `SE`. */
const meaningOfSe = () =>
  t(
    "SE is Sudoku Explainer's rating of the hardest step: 1.0 is for beginners, and above 7 few people solve a puzzle by hand.",
  );

/** The meaning of `Rules` in the rating of puzzles with rules or regions of any shape. */
const meaningOfRules = () =>
  t(
    "Rules is the rating of the hardest step in a puzzle with rules, 1.0 to 12.0. It is close to Sudoku Explainer's scale, but not the same.",
  );

/** The code lenses above a puzzle. */
export const lens = {
  /** The level depends on the techniques that may be used. */
  rating: ({ grid }: Pick<Puzzle, 'grid'>, excluded: readonly string[]) =>
    plain(
      joinSentences([
        excluded.length > 0
          ? t("HoDoKu's level of the puzzle, without {techniques} (sudoku.techniques.exclude).", {
              techniques: all(excluded),
            })
          : t("HoDoKu's level of the puzzle."),
        grid.geometry.variant ? meaningOfRules() : meaningOfSe(),
      ]),
    ),
  solved: () => `✓ ${t('Solved')}`,
  hint: () => t('Hint'),
  solve: () => t('Solve'),
  path: () => t('Path'),
  grid: () => t('Grid'),
  toGrid: () => t('Convert to Grid'),
} as const;

/** The status of a puzzle, in the status bar. */
export const status = {
  none: () => t('No puzzle'),
  /** The meaning of the shown rating's scale, and the title of the puzzle. It is short, because VS Code truncates long texts. */
  detail: ({ title = '' }: Puzzle, shown: Rating | undefined) => {
    const scale = shown?.isWithRules
      ? t('Rules: rating of the hardest step, 1 to 12')
      : t('SE: rating of the hardest step, 1 to 11');
    return [...(shown ? [scale] : []), plain(title)].filter(part => part).join(' · ');
  },
  /** The status of a puzzle in parts, some of which may be missing. */
  line: (puzzle: Puzzle, ...parts: readonly (string | undefined)[]) =>
    [sizeOf(puzzle.grid.geometry), ...parts].filter(part => part).join(' · '),
  solved: (puzzle: Puzzle) => `${sizeOf(puzzle.grid.geometry)} · ${lens.solved()}`,
  givens: (givens: number) => t('{givens, plural, one {# given} other {# givens}}', { givens }),
  givensSoFar: (givens: number) => t('{givens, plural, one {# given} other {# givens}} so far', { givens }),
  problems: (problems: number) => t('{problems, plural, one {# problem} other {# problems}}', { problems }),
  level: ({ level }: Grade) => capital(named(level)),
  rating: (rating: Rating) => {
    const [scale, most] = rating.isWithRules ? ['Rules', '12.0'] : ['SE', '10.7'];
    return `${scale} ${isBeyondAllRules(rating) ? `> ${most}` : rating.er.toFixed(1)}`;
  },
  /** Counts the digits, each of which is marked, and not the conflicts. A digit alone conflicts only with the given that it replaces. */
  conflicts: (digits: number) =>
    digits === 1
      ? t('1 given replaced')
      : t('{digits, plural, one {# digit} other {# digits}} in conflict', { digits }),
  /** Counts the digits that break rules, each of which is marked. */
  brokenRules: (digits: number) =>
    t('{digits, plural, one {# digit breaks} other {# digits break}} a rule', { digits }),
  /** Counts the cells that may have been read incorrectly from a picture. */
  doubtful: (cells: number) => t('{cells, plural, one {# doubtful cell} other {# doubtful cells}}', { cells }),
  valid: () => t('one solution'),
  ambiguous: () => t('several solutions'),
  contradictory: () => t('no solution'),
} as const;
