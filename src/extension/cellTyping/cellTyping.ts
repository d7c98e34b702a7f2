/**
 * Cell typing in the editor. Keys reach it through the keybindings of package.json, which apply only if the context
 * keys below state that every cursor is at the cells of a puzzle.
 *
 * The command `type` is never registered: only one extension can have it. Vim and similar extensions need it for
 * their modes, and with it every character of every file would wait for the extension host, input methods included.
 *
 * So there are 88 keybindings, because a keybinding names one key and one character. VS Code has no keybinding for all keys, treats a
 * letter with Shift and a key of the number pad as different keys, and does not send which key was pressed. Without a keybinding, a
 * character would first change the text and then be corrected, so that Undo would have a step without effect.
 *
 * Keybindings come before `type`. So they would take characters from an extension that registered `type`, and VS Code
 * does not report which one did. The keybindings have the contexts of the well-known ones. To notice any other, the
 * first character is passed on to `type`. If it comes back as text, no other extension has `type`: the text is replaced
 * by the effect of the key on the cell, in the same undo step, and later characters go to the cells directly. If that
 * fails twice in succession, cell typing is paused; a single failure may mean that another input just got the focus.
 * Both results are forgotten when extensions start or change the shape of the cursor, as all extensions with modes do.
 *
 * Characters that become text at a cell without a keybinding are corrected in the same way: from an extension that lets
 * them through, an input method, a keyboard with other digits, or a key that was faster than the context.
 *
 * Keys are handled one after another, each at the cursors after the previous one.
 */

import * as vscode from 'vscode';
import { type CellKey, isCellKey, isCommand } from '../../features/cellTyping/key';
import { NO_KEYS, withKey } from '../../features/cellTyping/spacing';
import { type Typed, typeKey } from '../../features/cellTyping/typing';
import { activeEditor } from '../services/activeEditor';
import { cursorsOf } from '../services/convert';
import type { EditorAnalysis } from '../services/documents';
import { isSudoku } from '../services/languages';
import type { Log } from '../services/log';
import { settingsOf } from '../services/settings';
import { onSettingsChange } from '../services/settingsChange';
import { CellCursors } from './cellCursors';
import { CellEdits } from './cellEdits';
import { Contexts, cellContextOf } from './contexts';
import { LateText } from './lateText';
import { type CursorCells, cursorCellsIn, isBehind, isOpen, type RawTyping, rawTyped } from './places';
import { CellTypingStatus } from './status';
import { pressInText } from './textKeys';
import { TypeOwner } from './typeOwner';

/** Maximum number of retries of an edit when the document was edited in the meantime. */
const MOST_TRIES = 5;

/** Handles the keys that the keybindings send, and updates their context keys. */
export class CellTyping implements vscode.Disposable {
  private readonly contexts = new Contexts();
  private readonly status = new CellTypingStatus();
  private queue: Promise<unknown> = Promise.resolve();
  /** The number of pending keys and corrections. */
  private pending = 0;
  private readonly owner = new TypeOwner();
  private readonly late = new LateText();
  /** The last place of the cursors that VS Code reported. */
  private place: CursorCells | undefined;
  private rawTyping: RawTyping | undefined;
  /** The typed keys since the cursor was moved. */
  private keysBefore = NO_KEYS;
  /** The version of the active document when its cursor moved last. */
  private seenVersion = 0;
  private readonly cursors = new CellCursors(() => this.contexts.settled());
  private readonly edits: CellEdits;
  private isAsking = false;
  private readonly listeners: vscode.Disposable;

  constructor(
    private readonly analysis: EditorAnalysis,
    private readonly log: Log,
  ) {
    this.edits = new CellEdits(analysis, this.cursors);
    this.listeners = vscode.Disposable.from(
      this.status,
      analysis.onDidEdit(change => this.onEdit(change)),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor, kind }) => {
        if (textEditor !== activeEditor()) return;
        const { Keyboard, Mouse } = vscode.TextEditorSelectionChangeKind;
        if (kind === Keyboard || kind === Mouse) {
          this.cursors.noteMove();
          this.status.showReason(undefined);
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
    this.listeners.dispose();
    this.contexts.leave();
  }

  /** The characters that were inserted as text and are not corrected yet. */
  private get raw(): RawTyping | undefined {
    return this.rawTyping;
  }

  private set raw(raw: RawTyping | undefined) {
    this.rawTyping = raw;
    this.analysis.correcting = raw?.editor.document;
  }

  /** Handles a key after all keys before it. Resolves when it is done. Ignores values that are not keys. */
  press(key: unknown): Promise<void> {
    if (!isCellKey(key)) return Promise.resolve();
    if (this.pending === 0 && this.contexts.isLeft && !this.owner.isOther) this.late.begin();
    return this.inTurn(() => this.handle([key]));
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

  /** Handles keys. Text that was typed after them is corrected when they are done. */
  private async handle(keys: readonly CellKey[]): Promise<void> {
    for (const [i, key] of keys.entries()) {
      if (!this.raw && (await this.act(key))) continue;
      if (!this.raw) continue;
      this.raw = { ...this.raw, keys: [...keys.slice(i), ...this.raw.keys] };
      return this.correct();
    }
  }

  /** Executes a key. Returns false when text was typed at the cells in the meantime. */
  private async act(key: CellKey): Promise<boolean> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const place = this.placeNow();
      const typed = place && typeKey(place.cells, key, this.keysBefore);
      if (!place || !typed) break;
      // Cursors on borders are dropped, so that "type" writes nothing there.
      if (place.cells.length < place.editor.selections.length) {
        this.cursors.begin();
        this.cursors.set(place.editor, place.cells, place.version);
      }
      if (!isCommand(key) && !this.owner.isEditor) {
        await this.ask(place, key);
        return true;
      }
      this.status.showReason(typed.refused);
      if (await this.edits.write(place, typed)) {
        this.noteKey(place, key, typed);
        this.update();
        return true;
      }
      if (this.raw) return false;
    }
    const text = key === 'enter' ? '\n' : key;
    if ((!isCommand(key) || key === 'enter') && (await this.late.insert(text))) return true;
    await pressInText(key);
    return true;
  }

  private noteKey({ cells }: CursorCells, key: CellKey, { refused }: Typed): void {
    if (!refused) this.keysBefore = withKey(cells, key, this.keysBefore);
  }

  /** Passes a character on to `type`. When it comes back as text, corrects the text. */
  private async ask(place: CursorCells, key: string): Promise<void> {
    this.place = place;
    this.isAsking = true;
    try {
      await vscode.commands.executeCommand('type', { text: key });
    } finally {
      this.isAsking = false;
    }
    if (!this.raw) this.owner.noteLoss();
    await this.correct();
  }

  /** Replaces characters that were inserted as text by their effect on the cells. */
  private async correct(): Promise<void> {
    // Each iteration ends with other text or none: our edit removes the text that is corrected, and so does an edit of
    // others.
    for (let { raw } = this; raw; { raw } = this) {
      const [first, ...rest] = raw.keys;
      const typed = typeKey(raw.cells, first, this.keysBefore);
      const version = typed && (await this.edits.replaceText(raw, typed));
      if (this.raw === raw) this.raw = undefined;
      if (!this.raw) this.place = this.placeSeen();
      if (!typed || version === undefined) continue;
      this.status.showReason(typed.refused);
      if (raw.isPast) continue;
      this.noteKey(raw, first, typed);
      await this.cursors.endStep(raw.editor, typed.cursors, version);
      if (isOpen(raw)) continue; // no key does anything there
      await this.handle(rest);
    }
    this.update();
  }

  private onEdit(change: vscode.TextDocumentChangeEvent): void {
    const { document, contentChanges, reason } = change;
    if (document !== activeEditor()?.document) return;
    this.late.onEdit(change);
    const { raw } = this;
    const place = raw ?? this.place;
    this.raw = undefined;
    if (!this.edits.isWriting) this.cursors.forget();
    // Undo corrects typed text, as Backspace does.
    if (reason !== undefined && this.keysBefore.spacing !== 'spaces are cells') this.keysBefore = NO_KEYS;
    const isNext = place?.editor.document === document && place.version + 1 === document.version;
    // An edit of our own can be the same as typing over text.
    const isOurs = this.edits.isWriting && contentChanges.some(({ rangeLength }) => rangeLength > 0);
    if (place && isNext && reason === undefined && !isOurs) {
      if (!raw?.isPast) this.noteText(rawTyped(place, change, this.isAsking));
      if (!this.raw && raw && isOpen(raw) && isBehind(change, raw)) {
        this.raw = { ...raw, version: document.version, isPast: true };
      }
    }
    if (this.raw) return;
    // The contexts stay while the cursors are on their way.
    if (this.edits.isWriting) this.place = this.placeSeen();
    else this.update();
  }

  /** Remembers characters that were inserted as text, and corrects them. */
  private noteText(raw: RawTyping | undefined): void {
    if (!raw) return;
    this.raw = raw;
    this.owner.noteReturn();
    if (!this.isAsking) void this.inTurn(() => this.correct());
  }

  /** The cells where the cursors of the active editor are or will be. */
  private placeNow(): CursorCells | undefined {
    return cursorCellsIn(this.analysis, editor => this.cursors.in(editor));
  }

  /** The cells where VS Code last reported the cursors. Text that it reports next was typed there. */
  private placeSeen(): CursorCells | undefined {
    return cursorCellsIn(this.analysis, ({ document, selections }) => cursorsOf(document, selections));
  }

  private forgetOwner(): void {
    this.keysBefore = NO_KEYS;
    this.owner.forget();
    this.update();
  }

  /** Updates the contexts and the status. */
  private update(): void {
    if (this.raw) return;
    this.place = this.placeSeen();
    const place = this.cursors.isSetting ? this.placeNow() : this.place;
    const editor = activeEditor();
    const settings = editor && isSudoku(editor.document) ? settingsOf(editor.document) : undefined;
    const isPaused = this.owner.isOther;
    this.status.show(settings && (settings.cellTyping ? (isPaused ? 'paused' : 'on') : 'off'));
    // Keys after an open row are text, and none of them may overtake another.
    if (!place || !settings || isPaused || isOpen(place)) {
      // A key that the keybindings no longer send would overtake those that wait here.
      if (this.pending === 0) this.contexts.leave();
      return;
    }
    this.contexts.enter(cellContextOf(place.cells, this.keysBefore, settings.arrowsSkipSeparators));
  }
}
