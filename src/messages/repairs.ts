/** Repairs of puzzles, and lists of their solutions. */

import type { Cell, Digit } from '../core/numbers';
import type { Candidate } from '../core/position';
import type { Explanation } from '../core/repair/contradiction';
import type { SquareSymmetry } from '../core/symmetry/symmetries';
import { list } from '../core/techniques/names';
import { plain } from '../text/markdown';
import { hasEntries, type Puzzle } from '../text/puzzle';
import { SYMMETRIES } from './collection/collection';
import { cellName, cellNames, count, symbolOf } from './wording';

/** Maximum number of cells that a title or a message names. */
const MOST_CELLS = 8;

/** `r1c3=7, r2c5=1` */
const givensText = (puzzle: Puzzle, givens: readonly Candidate[]) =>
  cut(givens.map(({ cell, digit }) => `${cellName(puzzle, cell)}=${symbolOf(puzzle, digit)}`));

const cut = (names: readonly string[]) =>
  [...names.slice(0, MOST_CELLS), ...(names.length > MOST_CELLS ? ['…'] : [])].join(', ');

/** `givens`, or `digits` when some of the digits are entries. */
const nounFor = (puzzle: Puzzle) => (hasEntries(puzzle) ? 'digit' : 'given');

/** Repairs. */
export const repairs = {
  /** The givens to add, if known. */
  add: (puzzle: Puzzle, givens: readonly Candidate[] | undefined, isFewest: boolean) => {
    if (!givens) return 'Add givens that make it unique';
    const one = givens.length === 1;
    const many = isFewest
      ? `the ${givens.length} givens that make`
      : `${givens.length} givens (fewer may be enough) that make`;
    return `Add ${one ? 'the given that makes' : many} it unique: ${givensText(puzzle, givens)}`;
  },
  notFound: () => 'The search took too long. Nothing was changed.',
  show: () => 'Show the Solutions',
  minimise: () => 'Minimize Puzzle',
  remove: (puzzle: Puzzle, cell: Cell) => `Remove ${cellName(puzzle, cell)}`,
  /** The digits to remove, if known. */
  removeFewest: (puzzle: Puzzle, removal: Explanation | undefined) => {
    const noun = nounFor(puzzle);
    if (!removal) return `Remove ${noun}s to make it solvable`;
    const { cells, isSmallest } = removal;
    const what = isSmallest ? `the smallest set of ${noun}s` : count(cells.length, noun);
    return `Remove ${what} to make it solvable: ${cut(cells.map(cell => cellName(puzzle, cell)))}`;
  },

  minimising: () => 'Removing redundant givens',
  minimised: (removed: number, left: number, isSymmetric: boolean) =>
    `Removed ${count(removed, 'redundant given')}. ${count(left, 'given')} left${isSymmetric ? ', as symmetric as before' : ''}.`,
  /** The search did not try each given in time. */
  notFinished: () => 'The search took too long. Other givens may be redundant too.',
  isMinimal: (isSymmetric: boolean) =>
    isSymmetric ? 'Every symmetric group of givens of this puzzle is needed.' : 'Every given of this puzzle is needed.',
  notSymmetric: () => 'The givens of this puzzle do not have this symmetry.',
  keep: () => 'The givens are symmetric. What should they keep?',
  /** In the list of symmetries. */
  keepNone: () => 'Keep no symmetry: remove every redundant given',
  keepAll: () => 'Keep all symmetries',
  keepOne: (symmetry: SquareSymmetry) => `Keep ${SYMMETRIES[symmetry]}`,
  notUnique: () => 'Only a puzzle with exactly one solution can be minimized.',
  listsCandidates: () =>
    'This puzzle lists candidates, which can replace givens. Convert it to a plain grid before you minimize it.',
  hasEntries: () =>
    'The text of this puzzle does not distinguish entries from givens. Run Sudoku: Reset to Givens or Sudoku: Start Playing before you minimize it.',

  /** The digits that a cell has in the solutions of its puzzle, for a hover, in Markdown. */
  candidates: (puzzle: Puzzle, cell: Cell, digits: readonly Digit[], isComplete: boolean) => {
    const which = isComplete
      ? digits.length === 1
        ? 'all solutions'
        : 'the solutions'
      : 'the solutions that were found';
    return `The puzzle has several solutions. In ${which}, ${cellName(puzzle, cell)} is ${list(
      digits.map(digit => symbolOf(puzzle, digit)),
      'or',
    )}`;
  },

  tab: (name: string) => plain(`Solutions of ${name}`),
  looking: () => 'Searching for solutions',
  title: (name: string) => plain(`Solutions of ${name}`),
  solution: (number: number) => `Solution ${number}:`,
  /** The number of solutions, and the number shown. */
  total: (found: number, isComplete: boolean, shown: number) => {
    const all = isComplete ? count(found, 'solution') : `At least ${count(found, 'solution')}`;
    return shown < found ? `${all}. The first ${shown} are shown.` : `${all}.`;
  },
  differ: (puzzle: Puzzle, cells: readonly Cell[], isComplete: boolean) =>
    `They differ in ${isComplete ? '' : 'at least '}${count(cells.length, 'cell')}: ${cellNames(puzzle, cells)}`,
  common: (isComplete: boolean) =>
    isComplete ? 'Digits that all solutions have in common:' : 'Digits that all solutions found so far have in common:',
  noSolution: () => 'This puzzle has no solution.',
} as const;
