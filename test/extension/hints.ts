/** Reads the hint that is shown in an editor. */

import * as vscode from 'vscode';

/** The lenses of the puzzle of an editor, in their order. */
async function lensesOf({ document }: vscode.TextEditor): Promise<string[]> {
  const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>(
    'vscode.executeCodeLensProvider',
    document.uri,
    50, // resolved
  );
  return lenses.map(({ command }) => command?.title ?? '');
}

/** The sentence of the hint that is shown, and its buttons; empty when there is none. */
export async function hintIn(editor: vscode.TextEditor): Promise<string[]> {
  const lenses = await lensesOf(editor);
  return lenses[0]?.startsWith('$(compass) ') ? [lenses[0].slice('$(compass) '.length), ...lenses.slice(1)] : [];
}
