import * as vscode from 'vscode';
import { pause } from '../services/slices';

/** Maximum time for VS Code to update a document that is still open, in milliseconds. */
const LONGEST_RENEWAL = 2000;

/**
 * Waits until a document has this text. A document that was already open has its old text until VS Code has requested the new
 * one.
 */
export async function renewed(document: vscode.TextDocument, text: string): Promise<void> {
  let listener: vscode.Disposable | undefined;
  const changed = new Promise<void>(resolve => {
    const look = () => document.getText() === text && resolve();
    listener = vscode.workspace.onDidChangeTextDocument(look);
    look();
  });
  await Promise.race([changed, pause(LONGEST_RENEWAL)]);
  listener?.dispose();
}
