/** Commands for a document. */

import * as vscode from 'vscode';
import * as messages from '../../messages/index';
import { activeEditor, activeGrid } from '../services/activeEditor';
import { answerCommand, showError } from '../services/notify';
import type { Command, CommandDeclaration, CommandServices } from './command';

/** A command for a document, and its result `T` as plain data. */
export interface DocumentCommand<T> extends CommandDeclaration {
  /** The result when there is no document, or the user does not confirm. */
  readonly nothing: T;
  /**
   * Is called first, unless another extension runs the command and passes the document. When the function returns false, the command
   * does nothing.
   */
  confirm?(services: CommandServices): (document: vscode.TextDocument) => Promise<boolean>;
  /** Makes the function that runs the command, with the arguments after the document. */
  run(services: CommandServices): (document: vscode.TextDocument, ...rest: unknown[]) => Promise<T>;
}

/**
 * Makes a command for a document: the one whose URI is the first argument, otherwise the active editor's. An unexpected error is shown to the user here and thrown again for the caller.
 */
export function documentCommand<T>({ nothing, confirm, run, ...declaration }: DocumentCommand<T>): Command {
  return {
    ...declaration,
    make(services) {
      const runs = run(services);
      const confirms = confirm?.(services);
      return async (target?: unknown, ...rest: unknown[]): Promise<T> => {
        const document = await documentOf(target);
        if (!document) return nothing;
        try {
          if (target === undefined && confirms && !(await confirms(document))) return nothing;
          return await runs(document, ...rest);
        } catch (error) {
          answerCommand(document, messages.commands.failed(reasonOf(error)), showError);
          throw error;
        }
      };
    },
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
