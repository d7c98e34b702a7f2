/** Shows digits over the blanks of a puzzle without changing its text. */

import * as vscode from 'vscode';
import type { Ghost } from '../../features/steps/ghosts';
import { rangeOf } from '../services/convert';
import { themeColor } from '../views/themeColor';

/**
 * The ghost digits of one document at a time. The blank becomes transparent, and the digit is drawn over it without occupying
 * space in the line, so that columns keep their width.
 */
export class Ghosts implements vscode.Disposable {
  private readonly type = vscode.window.createTextEditorDecorationType({ color: 'transparent' });
  private shownIn: vscode.TextDocument | undefined;

  /** Shows ghosts in every editor of the document, and removes those shown before. */
  show(document: vscode.TextDocument, ghosts: readonly Ghost[]): void {
    this.clear();
    this.shownIn = document;
    const color = themeColor('ghostForeground');
    const options = ghosts.map(
      (ghost): vscode.DecorationOptions => ({
        range: rangeOf(document, ghost),
        renderOptions: {
          // VS Code has no option for the position; it passes the rest of a text decoration on as CSS.
          before: { contentText: ghost.text, color, fontStyle: 'italic', textDecoration: 'none; position: absolute' },
        },
      }),
    );
    for (const editor of editorsOf(document)) editor.setDecorations(this.type, options);
  }

  /** Removes the ghosts. */
  clear(): void {
    if (!this.shownIn) return;
    for (const editor of editorsOf(this.shownIn)) editor.setDecorations(this.type, []);
    this.shownIn = undefined;
  }

  dispose(): void {
    this.type.dispose();
  }
}

function editorsOf(document: vscode.TextDocument): vscode.TextEditor[] {
  return vscode.window.visibleTextEditors.filter(editor => editor.document === document);
}
