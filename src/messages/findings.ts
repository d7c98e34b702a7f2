/** Diagnostics of puzzles. */

import type { ForcedCell } from '../core/candidates';
import type { House } from '../core/geometry';
import type { RepeatedDigit } from '../core/grid';
import { makeHouse } from '../core/notation';
import type { Cell, Digit } from '../core/numbers';
import { list } from '../core/techniques/names';
import type { Puzzle } from '../text/puzzle';
import type { Excluded } from './hover';
import { borders } from './rules/borders';
import { capital, cellName, cellNames, count, problemText, quoted, symbolOf } from './wording';

/** Messages of diagnostics. */
export const findings = {
  ...borders,
  conflict: (puzzle: Puzzle, digit: Digit, repeats: readonly RepeatedDigit[]) =>
    `${symbolOf(puzzle, digit)} is already in ${list(
      repeats.map(({ house, partners }) => `${makeHouse(house)} (${cellNames(puzzle, partners)})`),
    )}`,
  changedGiven: (puzzle: Puzzle, digit: Digit, given: Digit) =>
    `${symbolOf(puzzle, digit)} replaces the given ${symbolOf(puzzle, given)}`,
  partner: (puzzle: Puzzle, cell: Cell, digit: Digit) => `${cellName(puzzle, cell)} is also ${symbolOf(puzzle, digit)}`,
  given: (puzzle: Puzzle, cell: Cell, given: Digit) =>
    `${cellName(puzzle, cell)} is given as ${symbolOf(puzzle, given)}`,

  noCandidate: (puzzle: Puzzle, cell: Cell, { excluded, notAllowed, byRules }: Excluded) => {
    const digits = (some: readonly Digit[]) => some.map(digit => symbolOf(puzzle, digit)).join(', ');
    return `No digit fits ${cellName(puzzle, cell)}: ${list([
      ...excluded.map(([house, some]) => `${makeHouse(house)} has ${digits(some)}`),
      ...(byRules.length > 0 ? [`the rules exclude ${digits(byRules)}`] : []),
      ...(notAllowed.length > 0 ? [`its candidates lack ${digits(notAllowed)}`] : []),
    ])}`;
  },
  noPlace: (puzzle: Puzzle, house: House, digit: Digit) =>
    `${capital(makeHouse(house))} has no cell left for ${symbolOf(puzzle, digit)}`,
  emptyCell: (puzzle: Puzzle, cell: Cell, digit: Digit) =>
    `${cellName(puzzle, cell)} cannot be ${symbolOf(puzzle, digit)}`,

  noSolution: () => 'This puzzle has no solution',
  multipleSolutions: (puzzle: Puzzle, cell: Cell, digits: readonly [number, number]) =>
    `${findings.alternative(puzzle, cell, digits)}: this puzzle has more than one solution`,
  alternative: (puzzle: Puzzle, cell: Cell, digits: readonly [number, number]) =>
    `${cellName(puzzle, cell)} can be ${list(
      [...digits].sort((a, b) => a - b).map(d => symbolOf(puzzle, d)),
      'or',
    )}`,

  forcedCell: (puzzle: Puzzle, { cell, digit, house }: ForcedCell) =>
    house
      ? `${capital(makeHouse(house))} has only this cell for ${symbolOf(puzzle, digit)}`
      : `${cellName(puzzle, cell)} can only be ${symbolOf(puzzle, digit)}`,

  problem: problemText,
  mixedBlanks: (puzzle: Puzzle, odd: string) =>
    `This puzzle writes an empty cell as ${quoted(puzzle.style.blank)}, but as ${quoted(odd)} here`,

  notAllShown: (shown: number, found: number) =>
    `Not all are shown: ${shown.toLocaleString('en')} of ${count(found, 'finding')} ` +
    '(sudoku.diagnostics.maxPerFile)',
} as const;
