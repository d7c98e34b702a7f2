import * as vscode from 'vscode';
import * as messages from '../../messages/typing';
import { activeEditor } from './activeEditor';
import type { EditorAnalysis } from './documents';
import { inform } from './notify';
import { pause } from './slices';

/** Milliseconds without an edit after which a puzzle with all its rows counts as typed, even while the cursor is in it. */
const REST = 10_000;

/**
 * Reports when a puzzle is no longer being typed, because the cursor left it or the user saved or paused, and announces once that
 * a puzzle is solved.
 */
export class TypingWatch implements vscode.Disposable {
  private readonly ended = new vscode.EventEmitter<void>();
  /** Fires when a puzzle is no longer being typed. */
  readonly onDidEnd = this.ended.event;
  private readonly left = new vscode.EventEmitter<vscode.TextDocument>();
  /** Fires when the cursor left a line of the puzzle that is being typed, for another line of it. */
  readonly onDidLeaveLine = this.left.event;
  private edits = 0;
  private readonly listeners: vscode.Disposable;

  /** `rest`: milliseconds, see {@link REST}. */
  constructor(
    private readonly analysis: EditorAnalysis,
    private readonly rest = REST,
  ) {
    this.listeners = vscode.Disposable.from(
      this.ended,
      this.left,
      this.analysis.onDidEdit(({ document }) => void this.onEdit(document)),
      vscode.workspace.onWillSaveTextDocument(({ document, reason }) => {
        // Auto save runs at any pause.
        if (reason !== vscode.TextDocumentSaveReason.Manual) return;
        if (document === this.analysis.typing.document && this.analysis.typing.end()) this.ended.fire();
      }),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => {
        if (textEditor === activeEditor()) this.onCursor(textEditor);
      }),
      vscode.window.onDidChangeActiveTextEditor(() => this.onCursor(activeEditor())),
    );
  }

  /** Only edits of the document with the puzzle count: a file that a program writes changes all the time. */
  private async onEdit(document: vscode.TextDocument): Promise<void> {
    const { typing } = this.analysis;
    const solved = typing.takeSolved();
    if (solved) void inform(messages.typing.solved(solved));
    if (document !== typing.document) return;
    const edits = ++this.edits;
    await pause(this.rest);
    if (edits === this.edits && typing.rested()) this.ended.fire();
  }

  private onCursor(editor: vscode.TextEditor | undefined): void {
    const { typing } = this.analysis;
    if (!typing.document) return;
    const at = editor ? editor.document.offsetAt(editor.selection.active) : 0;
    const left = typing.moved(editor?.document, at);
    if (left === 'puzzle') this.ended.fire();
    else if (left === 'line' && editor) this.left.fire(editor.document);
  }

  dispose(): void {
    this.edits = -1;
    this.listeners.dispose();
  }
}
