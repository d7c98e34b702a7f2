/** Hovers over cells. */

import { houseName } from '../core/cellNames';
import type { House } from '../core/geometry';
import type { Cell, Digit } from '../core/numbers';
import { all, any, namePhrase, phrase, sideBySide, t, wordsOf } from '../core/sentences';
import type { Technique } from '../core/techniques/step';
import { marksSpanOf, namesFor, type Puzzle } from '../text/puzzle';
import { cellName, inSeries, isSmall, otherNamesOf, symbolOf, type TechniqueLink } from './wording';

/** The digits that do not fit a cell: those that its houses have, that its own candidates lack, and that rules exclude. */
export interface Excluded {
  readonly excluded: readonly (readonly [House, readonly Digit[]])[];
  readonly notAllowed: readonly Digit[];
  readonly byRules: readonly Digit[];
}

/** Hovers, in Markdown. */
export const hover = {
  digit: (puzzle: Puzzle, at: Cell) => {
    const cell = boldName(puzzle, at);
    const digit = symbolOf(puzzle, puzzle.grid.digits[at]);
    const given = puzzle.givens[at];
    if (given === 0) return t('{cell} holds {digit}', { cell, digit });
    const isChanged = given !== puzzle.grid.digits[at];
    return isChanged
      ? t('{cell} holds {digit}, but is given as {given}', { cell, digit, given: symbolOf(puzzle, given) })
      : t('{cell} is given as {digit}', { cell, digit });
  },
  sees: (puzzle: Puzzle, cells: readonly Cell[]) => {
    const n = cells.length;
    return isSmall(puzzle)
      ? t('Sees {n, plural, one {# cell} other {# cells}}: {cells}', { n, cells: namesFor(puzzle).cells(cells) })
      : t('Sees {n, plural, one {# cell} other {# cells}}', { n });
  },
  empty: (puzzle: Puzzle, cells: readonly Cell[], digit: Digit) =>
    cells.length === 0
      ? t('None of them is empty')
      : t('Empty cells among them, which cannot be {digit}: {cells}', {
          digit: symbolOf(puzzle, digit),
          cells: namesFor(puzzle).cells(cells),
        }),
  /** `eliminated`: the candidates that hints have eliminated. */
  candidates: (puzzle: Puzzle, at: Cell, candidates: readonly Digit[], eliminated: readonly Digit[] = []) => {
    const symbols = (digits: readonly Digit[]) => digits.map(digit => symbolOf(puzzle, digit));
    const cell = boldName(puzzle, at);
    const left = candidates.filter(digit => !eliminated.includes(digit));
    const sentence =
      left.length === 0
        ? phrase('No digit fits {cell}', { cell })
        : phrase('{cell} can be {digits}', { cell, digits: any(symbols(left)) });
    return eliminated.length === 0
      ? wordsOf(sentence)
      : t('{sentence}. Hints have eliminated {digits}', { sentence, digits: all(symbols(eliminated)) });
  },
  /** `Not possible: 2, 4, 5 in row 4; 8 in box 2`; nothing when every digit fits. */
  exclusions: (puzzle: Puzzle, cell: Cell, { excluded, notAllowed, byRules }: Excluded): string[] => {
    const symbols = (some: readonly Digit[]) => sideBySide(some.map(digit => symbolOf(puzzle, digit)));
    const parts = excluded.map(([house, some]) =>
      t('{digits} in {house}', { digits: symbols(some), house: houseName(house) }),
    );
    if (notAllowed.length > 0) {
      const digits = symbols(notAllowed);
      parts.push(
        marksSpanOf(puzzle, cell)
          ? t('{digits} not in its pencil marks', { digits })
          : t('{digits} eliminated in the file', { digits }),
      );
    }
    if (byRules.length > 0) parts.push(t('{digits} excluded by the rules of the puzzle', { digits: symbols(byRules) }));
    return parts.length > 0 ? [t('Not possible: {parts}', { parts: inSeries(parts) })] : [];
  },
  solvedBy: (last: Technique, steps: number, hardest: Technique | undefined, link: TechniqueLink) => {
    const technique = link(last);
    if (steps === 0) return t('Solved by {technique}', { technique });
    return hardest
      ? t('Solved by {technique} after {steps, plural, one {# other step} other {# other steps}}, up to {hardest}', {
          technique,
          steps,
          hardest: link(hardest),
        })
      : t('Solved by {technique} after {steps, plural, one {# other step} other {# other steps}}', {
          technique,
          steps,
        });
  },
  /** `Hidden Single is also called Pinned Digit or Unique Candidate`; empty when it has no other name. */
  otherNames: (technique: Technique) => {
    const others = otherNamesOf(technique);
    return others.length > 0
      ? t('{name} is also called {others}', { name: namePhrase(technique.name), others: any(others) })
      : '';
  },
  notSolved: (puzzle: Puzzle, cell: Cell) => t('No known technique solves {cell}', { cell: cellName(puzzle, cell) }),
  notSettled: (puzzle: Puzzle, cell: Cell) =>
    t('The puzzle has several solutions, so no technique solves {cell}', { cell: cellName(puzzle, cell) }),
  solution: (step: string) => `**${step}**`,
} as const;

/** The name of a cell in bold type. */
const boldName = (puzzle: Puzzle, cell: Cell) => `**${cellName(puzzle, cell)}**`;
