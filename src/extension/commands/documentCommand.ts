import * as vscode from 'vscode';
import * as messages from '../../messages/index';
import { activeEditor, activeGrid } from '../services/activeEditor';
import { answerCommand, showError } from '../services/notify';

/**
 * Makes a command for a document: the one whose URI is the first argument, otherwise the active editor's.
 *
 * `confirm` is called first, unless another extension runs the command and passes the document. When it returns false,
 * the command does nothing.
 *
 * The command returns its result as plain data, or `nothing` when there is no document. An unexpected error is shown to
 * the user here and thrown again for the caller.
 * @throws every error of `run`
 */
export function documentCommand<T>(
  run: (document: vscode.TextDocument, ...rest: unknown[]) => Promise<T>,
  nothing: T,
  confirm: (document: vscode.TextDocument) => Promise<boolean> = async () => true,
): (target?: unknown, ...rest: unknown[]) => Promise<T> {
  return async (target?: unknown, ...rest: unknown[]): Promise<T> => {
    const document = await documentOf(target);
    if (!document) return nothing;
    try {
      if (target === undefined && !(await confirm(document))) return nothing;
      return await run(document, ...rest);
    } catch (error) {
      answerCommand(document, messages.commands.failed(reasonOf(error)), showError);
      throw error;
    }
  };
}

async function documentOf(target: unknown): Promise<vscode.TextDocument | undefined> {
  if (target instanceof vscode.Uri) {
    try {
      return await vscode.workspace.openTextDocument(target);
    } catch (error) {
      void showError(messages.commands.cannotOpen(target.toString(true), reasonOf(error)));
      return undefined;
    }
  }
  const document = activeEditor()?.document ?? (await documentOfGrid());
  if (!document) void showError(messages.commands.noEditor());
  return document;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The document that the active tab shows as a grid. */
async function documentOfGrid(): Promise<vscode.TextDocument | undefined> {
  const uri = activeGrid();
  return uri && vscode.workspace.openTextDocument(uri);
}
