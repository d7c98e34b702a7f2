/**
 * Checks the steps of solution paths in reports and Sudoku files. This file only detects that a document may have a path, and then
 * loads the rest.
 */

import * as vscode from 'vscode';
import { isReport, isSudoku } from '../services/languages';
import type { PathChecks } from './checks';

/** The effect of a step: `r4c7<>5`, `r4c7=5`. */
const EFFECT = /r\d{1,9}c\d{1,9}\s?(?:<>|=)/i;
/** Maximum number of lines of a checked document, because it is read as a whole. `sudoku verify` checks longer ones. */
const MOST_LINES = 5000;

const mayHavePaths = (document: vscode.TextDocument) =>
  (isReport(document) || isSudoku(document)) && document.lineCount <= MOST_LINES;

/** Registers the checks. */
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
    if (mayHavePaths(document) && (isReport(document) || EFFECT.test(document.getText()))) void check(document);
  };
  for (const document of vscode.workspace.textDocuments) onOpen(document);
  return vscode.Disposable.from(
    vscode.workspace.onDidOpenTextDocument(onOpen),
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges: [first] }) => {
      if (!first || !mayHavePaths(document)) return;
      const { text } = document.lineAt(Math.min(first.range.start.line, document.lineCount - 1));
      if (isReport(document) || EFFECT.test(text) || EFFECT.test(first.text)) void check(document);
      else void loading?.then(checks => checks.onEdit(document));
    }),
  );
}
