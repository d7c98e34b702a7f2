import type * as vscode from 'vscode';
import { registerCodeActions } from './codeActions';
import { registerCommands } from './commands/index';
import { registerDiagnostics } from './diagnostics';
import { registerDocs } from './docs';
import { registerDocuments } from './documents';
import { registerLog } from './log';
import { Status } from './status';
import { registerVerdicts } from './verdicts';

export function activate(context: vscode.ExtensionContext): void {
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
}
