/** The effect of a character on the cell at a cursor. */

import type { Cell, Digit } from '../../core/numbers';
import * as messages from '../../messages/cellTyping';
import { clearCell, fill, type TextEdit, toggleCandidate, writeGiven } from '../../text/edits';
import { isSeparator } from '../../text/parser/lines/words';
import { type Puzzle, textOf } from '../../text/puzzle';
import type { Span } from '../../text/span';
import { type Census, digitOfCharacter, symbolsOf } from '../../text/symbols';
import { type CellCursor, cellAfter, cellTouched, digitIn, endOf, nextCell, startOf } from './cells';
import { type CellKey, hasLetters, isBlankKey, isCommand, typesCandidates } from './key';
import { isAmbiguous, isSeparatorKey, type KeyRun } from './spacing';

/** The effect of a key at one cursor. */
export type KeyEffect =
  /** Writes into a cell; the cursor then goes to the next cell, or to the start or end of this one. */
  | { readonly cell: Cell; readonly edits: readonly TextEdit[]; readonly cursor: 'next' | 'start' | 'end' }
  /** Only moves the cursor, to the start of a cell. */
  | { readonly moveTo: Cell }
  /** Does nothing, and shows the reason to the user if there is one. */
  | { readonly refused?: string };

/** The effect of a character after keys with this spacing, or undefined where it is ordinary text. */
export function typeCharacter(cursor: CellCursor, key: string, spacing: KeyRun): KeyEffect | undefined {
  if (key === ' ' && isCommentPlace(cursor)) return undefined;
  if (key === ' ' && !isBlankKey(cursor, key)) return typeSpace(cursor, spacing);
  if (typesCandidates(cursor)) return typeCandidate(cursor, key);
  if (cursor.puzzle.style.symbols.kind === 'decimal') return typeNumber(cursor, key);
  const cell = cellAfter(cursor);
  if (cell === undefined) return refuse(cursor, key);
  const { symbols } = cursor.puzzle.style;
  const digit = digitOfCharacter(symbols, key.charCodeAt(0));
  if (digit > 0) return { cell, edits: writeDigit(cursor, cell, digit), cursor: 'next' };
  const blank: KeyEffect = { cell, edits: blankCell(cursor, cell), cursor: 'next' };
  if (isBlankKey(cursor, key)) return isOtherX(cursor, key) ? (typeNewSymbol(cursor, cell, key) ?? blank) : blank;
  return typeNewSymbol(cursor, cell, key) ?? refuse(cursor, key);
}

/** Whether a comment may follow at the cursor, which is at the end of a row and not in a cell that the next key may change. */
function isCommentPlace(cursor: CellCursor): boolean {
  if (cursor.selected.length > 0 || !isBehindRow(cursor) || typesCandidates(cursor) || isNumberBegun(cursor))
    return false;
  const { puzzle, active } = cursor;
  return isBlankKey(cursor, ' ') || /^(?:[\r\n]|$)/.test(puzzle.text.slice(active - puzzle.start));
}

/** Whether a key is `x` and blanks have another character, so that it may become a digit of a puzzle that uses A to Y. */
function isOtherX({ puzzle }: CellCursor, key: string): boolean {
  return /x/i.test(key) && puzzle.style.blank.toLowerCase() !== 'x';
}

/** Whether the cursor is after the last cell of its line. */
function isBehindRow(cursor: CellCursor): boolean {
  return cursor.line.every(cell => endOf(cursor, cell) <= cursor.active);
}

/** Writes a digit into the cell's grid. */
function writeDigit({ puzzle, kind }: CellCursor, cell: Cell, digit: Digit): TextEdit[] {
  return kind === 'givens' ? writeGiven(puzzle, cell, digit) : fill(puzzle, cell, digit);
}

/** Blanks a cell of the cursor's grid. */
export function blankCell(cursor: CellCursor, cell: Cell): TextEdit[] {
  const { puzzle, kind } = cursor;
  if (kind === 'givens') return writeGiven(puzzle, cell, 0);
  // The candidates of an empty cell stay, because they record eliminations.
  const hasList = puzzle.markPlaces !== undefined || typesCandidates(cursor);
  return hasList && digitIn(cursor, cell) === 0 && isReadable(puzzle, cell) ? [] : clearCell(puzzle, cell);
}

function isReadable({ problems }: Puzzle, cell: Cell): boolean {
  return !problems.some(problem => problem.code === 'invalid-symbol' && problem.cell === cell);
}

/**
 * A few symbols do not determine a puzzle's symbols: `D` alone may be one of A to P or of 1 to G, and only a `3` elsewhere
 * decides. So a character is also a digit if the puzzle can be read with it.
 */
function typeNewSymbol(cursor: CellCursor, cell: Cell, key: string): KeyEffect | undefined {
  const { puzzle } = cursor;
  const { symbols } = puzzle.style;
  if (!hasLetters(puzzle) || symbols.kind === 'decimal') return undefined;
  const isLower = symbols.text !== symbols.text.toUpperCase();
  const text = isLower ? key.toLowerCase() : key.toUpperCase();
  const others = [...puzzle.written.keys()].filter(other => other !== cell && digitIn(cursor, other) > 0);
  const used = [text, ...others.map(other => textOf(puzzle, spanOf(cursor, other)))].map(symbol =>
    symbol.charCodeAt(0),
  );
  const census: Census = new Uint16Array(128);
  for (const symbol of used) census[symbol]++;
  const widened = symbolsOf(puzzle.grid.geometry.size, census);
  if (used.some(symbol => digitOfCharacter(widened, symbol) === 0)) return undefined;
  return { cell, edits: [{ ...spanOf(cursor, cell), text }], cursor: 'next' };
}

function spanOf(cursor: CellCursor, cell: Cell): Span {
  return { start: startOf(cursor, cell), end: endOf(cursor, cell) };
}

/** Completes a number with its second digit, if the first one is still directly before the cursor. */
function typeNumber(cursor: CellCursor, key: string): KeyEffect | undefined {
  const { size } = cursor.puzzle.grid.geometry;
  const figure = /\d/.test(key) ? Number(key) : undefined;
  const begun = cursor.selected.length > 0 ? undefined : cellTouched(cursor);
  if (figure !== undefined && begun !== undefined && cursor.active === endOf(cursor, begun)) {
    const number = 10 * digitIn(cursor, begun) + figure;
    if (10 <= number && number <= size)
      return { cell: begun, edits: writeDigit(cursor, begun, number), cursor: 'next' };
  }
  const cell = cellAfter(cursor);
  if (cell === undefined) return refuse(cursor, key);
  if (isBlankKey(cursor, key)) return { cell, edits: blankCell(cursor, cell), cursor: 'next' };
  if (!figure || figure > size) return refuse(cursor, key);
  return { cell, edits: writeDigit(cursor, cell, figure), cursor: 10 * figure <= size ? 'end' : 'next' };
}

/** Adds a digit to the candidates of the cell, or removes it from them. The cursor stays in the cell. */
function typeCandidate(cursor: CellCursor, key: string): KeyEffect | undefined {
  const cell = cursor.selected[0] ?? cellTouched(cursor) ?? cellAfter(cursor);
  if (cell === undefined) return refuse(cursor, key);
  const digit = digitOfCharacter(cursor.puzzle.style.symbols, key.charCodeAt(0));
  if (digit > 0) return { cell, edits: toggleCandidate(cursor.puzzle, cell, digit), cursor: 'end' };
  return isBlankKey(cursor, key) ? { cell, edits: blankCell(cursor, cell), cursor: 'next' } : refuse(cursor, key);
}

/**
 * Removes the candidate before or after the cursor, for Backspace and Delete in a list; undefined where there is no
 * list, or it would become empty.
 */
export function removeCandidate(cursor: CellCursor, key: 'backspace' | 'delete'): KeyEffect | undefined {
  if (!typesCandidates(cursor)) return undefined;
  const at = key === 'delete' ? cursor.active : cursor.active - 1;
  const cell = cursor.line.find(each => startOf(cursor, each) <= at && at < endOf(cursor, each));
  if (cell === undefined || digitIn(cursor, cell) !== 0) return undefined;
  const { puzzle } = cursor;
  const symbol = textOf(puzzle, { start: at, end: at + 1 });
  const digit = digitOfCharacter(puzzle.style.symbols, symbol.charCodeAt(0));
  if (digit === 0) return undefined;
  return { cell, edits: toggleCandidate(puzzle, cell, digit), cursor: key === 'delete' ? 'start' : 'end' };
}

/** Clears the cell that starts at the cursor, or moves to it: see {@link KeyRun}. */
function typeSpace(cursor: CellCursor, spacing: KeyRun): KeyEffect | undefined {
  const cell = cellAfter(cursor);
  const isAtCell = cell !== undefined && cursor.selected.length === 0 && startOf(cursor, cell) === cursor.active;
  if (!isAtCell || spacing === 'after a cell' || !isAmbiguous(cursor)) return passOn(cursor);
  const second = spacing === 'after a space' ? nextCell(cursor, cell) : undefined;
  const edits = blankCell(cursor, cell);
  if (second === undefined) return { cell, edits, cursor: 'next' };
  return { cell: second, edits: [...edits, ...blankCell(cursor, second)], cursor: 'next' };
}

/** Accepts a typed separator that the text already has: the cursor has passed it, or passes it now. */
function passSeparator(cursor: CellCursor, key: string): KeyEffect | undefined {
  const cell = cellAfter(cursor);
  if (cell === undefined || !isSeparatorKey(key) || isBehindRow(cursor) || cursor.selected.length > 0) return undefined;
  const { line, puzzle } = cursor;
  const start = startOf(cursor, cell);
  const before = line[line.indexOf(cell) - 1];
  const gap = puzzle.text.slice(before === undefined ? 0 : endOf(cursor, before) - puzzle.start, start - puzzle.start);
  return gap.slice(gap.lastIndexOf('\n') + 1).includes(key) && cursor.active <= start ? { moveTo: cell } : undefined;
}

/**
 * Moves to the next cell after a number and in lists of candidates. At the start of any other cell the separator has
 * already been passed.
 */
function passOn(cursor: CellCursor): KeyEffect | undefined {
  const touched = cellTouched(cursor);
  const cell = cellAfter(cursor);
  if (typesCandidates(cursor)) {
    const list = touched ?? cell;
    return list === undefined ? undefined : { moveTo: nextCell(cursor, list) ?? list };
  }
  if (cell === undefined) return undefined;
  return { moveTo: touched === cell ? (nextCell(cursor, cell) ?? cell) : cell };
}

/** Refuses a character that would make a row too long or is not a digit; elsewhere it is text. */
function refuse(cursor: CellCursor, key: string): KeyEffect | undefined {
  if (isAtText(cursor, key)) return undefined;
  const reason = isPastRow(cursor)
    ? messages.cellTyping.rowIsFull(cursor)
    : messages.cellTyping.refused(cursor.puzzle, key);
  return passSeparator(cursor, key) ?? { refused: reason };
}

/** The effect of a character after a full row of a grid that lacks rows: none if it would make the row too long. */
export function typeBehindOpenRow(cursor: CellCursor, key: CellKey): KeyEffect | undefined {
  return isCommand(key) || key === ' ' ? undefined : refuse(cursor, key);
}

/**
 * Whether a character at a cursor is text: a comment or a separator after a row; before or after a single-line puzzle, which
 * may have a label; and at the start of any row if it begins a comment or a heading.
 */
export function isAtText(cursor: CellCursor, key: string): boolean {
  const { line, puzzle, selected, active } = cursor;
  if (selected.length > 0) return false;
  const isOneLine = line.length === puzzle.grid.geometry.cellCount;
  if (isBehindRow(cursor)) {
    const isComment = /[#%]/.test(key);
    if (isComment || isNumberBegun(cursor)) return isComment;
    return isSeparator(key.charCodeAt(0)) || (isOneLine && cellTouched(cursor) === undefined);
  }
  const isBeforeRow = active <= startOf(cursor, line[0]);
  return isBeforeRow && (isOneLine || /[#%[]/.test(key));
}

/** Whether a character here would add a cell too many instead of the second digit of a number. */
function isPastRow(cursor: CellCursor): boolean {
  return cursor.selected.length === 0 && isBehindRow(cursor) && !isNumberBegun(cursor);
}

/** Whether the next key can still complete the number before the cursor. */
function isNumberBegun(cursor: CellCursor): boolean {
  const { style, grid } = cursor.puzzle;
  if (style.symbols.kind !== 'decimal' || typesCandidates(cursor)) return false;
  const cell = cellTouched(cursor);
  const digit = cell === undefined || cursor.active < endOf(cursor, cell) ? 0 : digitIn(cursor, cell);
  return digit > 0 && 10 * digit <= grid.geometry.size;
}
