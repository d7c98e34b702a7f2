/** The words of settings, for the settings editor and the documentation. Only `npm run generate` reads them, so no bundle contains them. */

import type { DiagnosticCode } from './diagnostics/declarations';
import { DESCRIPTIONS } from './diagnostics/generated/descriptions';
import type { RuleLevel } from './diagnostics/rule';
import { LEVEL_SETTINGS, type SETTINGS, type Settings } from './settings';

/** The groups of settings in the settings editor, in its order, with their titles. */
export const SETTING_GROUPS = {
  typing: 'Typing and Formatting',
  display: 'Display',
  hints: 'Hints and Solving',
  board: 'Board',
  problems: 'Problems',
  collections: 'Collections and Lint',
} as const;

/** The identifier of a setting in this code: a name of `SETTINGS`, or the code of a rule. */
export type SettingId = keyof typeof SETTINGS | keyof typeof LEVEL_SETTINGS;

/** The texts of a setting, as Markdown. */
export interface SettingText {
  readonly group: keyof typeof SETTING_GROUPS;
  /** In the settings editor: sentences. */
  readonly description: string;
  /** In the table of docs/guide/settings.md: without a full stop. */
  readonly summary: string;
  /** In the table of the README, which lists the settings that most users need. */
  readonly readme?: string;
}

/** The texts of a setting, and of its values if it is an enumeration. */
type TextOf<Value> = [Value] extends [string]
  ? SettingText & { readonly values: Readonly<Record<Value, string>> }
  : SettingText;

/** The texts of each setting except those of severities. The settings of a group have the order of this table. */
const TEXTS: { readonly [Id in keyof typeof SETTINGS]: TextOf<Settings[Id]> } = {
  // Typing and Formatting
  cellTyping: {
    group: 'typing',
    description:
      'In the cells of a puzzle, typing replaces the content of the cell and moves the cursor to the next one, and Backspace and Delete clear a cell. If off, keys insert and delete text.',
    summary:
      'In a puzzle, typing replaces the content of the cell at the cursor instead of inserting or deleting text. See [Typing in cells](typing.md)',
    readme: 'Typing replaces the content of the cell at the cursor. If off, keys insert and delete text',
  },
  arrowsSkipSeparators: {
    group: 'typing',
    description: 'With cell typing, arrow keys move from cell to cell and skip spaces and borders.',
    summary: 'With cell typing, arrow keys move from cell to cell and skip spaces and borders',
  },
  formatStyle: {
    group: 'typing',
    description:
      'How Format Document and Format Selection format puzzles that are written in rows. Single-line puzzles stay on one line, and every style keeps lists of candidates.',
    summary:
      'How Format Document formats puzzles written in rows: `keep` only aligns columns; `plain`, `spaced`, `bordered`, `boxDrawing` and `pencilMarks` rewrite each grid in that style',
    readme: 'How Format Document formats grids: `keep` only aligns columns; styles such as `spaced` rewrite each grid',
    values: {
      keep: 'Unchanged, except that columns are aligned.',
      plain: 'Nothing between the cells.',
      spaced: 'A space between the cells.',
      bordered: 'Spaces, and lines of `-`, `+` and `|` between the boxes.',
      boxDrawing: 'Spaces, and a frame of box-drawing characters.',
      pencilMarks: 'With the candidates of every empty cell, up to 9x9.',
    },
  },
  // Display
  codeLens: {
    group: 'display',
    description:
      "Show a puzzle's rating and commands above the puzzle. In a file with more than five puzzles, a single-line puzzle shows only its rating, at the end of its line.",
    summary:
      'Shows the rating and commands of each puzzle above it. In a file with more than five puzzles, a single-line puzzle shows only its rating, at the end of its line',
    readme: 'Shows the difficulty and commands above each puzzle',
  },
  boxEdges: {
    group: 'display',
    description: 'Draw the edges of boxes in grids whose text does not show them.',
    summary: 'Draws the edges of boxes in grids whose text does not show them',
  },
  pictureColors: {
    group: 'display',
    description: 'The colors of pictures that `Sudoku: Export as Picture…` saves.',
    summary: 'The colors of exported pictures: `light`, `dark`, or `print` for black and gray on white',
    values: {
      light: 'On white paper.',
      dark: 'On dark gray.',
      print: 'Black and gray on white.',
    },
  },
  // Hints and Solving
  hoverDetail: {
    group: 'hints',
    description: 'What a hover over an empty cell shows.',
    summary:
      'What a hover over an empty cell shows: its `candidates`, these and the `technique` that solves the cell, or these and the `solution` with its reason',
    readme: 'What a hover over an empty cell shows: `candidates`, the `technique`, or the `solution`',
    values: {
      candidates: 'The digits that fit, and what excludes each other digit.',
      technique: 'The candidates, and the technique that solves the cell.',
      solution: 'The candidates, the digit of the solution, and the reason.',
    },
  },
  excluded: {
    group: 'hints',
    description:
      'Techniques that hints, paths, levels, hovers and `Sudoku: Find All Steps` do not use: `unique` for all techniques that need exactly one solution, a family such as `fish`, or one technique such as `x-wing`. Reports name the excluded techniques. The SE rating uses a fixed set of techniques and does not change.',
    summary:
      'Techniques that hints, paths, levels and lists of steps do not use: `unique` (all techniques that assume a single solution), a family (`fish`) or one technique (`x-wing`)',
    readme:
      'Techniques that hints and paths do not use, such as `x-wing`, or `unique` for all that assume a single solution',
  },
  timeLimit: {
    group: 'hints',
    description:
      'The time limit per puzzle for `Sudoku: Solve Sudoku` and `Sudoku: Solve Puzzle at Cursor`, in seconds.',
    summary: 'The time limit per puzzle for `Solve Sudoku` and `Solve Puzzle at Cursor`, in seconds from 0.1 to 3600',
    readme: 'The time limit per puzzle for commands that solve, in seconds',
  },
  traceSteps: {
    group: 'hints',
    description:
      'The maximum number of steps that `Sudoku: Trace Backtracking` writes. In a longer search, the steps in the middle are left out, but the counts always include them.',
    summary:
      'The maximum number of steps in a trace, from 0 to 10000. In a longer trace, the steps in the middle are counted but left out',
  },
  // Board
  clock: {
    group: 'board',
    description: 'On a board, show how long the puzzle has been visible and unsolved.',
    summary: 'Shows on a board how long the puzzle has been visible and unsolved',
    readme: 'Shows on a board how long you have played',
  },
  automaticMarks: {
    group: 'board',
    description:
      'On a board, show the candidates of empty cells without center marks as center marks in italics. They are not written to the file.',
    summary:
      'Shows, on a board, the candidates of empty cells without center marks as center marks in italics. They are not written to the file',
    readme: 'Shows, on a board, the candidates of empty cells without center marks',
  },
  removesMarks: {
    group: 'board',
    description: 'On a board, remove a digit that you place from the marks of the cells that it sees.',
    summary: 'Removes a digit that you place on a board from the marks of the cells that it sees',
  },
  labels: {
    group: 'board',
    description: 'On a board, show row and column labels next to the grid: r1 … r9 and c1 … c9.',
    summary: 'Shows row and column labels next to the grid of a board, in the notation of messages: `r4`, `c7`',
  },
  // Problems
  forcedCells: {
    group: 'problems',
    description: 'Which empty cells are marked because their digit is forced. Single-line puzzles are not marked.',
    summary:
      'Which forced cells are marked: none (`off`), cells with only one candidate (`naked`), or also cells that are the only place for a digit in a row, column or box (`all`)',
    readme:
      'Which forced cells get a colored line: `off`, `naked` (cells with one candidate), or `all` (also hidden singles)',
    values: {
      off: 'None.',
      naked: 'Cells with one candidate (naked singles).',
      all: 'Also cells that are the only place for a digit in a row, column or box (hidden singles).',
    },
  },
  maxPerFile: {
    group: 'problems',
    description:
      'The maximum number of findings shown for a file: those in the visible lines first, then errors, warnings and hints in the order of the file. If some are left out, a message says so. VS Code shows at most 1000.',
    summary:
      'The maximum number of findings shown for a file, from 0 to 1000. Findings in the visible lines come first, then errors, warnings and hints',
  },
  // Collections
  testExplorer: {
    group: 'collections',
    description:
      'Show every puzzle in the workspace as a test in the Test Explorer. VS Code then also shows an icon next to each puzzle in the text.',
    summary:
      'Shows every puzzle in the workspace as a test in the [Test Explorer](../ci.md#tests-in-the-editor), with icons next to the puzzles in the text',
    readme: 'Shows every puzzle in the workspace as a test in the Test Explorer',
  },
};

/** `The severity of `duplicate`: a copy of an earlier puzzle in the file` */
const severityOf = (code: DiagnosticCode) =>
  `The severity of \`${code}\`: ${DESCRIPTIONS[code][0].toLowerCase()}${DESCRIPTIONS[code].slice(1)}`;

/** The texts of the severities of diagnostics, from their declarations. */
const LEVEL_SETTING_TEXTS = Object.fromEntries(
  (Object.keys(LEVEL_SETTINGS) as (keyof typeof LEVEL_SETTINGS)[]).map((code): [string, SettingText] => [
    code,
    { group: 'collections', description: `${severityOf(code)}.`, summary: severityOf(code) },
  ]),
) as Readonly<Record<keyof typeof LEVEL_SETTINGS, SettingText>>;

/** The texts of each setting: within a group, first those of severities. */
export const SETTING_TEXTS: Readonly<Record<SettingId, SettingText>> = { ...LEVEL_SETTING_TEXTS, ...TEXTS };

/** Descriptions of the levels, for the settings of all rules. */
export const LEVEL_TEXTS: Readonly<Record<RuleLevel, string>> = {
  off: 'Off.',
  hint: 'Three dots under the text, without an entry in the Problems panel.',
  information: 'A blue squiggle.',
  warning: 'A yellow squiggle.',
  error: 'A red squiggle.',
};
