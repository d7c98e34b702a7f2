import * as vscode from 'vscode';

/** Tells why a command does nothing. Returns the command's result for that case. */
export function refuse<T>(reason: string, nothing: T): T {
  void vscode.window.showInformationMessage(reason);
  return nothing;
}
