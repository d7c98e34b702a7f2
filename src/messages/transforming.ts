/** Messages shown when a puzzle is transformed. */

import { joinSentences, sideBySide, t, type Value } from '../core/sentences';
import type { Verdict } from '../core/solver/index';
import type { SquareSymmetry } from '../core/symmetry/symmetries';
import type { Puzzle } from '../text/puzzle';
import { sizeOf } from './wording';

type FormKind = 'text' | 'pattern' | 'solution';
type Swap = 'bands' | 'stacks' | 'rows' | 'columns' | 'digits';

/** The texts of a transformation: its title in a list, its title as a separate code action, and its effect. */
interface Transformed {
  readonly title: () => string;
  readonly action: () => string;
  readonly what: () => string;
}

const SQUARES: Readonly<Record<SquareSymmetry, Transformed>> = {
  quarter: {
    title: () => t('Rotate by 90° Clockwise'),
    action: () => t('Rotate Puzzle by 90° Clockwise'),
    what: () => t('The first row becomes the last column.'),
  },
  half: {
    title: () => t('Rotate by 180°'),
    action: () => t('Rotate Puzzle by 180°'),
    what: () => t('The first row becomes the last row, backwards.'),
  },
  threeQuarters: {
    title: () => t('Rotate by 90° Counterclockwise'),
    action: () => t('Rotate Puzzle by 90° Counterclockwise'),
    what: () => t('The first row becomes the first column, from bottom to top.'),
  },
  leftRight: {
    title: () => t('Mirror Left to Right'),
    action: () => t('Mirror Puzzle Left to Right'),
    what: () => t('Each row is written backwards.'),
  },
  topBottom: {
    title: () => t('Mirror Top to Bottom'),
    action: () => t('Mirror Puzzle Top to Bottom'),
    what: () => t('The last row becomes the first row.'),
  },
  diagonal: {
    title: () => t('Transpose'),
    action: () => t('Transpose Puzzle'),
    what: () => t('Rows become columns: a mirror image across the main diagonal.'),
  },
  antidiagonal: {
    title: () => t('Mirror Across the Antidiagonal'),
    action: () => t('Mirror Puzzle Across the Antidiagonal'),
    what: () => t('A mirror image across the diagonal from bottom left to top right.'),
  },
};

const FORMS: Readonly<Record<FormKind, Transformed>> = {
  text: {
    title: () => t('Canonical Form: Smallest Text'),
    action: () => t('Convert Puzzle to Canonical Form (Smallest Text)'),
    what: () =>
      t(
        'Minlex of the puzzle: of all its transformations, the smallest when it is read as one line, with blanks before digits.',
      ),
  },
  pattern: {
    title: () => t('Canonical Form: Smallest Pattern, Then Digits'),
    action: () => t('Convert Puzzle to Canonical Form (Smallest Pattern)'),
    what: () => t('Minlex of the pattern: the smallest pattern of givens first, and then the smallest digits.'),
  },
  solution: {
    title: () => t('Canonical Form: Smallest Solution'),
    action: () => t('Convert Puzzle to Canonical Form (Smallest Solution)'),
    what: () =>
      t(
        'Minlex of the solution: the puzzle is transformed so that its solution becomes the smallest possible grid. The puzzle must have one solution.',
      ),
  },
};

/** Two parts of a puzzle that are swapped. */
const SWAPS: Readonly<
  Record<
    Swap,
    {
      readonly title: () => string;
      readonly what: () => string;
      readonly ask: (most: number) => string;
      readonly outside: (most: number) => string;
    }
  >
> = {
  bands: {
    title: () => t('Swap Two Bands…'),
    what: () => t('Asks for two bands and swaps them.'),
    ask: most => t('Which two bands? Two numbers from 1 to {most}, such as 1 2', { most }),
    outside: most => t('Enter two different bands from 1 to {most}.', { most }),
  },
  stacks: {
    title: () => t('Swap Two Stacks…'),
    what: () => t('Asks for two stacks and swaps them.'),
    ask: most => t('Which two stacks? Two numbers from 1 to {most}, such as 1 2', { most }),
    outside: most => t('Enter two different stacks from 1 to {most}.', { most }),
  },
  rows: {
    title: () => t('Swap Two Rows…'),
    what: () => t('Asks for two rows in the same band and swaps them.'),
    ask: most => t('Which two rows? Two numbers from 1 to {most}, such as 1 2', { most }),
    outside: most => t('Enter two different rows from 1 to {most}.', { most }),
  },
  columns: {
    title: () => t('Swap Two Columns…'),
    what: () => t('Asks for two columns in the same stack and swaps them.'),
    ask: most => t('Which two columns? Two numbers from 1 to {most}, such as 1 2', { most }),
    outside: most => t('Enter two different columns from 1 to {most}.', { most }),
  },
  digits: {
    title: () => t('Swap Two Digits…'),
    what: () => t('Asks for two digits and swaps them.'),
    ask: most => t('Which two digits? Two numbers from 1 to {most}, such as 1 2', { most }),
    outside: most => t('Enter two different digits from 1 to {most}.', { most }),
  },
};

/** Transformations. */
export const transform = {
  title: () => t('Transforming'),
  which: (puzzles: number) =>
    puzzles === 1
      ? t('Transform the puzzle')
      : t('Transform all {puzzles, plural, one {# puzzle} other {# puzzles}}', { puzzles }),
  square: (symmetry: SquareSymmetry) => SQUARES[symmetry].title(),
  squareAction: (symmetry: SquareSymmetry) => SQUARES[symmetry].action(),
  aboutSquare: (symmetry: SquareSymmetry) => SQUARES[symmetry].what(),
  swap: (swap: Swap) => SWAPS[swap].title(),
  aboutSwap: (swap: Swap) => SWAPS[swap].what(),
  askPair: (swap: Swap, most: number) => SWAPS[swap].ask(most),
  askDigits: (digits: Value) => t('Which two digits? Two of {digits}, with a space between them', { digits }),
  relabel: () => t('Relabel in Order of Appearance'),
  relabelAction: () => t('Relabel Digits in Order of Appearance'),
  aboutRelabel: () => t('The first given becomes 1, the next other digit 2, and so on.'),
  rename: () => t('Relabel Digits…'),
  aboutRename: () => t('Asks for the new name of each digit.'),
  askNames: (digits: string) => t('The new names of {digits}, in this order', { digits }),
  shuffle: () => t('Shuffle…'),
  aboutShuffle: () =>
    t(
      'Applies a random transformation of bands, stacks, rows, columns and digits. The same seed gives the same result.',
    ),
  askSeed: () => t('Seed: a whole number. The same seed gives the same result'),
  form: (form: FormKind) => FORMS[form].title(),
  formAction: (form: FormKind) => FORMS[form].action(),
  aboutForm: (form: FormKind) => FORMS[form].what(),
  /** `2 automorphisms`, with an explanation. */
  automorphisms: (automorphisms: number) =>
    automorphisms === 1
      ? t('1 automorphism, the identity')
      : t('{n, plural, one {# automorphism} other {# automorphisms}}', { n: automorphisms }),
  lines: () => t('Positions'),
  names: () => t('Digits'),
  forms: () => t('Canonical Forms'),
  readDifferently: () => t('The result would be read differently in this format. Nothing was changed.'),
  noSquare: ({ grid: { geometry } }: Puzzle, symmetry: SquareSymmetry) =>
    t(
      '{transformation} needs square boxes. Those of this {size} puzzle have {rows, plural, one {# row} other {# rows}} and {columns, plural, one {# column} other {# columns}}.',
      {
        transformation: SQUARES[symmetry].title(),
        size: sizeOf(geometry),
        rows: geometry.boxHeight,
        columns: geometry.boxWidth,
      },
    ),
  withRules: () =>
    t('Puzzles with rules or regions cannot be transformed yet. Their rules would have to change with their cells.'),
  noForm: ({ grid: { geometry } }: Puzzle) =>
    geometry.variant
      ? t('Canonical forms are supported only for classic puzzles, but this one has rules or regions.')
      : t('Canonical forms are supported only for 9x9 puzzles, but this one is {size}.', { size: sizeOf(geometry) }),
  byCandidates: () => t('Canonical forms need digits, but this puzzle is given by its candidates.'),
  conflict: () => t('The puzzle has no canonical form, because a digit appears twice in a house.'),
  noSolution: (verdict: Verdict | undefined) =>
    verdict === undefined
      ? t('This canonical form needs a puzzle with one solution, and the check for this takes too long.')
      : verdict.kind === 'contradictory'
        ? t('The puzzle has no solution, but this canonical form needs exactly one.')
        : t('The puzzle has several solutions, but this canonical form needs exactly one.'),
  wrongQuarters: () => t('"quarters" must be 1, 2 or 3: quarter turns clockwise.'),
  wrongAxis: (axes: readonly string[]) => t('"axis" must be one of {values}.', { values: sideBySide(axes) }),
  wrongForm: (forms: readonly string[]) => t('"form" must be one of {values}.', { values: sideBySide(forms) }),
  wrongNames: () => t('The new names must contain each digit of the puzzle once.'),
  wrongSeed: () => t('A seed is a whole number, 0 or greater.'),
  twoNumbers: () => t('"numbers" must contain two numbers.'),
  unknown: (names: readonly string[]) => t('"transformation" must be one of {values}.', { values: sideBySide(names) }),
  outside: (swap: Swap, most: number) => SWAPS[swap].outside(most),
  parted: (swap: Swap) =>
    swap === 'rows' ? t('The two rows must be in the same band.') : t('The two columns must be in the same stack.'),
  shuffled: (seed: number) => t('Shuffled with seed {seed}.', { seed: `${seed}` }),
  /** The transformation as steps in words. */
  done: (steps: readonly string[]) => joinSentences(steps.map(step => t('{sentence}.', { sentence: step }))),
  canonical: (form: FormKind, automorphisms: number) =>
    joinSentences([
      t('{sentence}.', { sentence: FORMS[form].title() }),
      automorphisms === 1
        ? t('The puzzle has 1 automorphism, the identity.')
        : t('The puzzle has {n, plural, one {# automorphism} other {# automorphisms}}.', { n: automorphisms }),
    ]),
  already: () => t('The puzzle is already in this form. Nothing was changed.'),
  doneAll: (puzzles: number) => t('{puzzles, plural, one {# puzzle} other {# puzzles}} transformed.', { puzzles }),
  /** `reason` is a sentence. */
  leftAll: (puzzles: number, reason: string) =>
    t('{puzzles, plural, one {# puzzle left as it was} other {# puzzles left as they were}}: {reason}', {
      puzzles,
      reason,
    }),
} as const;
