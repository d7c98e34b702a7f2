import * as vscode from 'vscode';
import { isSolved } from '../core/grid';
import { diagnose } from '../language/diagnostics/index';
import type { Diagnostic, Severity } from '../language/diagnostics/rule';
import { isSearchable, type PuzzleFile } from '../language/puzzle';
import { diagnosticOf } from './convert';
import { docsOf } from './docs';
import { isSudoku, puzzlesNow, puzzlesOf } from './documents';
import { onSettingsChange, settingsOf } from './settings';
import { inSlices, now } from './slices';
import { check, isChecked, knownVerdict } from './verdicts';

/** Milliseconds between two publications while a long file is being checked. */
const PUBLISH_EVERY = 300;

/** Where earlier versions of files come from, as in a diff: what was wrong then is no problem now. */
const HISTORY = ['git', 'gitfs', 'vscode-local-history', 'chat-editing-snapshot-text-model'];

/** What VS Code shows of one file at most; converting more would only cost time. */
const MOST_SHOWN = 1000;

/**
 * Keeps the diagnostics of every open Sudoku document up to date: first what can be seen without a search, then, as
 * the search goes through the puzzles, what it finds.
 */
export function registerDiagnostics(context: vscode.ExtensionContext, onVerdicts: () => void): vscode.Disposable {
  const collection = vscode.languages.createDiagnosticCollection('sudoku');
  const runs = new Map<string, vscode.CancellationTokenSource>();

  const stop = (document: vscode.TextDocument) => {
    runs.get(document.uri.toString())?.cancel();
    runs.delete(document.uri.toString());
  };
  const start = (document: vscode.TextDocument) => {
    stop(document);
    if (!isSudoku(document) || HISTORY.includes(document.uri.scheme)) return;
    const run = new vscode.CancellationTokenSource();
    runs.set(document.uri.toString(), run);
    // At once when the parse is done at once, so that a squiggle never waits for its turn.
    const file = puzzlesNow(document);
    if (file) void inSlices(diagnoseDocument(document, file), run.token);
    else void puzzlesOf(document).then(later => inSlices(diagnoseDocument(document, later), run.token));
  };
  function* diagnoseDocument(document: vscode.TextDocument, { puzzles }: PuzzleFile): Generator<undefined, void> {
    const { forcedCells } = settingsOf(document);
    const found: (readonly Diagnostic[])[] = [];
    for (const puzzle of puzzles) {
      found.push(diagnose(puzzle, forcedCells, knownVerdict(puzzle.grid)));
      yield undefined;
    }
    const publish = () => {
      const diagnostics = worst(found.flat()).map(diagnostic =>
        diagnosticOf(document, diagnostic, docsOf(context, diagnostic.code)),
      );
      collection.set(document.uri, diagnostics);
      onVerdicts();
    };
    publish();
    let publishAt = now() + PUBLISH_EVERY;
    let news = false;
    for (const [i, puzzle] of puzzles.entries()) {
      if (isChecked(puzzle.grid) || isSolved(puzzle.grid) || !isSearchable(puzzle)) continue;
      const verdict = yield* check(puzzle.grid);
      if (verdict) found[i] = diagnose(puzzle, forcedCells, verdict);
      news = true;
      if (now() >= publishAt) {
        publish();
        publishAt = now() + PUBLISH_EVERY;
        news = false;
      }
      yield undefined;
    }
    if (news) publish();
  }

  vscode.workspace.textDocuments.forEach(start);
  return vscode.Disposable.from(
    collection,
    vscode.workspace.onDidOpenTextDocument(start),
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (contentChanges.length > 0) start(document);
    }),
    vscode.workspace.onDidCloseTextDocument(document => {
      stop(document);
      collection.delete(document.uri);
    }),
    onSettingsChange(() => vscode.workspace.textDocuments.forEach(start)),
    new vscode.Disposable(() => {
      for (const run of runs.values()) run.cancel();
    }),
  );
}

/** As many as are shown: errors before warnings before hints, each in the order of the text. */
function worst(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  if (diagnostics.length <= MOST_SHOWN) return diagnostics;
  const of = (wanted: Severity) => diagnostics.filter(({ severity }) => severity === wanted);
  return [...of('error'), ...of('warning'), ...of('hint')].slice(0, MOST_SHOWN);
}
