/**
 * The state of the page: the selection, the mode, and the visible parts. All changes are pure functions from a state to
 * the next one. The puzzle itself is not in it: that is the snapshot.
 */

import { MODES } from '#chainMode';
import type { Layer, PageCommand } from '../protocol/messages';
import type { Snapshot } from '../protocol/snapshot';
import type { PendingDigit } from './input/entry';

/** The state of the page. */
export interface PageState {
  /** Never empty, so that keys always have a cell. */
  readonly selection: ReadonlySet<number>;
  /** The cell that has the focus, and from which the selection is extended. */
  readonly cursor: number;
  /** The layer that digits are written to. */
  readonly mode: Layer;
  /** Whether the computed candidates are drawn. */
  readonly showsCandidates: boolean;
  readonly showsPad: boolean;
  /** Whether the rules are unfolded. Undefined until the user chooses: then they are unfolded if there is room. */
  readonly showsRules?: boolean;
}

/** The state of a page that was never used. */
const FRESH: PageState = {
  selection: new Set([0]),
  cursor: 0,
  mode: 'digit',
  showsCandidates: false,
  showsPad: true,
};

/** A state as plain data. */
export function stored({ selection, ...others }: PageState): object {
  return { ...others, selection: [...selection] };
}

/** The state that {@link stored} made; missing or invalid values are replaced by those of {@link FRESH}. */
export function restoredState(value: unknown): PageState {
  const { selection, cursor, mode, showsCandidates, showsPad, showsRules } = Object(value) as Record<string, unknown>;
  const cells = Array.isArray(selection) ? selection.filter(isCell) : [];
  const at = isCell(cursor) ? cursor : (cells[0] ?? FRESH.cursor);
  return {
    selection: new Set(cells.length > 0 ? cells : [at]),
    cursor: at,
    mode: MODES.find(layer => layer === mode) ?? FRESH.mode,
    showsCandidates: typeof showsCandidates === 'boolean' ? showsCandidates : FRESH.showsCandidates,
    showsPad: typeof showsPad === 'boolean' ? showsPad : FRESH.showsPad,
    ...(typeof showsRules === 'boolean' && { showsRules }),
  };
}

const isCell = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** The state, restricted to a puzzle with this number of cells. */
export function within(state: PageState, cellCount: number): PageState {
  const cursor = Math.min(state.cursor, cellCount - 1);
  const selection = [...state.selection].filter(cell => cell < cellCount);
  const isSame = cursor === state.cursor && selection.length === state.selection.size;
  return isSame ? state : { ...state, cursor, selection: new Set(selection.length > 0 ? selection : [cursor]) };
}

/** The state in which only this cell is selected. */
export function selectOnly(state: PageState, cell: number): PageState {
  return { ...state, cursor: cell, selection: new Set([cell]) };
}

/** The state in which these cells are selected too, and the cursor is at the last of them. */
export function extend(state: PageState, cells: readonly number[]): PageState {
  return { ...state, cursor: cells.at(-1) ?? state.cursor, selection: new Set([...state.selection, ...cells]) };
}

/** The state in which these cells are no longer selected. The cursor is at the last of them, which stays selected if no other cell is. */
export function deselect(state: PageState, cells: readonly number[]): PageState {
  const cursor = cells.at(-1) ?? state.cursor;
  const left = [...state.selection].filter(cell => !cells.includes(cell));
  return { ...state, cursor, selection: new Set(left.length > 0 ? left : [cursor]) };
}

/** The state in which the selection of this cell is toggled. The cursor is there. */
export function toggled(state: PageState, cell: number): PageState {
  return (state.selection.has(cell) ? deselect : extend)(state, [cell]);
}

/** Ways to select several cells at once. */
export type Selecting =
  | 'selectAll'
  /** Exactly the cells that were not selected become selected. */
  | 'invert'
  /** The cell at the cursor is selected, or deselected if it was selected. */
  | 'toggle'
  /** The cells that equal the one at the cursor are selected. */
  | 'selectEqual';

/** The state after several cells were selected. */
export function withSelection(state: PageState, snapshot: Snapshot, how: Selecting): PageState {
  const { cursor, selection } = state;
  if (how === 'toggle') return toggled(state, cursor);
  if (how === 'selectEqual') return extend(selectOnly(state, cursor), equalCells(snapshot, cursor));
  const all = [...snapshot.digits.keys()];
  if (how === 'selectAll') return { ...state, selection: new Set(all) };
  const others = all.filter(cell => !selection.has(cell));
  return { ...state, selection: new Set(others.length > 0 ? others : [cursor]) };
}

/** Whether nothing but the cell at the cursor is selected. */
export function isOnlyCursor({ selection, cursor }: PageState): boolean {
  return selection.size === 1 && selection.has(cursor);
}

/** The cells of the rectangle between two cells. The last one is `to`. */
export function rectangleBetween(size: number, from: number, to: number): number[] {
  const rows = between(Math.floor(from / size), Math.floor(to / size));
  const columns = between(from % size, to % size);
  return rows.flatMap(row => columns.map(column => row * size + column));
}

/** The state in which the cells of the rectangle from the cursor to a cell are selected too. */
export function extendTo(state: PageState, size: number, cell: number): PageState {
  return extend(state, rectangleBetween(size, state.cursor, cell));
}

/** The numbers from one to another, in descending order too. */
function between(from: number, to: number): number[] {
  const by = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * by);
}

/** A way to move the cursor. */
export type CursorMove = 'up' | 'down' | 'left' | 'right' | 'rowStart' | 'rowEnd' | 'start' | 'end';

/** Where a move leads. At an edge, the cursor stays. */
export function cellAfterMove(size: number, cell: number, move: CursorMove): number {
  const start = cell - (cell % size);
  const end = start + size - 1;
  const last = size * size - 1;
  const places: Readonly<Record<CursorMove, number>> = {
    up: cell < size ? cell : cell - size,
    down: cell + size > last ? cell : cell + size,
    left: Math.max(start, cell - 1),
    right: Math.min(end, cell + 1),
    rowStart: start,
    rowEnd: end,
    start: 0,
    end: last,
  };
  return places[move];
}

/**
 * The effect of a move on the selection: the destination is selected alone, together with the cells in between, or not
 * at all.
 */
export interface Going {
  readonly kind: 'move' | 'extend' | 'keep';
  readonly move: CursorMove;
}

/** The state after a move. */
export function moveCursor(state: PageState, size: number, { kind, move }: Going): PageState {
  const cell = cellAfterMove(size, state.cursor, move);
  if (kind === 'extend') return extendTo(state, size, cell);
  return kind === 'move' ? selectOnly(state, cell) : { ...state, cursor: cell };
}

/** The mode after this one, or before it. */
export function nextMode(mode: Layer, by: 1 | -1): Layer {
  return MODES[(MODES.indexOf(mode) + by + MODES.length) % MODES.length];
}

/** The next empty cell after the cursor, or before it. Undefined at the last one, so that Tab leaves the grid there. */
export function nextEmpty({ digits }: Snapshot, cursor: number, by: 1 | -1): number | undefined {
  for (let cell = cursor + by; 0 <= cell && cell < digits.length; cell += by) if (digits[cell] === 0) return cell;
  return undefined;
}

/** The next cell with a problem after the cursor, or before it; after the last one comes the first one again. */
export function nextProblem({ problems, faults }: Snapshot, cursor: number, by: 1 | -1): number | undefined {
  const places = [...problems.map(({ cell }) => cell), ...faults.flatMap(({ places = [] }) => places.slice(0, 1))];
  const cells = [...new Set(places)].sort((a, b) => by * (a - b));
  return cells.find(cell => by * (cell - cursor) > 0) ?? cells[0];
}

/** The cells with the same digit as a cell. For an empty cell: the empty cells with the same marks. */
export function equalCells({ digits, marks }: Snapshot, cell: number): number[] {
  const isEqual = (other: number) =>
    digits[other] === digits[cell] &&
    (digits[cell] !== 0 || (marks.corner[other] === marks.corner[cell] && marks.centre[other] === marks.centre[cell]));
  return [...digits.keys()].filter(other => other !== cell && isEqual(other)).concat(cell);
}

/** The cells to which a command applies: the one at the cursor, or those that were selected, in their order. */
export function commandCellsOf({ cursor, selection }: PageState, command: PageCommand) {
  if (command === 'sudoku.revealCell' || command === 'sudoku.explainMistake') return { cell: cursor };
  return command === 'sudoku.addRule' ? { cells: [...selection] } : {};
}

/** The cells to which an edit applies, in reading order. */
export function targets({ selection }: PageState): number[] {
  return [...selection].sort((a, b) => a - b);
}

/** The cells whose layer the user may edit. */
export function editable({ locked }: Snapshot, cells: readonly number[], layer: Layer): readonly number[] {
  if (!locked) return cells;
  const { cells: lockedCells } = locked;
  if (lockedCells === 'all') return [];
  return layer === 'colour' ? cells : cells.filter(cell => !lockedCells.includes(cell));
}

/** The snapshot with the position of the replay that it shows. It has no problems and no marks of digits, because those are of the current position. */
export function inReplay(snapshot: Snapshot): Snapshot {
  const { step, listed, marks } = snapshot;
  if (!step?.digits) return snapshot;
  const { digits, allowed } = step;
  const none = digits.map(() => 0);
  return {
    ...snapshot,
    digits,
    candidates: allowed,
    ...(listed && { listed: allowed }),
    marks: { corner: none, centre: none, colour: marks.colour },
    problems: [],
    faults: [],
    hasAutomaticMarks: false,
  };
}

/** A snapshot, drawn as if a digit that waits for its second key were in the selected cells. Waiting marks are not drawn. */
export function withWaiting(snapshot: Snapshot, state: PageState, waiting: PendingDigit | undefined): Snapshot {
  if (waiting?.layer !== 'digit') return snapshot;
  const cells = editable(snapshot, targets(state), 'digit');
  return { ...snapshot, digits: snapshot.digits.map((each, cell) => (cells.includes(cell) ? waiting.digit : each)) };
}

/** Whether the digit of a cell is locked. */
export function isLocked(snapshot: Snapshot, cell: number): boolean {
  return editable(snapshot, [cell], 'digit').length === 0;
}

/**
 * The relation of a snapshot to the previous one: an earlier version, the same puzzle, or a different one. The first
 * one counts as the same.
 */
export function snapshotRelationOf(before: Snapshot | undefined, after: Snapshot): 'earlier' | 'same' | 'other' {
  if (!before) return 'same';
  const isSamePlace = before.document === after.document && before.start === after.start;
  if (isSamePlace) return after.version < before.version ? 'earlier' : 'same';
  // An edit above the puzzle changes its start but not its givens.
  return before.givens.join() === after.givens.join() ? 'same' : 'other';
}
