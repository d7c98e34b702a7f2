/** Whether users style a semantic token of the extension themselves. A decoration would hide their style, so none is set there. */

import * as vscode from 'vscode';
import type { TokenType } from '../language/features/semanticTokens';

const SETTING = 'editor.semanticTokenColorCustomizations';

/** Whether the settings have a rule for this type of token, for any theme. */
export function isStyled(type: TokenType): boolean {
  return JSON.stringify(vscode.workspace.getConfiguration().get(SETTING) ?? {}).includes(type);
}

/** Calls the listener when the rules change. */
export function onStylesChange(listener: () => void): vscode.Disposable {
  return vscode.workspace.onDidChangeConfiguration(change => {
    if (change.affectsConfiguration(SETTING)) listener();
  });
}
