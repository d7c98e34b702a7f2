/** Questions and messages of commands. */

import { phrase, t, type Value } from '../core/sentences';
import type { Puzzle } from '../text/puzzle';
import { plain } from '../text/strings/markdown';
import { shortenedText } from '../text/strings/trim';
import { capital, few, MOST_REPEATED, type Named } from './wording';

/** Questions and messages of commands. */
export const commands = {
  noEditor: () => t('No file is open. Open one first, or run Sudoku: New Puzzle File or Sudoku: Open Samples.'),
  cannotOpen: (name: string, reason: string) => plain(t('{name} cannot be opened: {reason}', { name, reason })),
  /** The message of an unexpected error. */
  failed: (reason: string) => plain(reason),
  /** The name of the status bar item that shows a search. */
  progressName: () => t('Sudoku Progress'),
  cancelSearch: () => t('Select to cancel'),
  /** A search with its progress. */
  progress: (title: string, message: string) => t('{title}: {message}', { title, message }),
  /** For screen readers. */
  progressLabel: (text: string) => t('{text}. Select to cancel', { text }),
  closed: () => t('The file was closed while the command ran. Nothing was changed.'),
  editedMeanwhile: () => t('The file was edited while the command ran. Nothing was changed. Run the command again.'),
  readOnly: () => t('This file is read-only. Nothing was changed. Save a copy and run the command there.'),
  notApplied: () => t('VS Code rejected the edit. Nothing was changed. Run the command again.'),
  canceled: () => t('Canceled. Nothing was changed.'),

  solving: (puzzles: number) =>
    t('Solving {puzzles, plural, =1 {the puzzle} one {# puzzle} other {# puzzles}}', { puzzles }),
  filling: () => t('Filling forced cells'),
  /** `name` is the name of the only examined puzzle, if its file has several. */
  filled: (cells: number, puzzles: number, name?: Value) => {
    if (cells === 0) return name ? t('No cell is forced in {name}.', { name }) : t('No cell is forced.');
    if (name)
      return t('Filled {cells, plural, one {# forced cell} other {# forced cells}} in {name}.', { cells, name });
    return puzzles > 1
      ? t(
          'Filled {cells, plural, one {# forced cell} other {# forced cells}} in {puzzles, plural, one {# puzzle} other {# puzzles}}.',
          { cells, puzzles },
        )
      : t('Filled {cells, plural, one {# forced cell} other {# forced cells}}.', { cells });
  },

  needsMore: (puzzles: number) =>
    puzzles === 1
      ? t('The empty cells cannot be filled with naked and hidden singles alone.')
      : t(
          'The empty cells of {puzzles, plural, one {# puzzle} other {# puzzles}} cannot be filled with naked and hidden singles alone.',
          { puzzles },
        ),

  noPuzzle: () => t('There is no puzzle in this file.'),
  /** `name` is the name of the only puzzle, where its file has several. */
  solved: (puzzles: number, name?: Value) =>
    name === undefined
      ? t('Solved {puzzles, plural, one {# puzzle} other {# puzzles}}.', { puzzles })
      : t('Solved {name}.', { name }),
  alreadySolved: (puzzles: number, name?: Value) => {
    if (puzzles > 1) return t('{puzzles, plural, one {# puzzle} other {# puzzles}} already solved.', { puzzles });
    return name === undefined ? t('The puzzle is already solved.') : capital(t('{name} is already solved.', { name }));
  },
  ambiguous: (puzzles: Named) => t('Several solutions, filled with one of them: {puzzles}.', { puzzles: few(puzzles) }),
  unsolvable: (puzzles: Named) => t('No solution, left unchanged: {puzzles}.', { puzzles: few(puzzles) }),
  /** `Not solved. One entry is wrong: r1c3.` `reason` is a sentence. */
  notSolved: (reason: string) => t('Not solved. {reason}', { reason }),
  /** About the only puzzle, where it is not named. */
  filledOneOfSeveral: () => t('The puzzle has several solutions. It was filled with one of them.'),
  unreadable: (puzzles: Named) => t('Cannot be read completely, left unchanged: {puzzles}.', { puzzles: few(puzzles) }),
  timedOut: (puzzles: Named, seconds: number) =>
    t(
      'Not solved within {seconds, plural, one {# second} other {# seconds}} (sudoku.solve.timeLimit), left unchanged: {puzzles}.',
      { seconds, puzzles: few(puzzles) },
    ),
  /** `Grid 03 (line 25)`, `line 25` */
  name: (puzzle: Puzzle, line: number) =>
    puzzle.title
      ? phrase('{title} (line {line})', { title: titleIn(puzzle.title), line: `${line}` })
      : phrase('line {line}', { line: `${line}` }),
  /** `Grid 03`, or `line 25` when the puzzle has no title. */
  titleOf: (puzzle: Puzzle, line: number) =>
    puzzle.title ? plain(puzzle.title) : t('line {line}', { line: `${line}` }),
  /** `Grid 03`, or `the puzzle on line 25`, as part of a sentence. */
  shortName: (puzzle: Puzzle, line: number): Value =>
    puzzle.title ? titleIn(puzzle.title) : phrase('the puzzle on line {line}', { line: `${line}` }),
  goTo: (name: Value) => t('Go to {name}', { name }),
} as const;

/** A title as a part of a sentence. */
const titleIn = (title: string) => plain(shortenedText(title, MOST_REPEATED));
