/**
 * Highlights of a step in the text. Roles differ in more than their colour, so that they can be told apart in high contrast
 * and by people who do not see colours: see the borders here, and the colours in package.json.
 */

import * as vscode from 'vscode';
import { type Highlight, ROLES, type Role } from '../language/highlights';
import { rangeOf } from './convert';

/** The context key that is set while highlights are shown: what Escape is bound by. */
const SHOWN = 'sudoku.highlightsShown';

const BORDERS: Record<Role, string> = {
  area: '1px dotted',
  evidence: '1px solid',
  exception: '1px dashed',
  elimination: '1px dotted',
  placement: '2px solid',
};

/** What is shown in one editor at a time; it vanishes on the next edit, and when somebody asks for it. */
export class Highlights implements vscode.Disposable {
  private readonly types = new Map(ROLES.map(role => [role, typeOf(role)]));
  private shownIn: vscode.TextDocument | undefined;
  private readonly listeners = vscode.Disposable.from(
    ...this.types.values(),
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (document === this.shownIn && contentChanges.length > 0) this.clear();
    }),
    vscode.workspace.onDidCloseTextDocument(document => {
      if (document === this.shownIn) this.clear();
    }),
  );

  show(editor: vscode.TextEditor, highlights: readonly Highlight[]): void {
    this.clear();
    for (const [role, type] of this.types) {
      const ranges = highlights.filter(highlight => highlight.role === role);
      editor.setDecorations(
        type,
        ranges.map(highlight => rangeOf(editor.document, highlight)),
      );
    }
    this.shownIn = editor.document;
    void vscode.commands.executeCommand('setContext', SHOWN, true);
    const [first] = [...highlights].sort((a, b) => a.start - b.start);
    if (first)
      editor.revealRange(rangeOf(editor.document, first), vscode.TextEditorRevealType.InCenterIfOutsideViewport);
  }

  clear(): void {
    if (!this.shownIn) return;
    for (const editor of vscode.window.visibleTextEditors) {
      if (editor.document === this.shownIn) for (const type of this.types.values()) editor.setDecorations(type, []);
    }
    this.shownIn = undefined;
    void vscode.commands.executeCommand('setContext', SHOWN, false);
  }

  dispose(): void {
    this.clear();
    this.listeners.dispose();
  }
}

function typeOf(role: Role): vscode.TextEditorDecorationType {
  return vscode.window.createTextEditorDecorationType({
    backgroundColor: new vscode.ThemeColor(`sudoku.${role}Background`),
    border: BORDERS[role],
    borderColor: new vscode.ThemeColor(`sudoku.${role}Border`),
    overviewRulerColor: new vscode.ThemeColor(`sudoku.${role}Border`),
    overviewRulerLane: vscode.OverviewRulerLane.Center,
    ...(role === 'elimination' && { textDecoration: 'line-through' }),
  });
}
