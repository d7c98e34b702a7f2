import type * as vscode from 'vscode';
import { registerCodeActions } from './codeActions';
import { registerCommands } from './commands/index';
import { registerDiagnostics } from './diagnostics';
import { registerDocs } from './docs';
import { registerDocuments } from './documents';
import { registerLog } from './log';
import { Status } from './status';
import { loading, measured, now } from './timing';
import { registerVerdicts } from './verdicts';

measured('sudoku.load', loading);

export function activate(context: vscode.ExtensionContext): void {
  const began = now();
  const documents = registerDocuments();
  const status = new Status();
  context.subscriptions.push(
    documents,
    status,
    registerDiagnostics(context, () => status.update()),
    registerCodeActions(),
    registerCommands(),
    registerDocs(context),
    registerVerdicts(),
    registerLog(),
  );
  measured('sudoku.activate', began);
}
