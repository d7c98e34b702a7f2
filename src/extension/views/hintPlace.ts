import * as vscode from 'vscode';
import { startOfDrawing } from '../../text/layout/frames';
import { sourceOfDocument } from '../services/documents';

/** The 0-based line above which lenses of the puzzle that starts in a line belong: that of its frame, if it has one. */
export function lensLineOf(document: vscode.TextDocument, line: number): number {
  const start = document.offsetAt(new vscode.Position(line, 0));
  return document.positionAt(startOfDrawing(sourceOfDocument(document), { start, end: start })).line;
}

/** Where a hint is shown, so that the lenses of its puzzle make room for it. */
export class HintPlace implements vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<void>();
  /** Fires when a hint is shown or removed. */
  readonly onDidChange = this.changed.event;
  private shown: { readonly document: vscode.TextDocument; readonly line: number } | undefined;

  /** Records the document and the line in which the puzzle of the shown hint starts; `undefined` when the hint was removed. */
  set(shown: { readonly document: vscode.TextDocument; readonly line: number } | undefined): void {
    this.shown = shown;
    this.changed.fire();
  }

  /** Whether the hint is about the puzzle that starts in a line of a document. */
  isAt(document: vscode.TextDocument, line: number): boolean {
    return this.shown?.document === document && this.shown.line === line;
  }

  dispose(): void {
    this.changed.dispose();
  }
}
