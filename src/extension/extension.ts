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
import { pathKind } from './reports/path';
import { registerPathSteps } from './reports/pathSteps';
import { Reports } from './reports/report';
import { traceKind } from './reports/trace';
import { Status } from './status';
import { loading, measured, now } from './timing';
import { registerVerdicts } from './verdicts';

measured('sudoku.load', loading);

export function activate(context: vscode.ExtensionContext): void {
  const began = now();
  const documents = registerDocuments();
  const status = new Status();
  const highlights = new Highlights();
  const paths = new Reports(pathKind);
  const traces = new Reports(traceKind);
  context.subscriptions.push(
    documents,
    status,
    registerDiagnostics(context, () => status.update()),
    registerCodeActions(),
    highlights,
    paths,
    traces,
    registerCommands(context, { highlights, paths, traces }),
    registerPathSteps(context, paths, highlights),
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
