/** Messages shown when a puzzle is transformed. */

import type { Verdict } from '../core/solver/index';
import type { SquareSymmetry } from '../core/symmetry/symmetries';
import type { Puzzle } from '../text/puzzle';
import { count, sizeOf } from './wording';

type FormKind = 'text' | 'pattern' | 'solution';
type Swap = 'bands' | 'stacks' | 'rows' | 'columns' | 'digits';

const SQUARES: Record<SquareSymmetry, readonly [title: string, action: string, what: string]> = {
  quarter: ['Rotate by 90° Clockwise', 'Rotate Puzzle by 90° Clockwise', 'The first row becomes the last column.'],
  half: ['Rotate by 180°', 'Rotate Puzzle by 180°', 'The first row becomes the last row, backwards.'],
  threeQuarters: [
    'Rotate by 90° Counterclockwise',
    'Rotate Puzzle by 90° Counterclockwise',
    'The first row becomes the first column, from bottom to top.',
  ],
  leftRight: ['Mirror Left to Right', 'Mirror Puzzle Left to Right', 'Each row is written backwards.'],
  topBottom: ['Mirror Top to Bottom', 'Mirror Puzzle Top to Bottom', 'The last row becomes the first row.'],
  diagonal: ['Transpose', 'Transpose Puzzle', 'Rows become columns: a mirror image across the main diagonal.'],
  antidiagonal: [
    'Mirror Across the Antidiagonal',
    'Mirror Puzzle Across the Antidiagonal',
    'A mirror image across the diagonal from bottom left to top right.',
  ],
};

const FORMS: Record<FormKind, readonly [title: string, action: string, what: string]> = {
  text: [
    'Canonical Form: Smallest Text',
    'Make Puzzle Its Canonical Form (Smallest Text)',
    'Minlex of the puzzle: of all its transformations, the smallest when it is read as one line, with blanks before digits.',
  ],
  pattern: [
    'Canonical Form: Smallest Pattern, Then Digits',
    'Make Puzzle Its Canonical Form (Smallest Pattern)',
    'Minlex of the pattern: the smallest places of givens first, and with these the smallest digits.',
  ],
  solution: [
    'Canonical Form: Smallest Solution',
    'Make Puzzle Its Canonical Form (Smallest Solution)',
    'Minlex of the solution: the puzzle is transformed so that its solution becomes the smallest possible grid. The puzzle must have one solution.',
  ],
};

/** Transformations. */
export const transform = {
  title: () => 'Transforming',
  which: (puzzles: number) => (puzzles === 1 ? 'Transform the puzzle' : `Transform all ${count(puzzles, 'puzzle')}`),
  square: (symmetry: SquareSymmetry) => SQUARES[symmetry][0],
  squareAction: (symmetry: SquareSymmetry) => SQUARES[symmetry][1],
  aboutSquare: (symmetry: SquareSymmetry) => SQUARES[symmetry][2],
  swap: (swap: Swap) => `Swap Two ${swap[0].toUpperCase()}${swap.slice(1)}…`,
  aboutSwap: (swap: Swap) => {
    if (swap === 'digits') return 'Asks for two digits and swaps them.';
    if (swap === 'rows') return 'Asks for two rows in the same band and swaps them.';
    return swap === 'columns'
      ? 'Asks for two columns in the same stack and swaps them.'
      : `Asks for two ${swap} and swaps them.`;
  },
  askPair: (swap: Swap, most: number) => `Which two ${swap}? Two numbers from 1 to ${most}, such as 1 2`,
  askDigits: (range: string) => `Which two digits? Two of ${range}, with a space between them`,
  relabel: () => 'Relabel in Order of Appearance',
  relabelAction: () => 'Relabel Digits in Order of Appearance',
  aboutRelabel: () => 'The first given becomes 1, the next other digit 2, and so on.',
  rename: () => 'Relabel Digits…',
  aboutRename: () => 'Asks for the new name of each digit.',
  askNames: (digits: string) => `The new names of ${digits}, in this order`,
  shuffle: () => 'Shuffle…',
  aboutShuffle: () =>
    'Applies a random transformation of bands, stacks, rows, columns and digits. The same seed gives the same result.',
  askSeed: () => 'Seed: a whole number. The same seed gives the same result',
  form: (form: FormKind) => FORMS[form][0],
  formAction: (form: FormKind) => FORMS[form][1],
  aboutForm: (form: FormKind) => FORMS[form][2],
  /** `2 automorphisms`, with an explanation. */
  automorphisms: (automorphisms: number) =>
    automorphisms === 1 ? '1 automorphism, the identity' : count(automorphisms, 'automorphism'),
  lines: () => 'Places',
  names: () => 'Digits',
  forms: () => 'Canonical Forms',
  readDifferently: () => 'The result would be read differently in this format. Nothing was changed.',
  noSquare: ({ grid: { geometry } }: Puzzle, symmetry: SquareSymmetry) =>
    `${SQUARES[symmetry][0]} needs square boxes. Those of this ${sizeOf(geometry)} puzzle have ${geometry.boxHeight} rows and ${geometry.boxWidth} columns.`,
  withRules: () =>
    'Puzzles with rules or regions cannot be transformed yet. Their rules would have to change with their cells.',
  noForm: ({ grid: { geometry } }: Puzzle) =>
    geometry.variant
      ? 'Only classic puzzles have canonical forms here, and this one has rules or regions.'
      : `Only 9x9 puzzles have canonical forms here, and this one is ${sizeOf(geometry)}.`,
  byCandidates: () => 'Canonical forms need digits, but this puzzle is given by its candidates.',
  conflict: () => 'The puzzle has no canonical form, because a digit appears twice in a house.',
  noSolution: (verdict: Verdict | undefined) =>
    verdict === undefined
      ? 'This canonical form needs a puzzle with one solution, and the check for this takes too long.'
      : verdict.kind === 'contradictory'
        ? 'The puzzle has no solution, but this canonical form needs exactly one.'
        : 'The puzzle has several solutions, but this canonical form needs exactly one.',
  wrongQuarters: () => '"quarters" must be 1, 2 or 3: quarter turns clockwise.',
  wrongAxis: (axes: readonly string[]) => `"axis" must be one of ${axes.join(', ')}.`,
  wrongForm: (forms: readonly string[]) => `"form" must be one of ${forms.join(', ')}.`,
  wrongNames: () => 'The new names must have each digit of the puzzle once.',
  wrongSeed: () => 'A seed is a whole number, 0 or greater.',
  twoNumbers: () => '"numbers" must have two numbers.',
  unknown: (all: readonly string[]) => `"transformation" must be one of ${all.join(', ')}.`,
  outside: (swap: Swap, most: number) => `Two different ${swap} are needed, from 1 to ${most}.`,
  parted: (swap: Swap) =>
    swap === 'rows' ? 'The two rows must be in the same band.' : 'The two columns must be in the same stack.',
  shuffled: (seed: number) => `Shuffled with seed ${seed}.`,
  /** The transformation as steps in words. */
  done: (steps: readonly string[]) => `${steps.join('. ')}.`,
  canonical: (form: FormKind, automorphisms: number) =>
    `${FORMS[form][0]}. The puzzle has ${transform.automorphisms(automorphisms)}.`,
  already: () => 'The puzzle is already in this form. Nothing was changed.',
  doneAll: (puzzles: number) => `${count(puzzles, 'puzzle')} transformed.`,
  leftAll: (puzzles: number, reason: string) =>
    `${count(puzzles, 'puzzle')} left as ${puzzles === 1 ? 'it was' : 'they were'}: ${reason}`,
} as const;
