/** Questions and messages of commands. */

import { plain } from '../text/markdown';
import type { Puzzle } from '../text/puzzle';
import { shortenedText } from '../text/trim';
import { capital, count, few, MOST_REPEATED, type Named } from './wording';

/** Number of characters that fit on one line of a notification without buttons, at the default font size. */
export const ONE_LINE = 60;

/** Questions and messages of commands. */
export const commands = {
  noEditor: () => 'No file is open. Open one first, or run Sudoku: New Puzzle File or Sudoku: Open Samples.',
  cannotOpen: (name: string, reason: string) => plain(`${name} cannot be opened: ${reason}`),
  /** The message of an unexpected error. */
  failed: (reason: string) => plain(reason),
  /** The name of the status bar's entry that shows a search. */
  progressName: () => 'Sudoku Progress',
  cancelSearch: () => 'Select to cancel',
  /** The button that closes a long message. */
  ok: () => 'OK',
  closed: () => 'The file was closed while the command ran. Nothing was changed.',
  editedMeanwhile: () => 'The file was edited while the command ran. Nothing was changed. Run the command again.',
  readOnly: () => 'This file is read-only. Nothing was changed. Save a copy and run the command there.',
  notApplied: () => 'VS Code rejected the edit. Nothing was changed. Run the command again.',
  canceled: () => 'Canceled. Nothing was changed.',

  solving: (puzzles: number) => (puzzles === 1 ? 'Solving the puzzle' : `Solving ${count(puzzles, 'puzzle')}`),
  filling: () => 'Filling forced cells',
  /** `name` is the name of the only examined puzzle, if its file has several. */
  filled: (cells: number, puzzles: number, name?: string) => {
    const where = name ? ` in ${name}` : puzzles > 1 ? ` in ${count(puzzles, 'puzzle')}` : '';
    return cells === 0 ? `No cell is forced${name ? where : ''}.` : `Filled ${count(cells, 'forced cell')}${where}.`;
  },

  needsMore: (puzzles: number) =>
    puzzles === 1
      ? 'The empty cells cannot be filled with naked and hidden singles alone.'
      : `The empty cells of ${count(puzzles, 'puzzle')} cannot be filled with naked and hidden singles alone.`,

  noPuzzle: () => 'There is no puzzle in this file.',
  /** `name` is the name of the only puzzle, where its file has several. */
  solved: (puzzles: number, name?: string) => `Solved ${name ?? count(puzzles, 'puzzle')}.`,
  alreadySolved: (puzzles: number, name?: string) =>
    puzzles === 1
      ? `${capital(name ?? 'the puzzle')} is already solved.`
      : `${count(puzzles, 'puzzle')} already solved.`,
  /** A sentence about one puzzle of several: `Skyscraper: The puzzle is solved.` */
  about: (name: string | undefined, sentence: string) => (name ? `${capital(name)}: ${sentence}` : sentence),
  ambiguous: (puzzles: Named) => `Several solutions, filled with one of them: ${few(puzzles)}.`,
  unsolvable: (puzzles: Named) => `No solution, left unchanged: ${few(puzzles)}.`,
  /** `Not solved. One entry is wrong: r1c3.` `reason` is a sentence. */
  notSolved: (reason: string) => `Not solved. ${reason}`,
  /** About the only puzzle, where it is not named. */
  filledOneOfSeveral: () => 'The puzzle has several solutions. It was filled with one of them.',
  unreadable: (puzzles: Named) => `Cannot be read completely, left unchanged: ${few(puzzles)}.`,
  timedOut: (puzzles: Named, seconds: number) =>
    `Not solved within ${count(seconds, 'second')} (sudoku.solve.timeLimit), left unchanged: ${few(puzzles)}.`,
  /** `Grid 03 (line 25)`, `line 25` */
  name: (puzzle: Puzzle, line: number) =>
    puzzle.title ? `${plain(shortenedText(puzzle.title, MOST_REPEATED))} (line ${line})` : `line ${line}`,
  /** `Grid 03`, or `line 25` when the puzzle has no title. */
  titleOf: (puzzle: Puzzle, line: number) => (puzzle.title ? plain(puzzle.title) : `line ${line}`),
  /** `Grid 03`, or `the puzzle on line 25`, as part of a sentence. */
  shortName: (puzzle: Puzzle, line: number) =>
    puzzle.title ? plain(shortenedText(puzzle.title, MOST_REPEATED)) : `the puzzle on line ${line}`,
  goTo: (name: string) => `Go to ${name}`,
} as const;
