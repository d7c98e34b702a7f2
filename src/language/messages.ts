/** Every sentence about puzzles that a user reads, each worded in one place. */

import type { ForcedCell } from '../core/candidates';
import type { House } from '../core/geometry';
import type { Repeat } from '../core/grid';
import { makeHouse } from '../core/notation';
import type { Cell, Digit } from '../core/numbers';
import type { Candidate } from '../core/position';
import { isBeyondAllRules, type Rating } from '../core/rating/rating';
import type { TextbookCounts } from '../core/solver/textbook';
import type { Grade } from '../core/techniques/grade';
import { list } from '../core/techniques/names';
import type { Step, Technique } from '../core/techniques/step';
import { plain } from './markdown';
import { marksSpanOf, namesFor, type Puzzle } from './puzzle';
import { shortened } from './trim';
import {
  capital,
  cellName,
  cellNames,
  count,
  type Exclusion,
  few,
  isSmall,
  MOST_IN_FILE_NAME,
  MOST_REPEATED,
  type Named,
  problemText,
  quoted,
  sizeOf,
  symbolOf,
  type TechniqueLink,
} from './wording';

/** The sentences. Those of a feature with several are together, under its name. */
export const messages = {
  conflict: (puzzle: Puzzle, digit: Digit, repeats: readonly Repeat[]) =>
    `${symbolOf(puzzle, digit)} is already in ${list(
      repeats.map(({ house, partners }) => `${makeHouse(house)} (${cellNames(puzzle, partners)})`),
    )}`,
  changedGiven: (puzzle: Puzzle, digit: Digit, given: Digit) =>
    `${symbolOf(puzzle, digit)} replaces the given ${symbolOf(puzzle, given)}`,
  partner: (puzzle: Puzzle, cell: Cell, digit: Digit) => `${cellName(puzzle, cell)} is ${symbolOf(puzzle, digit)} too`,
  given: (puzzle: Puzzle, cell: Cell, given: Digit) =>
    `${cellName(puzzle, cell)} is given as ${symbolOf(puzzle, given)}`,

  noCandidate: (
    puzzle: Puzzle,
    cell: Cell,
    excluded: readonly (readonly [House, readonly number[]])[],
    notAllowed: readonly number[],
  ) =>
    `No digit fits ${cellName(puzzle, cell)}: ${list([
      ...excluded.map(
        ([house, digits]) => `${makeHouse(house)} has ${digits.map(d => symbolOf(puzzle, d)).join(', ')}`,
      ),
      ...(notAllowed.length > 0 ? [`its candidates lack ${notAllowed.map(d => symbolOf(puzzle, d)).join(', ')}`] : []),
    ])}`,
  noPlace: (puzzle: Puzzle, house: House, digit: Digit) =>
    `${makeHouse(house)} has no cell left for ${symbolOf(puzzle, digit)}`,
  emptyCell: (puzzle: Puzzle, cell: Cell, digit: Digit) =>
    `${cellName(puzzle, cell)} cannot be ${symbolOf(puzzle, digit)}`,

  noSolution: () => 'This puzzle has no solution',
  multipleSolutions: (puzzle: Puzzle, cell: Cell, digits: readonly [number, number]) =>
    `${messages.alternative(puzzle, cell, digits)}: this puzzle has more than one solution`,
  alternative: (puzzle: Puzzle, cell: Cell, digits: readonly [number, number]) =>
    `${cellName(puzzle, cell)} can be ${list(
      [...digits].sort((a, b) => a - b).map(d => symbolOf(puzzle, d)),
      'or',
    )}`,

  forcedCell: (puzzle: Puzzle, { cell, digit, house }: ForcedCell) =>
    house
      ? `${makeHouse(house)} has only this cell for ${symbolOf(puzzle, digit)}`
      : `${cellName(puzzle, cell)} can only be ${symbolOf(puzzle, digit)}`,

  problem: problemText,
  mixedBlanks: (puzzle: Puzzle, odd: string) =>
    `This puzzle writes an empty cell as ${quoted(puzzle.style.blank)}, but as ${quoted(odd)} here`,

  notAllShown: (shown: number, found: number) =>
    `Not all are shown: ${shown.toLocaleString('en')} of ${count(found, 'finding')} ` +
    '(sudoku.diagnostics.maxPerFile)',

  actions: {
    /** `Fill r4c7 with 5 (XY-Wing …)`: the hardest technique of the steps; `…` when there is more than one step. */
    fillByStep: (puzzle: Puzzle, { cell, digit }: Candidate, { name }: Technique, steps: number) =>
      `Fill ${cellName(puzzle, cell)} with ${symbolOf(puzzle, digit)} (${name}${steps > 1 ? ' …' : ''})`,
    fillForced: (puzzle: Puzzle, { cell, digit, house }: ForcedCell) =>
      `Fill ${cellName(puzzle, cell)} with ${symbolOf(puzzle, digit)} (${house ? `Hidden Single in ${makeHouse(house)}` : 'Naked Single'})`,
    fillAllForced: () => 'Fill all forced cells',
    clear: (puzzle: Puzzle, cell: Cell) => `Clear ${cellName(puzzle, cell)}`,
    change: (puzzle: Puzzle, cell: Cell, digit: Digit) =>
      `Change ${cellName(puzzle, cell)} to ${symbolOf(puzzle, digit)}`,
    pad: (missing: number, blank: string) => `Add ${count(missing, 'empty cell')} (${blank}) at the end`,
    dropSurplus: (surplus: number) => `Remove ${count(surplus, 'empty cell')} at the end`,
    unifyBlanks: (blank: string) => `Write every empty cell as ${quoted(blank)}`,
  },

  commands: {
    noEditor: () => 'Open a Sudoku file first.',
    cannotOpen: (name: string, reason: string) => plain(`${name} cannot be opened: ${reason}`),
    /** The message of an unexpected error. */
    failed: (reason: string) => plain(reason),
    closed: () => 'The file was closed while the command ran. Nothing was changed.',
    editedMeanwhile: () => 'The file was edited while the command ran. Nothing was changed. Run the command again.',
    readOnly: () => 'This file is read-only. Nothing was changed. Save a copy and run the command there.',
    notApplied: () => 'VS Code rejected the edit. Nothing was changed. Run the command again.',
    cancelled: () => 'Cancelled. Nothing was changed.',

    solving: (puzzles: number) => (puzzles === 1 ? 'Solving the puzzle' : `Solving ${count(puzzles, 'puzzle')}`),
    filling: () => 'Filling forced cells',
    filled: (cells: number) => (cells > 0 ? `Filled ${count(cells, 'forced cell')}.` : 'No cell is forced.'),

    needsMore: (puzzles: number) =>
      puzzles === 1
        ? 'The remaining cells need more than singles.'
        : `The remaining cells of ${count(puzzles, 'puzzle')} need more than singles.`,

    noPuzzle: () => 'There is no puzzle in this file.',
    solved: (puzzles: number) => `Solved ${count(puzzles, 'puzzle')}.`,
    alreadySolved: (puzzles: number) =>
      puzzles === 1 ? 'The puzzle is already solved.' : `${count(puzzles, 'puzzle')} already solved.`,
    ambiguous: (puzzles: Named) => `Several solutions, filled with one of them: ${few(puzzles)}.`,
    unsolvable: (puzzles: Named) => `No solution, left unchanged: ${few(puzzles)}.`,
    unreadable: (puzzles: Named) => `Not a complete puzzle, left unchanged: ${few(puzzles)}.`,
    timedOut: (puzzles: Named, seconds: number) =>
      `Not solved within ${count(seconds, 'second')} (sudoku.solve.timeLimit), left unchanged: ${few(puzzles)}.`,
    /** `Grid 03 (line 25)`, `line 25` */
    name: (puzzle: Puzzle, line: number) =>
      puzzle.title ? `${plain(shortened(puzzle.title, MOST_REPEATED))} (line ${line})` : `line ${line}`,
    /** `Grid 03`, or `line 25` when the puzzle has no title. */
    titleOf: (puzzle: Puzzle, line: number) => (puzzle.title ? plain(puzzle.title) : `line ${line}`),
    goTo: (name: string) => `Go to ${name}`,
  },

  /** In Markdown. */
  hover: {
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
    candidates: (puzzle: Puzzle, cell: Cell, candidates: readonly Digit[]) =>
      candidates.length === 0
        ? `No digit fits **${cellName(puzzle, cell)}**`
        : `**${cellName(puzzle, cell)}** can be ${list(
            candidates.map(digit => symbolOf(puzzle, digit)),
            'or',
          )}`,
    /** `5: row 4, r4c2; box 4, r5c1` */
    exclusion: (puzzle: Puzzle, cell: Cell, { digit, by }: Exclusion) =>
      `${symbolOf(puzzle, digit)}: ${
        by.map(([house, other]) => `${makeHouse(house)}, ${cellName(puzzle, other)}`).join('; ') ||
        (marksSpanOf(puzzle, cell) ? 'not among its pencil marks' : 'eliminated in the file')
      }`,
    solvedBy: (last: Technique, steps: number, hardest: Technique | undefined, link: TechniqueLink) => {
      if (steps === 0) return `Solved by ${link(last)}`;
      const way = hardest ? `, up to ${link(hardest)}` : '';
      return `Solved by ${link(last)} after ${count(steps, 'other step')}${way}`;
    },
    /** `Hidden Single is also called Pinned Digit or Unique Candidate`; empty when it has no other name. */
    otherNames: ({ name, otherNames = [] }: Technique) =>
      otherNames.length > 0 ? `${name} is also called ${list(otherNames, 'or')}` : '',
    notSolved: (puzzle: Puzzle, cell: Cell) => `No known technique solves ${cellName(puzzle, cell)}`,
    solution: (step: string) => `**${step}**`,
  },

  hint: {
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
    stuck: () => 'No known technique applies. Solve Sudoku can still finish it.',
    stuckWithout: (excluded: readonly string[]) =>
      `No known technique applies without those excluded by sudoku.techniques.exclude (${plain(list(excluded))}). ` +
      'Solve Sudoku can still finish it.',
    unreadable: () => 'This puzzle cannot be read completely. Fix the marked problems first.',
    unsolvable: () => 'This puzzle has no solution: at least one digit is wrong. Undo, or check the marked cells.',
    applied: (step: string) => `${step}.`,
    /** `r4c7=5, after` the steps before it. */
    appliedAfter: (step: string, before: readonly string[]) => shortened(`${step}, after ${list(before)}.`, 900),
  },

  /** The list of all steps of a position. */
  allSteps: {
    title: (name: string) => plain(`All Steps of ${name}`),
    searching: (steps: number) =>
      `${count(steps, 'step')} found, still searching. Type to search, for example x-wing or r4c7`,
    found: (steps: number) => `${count(steps, 'step')} found. Type to search, for example x-wing or r4c7`,
    noneWithoutExotic: () => 'No known technique applies. Exotic techniques may: search them with the button above.',
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
  },

  path: {
    tab: (name: string) => plain(`Path of ${name}`),
    walking: () => 'Looking for a path to the solution',
    save: () => 'Save Path',
    /** A file name, without characters that some file systems forbid. */
    fileName: (name: string) =>
      `${plain(shortened(`Path of ${name}`, MOST_IN_FILE_NAME)).replace(/[\\/:*?"<>|]+/g, '-')}.txt`,
    filters: { text: 'Text', markdown: 'Markdown' } as const,
    title: (name: string) => plain(`Solution path of ${name}`),
    solved: () => 'Solved:',
    stuck: () => 'No known technique applies:',
    excluded: (excluded: readonly string[]) =>
      plain(`Excluded techniques (sudoku.techniques.exclude): ${excluded.join(', ')}`),
    ambiguous: () => 'The puzzle has several solutions, so techniques cannot finish it:',
    step: (number: string, step: string) => `${number}. ${step}`,
    score: ({ score, level }: Grade) => `Score ${score.toLocaleString('en')}, ${capital(level)}`,
    rating: (rating: Rating) =>
      isBeyondAllRules(rating)
        ? 'Sudoku Explainer ER above 10.7'
        : `Sudoku Explainer ER ${rating.er.toFixed(1)}, EP ${rating.ep.toFixed(1)}, ED ${rating.ed.toFixed(1)}`,
    headings: ['Technique', 'Steps', 'Score'] as const,
  },

  /** The textbook backtracking search, step by step. */
  trace: {
    tab: (name: string) => plain(`Backtracking of ${name}`),
    tracing: () => 'Backtracking',
    title: (name: string) => plain(`Backtracking of ${name}: the first empty cell, digits ascending`),
    step: (puzzle: Puzzle, step: number, cell: Cell, digit: Digit) =>
      `Step ${step} - ${symbolOf(puzzle, digit)} @ ${cellName(puzzle, cell).toUpperCase()}`,
    backtrack: (puzzle: Puzzle, cell: Cell, digit: Digit) =>
      `Back - ${symbolOf(puzzle, digit)} leaves ${cellName(puzzle, cell).toUpperCase()}`,
    leftOut: (steps: number) => `... ${count(steps, 'step')} left out here (sudoku.trace.maxSteps) ...`,
    solved: () => 'Solved.',
    unsolvable: () => 'No solution.',
    soFar: (placements: number) => `${count(placements, 'placement')} so far`,
    counts: ({ placements, backtracks }: TextbookCounts) =>
      `${count(placements, 'placement')}, ${count(backtracks, 'backtrack')}`,
  },

  /** The code lenses above a puzzle. */
  lens: {
    /** The level depends on the techniques that may be used. */
    rating: (excluded: readonly string[]) =>
      plain(
        `HoDoKu's level of the puzzle${excluded.length > 0 ? `, without ${list(excluded)} (sudoku.techniques.exclude)` : ''}, ` +
          "and Sudoku Explainer's rating of its hardest step",
      ),
    hint: () => 'Hint',
    solve: () => 'Solve',
    path: () => 'Path',
  },

  /** The status of a puzzle, in the status bar. */
  status: {
    none: () => 'No puzzle',
    /** The title of a puzzle; empty when it has none. */
    detail: ({ title = '' }: Puzzle) => plain(title),
    problems: (puzzle: Puzzle) => `${sizeOf(puzzle.grid.geometry)} · ${count(puzzle.problems.length, 'problem')}`,
    solved: (puzzle: Puzzle) => `${sizeOf(puzzle.grid.geometry)} · solved`,
    open: (puzzle: Puzzle, givens: number, ...rest: readonly (string | undefined)[]) =>
      [sizeOf(puzzle.grid.geometry), count(givens, 'given'), ...rest].filter(part => part).join(' · '),
    level: ({ level }: Grade) => capital(level),
    rating: (rating: Rating) => (isBeyondAllRules(rating) ? 'SE > 10.7' : `SE ${rating.er.toFixed(1)}`),
    conflicts: (cells: number) => count(cells, 'conflict'),
    valid: () => 'one solution',
    ambiguous: () => 'several solutions',
    contradictory: () => 'no solution',
  },
} as const;
