/** Text that looks like a grid but is not read, and the offer to treat a file as Sudoku. */

import type { UnreadNote } from '../text/note';
import type { PuzzleLinkKind } from '../text/puzzleLinks';

/** The tool that can rewrite a grid found in unread text: a quick fix, the command line, or nothing. */
export type RewritingTool = 'editor' | 'terminal' | false;

const fix = (by: RewritingTool, [it, grid] = ['it', 'a Sudoku grid']) => {
  if (!by) return '';
  return by === 'editor'
    ? `. Rewrite ${it} as ${grid} to work with ${it}`
    : `. \`sudoku convert --to grid\` writes ${it} as ${grid}`;
};

/** Messages about links to puzzles. */
const links: Record<PuzzleLinkKind, string> = {
  'holds-puzzle': 'This link contains a puzzle, which is read when you paste the link. Cut it and paste it again',
  'cut-off': 'This link is incomplete: a part of the puzzle is missing. Copy the whole link again',
  'unsupported-site':
    'Links of this site cannot be read. Open the link, export the puzzle there for another program such as SudokuPad, and use that',
  'on-server':
    'This link contains no puzzle. It refers to one on a server, and the extension downloads nothing. Open the link and copy the puzzle itself',
};

/** Why text is not read: by reason, and by what can rewrite it. */
const reasons: Record<UnreadNote['reason'], (by: RewritingTool) => string> = {
  spaces: by => `Spaces are empty cells here, but no frame shows which cell a digit is in${fix(by)}`,
  'merged-cells': by => `This table is not read, because it has merged cells or a table inside a cell${fix(by)}`,
  ellipses: by =>
    `This looks like a grid, but it is not read, because a program has replaced three dots with one character (…)${fix(by)}`,
  comments: by => `These lines start with # or %, so they are comments, and the grid in them is not read${fix(by)}`,
  'unequal-rows': by =>
    `This looks like a grid, but it is not read, because its lines have different numbers of cells${fix(by)}`,
  shortened: () =>
    'This looks like a grid, but it is not read, because a program has left out cells and written three dots instead',
  'utf-16': () =>
    'This text is UTF-16 without a byte order mark. Reopen it with the encoding UTF-16, and save it as UTF-8',
  'side-by-side': by =>
    `These grids are side by side. Grids are read only if they are one below the other${fix(by, ['them', 'Sudoku grids'])}`,
  boxes: by => `Each of these arrays contains a box instead of a row, so they are not read as a grid${fix(by)}`,
  columns: by => `Each of these lists contains a column instead of a row, so they are not read as a grid${fix(by)}`,
  coordinates: by => `This is a list of digits with their cells, so it is not read as a grid${fix(by)}`,
  regions: by =>
    `This grid has regions that are not boxes. They are read from a section [Regions] directly below the grid${fix(by, ['it', 'a Sudoku grid with its regions'])}`,
  cages: () => 'These are the cages of a killer. Cages are read from a section [Cages] directly below a grid',
  'tall-cells': by =>
    `This looks like a grid, but it is not read, because each of its cells has several lines${fix(by)}`,
  samurai: () => 'This is a samurai: five grids that overlap. Such puzzles are not supported',
  json: by =>
    `Each cell of this grid is an object, a list of candidates or a name with a value. Such text is not read as a grid${fix(by)}`,
  'placed-signs': () =>
    'A + before a digit marks an entry only in a single-line puzzle. In a grid, the digit is a given like any other',
  'merge-conflict': () => 'A merge conflict is not resolved here',
  'lost-rules': () => 'These rules belong to no puzzle. Write them directly below its grid',
  'holds-puzzle': () => links['holds-puzzle'],
  'cut-off': () => links['cut-off'],
  'unsupported-site': () => links['unsupported-site'],
  'on-server': () => links['on-server'],
  blanks: by =>
    `This character is not supported for empty cells. Use a dot instead${fix(by, ['the grid', 'a Sudoku grid'])}`,
  letters: by => `This grid uses letters as digits, so it is not read${fix(by)}`,
  'unknown-form': by => `This looks like a grid, but its form is not known${fix(by)}`,
};

export const pasting = {
  reasons,
  link: (kind: PuzzleLinkKind) => `${links[kind]}.`,
  /** The only character of a grid of digits and spaces that is neither. */
  odd: (symbol: string) =>
    `"${symbol}" is neither a digit nor a space. In these lines, spaces are empty cells, so they are not read as a grid`,
  rewrite: () => 'Rewrite as a Sudoku Grid',
  offer: () => 'This text looks like a Sudoku. Treat it as one?',
  accept: () => 'Treat as Sudoku',
  decline: () => "Don't Ask Again",
} as const;
