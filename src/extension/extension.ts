import * as vscode from 'vscode';
import { Analysis } from '../language/analysis/analysis';
import { registerCodeActions } from './codeActions';
import { registerCodeLens } from './codeLens';
import { registerCommands } from './commands/index';
import { registerDiagnostics } from './diagnostics';
import { registerDocs } from './docs';
import { type EditorAnalysis, sourceOf, updateAnalysis } from './documents';
import { Highlights } from './highlights';
import { registerHover } from './hover';
import { Log } from './log';
import { registerOffer } from './offer';
import { pathKind } from './reports/path';
import { registerPathSteps } from './reports/pathSteps';
import { Reports } from './reports/report';
import { traceKind } from './reports/trace';
import { Status } from './status';
import { loading, measured, now } from './timing';

measured('sudoku.load', loading);

/**
 * Makes the analysis, which owns everything that is known about documents, and passes it to every feature. The order of
 * the registrations does not matter.
 */
export function activate(context: vscode.ExtensionContext): void {
  const began = now();
  const log = new Log();
  const analysis: EditorAnalysis = new Analysis({ now, sourceOf, onSearch: () => log.engine() });
  const status = new Status(analysis, log);
  const highlights = new Highlights();
  const paths = new Reports(analysis, pathKind(analysis));
  const traces = new Reports(analysis, traceKind);
  context.subscriptions.push(
    log,
    analysis,
    vscode.workspace.onDidChangeTextDocument(change => updateAnalysis(analysis, change)),
    vscode.workspace.onDidCloseTextDocument(document => analysis.documents.forget(document)),
    status,
    registerDiagnostics(context, analysis, log, () => status.update()),
    registerCodeActions(analysis),
    highlights,
    paths,
    traces,
    registerCommands(context, { analysis, log, highlights, paths, traces }),
    registerPathSteps(context, paths, highlights),
    registerHover(context, analysis),
    registerCodeLens(analysis),
    registerOffer(context),
    registerDocs(context),
  );
  measured('sudoku.activate', began);
}
