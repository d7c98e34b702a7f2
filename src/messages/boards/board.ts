/**
 * The words of a board: its buttons, its keys, and descriptions for screen readers. Symbols are digits as the puzzle writes them.
 *
 * Import it as `* as board`: the page of a board is small, and properties of an object would keep their long names in it.
 */

import { houseName, makeCell } from '../../core/cellNames';
import { describedBy, phrase, sideBySide, t } from '../../core/sentences';

/** The layers of a cell, as `src/board/protocol/snapshot.ts` names them. */
type MarkLayer = 'corner' | 'centre' | 'colour';
type Layer = 'digit' | MarkLayer | 'chain';

/** The names of the colors that cells are marked with, 1 .. 9. */
const COLORS = [
  () => t('red'),
  () => t('orange'),
  () => t('yellow'),
  () => t('green'),
  () => t('teal'),
  () => t('blue'),
  () => t('violet'),
  () => t('pink'),
  () => t('gray'),
] as const;

const MODES = {
  digit: () => t('Digit'),
  corner: () => t('Corner'),
  centre: () => t('Center'),
  colour: () => t('Color'),
  chain: () => t('Chain'),
} as const;

const MARKS = {
  corner: () => phrase('corner marks'),
  centre: () => phrase('center marks'),
  colour: () => phrase('colors'),
} as const;

/** The roles of a cell or its candidates in a step. The step is only shown: it has not placed or eliminated anything yet. */
const ROLES = {
  evidence: candidates => (candidates ? t('{candidates} in the pattern', { candidates }) : t('in the pattern')),
  exception: candidates =>
    candidates ? t('{candidates} an exception to the pattern', { candidates }) : t('an exception to the pattern'),
  opposite: candidates =>
    candidates
      ? t('{candidates} on the other side of the pattern', { candidates })
      : t('on the other side of the pattern'),
  elimination: candidates =>
    candidates ? t('the step eliminates {candidates}', { candidates }) : t('the step eliminates candidates'),
  placement: candidates =>
    candidates ? t('the step places {candidates}', { candidates }) : t('the step places a digit'),
} as const satisfies Readonly<Record<string, (candidates: string) => string>>;

const GROUPS = {
  play: () => t('Play'),
  learn: () => t('Learn'),
  edit: () => t('Edit'),
  view: () => t('View'),
} as const;

const entryNumber = (index: number) => t('Puzzle {n}', { n: index + 1 });

/** Texts of a board without a puzzle. */
export const noPuzzle = () => t('No puzzle');
export const starts = () => t('Start with another puzzle');
export const newPuzzle = () => t('New Puzzle');
export const generatePuzzles = () => t('Generate Puzzles…');
export const openSamples = () => t('Open Samples');
export const getStarted = () => t('Get Started');
/** The heading of a puzzle: its title, otherwise its number in its file. `index` is 0-based, and absent for the only puzzle of a file. */
export const heading = (title: string, index?: number) =>
  title || (index === undefined ? t('Sudoku') : entryNumber(index));
/** `rules` are those of the whole grid. */
export const gridName = (heading: string, size: number, rules?: string) =>
  describedBy([heading, `${size}x${size}`, ...(rules ? [rules] : [])]);
/** Announces another puzzle. The status names its size. */
export const shown = (heading: string, rules: string | undefined, status: string) =>
  describedBy([heading, ...(rules ? [rules] : []), status]);
/** `row 4, column 7` */
export const place = (size: number, cell: number) =>
  t('{row}, {column}', {
    row: houseName({ kind: 'row', index: Math.floor(cell / size) }),
    column: houseName({ kind: 'column', index: cell % size }),
  });

/** The parts of a cell's name. */
export const empty = () => t('empty');
export const given = () => t('given');
export const candidates = (symbols: readonly string[]) =>
  symbols.length === 0 ? t('no candidates') : t('candidates {symbols}', { symbols: symbols.join(' ') });
export const marks = (layer: MarkLayer, symbols: readonly string[]) =>
  t('{marks} {symbols}', { marks: MARKS[layer](), symbols: symbols.join(' ') });
/** A candidate with a color: `5 colored green`. */
export const colored = (symbol: string, color: number) =>
  t('{symbol} colored {color}', { symbol, color: colorName(color) });
export const candidateIn = (symbol: string, size: number, cell: number) =>
  t('{symbol} in {cell}', { symbol, cell: makeCell({ size }, cell) });
/** A link between two candidates. With an arrow, it has a direction. */
export const link = (kind: 'strong' | 'weak', hasArrow: boolean, from: string, to: string) => {
  const name = kind === 'strong' ? phrase('strong link') : phrase('weak link');
  return hasArrow
    ? t('{link} from {from} to {to}', { link: name, from, to })
    : t('{link}: {from}, {to}', { link: name, from, to });
};
/** The steps of drawing a link with keys. */
export const linkStart = () => t('Link: type the two digits');
/** A removed color or link. */
export const removed = (what: string) => t('removed: {what}', { what });
export const colorName = (color: number) => COLORS[color - 1]?.() ?? `${color}`;
/** A cell in a step, or some of its candidates, with their symbols. */
export const inStep = (role: keyof typeof ROLES, symbols: readonly string[]) => ROLES[role](symbols.join(' '));

/** The content of a place: `row 4, column 7: empty`. */
export const at = (place: string, what: string) => t('{name}: {sentence}', { name: place, sentence: what });
/** `row 4, column 7: 5, given` */
export const change = (place: string, parts: readonly string[]) =>
  describedBy([at(place, parts[0]), ...parts.slice(1)]);
export const filled = (symbol: string, n: number) =>
  t('{symbol} in {n, plural, one {# cell} other {# cells}}', { symbol, n });
export const emptied = (n: number) => t('{n, plural, one {# cell} other {# cells}} emptied', { n });
export const changed = (n: number) => t('{n, plural, one {# cell} other {# cells}} changed', { n });
export const noMarks = (layer: MarkLayer) => t('no {marks}', { marks: MARKS[layer]() });
export const modeNow = (layer: Layer) => t('{mode} mode', { mode: MODES[layer]() });
export const selected = (n: number) => t('{n, plural, one {# cell} other {# cells}} selected', { n });
/** A new problem, and the number of others. */
export const problems = (first: string, others: number) =>
  others === 0
    ? first
    : t('{first}, and {others, plural, one {# more problem} other {# more problems}}', { first, others });
export const moreProblems = (n: number) => t('{n, plural, one {# more problem} other {# more problems}}', { n });
/** A problem of a cell, with the cell's name unless the message contains it. */
export const inCell = (size: number, cell: number, message: string) => {
  const name = makeCell({ size }, cell);
  return message.split(/\W+/).includes(name) ? message : t('{name}: {sentence}', { name, sentence: message });
};
/** Announced when the last problem is solved. */
export const noProblems = () => t('No problems left');
export const step = (name: string, sentence: string) => (name ? t('{name}. {sentence}', { name, sentence }) : sentence);
export const noStep = () => t('The step is hidden');

/** Buttons. */
export const modes = () => t('Mode');
export const mode = (layer: Layer) => MODES[layer]();
export const pad = () => t('Digits');
/** The button of a digit on the pad, in a mode. */
export const enter = (layer: Layer, symbol: string) =>
  layer === 'digit' ? symbol : t('{mode} {symbol}', { mode: MODES[layer](), symbol });
/** The button of a completely placed digit. */
export const finished = (symbol: string) => t('{symbol}, all placed', { symbol });
export const edits = () => t('Editing');
export const clear = () => t('Clear');
export const undo = () => t('Undo');
export const redo = () => t('Redo');
/** The tooltip of a button with a key. */
export const withKey = (label: string, key: string) => t('{label} ({key})', { label, key });
export const tools = () => t('Solving');
export const view = () => t('View');
export const showCandidates = () => t('Candidates');
export const showPad = () => t('Digit Pad');
export const keys = () => t('Keyboard Shortcuts');
export const more = () => t('More');
/** The groups of the menu. */
export const menuGroup = (group: 'play' | 'learn' | 'edit' | 'view') => GROUPS[group]();
export const hint = () => t('Hint');
export const next = () => t('Next');
export const apply = () => t('Apply');
export const hide = () => t('Hide Step');
export const allSteps = () => t('All Steps…');
/** Messages that refuse to change a given name the first one. */
export const unlockGivens = () => t('Unlock Givens');
export const lockGivens = () => t('Lock Givens');
export const givensUnlocked = () => t('You are editing the puzzle: digits that you enter are givens.');
export const givensLocked = () => t('The givens are locked again.');
export const addRule = () => t('Add Rule…');
export const confirmDigits = () => t('Confirm Digits from Picture');
export const path = () => t('Solution Path');
export const walkThrough = () => t('Walk Through Solution');
export const replay = () => t('Replay My Solve');
export const nextExercise = () => t('Next Exercise');
export const check = () => t('Check');
export const start = () => t('Start Playing');
export const restart = () => t('Restart');
export const explainMistake = () => t('Explain Mistake');
export const goBack = () => t('Go Back to Before the Mistake');
export const reveal = () => t('Reveal Cell');
export const solve = () => t('Solve');
export const explanation = () => t('Explanation');
export const previousPuzzle = () => t('Previous Puzzle');
export const nextPuzzle = () => t('Next Puzzle');
export const close = () => t('Close');

/** How to leave the grid, announced with its name. */
export const leaving = () => t('F6 leaves the grid. Question mark lists the keys.');
/** A key without a meaning in the grid; `digits` are the possible ones. */
export const noSuchKey = (key: string, digits: readonly string[]) =>
  t('{key} is not a digit here. Digits are {digits}. Press ? for all keys.', {
    key,
    digits: `${digits[0]}–${digits[digits.length - 1]}`,
  });
export const noSuchColor = (key: string) => t('{key} is not a color. Colors are 1–9. Press ? for all keys.', { key });
/** Shown when only problems without a cell are listed. */
export const noCellIsWrong = () => t('No cell has a problem. The other problems are listed below the buttons.');
export const nothingWrong = () => t('There are no problems.');

/** Announcements of the page, and the shown step. */
export const answers = () => t('Messages');
/** The button that shows all messages where their area is too low for them. */
export const showAll = () => t('Show All');
export const rules = () => t('Rules');

/** The picker. */
export const puzzles = () => t('Puzzles');
export const search = () => t('Search by title');
export const searching = () => t('Searching …');
/** The number of all puzzles, or of those that match a search. */
export const found = (n: number, isSearch: boolean) => {
  if (n === 0) return isSearch ? t('No title matches') : t('No puzzles');
  return isSearch
    ? t('{n, plural, one {# puzzle} other {# puzzles}} found', { n })
    : t('{n, plural, one {# puzzle} other {# puzzles}}', { n });
};
/** The name of an entry: its title, otherwise its 1-based number. */
export const entryName = (title: string, index: number) => title || entryNumber(index);
export const entryDetails = (title: string, index: number, size: number) =>
  [...(title ? [entryNumber(index)] : []), `${size}x${size}`].join(' · ');
export const onBoard = () => t('on the board');
export const loading = () => t('Loading …');

/** The clock: `0:05`, `12:34`, `1:02:03`. */
export const clock = () => t('Time');
export function time(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first, ...others] = parts[0] > 0 ? parts : parts.slice(1);
  return [first, ...others.map(part => `${part}`.padStart(2, '0'))].join(':');
}
/** Announced once when the player has finished; `seconds` if the clock is on. */
export const solved = (seconds?: number) =>
  seconds === undefined ? t('Solved. Well done!') : t('Solved in {time}. Well done!', { time: time(seconds) });

/** The player of the solution path and of replays. */
export const walk = () => t('Walkthrough');
export const previousStep = () => t('Previous Step');
export const nextStep = () => t('Next Step');
export const play = () => t('Play Steps');
export const pause = () => t('Pause');
export const speed = () => t('Speed');
/** The slider. */
export const placeInPath = () => t('Step');
/** The place of a step in the path; `index` is 0-based. */
export const inPath = (index: number, count: number) => t('{step} of {count}', { step: index + 1, count });
export const stepInPath = (index: number, count: number) => t('Step {step} of {count}', { step: index + 1, count });

/** The place of a board: an editor, or a web page of one puzzle that shows no steps. */
export type BoardPlace = 'editor' | 'webPage';

/** By place: the keys of features that only this place has. An exported page keeps its game without being saved. */
const OTHER_KEYS: Readonly<Record<BoardPlace, () => readonly (readonly [keys: string, does: string])[]>> = {
  editor: () => [
    [t(', and .'), t('Previous step, next step')],
    ['P', t('Choose another puzzle')],
    [sideBySide(['B', 'L']), t('Chain mode; start a link')],
    [t('Ctrl+Z, Ctrl+Y, Ctrl+S'), t('Undo, redo, save')],
    [t('Escape'), t('Pause, hide the step, reduce the selection to one cell')],
  ],
  webPage: () => [
    [t('Ctrl+Z, Ctrl+Y'), t('Undo, redo')],
    [t('Escape'), t('Reduce the selection to one cell')],
  ],
};

/** The keys of a board that `?` shows: names of keys, separated by spaces, and their effect. */
export const keyTable = (place: BoardPlace): readonly (readonly [keys: string, does: string])[] => [
  [sideBySide(['1 … 9', 'A …']), t('Enter a digit; letters in grids larger than 9x9')],
  [t('Shift or Alt + digit'), t('Corner mark')],
  [t('Ctrl or ⌘ + digit'), t('Center mark')],
  [
    t('Backspace, Delete, 0'),
    t('Clear the digits or marks of the current mode or, if there are none, those of the next mode'),
  ],
  [t('Space, Shift+Space'), t('Next and previous mode')],
  [sideBySide(['Z', 'X', 'C', 'V']), t('Digit, corner, center and color mode')],
  [t('Arrows, W A S D'), t('Move; a letter that stands for a digit is entered')],
  [t('Home, End'), t('First and last cell of the row; Ctrl: of the grid')],
  [t('Shift+arrows, drag'), t('Select more cells')],
  [t('Ctrl+arrows'), t('Move and keep the selection')],
  [t('Enter, Ctrl+click'), t('Add a cell to the selection, or remove it')],
  [t('=, double-click'), t('Select all cells with the same content')],
  [t('Ctrl+A, Ctrl+I'), t('Select all cells, invert the selection')],
  [t('Tab, Shift+Tab'), t('Next and previous empty cell; after the last, leave the grid')],
  [t('F6, Shift+F6'), t('Leave the grid for the buttons, return to it')],
  [t('F8, Shift+F8'), t('Next and previous problem')],
  ...OTHER_KEYS[place](),
  ['?', t('Show these keys')],
];
