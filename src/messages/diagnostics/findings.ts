/** Diagnostics of puzzles. */

import type { ForcedCell } from '../../core/candidates';
import { houseName } from '../../core/cellNames';
import type { House } from '../../core/geometry';
import type { RepeatedDigit } from '../../core/grid';
import type { Cell, Digit } from '../../core/numbers';
import { all, allStatements, any, phrase, sideBySide, t } from '../../core/sentences';
import type { Puzzle } from '../../text/puzzle';
import type { Excluded } from '../hover';
import { borders } from '../rules/borders';
import { capital, cellName, cellNames, problemText, quoted, symbolOf } from '../wording';

/** Messages of diagnostics. */
export const findings = {
  ...borders,
  conflict: (puzzle: Puzzle, digit: Digit, repeats: readonly RepeatedDigit[]) =>
    t('{digit} is already in {places}', {
      digit: symbolOf(puzzle, digit),
      places: all(
        repeats.map(({ house, partners }) =>
          phrase('{house} ({cells})', { house: houseName(house), cells: cellNames(puzzle, partners) }),
        ),
      ),
    }),
  changedGiven: (puzzle: Puzzle, digit: Digit, given: Digit) =>
    t('{digit} replaces the given {given}', { digit: symbolOf(puzzle, digit), given: symbolOf(puzzle, given) }),
  partner: (puzzle: Puzzle, cell: Cell, digit: Digit) =>
    t('{cell} is also {digit}', { cell: cellName(puzzle, cell), digit: symbolOf(puzzle, digit) }),
  given: (puzzle: Puzzle, cell: Cell, given: Digit) =>
    t('{cell} is given as {digit}', { cell: cellName(puzzle, cell), digit: symbolOf(puzzle, given) }),

  noCandidate: (puzzle: Puzzle, cell: Cell, { excluded, notAllowed, byRules }: Excluded) => {
    const symbols = (some: readonly Digit[]) => sideBySide(some.map(digit => symbolOf(puzzle, digit)));
    return t('No digit fits {cell}: {reasons}', {
      cell: cellName(puzzle, cell),
      reasons: allStatements([
        ...excluded.map(([house, some]) =>
          phrase('{house} has {digits}', { house: houseName(house), digits: symbols(some) }),
        ),
        ...(byRules.length > 0 ? [phrase('the rules exclude {digits}', { digits: symbols(byRules) })] : []),
        ...(notAllowed.length > 0 ? [phrase('its candidates lack {digits}', { digits: symbols(notAllowed) })] : []),
      ]),
    });
  },
  noPlace: (puzzle: Puzzle, house: House, digit: Digit) =>
    capital(t('{house} has no cell left for {digit}', { house: houseName(house), digit: symbolOf(puzzle, digit) })),
  emptyCell: (puzzle: Puzzle, cell: Cell, digit: Digit) =>
    t('{cell} cannot be {digit}', { cell: cellName(puzzle, cell), digit: symbolOf(puzzle, digit) }),

  noSolution: () => t('This puzzle has no solution'),
  multipleSolutions: (puzzle: Puzzle, cell: Cell, digits: readonly [number, number]) =>
    t('{cell} can be {digits}: this puzzle has more than one solution', {
      cell: cellName(puzzle, cell),
      digits: alternatives(puzzle, digits),
    }),
  alternative: (puzzle: Puzzle, cell: Cell, digits: readonly [number, number]) =>
    t('{cell} can be {digits}', { cell: cellName(puzzle, cell), digits: alternatives(puzzle, digits) }),

  forcedCell: (puzzle: Puzzle, { cell, digit, house }: ForcedCell) =>
    house
      ? capital(
          t('{house} has only this cell for {digit}', { house: houseName(house), digit: symbolOf(puzzle, digit) }),
        )
      : t('{cell} can only be {digit}', { cell: cellName(puzzle, cell), digit: symbolOf(puzzle, digit) }),

  problem: problemText,
  mixedBlanks: (puzzle: Puzzle, odd: string) =>
    t('This puzzle writes an empty cell as {blank}, but as {odd} here', {
      blank: quoted(puzzle.style.blank),
      odd: quoted(odd),
    }),

  notAllShown: (shown: number, found: number) =>
    t(
      'Only {shown} of {found, plural, one {# finding is} other {# findings are}} shown (sudoku.diagnostics.maxPerFile)',
      { shown, found },
    ),
} as const;

/** Digits that are possible, smallest first. */
const alternatives = (puzzle: Puzzle, digits: readonly [number, number]) =>
  any([...digits].sort((a, b) => a - b).map(digit => symbolOf(puzzle, digit)));
