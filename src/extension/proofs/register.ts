/**
 * Checks the steps of solution paths in reports and Sudoku files. Here is only what notices that a document may have a path; the rest
 * is loaded then.
 */

import * as vscode from 'vscode';
import { isReport, isSudoku } from '../documents';
import type { PathChecks } from './checks';

/** The effect of a step: `r4c7<>5`, `r4c7=5`. */
const EFFECT = /r\d{1,9}c\d{1,9}\s?(?:<>|=)/;
/** The longest Sudoku file that is searched for steps when it is opened, in lines. */
const MOST_LINES = 5000;

/** Registers it. */
export function registerProofs(context: vscode.ExtensionContext): vscode.Disposable {
  let loading: Promise<PathChecks> | undefined;
  const load = async () => {
    const { PathChecks } = await import('./checks');
    const checks = new PathChecks(context);
    context.subscriptions.push(checks);
    return checks;
  };
  const check = async (document: vscode.TextDocument) => {
    loading ??= load();
    (await loading).check(document);
  };
  const onOpen = (document: vscode.TextDocument) => {
    const isShort = document.lineCount <= MOST_LINES;
    if (isReport(document) || (isSudoku(document) && isShort && EFFECT.test(document.getText()))) void check(document);
  };
  for (const document of vscode.workspace.textDocuments) onOpen(document);
  return vscode.Disposable.from(
    vscode.workspace.onDidOpenTextDocument(onOpen),
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges: [first] }) => {
      if (!first || !(isReport(document) || isSudoku(document))) return;
      const { text } = document.lineAt(Math.min(first.range.start.line, document.lineCount - 1));
      if (isReport(document) || EFFECT.test(text) || EFFECT.test(first.text)) void check(document);
      else void loading?.then(checks => checks.onEdit(document));
    }),
  );
}
