/** Checks paths in documents while they are edited: diagnostics, hovers, and navigation from a cell to the puzzle. */

import * as vscode from 'vscode';
import { verdict } from '../../core/solver/index';
import { docsOfProofs } from '../../features/documentation';
import { cellPlaceAt, stepTextAt } from '../../features/proof/answers';
import { withoutProse } from '../../features/proof/prose';
import { readPaths } from '../../features/proof/reading';
import { type CheckedPaths, verifying } from '../../features/proof/verifying';
import { withTimeLimit } from '../../text/work';
import { PATH_SCHEME } from '../reports/path';
import { rangeOf } from '../services/convert';
import { docsUri } from '../services/files/docs';
import { isSudoku, LANGUAGE, REPORT_LANGUAGE } from '../services/languages';
import { inSlices, pause } from '../services/slices';
import { now } from '../services/timing';

/** Debounce time of the check of a path after an edit, in milliseconds. */
const REST = 200;
/** Time limit for counting the solutions of a puzzle, in milliseconds. */
const VERDICT_TIME = 5000;

const DOCUMENTS = [{ language: REPORT_LANGUAGE }, { language: LANGUAGE }];

/** Knowledge about the paths of a document. */
interface Known {
  /** Cancels the running check. */
  readonly run: vscode.CancellationTokenSource;
  version?: number;
  paths?: CheckedPaths;
}

/** The checks of all documents with paths. */
export class PathChecks implements vscode.Disposable {
  private readonly collection = vscode.languages.createDiagnosticCollection('sudoku-path');
  private readonly known = new Map<string, Known>();
  private readonly registrations: vscode.Disposable;

  constructor(private readonly context: vscode.ExtensionContext) {
    this.registrations = vscode.Disposable.from(
      this.collection,
      vscode.workspace.onDidCloseTextDocument(({ uri }) => this.forget(uri)),
      vscode.languages.registerHoverProvider(DOCUMENTS, {
        provideHover: (document, position) => {
          if (document.uri.scheme === PATH_SCHEME) return undefined; // its hovers explain the technique
          const offset = document.offsetAt(position);
          const found = this.currentOf(document).map(paths => stepTextAt(paths, offset))[0];
          return found && new vscode.Hover(new vscode.MarkdownString(found.text), rangeOf(document, found));
        },
      }),
      vscode.languages.registerDefinitionProvider(DOCUMENTS, {
        provideDefinition: (document, position) => {
          if (!this.known.has(document.uri.toString())) return undefined; // a collection may be long
          const text = document.getText();
          const found = cellPlaceAt(readPaths(text), text, document.offsetAt(position));
          return found?.targets.map(target => ({
            originSelectionRange: rangeOf(document, found),
            targetUri: document.uri,
            targetRange: rangeOf(document, target),
          }));
        },
      }),
    );
  }

  /** Checks the paths of a document after a pause without edits. */
  async check(document: vscode.TextDocument): Promise<void> {
    const key = document.uri.toString();
    const before = this.known.get(key);
    before?.run.cancel();
    const known: Known = { run: new vscode.CancellationTokenSource() };
    this.known.set(key, known);
    const { token } = known.run;
    if (before) await pause(REST);
    if (token.isCancellationRequested || document.isClosed) return;
    const { version } = document;
    const text = document.getText();
    const all = readPaths(text);
    const written = isSudoku(document) ? withoutProse(all, text) : all;
    const work = verifying(written, grid => withTimeLimit(VERDICT_TIME, verdict(grid), now));
    const paths = await inSlices(work, token);
    if (!paths || document.isClosed || document.version !== version) return;
    known.paths = paths;
    known.version = version;
    this.collection.set(
      document.uri,
      paths.problems.map(problem => this.diagnosticOf(document, problem)),
    );
  }

  /** Rechecks the paths of a document after an edit. */
  onEdit(document: vscode.TextDocument): void {
    if (this.known.has(document.uri.toString())) void this.check(document);
  }

  dispose(): void {
    for (const { run } of this.known.values()) run.cancel();
    this.registrations.dispose();
  }

  private currentOf(document: vscode.TextDocument): CheckedPaths[] {
    const known = this.known.get(document.uri.toString());
    return known?.paths && known.version === document.version ? [known.paths] : [];
  }

  private diagnosticOf(
    document: vscode.TextDocument,
    { message, ...span }: CheckedPaths['problems'][number],
  ): vscode.Diagnostic {
    const diagnostic = new vscode.Diagnostic(rangeOf(document, span), message, vscode.DiagnosticSeverity.Error);
    diagnostic.source = 'sudoku';
    diagnostic.code = { value: 'does-not-follow', target: docsUri(this.context, docsOfProofs()) };
    return diagnostic;
  }

  private forget(uri: vscode.Uri): void {
    this.known.get(uri.toString())?.run.cancel();
    this.known.delete(uri.toString());
    this.collection.delete(uri);
  }
}
