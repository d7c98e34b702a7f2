import type * as vscode from 'vscode';
import { registerCodeActions } from './codeActions';
import { registerCodeLens } from './codeLens';
import { registerCommands } from './commands/index';
import { registerDiagnostics } from './diagnostics';
import { registerDifficulties } from './difficulties';
import { registerDocs } from './docs';
import { registerDocuments } from './documents';
import { Highlights } from './highlights';
import { registerHover } from './hover';
import { registerLog } from './log';
import { registerPaths } from './paths';
import { registerPathSteps } from './reports/pathSteps';
import { Status } from './status';
import { loading, measured, now } from './timing';
import { registerVerdicts } from './verdicts';

measured('sudoku.load', loading);

export function activate(context: vscode.ExtensionContext): void {
  const began = now();
  const documents = registerDocuments();
  const status = new Status();
  const highlights = new Highlights();
  context.subscriptions.push(
    documents,
    status,
    registerDiagnostics(context, () => status.update()),
    registerCodeActions(),
    highlights,
    registerCommands(context, highlights),
    registerPathSteps(context, highlights),
    registerHover(context),
    registerCodeLens(),
    registerDocs(context),
    registerVerdicts(),
    registerPaths(),
    registerDifficulties(),
    registerLog(),
  );
  measured('sudoku.activate', began);
}
