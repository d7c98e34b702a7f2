/** Pictures of puzzles: exported files, printed pages, and their text alternatives. */

import { plain } from '../text/markdown';
import type { Puzzle } from '../text/puzzle';
import { shortenedText } from '../text/trim';
import { count, MOST_IN_FILE_NAME, sizeOf } from './wording';

/** Pictures of puzzles. */
export const pictures = {
  /** The text alternative of a picture; `step` is the sentence of a step in it. */
  label: ({ title, grid }: Puzzle, digits: readonly number[], step?: string) =>
    plain(
      [
        `Sudoku ${sizeOf(grid.geometry)}${title ? `, ${title}` : ''}`,
        `${digits.filter(digit => digit !== 0).length} of ${digits.length} cells filled`,
      ].join(': ') + (step ? `. ${step}` : ''),
    ),
  /** The contents of a picture. */
  contents: {
    digits: 'Digits',
    candidates: 'Digits and Candidates',
    givens: 'Givens Only',
    solution: 'Solution',
  } as const,
  withStep: () => 'with the step that is shown',
  whatToDraw: () => 'What should the picture show?',
  save: () => 'Save Picture',
  /** A file name without its extension, and without characters that some file systems forbid. */
  fileName: (name: string) =>
    plain(shortenedText(name, MOST_IN_FILE_NAME))
      .replace(/[\\/:*?"<>|]+/g, '-')
      .replace(/^[ .]+/, '')
      .trim() || 'Sudoku',
  /** The name of a puzzle in a file name: the name of its file, and its title or, in a file with several, its 1-based number. */
  nameOfPuzzle: (file: string, { title }: Puzzle, number: number | undefined) =>
    [file.replace(/\.\w+$/, ''), title ?? number].filter(part => part !== undefined).join('-'),
  kinds: { svg: 'SVG picture', png: 'PNG picture', html: 'Web page' } as const,
  kindDetails: { svg: 'sharp at any size', png: 'for programs that cannot show SVG files' } as const,
  whichKind: () => 'Which kind of file?',
  saved: (file: string) => plain(`Saved ${file}.`),
  open: () => 'Open',
  solving: () => 'Searching for the solution',
  noSolution: () => 'There is no solution to draw: the puzzle does not have exactly one solution.',
  /** Shown above a Markdown block, or a part of it, that the preview does not draw. */
  fence: {
    /** A problem of a rule. `line` is the 1-based line in the block. */
    problem: (line: number, message: string) => `Line ${line}: ${message}`,
    /** Below problems: the number of unlisted ones. */
    more: (problems: number) => count(problems, 'more problem'),
    noPuzzle: () =>
      'No puzzle was found in this block. A grid has as many rows as each row has cells, such as 9 rows of 9 cells.',
    tooMany: (most: number) =>
      `Only the first ${most} puzzles of a block are drawn. Put collections into separate files.`,
    tooLong: () => 'This block is too long to draw. Put collections into separate files.',
  },
  painting: () => 'Sudoku Picture',
  /** Why there is no PNG file; the SVG file needs no page. */
  notPainted: (reason: string) => plain(`The picture could not be drawn: ${reason}. Export it as SVG instead.`),
} as const;

/** Printed puzzles. */
export const print = {
  /** Appended to the name of the printed file: `first print.html`. */
  inName: () => 'print',
  which: () => 'Which puzzles should be printed?',
  atCursor: () => 'Puzzle at Cursor',
  selected: (puzzles: number) => `${count(puzzles, 'Selected Puzzle')}`,
  all: (puzzles: number) => `All ${count(puzzles, 'Puzzle')}`,
  /** For a file with more puzzles than are printed at once. */
  first: (most: number) => `First ${count(most, 'Puzzle')}`,
  limited: (most: number, puzzles: number) =>
    `of ${puzzles.toLocaleString('en')}: at most ${most} are printed at once. Select others to print them.`,
  howMany: () => 'How many puzzles on a page?',
  perPage: (puzzles: number) => `${puzzles} on a Page`,
  what: () => 'What should be printed?',
  entries: () => 'Entered Digits',
  entriesDetail: () => 'not only the givens',
  candidates: () => 'Candidates',
  candidatesDetail: () => 'in all empty cells',
  rating: () => 'Rating',
  ratingDetail: () => 'above each puzzle; takes time for puzzles that are not rated yet',
  solutions: () => 'Solutions',
  solutionsDetail: () => 'on pages at the end',
  preparing: () => 'Preparing the pages',
  save: () => 'Save Page to Print',
  /** The heading of a puzzle on a page. */
  heading: (number: number, title: string | undefined) => (title ? `${number}. ${title}` : `${number}`),
  solutionsHeading: () => 'Solutions',
  /** A puzzle that has no solution to print. */
  withoutSolution: (number: number) => `${number}: not exactly one solution`,
  button: () => 'Print or Save as PDF',
  help: () => 'In the dialog, turn headers and footers off. To get a PDF file, choose “Save as PDF” as the printer.',
  opened: (file: string) => plain(`${file} is open in your browser. Print it there, or save it as PDF.`),
  /** Shown when no browser can be opened with the file. */
  notOpened: (file: string) => plain(`Saved ${file}. Open it in a browser, and print it there or save it as PDF.`),
  unreadable: (puzzles: number) =>
    `${count(puzzles, 'puzzle')} left out, because not all of ${puzzles === 1 ? 'its' : 'their'} cells and rules can be read.`,
} as const;

/** Texts of web pages in which a puzzle is played. */
export const webPage = {
  save: () => 'Save Web Page',
  solving: () => 'Preparing the page',
  noSolution: () => 'The puzzle has no solution, so it cannot be played to the end.',
  withRules: () =>
    'Web pages do not support puzzles with rules yet. Use Export as Picture or Print, or share the file.',
  notPlayable: () => 'This puzzle cannot be exported as a playable web page. Use Export as Picture or Print.',
  /** The text above the board: the number of empty cells, or nothing when the puzzle is solved. */
  status: ({ grid }: Puzzle, left: number | undefined) =>
    [sizeOf(grid.geometry), left === undefined ? '✓ Solved' : `${count(left, 'cell')} left`].join(' · '),
  solved: () => 'Solved. Well done!',
  noEntry: () => 'There is no entry to check yet.',
  kept: () => 'Your progress is kept in this browser.',
  notKept: () => 'This browser does not let the page keep your progress.',
  needsScript: () => 'The puzzle is played with JavaScript, which is turned off in this browser.',
} as const;
