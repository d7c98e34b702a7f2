/** Whether users style a semantic token of the extension themselves. A decoration would hide their style, so none is set there. */

import * as vscode from 'vscode';
import type { TokenType } from '../../features/looks/semanticTokens';

const SECTION = 'editor';
const SETTING = 'semanticTokenColorCustomizations';

/** Knows the user's rules for tokens. They are cached: every keystroke needs them, and reading a setting of VS Code takes milliseconds. */
export class TokenStyles implements vscode.Disposable {
  private rules: string | undefined;
  private readonly changed = new vscode.EventEmitter<void>();
  /** Fires when the rules have changed. */
  readonly onDidChange = this.changed.event;
  private readonly listeners = vscode.Disposable.from(
    this.changed,
    vscode.workspace.onDidChangeConfiguration(change => {
      if (!change.affectsConfiguration(`${SECTION}.${SETTING}`)) return;
      this.rules = undefined;
      this.changed.fire();
    }),
  );

  /** Whether there is a rule for this type of token, for any theme. */
  isStyled(type: TokenType): boolean {
    this.rules ??= JSON.stringify(vscode.workspace.getConfiguration(SECTION).get(SETTING) ?? {});
    return this.rules.includes(type);
  }

  dispose(): void {
    this.listeners.dispose();
  }
}
