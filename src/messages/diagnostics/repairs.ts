/** Repairs of puzzles, and lists of their solutions. */

import type { Cell, Digit } from '../../core/numbers';
import type { Candidate } from '../../core/position';
import type { Explanation } from '../../core/repair/contradiction';
import { any, joinSentences, sideBySide, t } from '../../core/sentences';
import type { SquareSymmetry } from '../../core/symmetry/symmetries';
import { hasEntries, type Puzzle } from '../../text/puzzle';
import { plain } from '../../text/strings/markdown';
import { SYMMETRIES } from '../collection/collection';
import { cellName, cellNames, symbolOf } from '../wording';

/** Maximum number of cells that a title or a message names. */
const MOST_CELLS = 8;

/** `r1c3=7, r2c5=1` */
const givensText = (puzzle: Puzzle, givens: readonly Candidate[]) =>
  cut(givens.map(({ cell, digit }) => `${cellName(puzzle, cell)}=${symbolOf(puzzle, digit)}`));

const cut = (names: readonly string[]) =>
  sideBySide([...names.slice(0, MOST_CELLS), ...(names.length > MOST_CELLS ? ['…'] : [])]);

/** Repairs. */
export const repairs = {
  /** The givens to add, if known. */
  add: (puzzle: Puzzle, givens: readonly Candidate[] | undefined, isFewest: boolean) => {
    if (!givens) return t('Add givens that make the solution unique');
    const [n, added] = [givens.length, givensText(puzzle, givens)];
    if (n === 1) return t('Add the given that makes the solution unique: {givens}', { givens: added });
    return isFewest
      ? t('Add the {n, plural, one {# given that makes} other {# givens that make}} the solution unique: {givens}', {
          n,
          givens: added,
        })
      : t(
          'Add {n, plural, one {# given (fewer may be enough) that makes} other {# givens (fewer may be enough) that make}} the solution unique: {givens}',
          { n, givens: added },
        );
  },
  notFound: () => t('The search took too long. Nothing was changed.'),
  show: () => t('Show the Solutions'),
  minimise: () => t('Minimize Puzzle'),
  remove: (puzzle: Puzzle, cell: Cell) => t('Remove {cell}', { cell: cellName(puzzle, cell) }),
  /** The digits to remove, if known. */
  removeFewest: (puzzle: Puzzle, removal: Explanation | undefined) => {
    const kind = hasEntries(puzzle) ? 'digits' : 'givens';
    if (!removal)
      return t('Remove {kind, select, digits {digits} other {givens}} to make the puzzle solvable', { kind });
    const n = removal.cells.length;
    const cells = cut(removal.cells.map(cell => cellName(puzzle, cell)));
    if (removal.isSmallest)
      return t(
        'Remove the smallest set of {kind, select, digits {digits} other {givens}} to make the puzzle solvable: {cells}',
        { kind, cells },
      );
    return kind === 'digits'
      ? t('Remove {n, plural, one {# digit} other {# digits}} to make the puzzle solvable: {cells}', { n, cells })
      : t('Remove {n, plural, one {# given} other {# givens}} to make the puzzle solvable: {cells}', { n, cells });
  },

  minimising: () => t('Removing redundant givens'),
  minimised: (removed: number, left: number, isSymmetric: boolean) =>
    isSymmetric
      ? t(
          'Removed {removed, plural, one {# redundant given} other {# redundant givens}}. {left, plural, one {# given} other {# givens}} left, as symmetric as before.',
          { removed, left },
        )
      : t(
          'Removed {removed, plural, one {# redundant given} other {# redundant givens}}. {left, plural, one {# given} other {# givens}} left.',
          { removed, left },
        ),
  /** The search did not try each given in time. */
  notFinished: () => t('The search took too long. Other givens may be redundant too.'),
  isMinimal: (isSymmetric: boolean) =>
    isSymmetric
      ? t('Every symmetric group of givens of this puzzle is needed.')
      : t('Every given of this puzzle is needed.'),
  notSymmetric: () => t('The givens of this puzzle do not have this symmetry.'),
  keep: () => t('The givens are symmetric. What should they keep?'),
  /** In the list of symmetries. */
  keepNone: () => t('Keep no symmetry: remove every redundant given'),
  keepAll: () => t('Keep all symmetries'),
  keepOne: (symmetry: SquareSymmetry) => t('Keep {symmetry, form, accusative}', { symmetry: SYMMETRIES[symmetry]() }),
  notUnique: () => t('Only a puzzle with exactly one solution can be minimized.'),
  listsCandidates: () =>
    t('This puzzle lists candidates, which can replace givens. Convert it to a plain grid before you minimize it.'),
  hasEntries: () =>
    t(
      'The text of this puzzle does not distinguish entries from givens. Run Sudoku: Reset to Givens or Sudoku: Start Playing before you minimize it.',
    ),

  /** The digits that a cell has in the solutions of its puzzle, for a hover, in Markdown. */
  candidates: (puzzle: Puzzle, cell: Cell, digits: readonly Digit[], isComplete: boolean) => {
    const which = isComplete ? (digits.length === 1 ? 'all' : 'other') : 'found';
    return t(
      'The puzzle has several solutions. In {which, select, all {all solutions} found {the solutions that were found} other {the solutions}}, {cell} is {digits}',
      { which, cell: cellName(puzzle, cell), digits: any(digits.map(digit => symbolOf(puzzle, digit))) },
    );
  },

  /** The title of the report. */
  tab: (name: string) => plain(t('Solutions of {name}', { name })),
  searching: () => t('Searching for solutions'),
  noSolution: () => t('This puzzle has no solution.'),

  // The text of the report.
  title: (name: string) => repairs.tab(name),
  solution: (number: number) => t('Solution {n}:', { n: number }),
  /** The number of solutions, and the number shown. */
  total: (found: number, isComplete: boolean, shown: number) => {
    const all = isComplete
      ? t('{found, plural, one {# solution} other {# solutions}}.', { found })
      : t('At least {found, plural, one {# solution} other {# solutions}}.', { found });
    return shown < found
      ? joinSentences([all, t('The first {shown, plural, one {one is} other {# are}} shown.', { shown })])
      : all;
  },
  differ: (puzzle: Puzzle, cells: readonly Cell[], isComplete: boolean) =>
    isComplete
      ? t('They differ in {n, plural, one {# cell} other {# cells}}: {cells}', {
          n: cells.length,
          cells: cellNames(puzzle, cells),
        })
      : t('They differ in at least {n, plural, one {# cell} other {# cells}}: {cells}', {
          n: cells.length,
          cells: cellNames(puzzle, cells),
        }),
  common: (isComplete: boolean) =>
    isComplete
      ? t('Digits that all solutions have in common:')
      : t('Digits that all solutions found so far have in common:'),
} as const;
