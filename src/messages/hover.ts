/** Hovers over cells. */

import type { House } from '../core/geometry';
import { makeHouse } from '../core/notation';
import type { Cell, Digit } from '../core/numbers';
import { list } from '../core/techniques/names';
import type { Technique } from '../core/techniques/step';
import { marksSpanOf, namesFor, type Puzzle } from '../text/puzzle';
import { cellName, count, isSmall, symbolOf, type TechniqueLink } from './wording';

/** The digits that do not fit a cell: those that its houses have, that its own candidates lack, and that rules exclude. */
export interface Excluded {
  readonly excluded: readonly (readonly [House, readonly Digit[]])[];
  readonly notAllowed: readonly Digit[];
  readonly byRules: readonly Digit[];
}

/** Hovers, in Markdown. */
export const hover = {
  digit: (puzzle: Puzzle, cell: Cell) => {
    const name = `**${cellName(puzzle, cell)}**`;
    const digit = symbolOf(puzzle, puzzle.grid.digits[cell]);
    const given = puzzle.givens[cell];
    if (given === 0) return `${name} holds ${digit}`;
    const isChanged = given !== puzzle.grid.digits[cell];
    return isChanged
      ? `${name} holds ${digit}, but is given as ${symbolOf(puzzle, given)}`
      : `${name} is given as ${digit}`;
  },
  sees: (puzzle: Puzzle, cells: readonly Cell[]) =>
    `Sees ${count(cells.length, 'cell')}${isSmall(puzzle) ? `: ${namesFor(puzzle).cells(cells)}` : ''}`,
  empty: (puzzle: Puzzle, cells: readonly Cell[], digit: Digit) =>
    cells.length === 0
      ? 'None of them is empty'
      : `Empty cells among them, which cannot be ${symbolOf(puzzle, digit)}: ${namesFor(puzzle).cells(cells)}`,
  /** `eliminated`: the candidates that hints have eliminated. */
  candidates: (puzzle: Puzzle, cell: Cell, candidates: readonly Digit[], eliminated: readonly Digit[] = []) => {
    const named = (digits: readonly Digit[], last: 'and' | 'or') =>
      list(
        digits.map(digit => symbolOf(puzzle, digit)),
        last,
      );
    const name = `**${cellName(puzzle, cell)}**`;
    const left = candidates.filter(digit => !eliminated.includes(digit));
    const sentence = left.length === 0 ? `No digit fits ${name}` : `${name} can be ${named(left, 'or')}`;
    return eliminated.length === 0 ? sentence : `${sentence}. Hints have eliminated ${named(eliminated, 'and')}`;
  },
  /** `Not possible: 2, 4, 5 in row 4; 8 in box 2`; nothing when every digit fits. */
  exclusions: (puzzle: Puzzle, cell: Cell, { excluded, notAllowed, byRules }: Excluded): string[] => {
    const digits = (some: readonly Digit[]) => some.map(digit => symbolOf(puzzle, digit)).join(', ');
    const parts = excluded.map(([house, some]) => `${digits(some)} in ${makeHouse(house)}`);
    const missing = marksSpanOf(puzzle, cell) ? 'not in its pencil marks' : 'eliminated in the file';
    if (notAllowed.length > 0) parts.push(`${digits(notAllowed)} ${missing}`);
    if (byRules.length > 0) parts.push(`${digits(byRules)} by the rules of the puzzle`);
    return parts.length > 0 ? [`Not possible: ${parts.join('; ')}`] : [];
  },
  solvedBy: (last: Technique, steps: number, hardest: Technique | undefined, link: TechniqueLink) => {
    if (steps === 0) return `Solved by ${link(last)}`;
    const way = hardest ? `, up to ${link(hardest)}` : '';
    return `Solved by ${link(last)} after ${count(steps, 'other step')}${way}`;
  },
  /** `Hidden Single is also called Pinned Digit or Unique Candidate`; empty when it has no other name. */
  otherNames: ({ name, otherNames = [] }: Technique) =>
    otherNames.length > 0 ? `${name} is also called ${list(otherNames, 'or')}` : '',
  notSolved: (puzzle: Puzzle, cell: Cell) => `No known technique solves ${cellName(puzzle, cell)}`,
  notSettled: (puzzle: Puzzle, cell: Cell) =>
    `The puzzle has several solutions, so no technique solves ${cellName(puzzle, cell)}`,
  solution: (step: string) => `**${step}**`,
} as const;
