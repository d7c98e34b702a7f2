import * as vscode from 'vscode';
import { Analysis } from '../language/analysis/analysis';
import { registerBoards } from './board/register';
import { CellTyping } from './cellTyping/cellTyping';
import { registerCodeLens } from './codeLens';
import { registerDiagnostics } from './diagnostics';
import { registerDocs } from './docs';
import { type EditorAnalysis, sourceOf, updateAnalysis } from './documents';
import { EntryColors } from './entries';
import { FileContexts } from './fileContexts';
import { HintPlace } from './hintPlace';
import { registerLanguageModelTools } from './languageModelTools';
import { Log } from './log';
import { Looks } from './looks';
import { type MarkdownHook, markdownHook } from './markdownPreview';
import { registerOffer } from './offer';
import { OnDemand } from './onDemand';
import { registerProofs } from './proofs/register';
import { registerProviders } from './providers/index';
import { Status } from './status';
import { registerTasks } from './tasks/register';
import { registerTests } from './tests/register';
import { loading, measured, now } from './timing';
import { TypingWatch } from './typing';

measured('sudoku.load', loading);

/**
 * Makes the analysis, which owns everything that is known about documents, and passes it to every feature. The order of
 * the registrations does not matter. Returns what VS Code's Markdown preview uses.
 */
export function activate(context: vscode.ExtensionContext): MarkdownHook {
  const began = now();
  const log = new Log();
  const analysis: EditorAnalysis = new Analysis({ now, sourceOf, onSearch: () => log.engine() });
  const typed = new TypingWatch(analysis);
  const status = new Status(analysis, log);
  const entryColors = new EntryColors(analysis);
  const hintPlace = new HintPlace();
  const learned = new vscode.EventEmitter<void>();
  const onVerdicts = () => {
    status.update();
    learned.fire();
  };
  const diagnostics = registerDiagnostics(context, analysis, log, typed, onVerdicts);
  const onMarked = (document: vscode.TextDocument) => {
    entryColors.update(document);
    diagnostics.recheck(document);
    onVerdicts();
  };
  const onDemand = new OnDemand(context, {
    analysis,
    log,
    hintPlace,
    onMarked,
    onChecked: () => learned.fire(),
    onDidLearn: learned.event,
  });
  context.subscriptions.push(
    log,
    learned,
    analysis,
    vscode.workspace.onDidChangeTextDocument(change => updateAnalysis(analysis, change)),
    vscode.workspace.onDidCloseTextDocument(document => analysis.documents.forget(document)),
    typed,
    status,
    diagnostics,
    entryColors,
    hintPlace,
    onDemand,
    new FileContexts(analysis, context.workspaceState),
    new CellTyping(analysis, log),
    registerCodeLens(analysis, hintPlace, typed),
    registerProviders(context, analysis),
    new Looks(analysis, log),
    registerBoards(onDemand),
    registerTasks(onDemand),
    registerTests(onDemand),
    registerLanguageModelTools(context, onDemand),
    registerOffer(context),
    registerProofs(context),
    registerDocs(context, async editor => (await onDemand.loaded()).previewInstead(editor)),
  );
  measured('sudoku.activate', began);
  return markdownHook();
}

/** The MCP server of the same tools, which a process of its own runs: see src/cli/mcp/packaged.ts. */
export const mcpServer = () => import('../language/analysis/reasoning');
