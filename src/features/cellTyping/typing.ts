/**
 * Cell typing: a key at the cells of a puzzle replaces cells and moves from cell to cell. It never moves a cell, so any
 * key preserves the shape of the grid: its borders, spaces, comments and the number of its cells.
 */

import type { Cell } from '../../core/numbers';
import type { TextEdit } from '../../text/edits';
import {
  type CellCursor,
  type Cursor,
  cellAfter,
  cellBefore,
  cellTouched,
  digitIn,
  endOf,
  isCell,
  nextCell,
  startOf,
} from './cells';
import { type CellCommand, type CellKey, isCommand } from './key';
import { type KeysBefore, NO_KEYS } from './spacing';
import { blankCell, type KeyEffect, removeCandidate, typeBehindOpenRow, typeCharacter } from './writing';

/** The effect of a key: edits, in the order of the text and without overlap, and the cursors after them. */
export interface Typed {
  readonly edits: readonly TextEdit[];
  readonly cursors: readonly Cursor[];
  /** A sentence for the user, when a character is not a digit of the puzzle. */
  readonly refused?: string;
}

/** The effect of a key at these cursors after earlier keys; undefined when the editor's default applies. */
export function typeKey(cursors: readonly CellCursor[], key: CellKey, before: KeysBefore = NO_KEYS): Typed | undefined {
  const changes: KeyEffect[] = [];
  for (const cursor of cursors) {
    const change = changeOf(cursor, key, before);
    if (!change) return undefined;
    changes.push(change);
  }
  const edits = withoutOverlap(changes.flatMap(change => ('edits' in change ? change.edits : [])));
  const refused = changes.map(change => ('refused' in change ? change.refused : undefined)).find(reason => reason);
  return {
    edits: edits.filter(edit => !isSame(cursors, edit)),
    cursors: cursors.map((cursor, i) => cursorAfter(cursor, changes[i], edits)),
    ...(refused && { refused }),
  };
}

function changeOf(cursor: CellCursor, key: CellKey, before: KeysBefore): KeyEffect | undefined {
  if (cursor.isOpenRow) return typeBehindOpenRow(cursor, key);
  return isCommand(key) ? COMMANDS[key](cursor, before) : typeCharacter(cursor, key, before.spacing);
}

const COMMANDS: Record<CellCommand, (cursor: CellCursor, before: KeysBefore) => KeyEffect | undefined> = {
  backspace: cursor => {
    if (cursor.selected.length > 0) return blankSelected(cursor);
    const cell = isAtSelection(cursor) ? undefined : cellBefore(cursor);
    if (cell === undefined) return isAtSelection(cursor) ? {} : undefined;
    return removeCandidate(cursor, 'backspace') ?? { cell, edits: blankCell(cursor, cell), cursor: 'start' };
  },
  delete: cursor => {
    if (cursor.selected.length > 0) return blankSelected(cursor);
    const cell = isAtSelection(cursor) ? undefined : cellAfter(cursor);
    if (cell === undefined) return isAtSelection(cursor) ? {} : undefined;
    return removeCandidate(cursor, 'delete') ?? { cell, edits: blankCell(cursor, cell), cursor: 'start' };
  },
  tab: cursor => {
    const after = cellsWhere(cursor, cell => startOf(cursor, cell) > fromOf(cursor));
    const next = after.find(cell => isEmpty(cursor, cell)) ?? cellsWhere(cursor, cell => isEmpty(cursor, cell))[0];
    return moveTo(next ?? after[0]) ?? {};
  },
  'shift+tab': cursor => {
    const before = cellsWhere(cursor, cell => startOf(cursor, cell) < fromOf(cursor)).reverse();
    const empty = cellsWhere(cursor, cell => isEmpty(cursor, cell));
    return moveTo(before.find(cell => isEmpty(cursor, cell)) ?? empty.at(-1) ?? before[0]) ?? {};
  },
  left: cursor => (isAtSelection(cursor) ? undefined : moveTo(cellBefore(cursor))),
  right: cursor => {
    if (isAtSelection(cursor)) return undefined;
    const cell = cellAfter(cursor);
    if (cell === undefined) return undefined;
    return moveTo(startOf(cursor, cell) > cursor.active ? cell : nextCell(cursor, cell));
  },
  up: cursor => moveBy(cursor, -cursor.puzzle.grid.geometry.size),
  down: cursor => moveBy(cursor, cursor.puzzle.grid.geometry.size),
  enter: endRow,
};

/**
 * Enter goes to the next row, and in the last row to the end of its last cell, so it never splits a row. The cursor is already
 * there when the last cell of a row has just been typed. Before the first cell and after the last one, Enter inserts a new
 * line, as it does in a grid that lacks rows, unless its cells are being typed.
 */
function endRow(cursor: CellCursor, { last }: KeysBefore): KeyEffect | undefined {
  const { line, puzzle } = cursor;
  const cell = cellAfter(cursor);
  if (isAtSelection(cursor) || cell === undefined || cursor.active <= startOf(cursor, 0)) return undefined;
  if (last === undefined && puzzle.problems.some(({ code }) => code === 'row-count')) return undefined;
  const isAtRow = cell > 0 && cell % puzzle.grid.geometry.size === 0 && line.length <= puzzle.grid.geometry.size;
  if (isAtRow && last !== undefined && !isCommand(last)) return { moveTo: cell };
  const end = line[line.length - 1];
  return moveTo(nextCell(cursor, end)) ?? { cell: end, edits: [], cursor: 'end' };
}

/** Whether any text is selected, even if only between cells. */
const isAtSelection = ({ anchor, active }: Cursor) => anchor !== active;

const fromOf = ({ anchor, active }: Cursor) => Math.min(anchor, active);

const isEmpty = (cursor: CellCursor, cell: Cell) => digitIn(cursor, cell) === 0;

function cellsWhere(cursor: CellCursor, isWanted: (cell: Cell) => boolean): Cell[] {
  return [...cursor.puzzle.grid.digits.keys()].filter(cell => isCell(cursor, cell) && isWanted(cell));
}

function moveTo(cell: Cell | undefined): KeyEffect | undefined {
  return cell === undefined ? undefined : { moveTo: cell };
}

/** Up and down stay in the column and skip borders. A single-line puzzle has no row above. */
function moveBy(cursor: CellCursor, by: number): KeyEffect | undefined {
  const to = cellAt(cursor) + by;
  return isAtSelection(cursor) || !isCell(cursor, to) || cursor.line.includes(to) ? undefined : { moveTo: to };
}

/** The cell of the line whose column the cursor is in. */
function cellAt(cursor: CellCursor): Cell {
  const { active, line } = cursor;
  const inOrAfter = line.find(cell => startOf(cursor, cell) >= active);
  if (inOrAfter !== undefined && startOf(cursor, inOrAfter) === active) return inOrAfter;
  return cellTouched(cursor) ?? inOrAfter ?? line[line.length - 1];
}

function blankSelected(cursor: CellCursor): KeyEffect {
  const edits = cursor.selected.flatMap(cell => blankCell(cursor, cell));
  return { cell: cursor.selected[0], edits, cursor: 'start' };
}

/** Edits in order. Two cursors in one cell make the same edit twice, or two overlapping edits; the first one wins. */
function withoutOverlap(edits: readonly TextEdit[]): TextEdit[] {
  const kept: TextEdit[] = [];
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    const last = kept.at(-1);
    if (!last || (last.end <= edit.start && last.start < edit.start)) kept.push(edit);
  }
  return kept;
}

/** Whether an edit changes nothing. */
function isSame(cursors: readonly CellCursor[], { start, end, text }: TextEdit): boolean {
  const owner = cursors.find(({ puzzle }) => puzzle.start <= start && end <= puzzle.end)?.puzzle;
  return owner !== undefined && owner.text.slice(start - owner.start, end - owner.start) === text;
}

function cursorAfter(cursor: CellCursor, change: KeyEffect, edits: readonly TextEdit[]): Cursor {
  if ('moveTo' in change) return cursorIn(cursor, change.moveTo, 'start', edits);
  if (!('edits' in change)) return { anchor: moved(cursor.anchor, edits), active: moved(cursor.active, edits) };
  const { cell, cursor: goal } = change;
  const next = goal === 'next' ? nextCell(cursor, cell) : undefined;
  return next === undefined
    ? cursorIn(cursor, cell, goal === 'start' ? 'start' : 'end', edits)
    : cursorIn(cursor, next, 'start', edits);
}

/** A cursor at the start or end of a cell's content after the edits. */
function cursorIn(cursor: CellCursor, cell: Cell, at: 'start' | 'end', edits: readonly TextEdit[]): Cursor {
  const start = startOf(cursor, cell);
  const end = endOf(cursor, cell);
  const own = edits.find(edit => edit.start <= start && end <= edit.end);
  if (!own) return cursorAt(moved(at === 'start' ? start : end, edits));
  const { length } = at === 'start' ? own.text.slice(0, -own.text.trimStart().length) : own.text.trimEnd();
  const before = edits.slice(0, edits.indexOf(own));
  return cursorAt(moved(own.start, before) + length);
}

const cursorAt = (offset: number): Cursor => ({ anchor: offset, active: offset });

/** An offset after the edits; the start of an edit maps to the start of its new text. */
function moved(offset: number, edits: readonly TextEdit[]): number {
  let by = 0;
  for (const { start, end, text } of edits) {
    if (end > offset) {
      if (start < offset) by += Math.min(text.length, offset - start) - (offset - start);
      break;
    }
    by += text.length - (end - start);
  }
  return offset + by;
}
