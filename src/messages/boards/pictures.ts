/** Pictures of puzzles: exported files, printed pages, and their text alternatives. */

import { joinSentences, t } from '../../core/sentences';
import type { Puzzle } from '../../text/puzzle';
import { plain } from '../../text/strings/markdown';
import { shortenedText } from '../../text/strings/trim';
import { MOST_IN_FILE_NAME, sizeOf } from '../wording';

/** Pictures of puzzles. */
export const pictures = {
  /** The text alternative of a picture; `step` is the sentence of a step in it. */
  label: ({ title, grid }: Puzzle, digits: readonly number[], step?: string) => {
    const size = sizeOf(grid.geometry);
    const filled = digits.filter(digit => digit !== 0).length;
    const cells = digits.length;
    const label = title
      ? t('Sudoku {size}, {title}: {filled} of {cells, plural, one {# cell} other {# cells}} filled', {
          size,
          title,
          filled,
          cells,
        })
      : t('Sudoku {size}: {filled} of {cells, plural, one {# cell} other {# cells}} filled', { size, filled, cells });
    return plain(step ? joinSentences([t('{sentence}.', { sentence: label }), step]) : label);
  },
  /** The contents of a picture. */
  contents: {
    digits: () => t('Digits'),
    candidates: () => t('Digits and Candidates'),
    givens: () => t('Givens Only'),
    solution: () => t('Solution'),
  } as const,
  withStep: () => t('with the step that is shown'),
  whatToDraw: () => t('What should the picture show?'),
  save: () => t('Save Picture'),
  /** A file name without its extension, and without characters that some file systems forbid. */
  fileName: (name: string) =>
    plain(shortenedText(name, MOST_IN_FILE_NAME))
      .replace(/[\\/:*?"<>|]+/g, '-')
      .replace(/^[ .]+/, '')
      .trim() || 'Sudoku',
  /** The name of a puzzle in a file name: the name of its file, and its title or, in a file with several, its 1-based number. */
  nameOfPuzzle: (file: string, { title }: Puzzle, number: number | undefined) =>
    [file.replace(/\.\w+$/, ''), title ?? number].filter(part => part !== undefined).join('-'),
  kinds: { svg: () => t('SVG picture'), png: () => t('PNG picture'), html: () => t('Web page') } as const,
  kindDetails: { svg: () => t('sharp at any size'), png: () => t('for programs that cannot show SVG files') } as const,
  whichKind: () => t('Which kind of file?'),
  saved: (file: string) => plain(t('Saved {file}.', { file })),
  open: () => t('Open'),
  solving: () => t('Searching for the solution'),
  noSolution: () => t('There is no solution to draw: the puzzle does not have exactly one solution.'),
  /** Shown above a Markdown block, or a part of it, that the preview does not draw. */
  fence: {
    /** A problem of a rule. `line` is the 1-based line in the block. */
    problem: (line: number, message: string) => t('Line {line}: {message}', { line: `${line}`, message }),
    /** Below problems: the number of unlisted ones. */
    more: (problems: number) => t('{n, plural, one {# more problem} other {# more problems}}', { n: problems }),
    noPuzzle: () =>
      t('No puzzle was found in this block. A grid has as many rows as each row has cells, such as 9 rows of 9 cells.'),
    tooMany: (most: number) =>
      t(
        'Only the first {most, plural, one {puzzle} other {# puzzles}} of a block are drawn. Put collections into separate files.',
        { most },
      ),
    tooLong: () => t('This block is too long to draw. Put collections into separate files.'),
  },
  painting: () => t('Sudoku Picture'),
  /** Why there is no PNG file; the SVG file needs no page. */
  notPainted: (reason: string) =>
    plain(t('The picture could not be drawn: {reason}. Export it as SVG instead.', { reason })),
  /** Reasons when the page gives none. */
  noAnswer: () => t('the page does not respond'),
  noPicture: () => t('the result is empty'),
} as const;

/** Printed puzzles. */
export const print = {
  /** Appended to the name of the printed file, in English: `first print.html`. */
  inName: () => 'print',
  which: () => t('Which puzzles should be printed?'),
  atCursor: () => t('Puzzle at Cursor'),
  selected: (puzzles: number) => t('{n, plural, one {# Selected Puzzle} other {# Selected Puzzles}}', { n: puzzles }),
  all: (puzzles: number) => t('All {n, plural, one {# Puzzle} other {# Puzzles}}', { n: puzzles }),
  /** For a file with more puzzles than are printed at once. */
  first: (most: number) => t('First {n, plural, one {# Puzzle} other {# Puzzles}}', { n: most }),
  limited: (most: number, puzzles: number) =>
    t('of {puzzles}: at most {most} are printed at once. Select others to print them.', { puzzles, most }),
  howMany: () => t('How many puzzles on a page?'),
  perPage: (puzzles: number) => t('{n} on a Page', { n: puzzles }),
  what: () => t('What should be printed?'),
  entries: () => t('Entered Digits'),
  entriesDetail: () => t('not only the givens'),
  candidates: () => t('Candidates'),
  candidatesDetail: () => t('in all empty cells'),
  rating: () => t('Rating'),
  ratingDetail: () => t('above each puzzle; takes time for puzzles that are not rated yet'),
  solutions: () => t('Solutions'),
  solutionsDetail: () => t('on pages at the end'),
  preparing: () => t('Preparing the pages'),
  save: () => t('Save Printable Page'),
  /** The heading of a puzzle on a page. */
  heading: (number: number, title: string | undefined) => (title ? `${number}. ${title}` : `${number}`),
  solutionsHeading: () => t('Solutions'),
  /** A puzzle that has no solution to print. */
  withoutSolution: (number: number) => t('{n}: not exactly one solution', { n: `${number}` }),
  button: () => t('Print or Save as PDF'),
  help: () => t('In the dialog, turn headers and footers off. To get a PDF file, choose “Save as PDF” as the printer.'),
  opened: (file: string) => plain(t('{file} is open in your browser. Print it there, or save it as PDF.', { file })),
  /** Shown when no browser can be opened with the file. */
  notOpened: (file: string) =>
    plain(t('Saved {file}. Open it in a browser, and print it there or save it as PDF.', { file })),
  unreadable: (puzzles: number) =>
    t(
      '{puzzles, plural, one {# puzzle left out, because not all of its cells and rules can be read} other {# puzzles left out, because not all of their cells and rules can be read}}.',
      { puzzles },
    ),
} as const;

/** Texts of web pages in which a puzzle is played. */
export const webPage = {
  save: () => t('Save Web Page'),
  solving: () => t('Preparing the page'),
  noSolution: () => t('The puzzle has no solution, so it cannot be played to the end.'),
  withRules: () =>
    t('Web pages do not support puzzles with rules yet. Use Export as Picture or Print, or share the file.'),
  notPlayable: () => t('This puzzle cannot be exported as a playable web page. Use Export as Picture or Print.'),
  /** The text above the board: the number of empty cells, or nothing when the puzzle is solved. */
  status: ({ grid }: Puzzle, left: number | undefined) =>
    [
      sizeOf(grid.geometry),
      left === undefined ? `✓ ${t('Solved')}` : t('{left, plural, one {# cell} other {# cells}} left', { left }),
    ].join(' · '),
  solved: () => t('Solved. Well done!'),
  noEntry: () => t('There is no entry to check yet.'),
  kept: () => t('Your progress is kept in this browser.'),
  notKept: () => t('This browser does not let the page keep your progress.'),
  needsScript: () => t('The puzzle is played with JavaScript, which is turned off in this browser.'),
} as const;
