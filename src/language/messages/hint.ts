/** Hints, and the list of all steps. */

import { makeHouse } from '../../core/notation';
import { list } from '../../core/techniques/names';
import type { Step, Technique } from '../../core/techniques/step';
import { plain } from '../markdown';
import { namesFor, type Puzzle } from '../puzzle';
import { shortened } from '../trim';
import { capital, count } from './wording';

/** Hints, and steps that are applied. */
export const hint = {
  searching: () => 'Looking for the next step',
  /** `box 7`, `row 4 and row 8`, `r4c7,r5c1` */
  where: (puzzle: Puzzle, { houses, cells }: Step) =>
    houses.length > 0 ? list(houses.map(makeHouse)) : namesFor(puzzle).cells(cells),
  look: (where: string) => `Look at ${where}.`,
  lookFor: (where: string, { name }: Technique) => `Look at ${where} for: ${name}.`,
  step: (step: string) => `${step}.`,
  more: () => 'Which Technique?',
  show: () => 'Show the Step',
  apply: () => 'Apply',
  learn: () => 'About It',
  inFull: () => 'In Full',
  shortened: (message: string, most: number) => shortened(message, most),
  solved: () => 'The puzzle is solved.',
  ambiguous: () =>
    'The puzzle has several solutions, so no technique can finish it. Add givens. Solve Sudoku fills in one of them.',
  stuck: () => 'No known technique applies. Solve Sudoku can still finish it.',
  stuckWithout: (excluded: readonly string[]) =>
    `No known technique applies without those excluded by sudoku.techniques.exclude (${plain(list(excluded))}). ` +
    'Solve Sudoku can still finish it.',
  unreadable: () => 'This puzzle cannot be read completely. Fix the marked problems first.',
  unsolvable: () => 'This puzzle has no solution: at least one digit is wrong. Undo, or check the marked cells.',
  applied: (step: string) => `${step}.`,
  /** `r4c7=5, after` the steps before it. */
  appliedAfter: (step: string, before: readonly string[]) => shortened(`${step}, after ${list(before)}.`, 900),
} as const;

/** The list of all steps of a position. */
export const allSteps = {
  title: (name: string) => plain(`All Steps of ${name}`),
  searching: (steps: number) =>
    `${count(steps, 'step')} found, still searching. Type to search, for example x-wing or r4c7`,
  found: (steps: number) => `${count(steps, 'step')} found. Type to search, for example x-wing or r4c7`,
  noneWithoutExotic: () =>
    'No known technique applies. Exotic techniques may apply. Use the button above to search for them.',
  none: () => 'No known technique applies, not even an exotic one.',
  /** `X-Wing · 3 steps · Hard` */
  group: ({ name, level }: Technique, steps: number) => [name, count(steps, 'step'), capital(level)].join(' · '),
  /** `r1c6 r2c6 · also Turbot Chain` */
  description: (cells: readonly string[], { otherNames = [] }: Technique) =>
    [cells.join(' '), otherNames.length > 0 ? `also ${list(otherNames)}` : ''].filter(part => part).join(' · '),
  addExotic: () => 'Search Exotic Techniques Too',
  apply: () => 'Apply This Step',
  noMarks: () =>
    'This step removes candidates, but the file does not list candidates, so there is nothing to change in it.',
} as const;
