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
import { corrected } from '../../features/cellTyping/correcting';
import { type CellKey, isCellKey, isCommand } from '../../features/cellTyping/key';
import { NO_KEYS, withKey } from '../../features/cellTyping/spacing';
import { type Typed, typeKey } from '../../features/cellTyping/typing';
import { cursorsOf, rangeOf } from '../services/convert';
import type { EditorAnalysis } from '../services/documents';
import { isSudoku } from '../services/languages';
import type { Log } from '../services/log';
import { settingsOf } from '../services/settings';
import { onSettingsChange } from '../services/settingsChange';
import { CellCursors } from './cellCursors';
import { Contexts, contextOf } from './contexts';
import { LateText } from './lateText';
import { isBehind, isOpen, type Place, placeIn, type RawTyping, rawTyped } from './places';
import { CellTypingStatus } from './status';
import { pressInText } from './textKeys';
import { TypeOwner } from './typeOwner';

/** How often an edit is tried again when the document was edited meanwhile. */
const MOST_TRIES = 5;

/** Handles the keys that the keybindings send, and keeps their contexts. */
export class CellTyping implements vscode.Disposable {
  private readonly contexts = new Contexts();
  private readonly status = new CellTypingStatus();
  private queue: Promise<unknown> = Promise.resolve();
  /** How many keys and corrections are not done. */
  private pending = 0;
  private readonly owner = new TypeOwner();
  private readonly late = new LateText();
  /** Where VS Code reported the cursors last. */
  private place: Place | undefined;
  private raw: RawTyping | undefined;
  /** What was typed, until the cursor is moved. */
  private keysBefore = NO_KEYS;
  /** The version of the active document when its cursor moved last. */
  private seenVersion = 0;
  private isWriting = false;
  private readonly cursors = new CellCursors(() => this.contexts.settled());
  private isAsking = false;
  private readonly listeners: vscode.Disposable;

  constructor(
    private readonly analysis: EditorAnalysis,
    private readonly log: Log,
  ) {
    this.listeners = vscode.Disposable.from(
      this.status,
      analysis.onDidEdit(change => this.onEdit(change)),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor, kind }) => {
        if (textEditor !== vscode.window.activeTextEditor) return;
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

  /** Handles a key after all keys before it. Resolves when it is done. What is no key is ignored. */
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

  /** Does what a key does. Returns false when text was typed at the cells meanwhile. */
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
      if (await this.write(place, typed)) {
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

  /** Applies what a key does, as one undo step. Returns false when the document was edited meanwhile. */
  private async write({ editor, version }: Place, typed: Typed): Promise<boolean> {
    const isEdit = typed.edits.length > 0;
    this.cursors.begin();
    if (isEdit) {
      const edits = typed.edits.map(edit => vscode.TextEdit.replace(rangeOf(editor.document, edit), edit.text));
      if (!(await this.edit(editor, edits, { undoStopBefore: true, undoStopAfter: false }))) return false;
      await this.cursors.endStep(editor, typed.cursors, version + 1);
    } else this.cursors.set(editor, typed.cursors, version);
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

  /** Passes a character on to `type`. When it comes back as text, corrects the text. */
  private async ask(place: Place, key: string): Promise<void> {
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

  /** Replaces characters that were inserted as text by what they do to the cells. */
  private async correct(): Promise<void> {
    // Every turn ends with other text or none: an edit takes away what is corrected, and so does any edit of others.
    for (let { raw } = this; raw; { raw } = this) {
      const [first, ...rest] = raw.keys;
      const typed = typeKey(raw.cells, first, this.keysBefore);
      const version = typed && (await this.replaceText(raw, typed));
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

  /** Joins the step in which the text came, so that Undo takes back both. */
  private async replaceText({ editor, cells, version, ...raw }: RawTyping, typed: Typed): Promise<number | undefined> {
    const { document } = editor;
    if (document.version !== version) return undefined;
    const slice = (start: number, end: number) => document.getText(rangeOf(document, { start, end }));
    const edit = corrected(slice, cells, raw.typed, typed.edits);
    if (!edit) return undefined;
    this.cursors.begin();
    if (edit.start === edit.end && edit.text === '') return version; // what was typed over the cell is right
    const edits = [vscode.TextEdit.replace(rangeOf(document, edit), edit.text)];
    return (await this.edit(editor, edits, { undoStopBefore: false, undoStopAfter: false })) ? version + 1 : undefined;
  }

  private onEdit(change: vscode.TextDocumentChangeEvent): void {
    const { document, contentChanges, reason } = change;
    if (document !== vscode.window.activeTextEditor?.document) return;
    this.late.onEdit(change);
    const { raw } = this;
    const place = raw ?? this.place;
    this.raw = undefined;
    if (!this.isWriting) this.cursors.forget();
    // Undo corrects what was typed, as Backspace does.
    if (reason !== undefined && this.keysBefore.spacing !== 'spaces are cells') this.keysBefore = NO_KEYS;
    const isNext = place?.editor.document === document && place.version + 1 === document.version;
    // An edit of our own can be the same as typing over text.
    const isOurs = this.isWriting && contentChanges.some(({ rangeLength }) => rangeLength > 0);
    if (place && isNext && reason === undefined && !isOurs) {
      if (!raw?.isPast) this.noteText(rawTyped(place, change, this.isAsking));
      if (!this.raw && raw && isOpen(raw) && isBehind(change, raw)) {
        this.raw = { ...raw, version: document.version, isPast: true };
      }
    }
    if (this.raw) return;
    // The contexts stay while the cursors are on their way.
    if (this.isWriting) this.place = this.placeSeen();
    else this.update();
  }

  /** Characters came as text. */
  private noteText(raw: RawTyping | undefined): void {
    if (!raw) return;
    this.raw = raw;
    this.owner.noteReturn();
    if (!this.isAsking) void this.inTurn(() => this.correct());
  }

  /** The cells where the cursors of the active editor are or will be. */
  private placeNow(): Place | undefined {
    return placeIn(this.analysis, editor => this.cursors.in(editor));
  }

  /** The cells where VS Code last reported the cursors. Text that it reports next was typed there. */
  private placeSeen(): Place | undefined {
    return placeIn(this.analysis, ({ document, selections }) => cursorsOf(document, selections));
  }

  private forgetOwner(): void {
    this.keysBefore = NO_KEYS;
    this.owner.forget();
    this.update();
  }

  /** Brings the contexts and the status up to date. */
  private update(): void {
    if (this.raw) return;
    this.place = this.placeSeen();
    const place = this.cursors.isSetting ? this.placeNow() : this.place;
    const editor = vscode.window.activeTextEditor;
    const settings = editor && isSudoku(editor.document) ? settingsOf(editor.document) : undefined;
    const isPaused = this.owner.isOther;
    this.status.show(settings && (settings.cellTyping ? (isPaused ? 'paused' : 'on') : 'off'));
    // Keys after an open row are text, and none of them may overtake another.
    if (!place || !settings || isPaused || isOpen(place)) {
      // A key that the keybindings no longer send would overtake those that wait here.
      if (this.pending === 0) this.contexts.leave();
      return;
    }
    this.contexts.enter(contextOf(place.cells, this.keysBefore, settings.arrowsSkipSeparators));
  }
}
