/**
 * Lets users type over the colon that a proposal for a rule has written, as in VS Code with closing brackets: `cage 16: ` is inserted
 * with 16 selected, and typing `15: r1c1` produces `cage 15: r1c1`.
 *
 * A keybinding for the colon would need a context that is current at every key, and would depend on the keyboard. So the text is
 * corrected in the undo step of the typed colon.
 */

import * as vscode from 'vscode';
import { excessIn, isRuleBegun, type Repeated, repeatedColon } from '../../features/rules/repeatedColon';
import { activeEditor } from '../services/activeEditor';
import type { EditorAnalysis } from '../services/documents';
import { LANGUAGE } from '../services/languages';

/** Maximum number of retries of an edit when more text was typed in the meantime. */
const MOST_TRIES = 5;

/** Follows the rules that proposals begin. */
export class RuleColon implements vscode.Disposable {
  /** The line in which a proposal last began a rule, until the user types anything except the rest of its head. */
  private begun: { readonly document: vscode.TextDocument; readonly line: number } | undefined;
  private readonly listener: vscode.Disposable;

  constructor(analysis: EditorAnalysis) {
    this.listener = analysis.onDidEdit(change => this.onEdit(change));
  }

  dispose(): void {
    this.listener.dispose();
  }

  private onEdit({ document, contentChanges, reason }: vscode.TextDocumentChangeEvent): void {
    if (document.languageId !== LANGUAGE) return;
    const { begun } = this;
    const [change] = contentChanges;
    const { line, character } = change.range.start;
    this.begun = undefined;
    if (contentChanges.length > 1 || reason !== undefined) return;
    if (isRuleBegun(change.text)) this.begun = { document, line };
    else if (begun?.document === document && begun.line === line) {
      const text = document.lineAt(line).text;
      const repeated = change.text === ':' ? repeatedColon(text, character) : undefined;
      if (repeated) void this.remove(document, line, repeated);
      else if (/:\s*$/.test(text)) this.begun = begun;
    }
  }

  /** Removes the inserted colon, and keeps the cursor in place. */
  private async remove(document: vscode.TextDocument, line: number, repeated: Repeated): Promise<void> {
    await edited(document, () => {
      const excess = line < document.lineCount ? excessIn(document.lineAt(line).text, repeated) : undefined;
      return excess ? [vscode.TextEdit.delete(new vscode.Range(line, excess.start, line, excess.end))] : [];
    });
  }
}

/** Makes edits, computed again for each try, in the previous undo step. */
async function edited(document: vscode.TextDocument, edits: () => readonly vscode.TextEdit[]): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const editor = activeEditor();
    const found = editor?.document === document ? edits() : [];
    if (!editor || found.length === 0) return;
    const write = (builder: vscode.TextEditorEdit) => {
      for (const { range, newText } of found) builder.replace(range, newText);
    };
    if (await editor.edit(write, { undoStopBefore: false, undoStopAfter: false })) return;
  }
}
