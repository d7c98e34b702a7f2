import * as vscode from 'vscode';
import { pause } from '../services/slices';

/** How long VS Code may take to update a document that is still open from before, in milliseconds. */
const LONGEST_RENEWAL = 2000;

/**
 * Waits until a document has this text. A document that is open from before has its old text until VS Code has asked for the new
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
