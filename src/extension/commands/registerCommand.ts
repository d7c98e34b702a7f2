import * as vscode from 'vscode';
import { messages } from '../../language/messages';

/**
 * Registers a command that works on a document: the one whose address is its first argument, or else the active
 * editor's.
 * It answers with what it did, as plain data; `nothing` is the answer when there is no document to work on. A failure
 * nobody foresaw is shown here, in one place, and thrown on to whoever called.
 */
export function registerCommand<T>(
  id: string,
  run: (document: vscode.TextDocument, ...rest: unknown[]) => Promise<T>,
  nothing: T,
): vscode.Disposable {
  return vscode.commands.registerCommand(id, async (target?: unknown, ...rest: unknown[]): Promise<T> => {
    const document = await documentOf(target);
    if (!document) return nothing;
    try {
      return await run(document, ...rest);
    } catch (error) {
      void vscode.window.showErrorMessage(messages.commands.failed(reasonOf(error)));
      throw error;
    }
  });
}

async function documentOf(target: unknown): Promise<vscode.TextDocument | undefined> {
  if (target instanceof vscode.Uri) {
    try {
      return await vscode.workspace.openTextDocument(target);
    } catch (error) {
      void vscode.window.showErrorMessage(messages.commands.cannotOpen(target.toString(true), reasonOf(error)));
      return undefined;
    }
  }
  const document = vscode.window.activeTextEditor?.document;
  if (!document) void vscode.window.showErrorMessage(messages.commands.noEditor());
  return document;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
