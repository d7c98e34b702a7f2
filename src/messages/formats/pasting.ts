/** Text that looks like a grid but is not read, and the offer to treat a file as Sudoku. */

import { type Phrase, phrase, t, wordsOf } from '../../core/sentences';
import type { UnreadNote } from '../../text/note';
import type { PuzzleLinkKind } from '../../text/puzzleLinks';
import { inQuotes } from '../wording';

/** The tool that can rewrite a grid found in unread text: a quick fix, the command line, or nothing. */
export type RewritingTool = 'editor' | 'terminal' | false;

/** The rewritten part: the text, several grids, a grid with its regions, or the grid in it. */
type Rewritten = 'text' | 'grids' | 'regions' | 'grid';

/** By what is rewritten: how `sudoku convert` writes it. The command line is in English. */
const CONVERTED: Readonly<Record<Rewritten, string>> = {
  text: 'it as a Sudoku grid',
  grids: 'them as Sudoku grids',
  regions: 'it as a Sudoku grid with its regions',
  grid: 'the grid as a Sudoku grid',
};

/** The reason, and how the text can be rewritten. */
const fix = (by: RewritingTool, reason: Phrase, what: Rewritten = 'text'): string => {
  if (!by) return wordsOf(reason);
  return by === 'editor'
    ? t(
        '{reason}. Rewrite {what, select, grids {them as Sudoku grids to work with them} regions {it as a Sudoku grid with its regions to work with it} grid {the grid as a Sudoku grid to work with the grid} other {it as a Sudoku grid to work with it}}',
        { reason, what },
      )
    : `${wordsOf(reason)}. \`sudoku convert --to grid\` writes ${CONVERTED[what]}`;
};

/** Messages about links to puzzles. */
const links: Readonly<Record<PuzzleLinkKind, () => string>> = {
  'holds-puzzle': () =>
    t('This link contains a puzzle, which is read when you paste the link. Cut it and paste it again'),
  'cut-off': () => t('This link is incomplete: a part of the puzzle is missing. Copy the whole link again'),
  'unsupported-site': () =>
    t(
      'Links of this site cannot be read. Open the link, export the puzzle there for another program such as SudokuPad, and use that',
    ),
  'on-server': () =>
    t(
      'This link contains no puzzle. It refers to one on a server, and the extension downloads nothing. Open the link and copy the puzzle itself',
    ),
};

/** Why text is not read: by reason, and by what can rewrite it. */
const reasons: Record<UnreadNote['reason'], (by: RewritingTool) => string> = {
  spaces: by => fix(by, phrase('Spaces are empty cells here, but no frame shows which cell a digit is in')),
  'merged-cells': by =>
    fix(by, phrase('This table is not read, because it has merged or missing cells, or a table inside a cell')),
  ellipses: by =>
    fix(
      by,
      phrase(
        'This looks like a grid, but it is not read, because a program has replaced three dots with one character (…)',
      ),
    ),
  comments: by =>
    fix(by, phrase('These lines start with # or %, so they are comments, and the grid in them is not read')),
  'unequal-rows': by =>
    fix(by, phrase('This looks like a grid, but it is not read, because its lines have different numbers of cells')),
  shortened: () =>
    t(
      'This looks like a grid, but it is not read, because a program has left out cells and written three dots instead',
    ),
  'utf-16': () =>
    t('This text is UTF-16 without a byte order mark. Reopen it with the encoding UTF-16, and save it as UTF-8'),
  'side-by-side': by =>
    fix(by, phrase('These grids are side by side. Grids are read only if they are one below the other'), 'grids'),
  boxes: by => fix(by, phrase('Each of these arrays contains a box instead of a row, so they are not read as a grid')),
  columns: by =>
    fix(by, phrase('Each of these lists contains a column instead of a row, so they are not read as a grid')),
  'split-columns': by =>
    fix(by, phrase('The columns of this grid are in several parts, one below the other, so it is not read as a grid')),
  coordinates: by => fix(by, phrase('This is a list of digits with their cells, so it is not read as a grid')),
  regions: by =>
    fix(
      by,
      phrase(
        'This grid has regions that are not boxes. They are read from a section [Regions] directly below the grid',
      ),
      'regions',
    ),
  cages: () => t('These are the cages of a killer. Cages are read from a section [Cages] directly below a grid'),
  outside: () => t('This grid is not read, because numbers are outside its frame. Write them as rules below it'),
  'tall-cells': by =>
    fix(by, phrase('This looks like a grid, but it is not read, because each of its cells has several lines')),
  samurai: () => t('Several grids overlap here, as in a samurai. Such puzzles are not supported'),
  codes: by => fix(by, phrase('These are the codes of the characters of a text, so the grid in it is not read')),
  json: by =>
    fix(
      by,
      phrase(
        'Each cell of this grid is an object, a list of candidates or a name with a value. Such text is not read as a grid',
      ),
    ),
  'box-order': () =>
    t(
      'The text does not say which number of the box size is the number of rows, so this grid is read with the usual boxes. To set them, write a comment such as # box: 3x2 above the grid, with the number of rows first',
    ),
  'placed-signs': () =>
    t('A + before a digit marks an entry only in a single-line puzzle. In a grid, the digit is a given like any other'),
  'merge-conflict': () => t('A merge conflict is not resolved here'),
  'lost-rules': () => t('There is no puzzle above these rules. Write them directly below the grid of their puzzle'),
  mark: () =>
    t('This is not a mark of the puzzle, and is ignored. Write a cell and its digits or colors, such as r1c3=12'),
  link: () =>
    t(
      'This is not a link between two candidates of the puzzle, and is ignored. Write two different candidates, such as r1c3=5-r4c3=5, or r1c3=5>r4c3=5 with an arrow',
    ),
  'holds-puzzle': links['holds-puzzle'],
  'cut-off': links['cut-off'],
  'unsupported-site': links['unsupported-site'],
  'on-server': links['on-server'],
  blanks: by => fix(by, phrase('This character is not supported for empty cells. Use a dot instead'), 'grid'),
  letters: by => fix(by, phrase('This grid uses letters as digits, so it is not read')),
  'unknown-form': by => fix(by, phrase('This looks like a grid, but its format is not known')),
};

export const pasting = {
  reasons,
  link: (kind: PuzzleLinkKind) => t('{sentence}.', { sentence: links[kind]() }),
  /** The only character of a grid of digits and spaces that is neither. */
  odd: (symbol: string) =>
    t(
      '{symbol} is neither a digit nor a space. These lines have spaces for empty cells, so they are not read as a grid',
      {
        symbol: inQuotes(symbol),
      },
    ),
  rewrite: () => t('Rewrite as a Sudoku Grid'),
  offer: () => t('This text looks like a Sudoku. Treat it as one?'),
  accept: () => t('Treat as Sudoku'),
  decline: () => t("Don't Ask Again"),
} as const;
