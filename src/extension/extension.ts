import * as vscode from 'vscode';
import { Analysis } from '../language/analysis/analysis';
import { CandidatesView } from './candidatesView';
import { CellTyping } from './cellTyping/cellTyping';
import { registerCodeActions } from './codeActions';
import { registerCodeLens } from './codeLens';
import { registerCommands } from './commands/index';
import { registerDiagnostics } from './diagnostics';
import { registerDocs } from './docs';
import { type EditorAnalysis, LANGUAGE, sourceOf, updateAnalysis } from './documents';
import { EntryColors } from './entries';
import { Highlights } from './highlights';
import { HintView } from './hintView';
import { registerHover } from './hover';
import { Log } from './log';
import { Looks } from './looks';
import { registerOffer } from './offer';
import { registerProviders } from './providers/index';
import { pathKind } from './reports/path';
import { registerPathSteps } from './reports/pathSteps';
import { Reports } from './reports/report';
import { traceKind } from './reports/trace';
import { Status } from './status';
import { loading, measured, now } from './timing';
import { TypingWatch } from './typing';

measured('sudoku.load', loading);

/**
 * Makes the analysis, which owns everything that is known about documents, and passes it to every feature. The order of
 * the registrations does not matter.
 */
export function activate(context: vscode.ExtensionContext): void {
  const began = now();
  const log = new Log();
  const analysis: EditorAnalysis = new Analysis({ now, sourceOf, onSearch: () => log.engine() });
  const typed = new TypingWatch(analysis);
  const status = new Status(analysis, log);
  const entryColors = new EntryColors(analysis);
  const highlights = new Highlights();
  const hintView = new HintView(analysis);
  const candidates = new CandidatesView();
  const paths = new Reports(analysis, pathKind(analysis));
  const traces = new Reports(analysis, traceKind);
  const onMarked = (document: vscode.TextDocument) => {
    entryColors.update(document);
    status.update();
  };
  context.subscriptions.push(
    log,
    analysis,
    vscode.workspace.onDidChangeTextDocument(change => updateAnalysis(analysis, change)),
    vscode.workspace.onDidCloseTextDocument(document => analysis.documents.forget(document)),
    typed,
    status,
    registerDiagnostics(context, analysis, log, typed, () => status.update()),
    registerCodeActions(analysis),
    entryColors,
    highlights,
    hintView,
    candidates,
    highlights.onDidClear(() => hintView.hide()),
    paths,
    traces,
    registerCommands(context, { analysis, log, highlights, hintView, candidates, paths, traces, onMarked }),
    registerPathSteps(context, paths, highlights),
    new CellTyping(analysis, log),
    registerHover(context, analysis),
    vscode.languages.registerHoverProvider(LANGUAGE, hintView), // after the other hovers: VS Code shows the last one first
    registerCodeLens(analysis, hintView, typed),
    registerProviders(analysis),
    new Looks(analysis, log),
    registerOffer(context),
    registerDocs(context),
  );
  measured('sudoku.activate', began);
}
