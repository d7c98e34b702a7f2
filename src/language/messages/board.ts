/** The words of a board: its buttons, its keys, and what a screen reader is told. */

import { makeHouse } from '../../core/notation';

/** The layers of a cell, as `src/protocol/snapshot.ts` names them. */
type Layer = 'digit' | 'corner' | 'centre' | 'colour';
type MarkLayer = Exclude<Layer, 'digit'>;

/** The names of the colors that cells are marked with, 1 .. 9. */
const COLORS = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet', 'pink', 'gray'] as const;

const MODES = { digit: 'Digit', corner: 'Corner', centre: 'Centre', colour: 'Colour' } as const;

const MARKS = { corner: 'corner marks', centre: 'centre marks', colour: 'colours' } as const;

/** The roles of a cell or a candidate in a step. */
const ROLES = {
  evidence: 'in the pattern',
  exception: 'an exception to the pattern',
  opposite: 'on the other side of the pattern',
  elimination: 'eliminated',
  placement: 'placed',
} as const;

const entryNumber = (index: number) => `Puzzle ${(index + 1).toLocaleString('en')}`;

const cells = (n: number) => (n === 1 ? '1 cell' : `${n.toLocaleString('en')} cells`);

function timeOf(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first, ...others] = parts[0] > 0 ? parts : parts.slice(1);
  return [first, ...others.map(part => `${part}`.padStart(2, '0'))].join(':');
}

/** What a board says. Symbols are digits as the puzzle writes them. */
export const board = {
  /** The heading of a puzzle without a title. */
  untitled: () => 'Sudoku',
  gridName: (title: string, size: number) => `${title || 'Sudoku'}, ${size}x${size}`,
  /** `row 4, column 7` */
  place: (size: number, cell: number) =>
    `${makeHouse({ kind: 'row', index: Math.floor(cell / size) })}, ${makeHouse({ kind: 'column', index: cell % size })}`,

  /** The parts of a cell's name. */
  empty: () => 'empty',
  given: () => 'given',
  candidates: (symbols: readonly string[]) =>
    symbols.length === 0 ? 'no candidates' : `candidates ${symbols.join(' ')}`,
  marks: (layer: MarkLayer, symbols: readonly string[]) => `${MARKS[layer]} ${symbols.join(' ')}`,
  colorName: (color: number) => COLORS[color - 1] ?? `${color}`,
  /** A cell in a step, or a candidate of it with its symbol. */
  inStep: (role: keyof typeof ROLES, symbol?: string) => (symbol ? `${symbol} ${ROLES[role]}` : ROLES[role]),

  /** `row 4, column 7: 5, given` */
  change: (place: string, parts: readonly string[]) => [`${place}: ${parts[0]}`, ...parts.slice(1)].join(', '),
  filled: (symbol: string, n: number) => `${symbol} in ${cells(n)}`,
  emptied: (n: number) => `${cells(n)} emptied`,
  changed: (n: number) => `${cells(n)} changed`,
  noMarks: (layer: MarkLayer) => `no ${MARKS[layer]}`,
  modeNow: (layer: Layer) => `${MODES[layer]} mode`,
  selected: (n: number) => `${cells(n)} selected`,
  step: (name: string, sentence: string) => (name ? `${name}. ${sentence}` : sentence),
  noStep: () => 'The step is hidden',

  /** Buttons. */
  modes: () => 'Mode',
  mode: (layer: Layer) => MODES[layer],
  pad: () => 'Digits',
  /** The button of a digit on the pad, in a mode. */
  enter: (layer: Layer, symbol: string) => (layer === 'digit' ? symbol : `${MODES[layer]} ${symbol}`),
  edits: () => 'Editing',
  clear: () => 'Clear',
  undo: () => 'Undo',
  redo: () => 'Redo',
  tools: () => 'Solving',
  view: () => 'View',
  showCandidates: () => 'Candidates',
  showPad: () => 'Digit Pad',
  keys: () => 'Keys',
  hint: () => 'Hint',
  next: () => 'Next',
  apply: () => 'Apply',
  hide: () => 'Hide Step',
  allSteps: () => 'All Steps',
  path: () => 'Path',
  check: () => 'Check',
  start: () => 'Start Playing',
  restart: () => 'Restart',
  reveal: () => 'Reveal Cell',
  solve: () => 'Solve',
  explanation: () => 'Explanation',
  previousPuzzle: () => 'Previous Puzzle',
  nextPuzzle: () => 'Next Puzzle',
  close: () => 'Close',

  /** The picker. */
  puzzles: () => 'Puzzles',
  search: () => 'Search by title',
  searching: () => 'Searching …',
  /** The number of all puzzles, or of those that match a search. */
  found: (n: number, isSearch: boolean) => {
    if (n === 0) return isSearch ? 'No title matches' : 'No puzzles';
    return `${n.toLocaleString('en')} ${n === 1 ? 'puzzle' : 'puzzles'}${isSearch ? ' found' : ''}`;
  },
  /** The name of an entry: its title, otherwise its number, which counts from 1. */
  entryName: (title: string, index: number) => title || entryNumber(index),
  entryDetails: (title: string, index: number, size: number) =>
    [...(title ? [entryNumber(index)] : []), `${size}x${size}`].join(' · '),
  onBoard: () => 'on the board',
  loading: () => 'Loading …',

  /** The clock: `0:05`, `12:34`, `1:02:03`. */
  clock: () => 'Time',
  time: timeOf,
  /** Said once when the player has finished; `seconds` when the clock is on. */
  solved: (seconds?: number) =>
    seconds === undefined ? 'Solved. Well done!' : `Solved in ${timeOf(seconds)}. Well done!`,

  /** The player of the solution path. */
  walk: () => 'Walk',
  previousStep: () => 'Previous Step',
  nextStep: () => 'Next Step',
  play: () => 'Play',
  pause: () => 'Pause',
  /** The place of a step in the path, which counts from 0. */
  inPath: (index: number, count: number) => `${index + 1} of ${count}`,
  stepInPath: (index: number, count: number) => `Step ${index + 1} of ${count}`,

  /** The keys of a board, as `?` shows them: names of keys, separated by spaces, and what they do. */
  keyTable: (): readonly (readonly [keys: string, does: string])[] => [
    ['1 … 9, A …', 'Fill the selected cells'],
    ['Shift or Alt + digit', 'Corner mark'],
    ['Ctrl or ⌘ + digit', 'Centre mark'],
    ['Backspace, Delete, 0', 'Clear the layer of the mode, then the others'],
    ['Space, Shift+Space', 'Next and previous mode'],
    ['Z, X, C, V', 'Digit, corner, centre and colour mode'],
    ['Arrows, W A S D', 'Move'],
    ['Home, End', 'First and last cell of the row; with Ctrl, of the grid'],
    ['Shift + arrows, drag', 'Select more cells'],
    ['Ctrl + arrows', 'Move and keep the selection'],
    ['Enter, Ctrl + click', 'Select a cell too, or no longer'],
    ['=, double click', 'Select all equal cells'],
    ['Ctrl+A, Ctrl+I', 'Select all cells, or the others'],
    ['Tab, Shift+Tab', 'Next and previous empty cell, or leave the grid'],
    ['F8, Shift+F8', 'Next and previous problem'],
    [', and .', 'Step back and on along the path'],
    ['P', 'Choose another puzzle'],
    ['Ctrl+Z, Ctrl+Y, Ctrl+S', 'Undo, redo, save'],
    ['Escape', 'Pause, hide the step, select one cell'],
    ['?', 'Show these keys'],
  ],
} as const;
