/**
 * Cell typing in the editor. Keys reach it through the keybindings of package.json, which apply only where the context
 * keys below say that every cursor is at the cells of a puzzle.
 *
 * The command `type` is never registered: only one extension can have it. Vim and similar extensions need it for
 * their modes, and with it every character of every file would wait for the extension host, input methods included.
 *
 * So each key has a keybinding of its own: 88 of them, because a keybinding names one key and one character. VS Code has none for
 * all keys, counts a letter with Shift and a key of the number pad as other keys, and does not send which key was pressed. Without a
 * keybinding a character would first change the text and then be corrected, so that Undo had a step without effect.
 *
 * Keybindings come before `type`. So they would take characters from an extension that registered `type`, and VS Code
 * does not tell who did. Contexts of the well-known ones are in the keybindings. To notice any other, the first
 * character is passed on to `type`. If it comes back as text, typing is free: the text is corrected to what the key
 * does to the cell, in the same undo step, and later characters go to the cells directly. If that fails twice in
 * succession, cell typing is paused: once, the character may have gone to another input that just got the focus.
 * Both are forgotten when extensions start or change the shape of the cursor, as all with modes do.
 *
 * Characters that become text at a cell without a keybinding are corrected in the same way: from an extension that lets
 * them through, an input method, a keyboard with other digits, or a key that was faster than the context.
 *
 * Keys are handled one after another, each at the cursors that the one before left.
 */

import * as vscode from 'vscode';
import { type CellCursor, type Cursor, cellsAt } from '../../language/features/cellTyping/cells';
import {
  characterTyped,
  corrected,
  NOTHING_TYPED,
  type TypedText,
} from '../../language/features/cellTyping/correcting';
import { type CellKey, hasLetters, isCellKey, isCommand, isTextKey } from '../../language/features/cellTyping/key';
import { NO_KEYS, withKey } from '../../language/features/cellTyping/spacing';
import { type Typed, typeKey } from '../../language/features/cellTyping/typing';
import { isAtText } from '../../language/features/cellTyping/writing';
import { cellTextOf, cursorsOf, rangeOf, selectionsOf } from '../convert';
import { type EditorAnalysis, updateAnalysis } from '../documents';
import { isSudoku } from '../languages';
import type { Log } from '../log';
import { onSettingsChange, settingsOf } from '../settings';
import { Contexts } from './contexts';
import { LateText } from './lateText';
import { CellTypingStatus } from './status';
import { pressInText } from './textKeys';
import { TypeOwner } from './typeOwner';

/** Milliseconds that the reason for a refused character is in the status bar. */
const REASON_TIME = 5000;

/** How often an edit is tried again when the document was edited meanwhile. */
const MOST_TRIES = 5;

/** The cells at the cursors of a document in one version. */
interface Place {
  readonly editor: vscode.TextEditor;
  readonly version: number;
  readonly cells: readonly CellCursor[];
}

/** Characters that were inserted as text at a place, and the keys that the cells there get instead. */
interface RawTyping extends Place {
  readonly typed: TypedText;
  readonly keys: readonly CellKey[];
  /** Whether other text was typed behind them. Set behind an open row only, where they are removed. */
  readonly isPast?: true;
}

/** Handles the keys that the keybindings send, and keeps their contexts. */
export class CellTyping implements vscode.Disposable {
  private readonly contexts = new Contexts();
  private readonly status = new CellTypingStatus();
  private queue: Promise<unknown> = Promise.resolve();
  /** How many keys and corrections are not done. */
  private pending = 0;
  private readonly owner = new TypeOwner();
  private readonly late = new LateText();
  private place: Place | undefined;
  private raw: RawTyping | undefined;
  /** Cursors that were set, until VS Code has set them. Meanwhile it still reports earlier ones. */
  private set: { readonly editor: vscode.TextEditor; readonly cursors: readonly Cursor[] } | undefined;
  /** What was typed, until the cursor is moved. */
  private keysBefore = NO_KEYS;
  /** The version of the active document when its cursor moved last. */
  private seenVersion = 0;
  private isWriting = false;
  /** Whether the user moved the cursors since the last edit began. */
  private isMoved = false;
  private isAsking = false;
  /** Why the last key was refused, in the status bar. */
  private reason: vscode.Disposable | undefined;
  private readonly listeners: vscode.Disposable;

  constructor(
    private readonly analysis: EditorAnalysis,
    private readonly log: Log,
  ) {
    this.listeners = vscode.Disposable.from(
      this.status,
      vscode.workspace.onDidChangeTextDocument(change => this.onEdit(change)),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor, kind }) => {
        if (textEditor !== vscode.window.activeTextEditor) return;
        const { Keyboard, Mouse } = vscode.TextEditorSelectionChangeKind;
        if (kind === Keyboard || kind === Mouse) {
          this.set = undefined;
          this.isMoved = true;
          this.showReason({});
          // An edit moves the cursor too.
          if (textEditor.document.version === this.seenVersion) this.keysBefore = NO_KEYS;
        }
        this.seenVersion = textEditor.document.version;
        this.update();
      }),
      vscode.window.onDidChangeActiveTextEditor(() => this.forgetOwner()),
      vscode.window.onDidChangeTextEditorOptions(() => this.forgetOwner()),
      vscode.extensions.onDidChange(() => this.forgetOwner()),
      onSettingsChange(() => this.update()),
    );
    this.update();
  }

  dispose(): void {
    this.showReason({});
    this.listeners.dispose();
    this.contexts.leave();
  }

  /** Handles a key after all keys before it. Resolves when it is done. What is no key is ignored. */
  press(key: unknown): Promise<void> {
    if (!isCellKey(key)) return Promise.resolve();
    if (this.pending === 0 && this.contexts.isLeft && !this.owner.isOther) this.late.begin();
    return this.inTurn(() => this.handle(key));
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    this.pending++;
    const mine = this.queue
      .then(work)
      .catch((error: unknown) => this.log.error('a key was not handled', error))
      .then(() => {
        this.pending--;
        if (this.pending > 0) return;
        this.late.end();
        this.update();
      });
    this.queue = mine;
    return mine;
  }

  private async handle(key: CellKey): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const place = this.placeNow();
      const typed = place && typeKey(place.cells, key, this.keysBefore);
      if (!place || !typed) break;
      this.place = place;
      // Cursors on borders are dropped, so that "type" writes nothing there.
      if (place.cells.length < place.editor.selections.length) {
        this.isMoved = false;
        this.setCursors(place.editor, place.cells, place.version);
      }
      if (!isCommand(key) && !this.owner.isEditor) return this.ask(key);
      this.showReason(typed);
      if (await this.write(place, typed)) {
        this.noteKey(place, key, typed);
        return this.update();
      }
      // Text was typed meanwhile. It was typed after this key.
      if (this.raw) {
        this.raw = { ...this.raw, keys: [key, ...this.raw.keys] };
        return this.correct();
      }
    }
    const text = key === 'enter' ? '\n' : key;
    if ((!isCommand(key) || key === 'enter') && (await this.late.insert(text))) return;
    await pressInText(key);
  }

  /** Applies what a key does, as one undo step. Returns false when the document was edited meanwhile. */
  private async write({ editor, version }: Place, typed: Typed): Promise<boolean> {
    const isEdit = typed.edits.length > 0;
    this.isMoved = false;
    if (isEdit) {
      const edits = typed.edits.map(edit => vscode.TextEdit.replace(rangeOf(editor.document, edit), edit.text));
      if (!(await this.edit(editor, edits, { undoStopBefore: true, undoStopAfter: false }))) return false;
      await this.endStep(editor, typed.cursors, version + 1);
    } else this.setCursors(editor, typed.cursors, version);
    return true;
  }

  private noteKey({ cells }: Place, key: CellKey, { refused }: Typed): void {
    if (!refused) this.keysBefore = withKey(cells, key, this.keysBefore);
  }

  private async edit(
    editor: vscode.TextEditor,
    edits: readonly vscode.TextEdit[],
    options: { readonly undoStopBefore: boolean; readonly undoStopAfter: boolean },
  ): Promise<boolean> {
    this.isWriting = true;
    try {
      const write = async () =>
        editor.edit(builder => {
          for (const { range, newText } of edits) builder.replace(range, newText);
        }, options);
      // One key may change a cell and its list of candidates.
      return await this.analysis.typing.byKey(editor.document, write);
    } finally {
      this.isWriting = false;
    }
  }

  /**
   * Sets the cursors in a version of the document. VS Code may have gone on meanwhile, with Undo or with arrow keys: it is
   * not called back from there, neither in a later version nor when the edit has moved the cursors already.
   */
  private setCursors(editor: vscode.TextEditor, cursors: readonly Cursor[], version: number): void {
    this.set = undefined;
    if (editor.document.version !== version || this.isMoved) return;
    const selections = selectionsOf(editor.document, cursors);
    const isSame = selections.every((selection, i) => editor.selections[i]?.isEqual(selection));
    if (isSame && selections.length === editor.selections.length) return;
    const set = { editor, cursors };
    this.set = set;
    editor.selections = selections;
    editor.revealRange(editor.selection);
    void this.contexts.settled().then(() => {
      if (this.set === set) this.set = undefined;
    });
  }

  /**
   * Ends the undo step of an edit with the cursors behind it. An edit of the API records no cursors after it, so Redo would leave
   * them where Undo put them: at the changed cells, which the next key would overwrite. A snippet does record them. This one is
   * empty: it changes neither the text nor the version, and VS Code applies it only in this version.
   */
  private async endStep(editor: vscode.TextEditor, cursors: readonly Cursor[], version: number): Promise<void> {
    this.set = undefined;
    if (editor.document.version !== version || this.isMoved || editor !== vscode.window.activeTextEditor) return;
    const selections = selectionsOf(editor.document, cursors);
    // A snippet only sets cursors; what is still selected has no cells to type into.
    if (selections.some(({ isEmpty }) => !isEmpty)) return this.setCursors(editor, cursors, version);
    const set = { editor, cursors };
    this.set = set;
    await editor.insertSnippet(new vscode.SnippetString('$0'), selections, {
      undoStopBefore: false,
      undoStopAfter: true,
    });
    if (this.set === set) this.set = undefined;
  }

  /** Passes a character on to `type`. When it comes back as text, corrects the text. */
  private async ask(key: string): Promise<void> {
    this.isAsking = true;
    try {
      await vscode.commands.executeCommand('type', { text: key });
    } finally {
      this.isAsking = false;
    }
    if (!this.raw) this.owner.noteLoss();
    await this.correct();
  }

  /** Replaces characters that were inserted as text by what they do to the cells. */
  private async correct(): Promise<void> {
    // Every turn ends with other text or none: an edit takes away what is corrected, and so does any edit of others.
    for (let { raw } = this; raw; { raw } = this) {
      const [first, ...rest] = raw.keys;
      const typed = typeKey(raw.cells, first, this.keysBefore);
      const version = typed && (await this.replaceText(raw, typed));
      if (this.raw === raw) this.raw = undefined;
      if (!typed || version === undefined) continue;
      this.showReason(typed);
      if (raw.isPast) continue;
      this.noteKey(raw, first, typed);
      await this.endStep(raw.editor, typed.cursors, version);
      if (isOpen(raw)) continue; // no key does anything there
      for (const key of rest) await this.handle(key);
    }
    this.update();
  }

  /** Joins the step in which the text came, so that Undo takes back both. */
  private async replaceText({ editor, cells, version, ...raw }: RawTyping, typed: Typed): Promise<number | undefined> {
    const { document } = editor;
    if (document.version !== version) return undefined;
    const slice = (start: number, end: number) => document.getText(rangeOf(document, { start, end }));
    const edit = corrected(slice, cells, raw.typed, typed.edits);
    if (!edit) return undefined;
    this.isMoved = false;
    if (edit.start === edit.end && edit.text === '') return version; // what was typed over the cell is right
    const edits = [vscode.TextEdit.replace(rangeOf(document, edit), edit.text)];
    return (await this.edit(editor, edits, { undoStopBefore: false, undoStopAfter: false })) ? version + 1 : undefined;
  }

  private onEdit(change: vscode.TextDocumentChangeEvent): void {
    const { document, contentChanges, reason } = change;
    if (contentChanges.length === 0 || document !== vscode.window.activeTextEditor?.document) return;
    updateAnalysis(this.analysis, change);
    this.late.onEdit(change);
    const { raw } = this;
    const place = raw ?? this.place;
    this.raw = undefined;
    if (!this.isWriting) this.set = undefined;
    // Undo corrects what was typed, as Backspace does.
    if (reason !== undefined && this.keysBefore.spacing !== 'spaces are cells') this.keysBefore = NO_KEYS;
    const isNext = place?.editor.document === document && place.version + 1 === document.version;
    // An edit of our own can be the same as typing over text.
    const isOurs = this.isWriting && contentChanges.some(({ rangeLength }) => rangeLength > 0);
    if (place && isNext && reason === undefined && !isOurs) {
      if (!raw?.isPast) this.onText(place, change);
      if (!this.raw && raw && isOpen(raw) && isBehind(change, raw)) {
        this.raw = { ...raw, version: document.version, isPast: true };
      }
    }
    if (!this.raw && !this.isWriting) this.update();
  }

  /** Notices characters that were inserted at the cells. */
  private onText(place: Place | RawTyping, { document, contentChanges }: vscode.TextDocumentChangeEvent): void {
    if (contentChanges.length !== place.cells.length) return; // a command makes very many
    const before = 'typed' in place ? place.typed : NOTHING_TYPED;
    const isOver = contentChanges[0].rangeLength > 0 && place.cells.every(({ anchor, active }) => anchor === active);
    // Overtype mode replaces the text behind the cursor. Commands do too, so only what was asked for counts as typed.
    if (isOver && !this.isAsking && before.overtyped === 0) return;
    const keys = 'keys' in place ? place.keys : [];
    const changes = contentChanges.map(({ rangeOffset, rangeLength, text }) => ({
      start: rangeOffset,
      removed: rangeLength,
      text,
    }));
    const typed = characterTyped(place.cells, before, changes);
    // Enter is a key of its own, but it may come before the text is corrected.
    const text = changes[0].text;
    const key = /^\r?\n$/.test(text) && 'keys' in place && !isOpen(place) ? 'enter' : text;
    if (!typed || !(key === 'enter' || (isTextKey(key) && typeKey(place.cells, key)))) return;
    this.raw = { ...place, version: document.version, typed, keys: [...keys, key] };
    this.owner.noteReturn();
    if (!this.isAsking) void this.inTurn(() => this.correct());
  }

  /** The cells at the cursors of the active editor, or undefined when it has none, or cell typing is off. */
  private placeNow(): Place | undefined {
    const editor = vscode.window.activeTextEditor;
    if (!editor || !isSudoku(editor.document) || !settingsOf(editor.document).cellTyping) return undefined;
    const { document } = editor;
    const cursors = this.set?.editor === editor ? this.set.cursors : cursorsOf(document, editor.selections);
    const cells = cellsAt(cellTextOf(document, this.analysis.documents.puzzlesOf(document)), cursors);
    return cells && { editor, version: document.version, cells };
  }

  /** Shows why a character was refused. The reason of the last one is over with every key. */
  private showReason({ refused }: Pick<Typed, 'refused'>): void {
    this.reason?.dispose();
    this.reason = refused ? vscode.window.setStatusBarMessage(refused, REASON_TIME) : undefined;
  }

  private forgetOwner(): void {
    this.keysBefore = NO_KEYS;
    this.owner.forget();
    this.update();
  }

  /** Brings the contexts and the status up to date. */
  private update(): void {
    if (this.raw) return;
    this.place = this.placeNow();
    const editor = vscode.window.activeTextEditor;
    const settings = editor && isSudoku(editor.document) ? settingsOf(editor.document) : undefined;
    const isPaused = this.owner.isOther;
    this.status.show(settings && (settings.cellTyping ? (isPaused ? 'paused' : 'on') : 'off'));
    // Keys after an open row are text, and none of them may overtake another.
    if (!this.place || !settings || isPaused || isOpen(this.place)) {
      // A key that the keybindings no longer send would overtake those that wait here.
      if (this.pending === 0) this.contexts.leave();
      return;
    }
    const { cells } = this.place;
    this.contexts.enter({
      enter: typeKey(cells, 'enter', this.keysBefore) !== undefined,
      arrows: settings.arrowsSkipSeparators,
      letters: cells.every(cell => hasLetters(cell.puzzle) || !isAtText(cell, 'a')),
      space: cells.some(cell => typeKey([cell], ' ') !== undefined),
      blank: cells[0].puzzle.style.blank.toLowerCase(),
    });
  }
}

/** Whether a cursor is behind a full row whose next rows are missing: keys there are those of text. */
function isOpen({ cells }: Place): boolean {
  return cells.some(({ isOpenRow }) => isOpenRow);
}

/** Whether an edit is behind the characters that were typed at a single cursor. */
function isBehind({ contentChanges }: vscode.TextDocumentChangeEvent, { cells, typed }: RawTyping): boolean {
  const end = cells[0].active + typed.characters.length;
  return cells.length === 1 && contentChanges.every(({ rangeOffset }) => rangeOffset >= end);
}
