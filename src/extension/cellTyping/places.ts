/** Places at which keys are typed: the cells at the cursors of an editor. */

import type * as vscode from 'vscode';
import { type CellCursor, type Cursor, cellsAt } from '../../features/cellTyping/cells';
import { characterTyped, NOTHING_TYPED, type TypedText } from '../../features/cellTyping/correcting';
import { type CellKey, isTextKey } from '../../features/cellTyping/key';
import { typeKey } from '../../features/cellTyping/typing';
import { activeEditor } from '../services/activeEditor';
import { cellTextOf } from '../services/convert';
import type { EditorAnalysis } from '../services/documents';
import { isSudoku } from '../services/languages';
import { settingsOf } from '../services/settings';

/** The cells at the cursors of a document in one version. */
export interface CursorCells {
  readonly editor: vscode.TextEditor;
  readonly version: number;
  readonly cells: readonly CellCursor[];
}

/** Characters that were inserted as text at a place, and the keys that the cells there get instead. */
export interface RawTyping extends CursorCells {
  readonly typed: TypedText;
  readonly keys: readonly CellKey[];
  /** Whether other text was typed after them. Set after an open row only, where they are removed. */
  readonly isPast?: true;
}

/** Whether a cursor is after a full row of a grid that lacks rows: keys there type text. */
export function isOpen({ cells }: CursorCells): boolean {
  return cells.some(({ isOpenRow }) => isOpenRow);
}

/** Whether an edit is after the characters that were typed at a single cursor. */
export function isBehind({ contentChanges }: vscode.TextDocumentChangeEvent, { cells, typed }: RawTyping): boolean {
  const end = cells[0].active + typed.characters.length;
  return cells.length === 1 && contentChanges.every(({ rangeOffset }) => rangeOffset >= end);
}

/** The cells at cursors of the active editor, or undefined when it has none, or cell typing is off. */
export function cursorCellsIn(
  { documents }: EditorAnalysis,
  cursorsIn: (editor: vscode.TextEditor) => readonly Cursor[],
): CursorCells | undefined {
  const editor = activeEditor();
  if (!editor || !isSudoku(editor.document) || !settingsOf(editor.document).cellTyping) return undefined;
  const { document } = editor;
  const cells = cellsAt(cellTextOf(document, documents.puzzlesOf(document)), cursorsIn(editor));
  return cells && { editor, version: document.version, cells };
}

/**
 * The typing at a place with one more character, which an edit inserted as text, or undefined when the edit is not
 * that. `isAsked`: whether the character was passed on to VS Code from here.
 */
export function rawTyped(
  place: CursorCells | RawTyping,
  { document, contentChanges }: vscode.TextDocumentChangeEvent,
  isAsked: boolean,
): RawTyping | undefined {
  if (contentChanges.length !== place.cells.length) return undefined; // a command may make many more changes
  const before = 'typed' in place ? place.typed : NOTHING_TYPED;
  const isOver = contentChanges[0].rangeLength > 0 && place.cells.every(({ anchor, active }) => anchor === active);
  // Overtype mode replaces the text after the cursor. Commands do too, so only requested text counts as typed.
  if (isOver && !isAsked && before.overtyped === 0) return undefined;
  const keys = 'keys' in place ? place.keys : [];
  const changes = contentChanges.map(({ rangeOffset, rangeLength, text }) => ({
    start: rangeOffset,
    removed: rangeLength,
    text,
  }));
  const typed = characterTyped(place.cells, before, changes);
  // Enter is a separate key, but it may arrive before the text is corrected.
  const text = changes[0].text;
  const key = /^\r?\n$/.test(text) && 'keys' in place && !isOpen(place) ? 'enter' : text;
  if (!typed || !(key === 'enter' || (isTextKey(key) && typeKey(place.cells, key)))) return undefined;
  return { ...place, version: document.version, typed, keys: [...keys, key] };
}
