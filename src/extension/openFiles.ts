/**
 * Automatic features of open Sudoku files: diagnostics, the status, decorations, lenses, cell typing. They are loaded with
 * the first Sudoku file, or with the first request to the extension before that.
 */

import * as vscode from 'vscode';
import { CellTyping } from './cellTyping/cellTyping';
import { registerDiagnostics } from './diagnostics/diagnostics';
import { keptPicturesOf } from './pictures/keptPlaces';
import type { Pictures } from './pictures/pictures';
import { registerCodeLens } from './providers/codeLens';
import { registerRatings } from './providers/ratings';
import { registerSemanticTokens } from './providers/semanticTokens';
import { EditorAnalysis } from './services/documents';
import { FileContexts } from './services/fileContexts';
import { GivenMemory } from './services/givenMemory';
import { Log } from './services/log';
import { now } from './services/timing';
import { TypingWatch } from './services/typing';
import { Looks } from './views/decorations';
import { EntryColors } from './views/entries';
import { registerHeadings } from './views/headings';
import { HintPlace } from './views/hintPlace';
import { Status } from './views/status';
import { TokenStyles } from './views/tokenStyles';

/** Objects shared with the features that are loaded on demand. */
export interface OpenFiles {
  readonly analysis: EditorAnalysis;
  readonly log: Log;
  readonly hintPlace: HintPlace;
  /** Called when the givens of a document were marked. */
  readonly onMarked: (document: vscode.TextDocument) => void;
  readonly onChecked: () => void;
  /** The command of the keys of cell typing. */
  readonly pressKey: (key: unknown) => Promise<void>;
  /** Writes the puzzles in pictures. The first call loads the code. */
  readonly pictures: () => Promise<Pictures>;
  /** Fires when more is known about puzzles of open documents: verdicts, and which digits are givens. */
  readonly onDidLearn: vscode.Event<void>;
}

/**
 * Makes the analysis, which owns all knowledge about documents, and passes it to every feature. The order of
 * the registrations does not matter. `arrived` is the time of the request.
 */
export function watchOpenFiles(context: vscode.ExtensionContext, arrived: number): OpenFiles {
  const log = new Log();
  const givenMemory = new GivenMemory(context.workspaceState);
  const analysis = new EditorAnalysis({
    now,
    storedGivensOf: document => givenMemory.of(document),
    onSearch: () => log.engine(),
  });
  const typed = new TypingWatch(analysis);
  const status = new Status(analysis, log);
  const styles = new TokenStyles();
  const entryColors = new EntryColors(analysis, styles);
  const hintPlace = new HintPlace();
  const cellTyping = new CellTyping(analysis, log);
  const learned = new vscode.EventEmitter<void>();
  const onVerdicts = (document: vscode.TextDocument) => {
    status.update();
    learned.fire();
    // The check that found the verdicts is still running.
    if (analysis.documents.puzzlesOf(document).learnGivens()) void Promise.resolve().then(() => onMarked(document));
  };
  const diagnostics = registerDiagnostics(context, analysis, log, typed, onVerdicts, arrived);
  const onMarked = (document: vscode.TextDocument) => {
    entryColors.update(document);
    diagnostics.recheck(document);
    onVerdicts(document);
  };
  context.subscriptions.push(
    log,
    learned,
    analysis,
    analysis.onDidEdit(({ document }) => {
      if (analysis.documents.isKnown(document)) void givenMemory.edited(document, analysis);
    }),
    vscode.workspace.onDidCloseTextDocument(document => {
      if (analysis.documents.isKnown(document)) givenMemory.keep(document, analysis);
      analysis.documents.forget(document);
    }),
    typed,
    status,
    diagnostics,
    styles,
    entryColors,
    hintPlace,
    new FileContexts(analysis, context.workspaceState),
    cellTyping,
    registerHeadings(analysis),
    registerCodeLens(analysis, hintPlace, typed),
    registerRatings(analysis),
    registerSemanticTokens(analysis),
    new Looks(analysis, log, styles),
  );
  let loading: Promise<Pictures> | undefined;
  const pictures = () => {
    loading ??= import('./pictures/pictures').then(({ Pictures }) => {
      const made = new Pictures(analysis, document => diagnostics.recheck(document), context);
      context.subscriptions.push(made);
      return made;
    });
    return loading;
  };
  const restore = async (document: vscode.TextDocument) => {
    if (keptPicturesOf(context.workspaceState, document).length > 0) await (await pictures()).restore(document);
  };
  context.subscriptions.push(vscode.workspace.onDidOpenTextDocument(restore));
  for (const document of vscode.workspace.textDocuments) void restore(document);
  return {
    analysis,
    log,
    hintPlace,
    onMarked,
    onChecked: () => learned.fire(),
    pictures,
    pressKey: key => cellTyping.press(key),
    onDidLearn: learned.event,
  };
}
