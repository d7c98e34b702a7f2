import type * as vscode from 'vscode';
import { registerCodeActions } from './codeActions';
import { registerCommands } from './commands/index';
import { registerDiagnostics } from './diagnostics';
import { registerDocs } from './docs';
import { Status } from './status';
import { registerVerdicts } from './verdicts';

export function activate(context: vscode.ExtensionContext): void {
  const status = new Status();
  context.subscriptions.push(
    status,
    registerDiagnostics(context, () => status.update()),
    registerCodeActions(),
    registerCommands(),
    registerDocs(context),
    registerVerdicts(),
  );
}
