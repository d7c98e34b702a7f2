/**
 * The words of a board: its buttons, its keys, and descriptions for screen readers. Symbols are digits as the puzzle writes them.
 *
 * Import it as `* as board`: the page of a board is small, and properties of an object would keep their long names in it.
 */

import { makeCell, makeHouse } from '../core/cellNames';

/** The layers of a cell, as `src/board/protocol/snapshot.ts` names them. */
type Layer = 'digit' | 'corner' | 'centre' | 'colour';
type MarkLayer = Exclude<Layer, 'digit'>;

/** The names of the colors that cells are marked with, 1 .. 9. */
const COLORS = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet', 'pink', 'gray'] as const;

const MODES = { digit: 'Digit', corner: 'Corner', centre: 'Center', colour: 'Color' } as const;

const MARKS = { corner: 'corner marks', centre: 'center marks', colour: 'colors' } as const;

/** The roles of a cell or its candidates in a step. The step is only shown: it has not placed or eliminated anything yet. */
const ROLES = {
  evidence: candidates => `${candidates}in the pattern`,
  exception: candidates => `${candidates}an exception to the pattern`,
  opposite: candidates => `${candidates}on the other side of the pattern`,
  elimination: candidates => `the step eliminates ${candidates || 'candidates'}`.trim(),
  placement: candidates => `the step places ${candidates || 'a digit'}`.trim(),
} as const satisfies Readonly<Record<string, (candidates: string) => string>>;

const GROUPS = { play: 'Play', learn: 'Learn', edit: 'Edit', view: 'View' } as const;

const number = (n: number) => n.toLocaleString('en');

const entryNumber = (index: number) => `Puzzle ${number(index + 1)}`;

const cells = (n: number) => (n === 1 ? '1 cell' : `${number(n)} cells`);

/** Texts of a board without a puzzle. */
export const noPuzzle = () => 'No puzzle';
export const starts = () => 'Start with another puzzle';
export const newPuzzle = () => 'New Puzzle';
export const generatePuzzles = () => 'Generate Puzzles…';
export const openSamples = () => 'Open Samples';
export const getStarted = () => 'Get Started';
/** The heading of a puzzle: its title, otherwise its number in its file. `index` is 0-based, and absent for the only puzzle of a file. */
export const heading = (title: string, index?: number) =>
  title || (index === undefined ? 'Sudoku' : entryNumber(index));
/** `rules` are those of the whole grid. */
export const gridName = (heading: string, size: number, rules?: string) =>
  [heading, `${size}x${size}`, ...(rules ? [rules] : [])].join(', ');
/** Announces another puzzle. The status names its size. */
export const shown = (heading: string, rules: string | undefined, status: string) =>
  [heading, ...(rules ? [rules] : []), status].join(', ');
/** `row 4, column 7` */
export const place = (size: number, cell: number) =>
  `${makeHouse({ kind: 'row', index: Math.floor(cell / size) })}, ${makeHouse({ kind: 'column', index: cell % size })}`;

/** The parts of a cell's name. */
export const empty = () => 'empty';
export const given = () => 'given';
export const candidates = (symbols: readonly string[]) =>
  symbols.length === 0 ? 'no candidates' : `candidates ${symbols.join(' ')}`;
export const marks = (layer: MarkLayer, symbols: readonly string[]) => `${MARKS[layer]} ${symbols.join(' ')}`;
export const colorName = (color: number) => COLORS[color - 1] ?? `${color}`;
/** A cell in a step, or some of its candidates, with their symbols. */
export const inStep = (role: keyof typeof ROLES, symbols: readonly string[]) =>
  ROLES[role](symbols.map(symbol => `${symbol} `).join(''));

/** `row 4, column 7: 5, given` */
export const change = (place: string, parts: readonly string[]) =>
  [`${place}: ${parts[0]}`, ...parts.slice(1)].join(', ');
export const filled = (symbol: string, n: number) => `${symbol} in ${cells(n)}`;
export const emptied = (n: number) => `${cells(n)} emptied`;
export const changed = (n: number) => `${cells(n)} changed`;
export const noMarks = (layer: MarkLayer) => `no ${MARKS[layer]}`;
export const modeNow = (layer: Layer) => `${MODES[layer]} mode`;
export const selected = (n: number) => `${cells(n)} selected`;
/** A new problem, and the number of others. */
export const problems = (first: string, others: number) =>
  others === 0 ? first : `${first}, and ${moreProblems(others)}`;
export const moreProblems = (n: number) => `${n} more ${n === 1 ? 'problem' : 'problems'}`;
/** A problem of a cell, with the cell's name unless the message contains it. */
export const inCell = (size: number, cell: number, message: string) => {
  const name = makeCell({ size }, cell);
  return message.split(/\W+/).includes(name) ? message : `${name}: ${message}`;
};
/** Announced when the last problem is solved. */
export const noProblems = () => 'No problems left';
export const step = (name: string, sentence: string) => (name ? `${name}. ${sentence}` : sentence);
export const noStep = () => 'The step is hidden';

/** Buttons. */
export const modes = () => 'Mode';
export const mode = (layer: Layer) => MODES[layer];
export const pad = () => 'Digits';
/** The button of a digit on the pad, in a mode. */
export const enter = (layer: Layer, symbol: string) => (layer === 'digit' ? symbol : `${MODES[layer]} ${symbol}`);
/** The button of a completely placed digit. */
export const finished = (symbol: string) => `${symbol}, all placed`;
export const edits = () => 'Editing';
export const clear = () => 'Clear';
export const undo = () => 'Undo';
export const redo = () => 'Redo';
/** The tooltip of a button with a key. */
export const withKey = (label: string, key: string) => `${label} (${key})`;
export const tools = () => 'Solving';
export const view = () => 'View';
export const showCandidates = () => 'Candidates';
export const showPad = () => 'Digit Pad';
export const keys = () => 'Keyboard Shortcuts';
export const more = () => 'More';
/** The groups of the menu. */
export const menuGroup = (group: 'play' | 'learn' | 'edit' | 'view') => GROUPS[group];
export const hint = () => 'Hint';
export const next = () => 'Next';
export const apply = () => 'Apply';
export const hide = () => 'Hide Step';
export const allSteps = () => 'All Steps…';
/** Messages that refuse to change a given name the first one. */
export const unlockGivens = () => 'Unlock Givens';
export const lockGivens = () => 'Lock Givens';
export const givensUnlocked = () => 'You are editing the puzzle: digits that you enter are givens.';
export const givensLocked = () => 'The givens are locked again.';
export const addRule = () => 'Add Rule…';
export const path = () => 'Solution Path';
export const walkThrough = () => 'Walk Through Solution';
export const check = () => 'Check';
export const start = () => 'Start Playing';
export const restart = () => 'Restart';
export const reveal = () => 'Reveal Cell';
export const solve = () => 'Solve';
export const explanation = () => 'Explanation';
export const previousPuzzle = () => 'Previous Puzzle';
export const nextPuzzle = () => 'Next Puzzle';
export const close = () => 'Close';

/** How to leave the grid, announced with its name. */
export const leaving = () => 'F6 leaves the grid. Question mark lists the keys.';
/** A key without a meaning in the grid; `digits` are the possible ones. */
export const noSuchKey = (key: string, digits: readonly string[]) =>
  `${key} is not a digit here: ${digits[0]}–${digits[digits.length - 1]}. Press ? for all keys.`;
export const noSuchColor = (key: string) => `${key} is not a color: 1–9. Press ? for all keys.`;
/** Shown when only problems without a cell are listed. */
export const noCellIsWrong = () => 'No cell has a problem. The other problems are listed below the buttons.';
export const nothingWrong = () => 'There is no problem to go to.';

/** Announcements of the page, and the shown step. */
export const answers = () => 'Messages';
/** Shows all of them where their place is low. */
export const showAll = () => 'Show All';
export const rules = () => 'Rules';

/** The picker. */
export const puzzles = () => 'Puzzles';
export const search = () => 'Search by title';
export const searching = () => 'Searching …';
/** The number of all puzzles, or of those that match a search. */
export const found = (n: number, isSearch: boolean) => {
  if (n === 0) return isSearch ? 'No title matches' : 'No puzzles';
  return `${number(n)} ${n === 1 ? 'puzzle' : 'puzzles'}${isSearch ? ' found' : ''}`;
};
/** The name of an entry: its title, otherwise its 1-based number. */
export const entryName = (title: string, index: number) => title || entryNumber(index);
export const entryDetails = (title: string, index: number, size: number) =>
  [...(title ? [entryNumber(index)] : []), `${size}x${size}`].join(' · ');
export const onBoard = () => 'on the board';
export const loading = () => 'Loading …';

/** The clock: `0:05`, `12:34`, `1:02:03`. */
export const clock = () => 'Time';
export function time(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first, ...others] = parts[0] > 0 ? parts : parts.slice(1);
  return [first, ...others.map(part => `${part}`.padStart(2, '0'))].join(':');
}
/** Announced once when the player has finished; `seconds` if the clock is on. */
export const solved = (seconds?: number) =>
  seconds === undefined ? 'Solved. Well done!' : `Solved in ${time(seconds)}. Well done!`;

/** The player of the solution path. */
export const walk = () => 'Walk';
export const previousStep = () => 'Previous Step';
export const nextStep = () => 'Next Step';
export const play = () => 'Play';
export const pause = () => 'Pause';
/** The place of a step in the path; `index` is 0-based. */
export const inPath = (index: number, count: number) => `${index + 1} of ${count}`;
export const stepInPath = (index: number, count: number) => `Step ${index + 1} of ${count}`;

/** The place of a board: an editor, or a web page of one puzzle that shows no steps. */
export type BoardPlace = 'editor' | 'webPage';

/** By place: the keys of features that only this place has. An exported page keeps its game without being saved. */
const OTHER_KEYS: Readonly<Record<BoardPlace, readonly (readonly [keys: string, does: string])[]>> = {
  editor: [
    [', and .', 'Previous step, next step'],
    ['P', 'Choose another puzzle'],
    ['Ctrl+Z, Ctrl+Y, Ctrl+S', 'Undo, redo, save'],
    ['Escape', 'Pause, hide the step, reduce the selection to one cell'],
  ],
  webPage: [
    ['Ctrl+Z, Ctrl+Y', 'Undo, redo'],
    ['Escape', 'Reduce the selection to one cell'],
  ],
};

/** The keys of a board that `?` shows: names of keys, separated by spaces, and their effect. */
export const keyTable = (place: BoardPlace): readonly (readonly [keys: string, does: string])[] => [
  ['1 … 9, A …', 'Fill the cells; letters in grids larger than 9x9'],
  ['Shift or Alt + digit', 'Corner mark'],
  ['Ctrl or ⌘ + digit', 'Center mark'],
  [
    'Backspace, Delete, 0',
    'Clear the digits or marks of the current mode or, if there are none, those of the next mode',
  ],
  ['Space, Shift+Space', 'Next and previous mode'],
  ['Z, X, C, V', 'Digit, corner, center and color mode'],
  ['Arrows, W A S D', 'Move; a letter that stands for a digit is entered'],
  ['Home, End', 'First and last cell of the row; Ctrl: of the grid'],
  ['Shift+arrows, drag', 'Select more cells'],
  ['Ctrl+arrows', 'Move and keep the selection'],
  ['Enter, Ctrl+click', 'Add a cell to the selection, or remove it'],
  ['=, double-click', 'Select all cells with the same content'],
  ['Ctrl+A, Ctrl+I', 'Select all cells, invert the selection'],
  ['Tab, Shift+Tab', 'Next and previous empty cell; after the last, leave the grid'],
  ['F6, Shift+F6', 'Leave the grid for the buttons, return to it'],
  ['F8, Shift+F8', 'Next and previous problem'],
  ...OTHER_KEYS[place],
  ['?', 'Show these keys'],
];
