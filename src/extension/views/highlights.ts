/**
 * Highlights the parts of a step in the text. Roles differ not only by color, so that they can be distinguished in high
 * contrast and by color-blind people: see the borders here, and the colors in package.json.
 */

import * as vscode from 'vscode';
import { type Highlight, ROLES, type Role } from '../../features/steps/highlights';
import { rangeOf } from '../services/convert';
import type { EditorAnalysis } from '../services/documents';
import type { PicturePainter } from './painting';
import { themeColor } from './themeColor';

/** The context key that is set while highlights are shown in a puzzle. The Escape key is bound to it. */
const SHOWN = 'sudoku.highlightsShown';

const BORDERS: Record<Role, string> = {
  area: '1px dotted',
  evidence: '1px solid',
  exception: '1px dashed',
  elimination: '1px dotted',
  placement: '2px solid',
};

/**
 * The highlights of one document at a time. They disappear at the next edit, and when no editor shows the document.
 */
export class Highlights implements vscode.Disposable {
  private readonly types = new Map(ROLES.map(role => [role, typeOf(role)]));
  private shownIn: vscode.TextDocument | undefined;
  private shown: readonly Highlight[] = [];
  private readonly listeners: vscode.Disposable;

  /** `contextKey` is set while highlights are shown. */
  constructor(
    analysis: EditorAnalysis,
    private readonly painter: PicturePainter,
    private readonly contextKey: string = SHOWN,
  ) {
    this.listeners = vscode.Disposable.from(
      ...this.types.values(),
      analysis.onDidEdit(({ document }) => {
        if (document === this.shownIn) this.clear();
      }),
      vscode.window.onDidChangeVisibleTextEditors(() => this.onEditors()),
      painter.onDidUncover(() => this.onEditors()),
    );
  }

  /** Shows highlights in every editor of the document, and scrolls to the first one. */
  show(document: vscode.TextDocument, highlights: readonly Highlight[]): void {
    this.clear();
    const editors = editorsOf(document);
    if (editors.length === 0) return;
    this.shown = highlights;
    const [first] = [...highlights].sort((a, b) => a.start - b.start);
    for (const editor of editors) {
      this.decorate(editor);
      if (first) editor.revealRange(rangeOf(document, first), vscode.TextEditorRevealType.InCenterIfOutsideViewport);
    }
    this.shownIn = document;
    void vscode.commands.executeCommand('setContext', this.contextKey, true);
  }

  /** Removes the highlights. */
  clear(): void {
    if (!this.shownIn) return;
    for (const editor of editorsOf(this.shownIn)) {
      for (const type of this.types.values()) editor.setDecorations(type, []);
    }
    this.shownIn = undefined;
    this.shown = [];
    void vscode.commands.executeCommand('setContext', this.contextKey, false);
  }

  private decorate(editor: vscode.TextEditor): void {
    for (const [role, type] of this.types) {
      const ranges = this.shown.filter(highlight => highlight.role === role);
      editor.setDecorations(
        type,
        ranges.map(highlight => rangeOf(editor.document, highlight)),
      );
    }
  }

  /** Decorates editors again: one that was covered by a page, or that was opened since, has no decorations. */
  private onEditors(): void {
    if (!this.shownIn) return;
    const editors = editorsOf(this.shownIn);
    if (editors.length === 0 && !this.painter.isCovering) this.clear();
    for (const editor of editors) this.decorate(editor);
  }

  dispose(): void {
    this.clear();
    this.listeners.dispose();
  }
}

function editorsOf(document: vscode.TextDocument): vscode.TextEditor[] {
  return vscode.window.visibleTextEditors.filter(editor => editor.document === document);
}

function typeOf(role: Role): vscode.TextEditorDecorationType {
  return vscode.window.createTextEditorDecorationType({
    backgroundColor: themeColor(`${role}Background`),
    border: BORDERS[role],
    borderColor: themeColor(`${role}Border`),
    overviewRulerColor: themeColor(`${role}Border`),
    overviewRulerLane: vscode.OverviewRulerLane.Center,
    ...(role === 'elimination' && { textDecoration: 'line-through' }),
  });
}
