/** Reads the hint that is shown in an editor. */

import * as vscode from 'vscode';

/** Precedes the sentence of a hint. VS Code drops an ordinary space after an icon. */
const ICON = '$(compass)\u00a0';

/** The lenses of the puzzle in an editor, in order. */
async function lensesOf({ document }: vscode.TextEditor): Promise<string[]> {
  const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>(
    'vscode.executeCodeLensProvider',
    document.uri,
    50, // resolved
  );
  return lenses.map(({ command }) => command?.title ?? '');
}

/** The sentence of the shown hint, and its buttons; empty if there is none. */
export async function hintIn(editor: vscode.TextEditor): Promise<string[]> {
  const lenses = await lensesOf(editor);
  return lenses[0]?.startsWith(ICON) ? [lenses[0].slice(ICON.length), ...lenses.slice(1)] : [];
}
