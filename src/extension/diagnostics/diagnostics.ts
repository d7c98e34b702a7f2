import * as vscode from 'vscode';
import type { AcceptedSource } from '../../analysis/analysis';
import { DocumentDiagnostics } from '../../features/diagnostics/documentDiagnostics';
import type { DiagnosticCode } from '../../features/diagnostics/rule';
import type { ShownFinding, Where } from '../../features/diagnostics/shownFindings';
import { docsOfCode } from '../../features/documentation';
import { withoutWaiting } from '../../features/looks/unfinished';
import type { Span } from '../../text/span';
import { Turns } from '../../text/turns';
import { spanOfRange } from '../services/convert';
import type { EditorAnalysis } from '../services/documents';
import { docsUri } from '../services/files/docs';
import { isSudoku } from '../services/languages';
import type { Log } from '../services/log';
import { settingsOf } from '../services/settings';
import { onSettingsChange } from '../services/settingsChange';
import { inSlices, pause, pauseUntil } from '../services/slices';
import { measured, now } from '../services/timing';
import type { TypingWatch } from '../services/typing';
import type { Baselines } from './baselines';
import { DiagnosticSink } from './diagnosticSink';

/** Milliseconds between two updates while a long file is being checked. */
const PUBLISH_EVERY = 300;

/**
 * Milliseconds without an edit of any document until puzzles that are not visible are checked, and until the findings of the edited document
 * are updated. Until then VS Code moves the findings with their lines.
 */
const REST = 150;

/** Schemes of earlier versions of files, as in a diff view. Their problems are not reported. */
const HISTORY = ['git', 'gitfs', 'vscode-local-history', 'chat-editing-snapshot-text-model'];

/** Number of characters at the start of a document that count as visible while no editor shows it. */
const HIDDEN_LENGTH = 10_000;

/** The diagnostics of all open documents. */
export interface Diagnostics extends vscode.Disposable {
  /** Checks the parts of a document that have become unchecked although its text did not change. */
  recheck(document: vscode.TextDocument): void;
}

/**
 * Keeps the diagnostics of every open Sudoku document up to date. Visible puzzles are checked at once, inside the event
 * of an edit, by the rules that need no search. Everything else is checked later, in slices. `arrived` is the time when
 * the first document was available.
 */
export function registerDiagnostics(
  context: vscode.ExtensionContext,
  analysis: EditorAnalysis,
  log: Log,
  typed: TypingWatch,
  onVerdicts: (document: vscode.TextDocument) => void,
  arrived: number,
): Diagnostics {
  // Visible findings change with every keystroke, the others rarely. With two collections, the few can be updated
  // without the many.
  const near = vscode.languages.createDiagnosticCollection('sudoku');
  const far = vscode.languages.createDiagnosticCollection('sudoku-out-of-sight');
  const checks = new Map<string, DocumentCheck>();
  const turns = new Turns(pause);
  const rest: Rest = { until: 0 };
  const checkOf = ({ uri }: vscode.TextDocument) => checks.get(uri.toString());

  /** An error in the check of one document must not stop the check of others or the activation. */
  const guarded = (document: vscode.TextDocument, check: () => void) => {
    try {
      check();
    } catch (error) {
      log.error(`${document.uri} cannot be checked`, error);
    }
  };
  const start = (document: vscode.TextDocument, began = now()) => guarded(document, () => startCheck(document, began));
  const startCheck = (document: vscode.TextDocument, began: number) => {
    checkOf(document)?.stop();
    if (!isSudoku(document) || HISTORY.includes(document.uri.scheme)) return;
    const linesVersion = () => analysis.documents.linesVersion(document);
    const docs = (code: DiagnosticCode) => docsUri(context, docsOfCode(code));
    const inSight = new DiagnosticSink(near, document, linesVersion, docs);
    const outOfSight = new DiagnosticSink(far, document, linesVersion, docs);
    const show = (found: readonly ShownFinding[], shown: Shown) => {
      const diagnostics = withoutWaiting(found, analysis.typing.placeIn(document));
      inSight.show(diagnostics.filter(({ isInSight }) => isInSight));
      if (shown === 'all') outOfSight.show(diagnostics.filter(({ isInSight }) => !isInSight));
      onVerdicts(document);
    };
    const acceptedIn = async () => (await baselines()).acceptedIn(document);
    const check = new DocumentCheck(document, analysis, turns, rest, acceptedIn, show, error =>
      log.error(`${document.uri} cannot be checked`, error),
    );
    checks.set(document.uri.toString(), check);
    check.start();
    measured('sudoku.open', began);
  };
  let loading: Promise<Baselines> | undefined;
  const baselines = () => {
    loading ??= import('./baselines').then(({ Baselines }) => {
      const made = new Baselines(() => {
        for (const check of checks.values()) check.start();
      });
      context.subscriptions.push(made);
      return made;
    });
    return loading;
  };
  // Starting a check takes some milliseconds. Documents that are not visible are started one at a time, with pauses between them.
  const startAll = async (began = now()) => {
    const documents = vscode.workspace.textDocuments;
    for (const document of documents.filter(isVisible)) start(document, began);
    for (const document of documents.filter(document => !isVisible(document))) {
      await turns.next(() => isVisible(document));
      if (!document.isClosed) start(document, began);
    }
  };

  void startAll(arrived);
  const listeners = vscode.Disposable.from(
    near,
    far,
    vscode.workspace.onDidOpenTextDocument(document => start(document)),
    analysis.onDidEdit(({ document }) => {
      const check = checkOf(document);
      if (!check) return;
      rest.until = now() + REST;
      check.onEdit();
      measured('sudoku.keystroke', analysis.documents.editedAt(document));
    }),
    vscode.window.onDidChangeVisibleTextEditors(editors => {
      for (const { document } of editors) guarded(document, () => checkOf(document)?.onViewChange());
    }),
    vscode.window.onDidChangeTextEditorVisibleRanges(({ textEditor }) => checkOf(textEditor.document)?.onViewChange()),
    vscode.workspace.onDidCloseTextDocument(document => {
      checkOf(document)?.stop();
      checks.delete(document.uri.toString());
      near.delete(document.uri);
      far.delete(document.uri);
    }),
    onSettingsChange(() => startAll()),
    typed.onDidEnd(() => {
      for (const check of checks.values()) check.showAgain();
    }),
    typed.onDidLeaveLine(document => checkOf(document)?.showAgain()),
    new vscode.Disposable(() => {
      for (const check of checks.values()) check.stop();
    }),
  );
  return {
    recheck: document => guarded(document, () => checkOf(document)?.start()),
    dispose: () => listeners.dispose(),
  };
}

/** The findings to publish again. */
type Shown = 'all' | 'visible';

/** The time until which all checks rest, because the user types. */
interface Rest {
  until: number;
}

/** Checks one document and starts again after each edit. */
class DocumentCheck {
  private readonly settings: ReturnType<typeof settingsOf>;
  private checking: DocumentDiagnostics | undefined;
  private run: vscode.CancellationTokenSource | undefined;
  private publishAt = 0;

  constructor(
    private readonly document: vscode.TextDocument,
    private readonly analysis: EditorAnalysis,
    private readonly turns: Turns,
    private readonly rest: Rest,
    private readonly acceptedIn: AcceptedSource,
    private readonly show: (diagnostics: readonly ShownFinding[], shown: Shown) => void,
    private readonly onError: (error: unknown) => void,
  ) {
    this.settings = settingsOf(document);
  }

  /** Checks everything that changed: visible puzzles at once, the others in slices. */
  start(): void {
    this.startOver('all');
  }

  /** Checks everything that changed after an edit: findings that are not visible are updated when no more edits come for a while. */
  onEdit(): void {
    this.startOver('visible');
  }

  private startOver(shownFirst: Shown): void {
    this.stop();
    const puzzles = this.analysis.documents.puzzlesOf(this.document);
    if (this.checking?.document !== puzzles) {
      // Forced cells are marked by decorations: see decorations.ts.
      this.checking = new DocumentDiagnostics(
        puzzles,
        this.analysis.verdicts,
        'off',
        this.settings.levels,
        puzzle => this.analysis.knownRepairs?.insightOf(puzzle) ?? {},
        puzzle => this.analysis.doubtsIn(this.document, puzzle),
      );
    }
    const { checking } = this;
    checking.inSight = inSightOf(this.document);
    checking.checkSight();
    this.publish(checking, shownFirst);
    this.run = new vscode.CancellationTokenSource();
    this.checkRest(checking, this.run.token, shownFirst === 'visible').catch(this.onError);
  }

  /** Call when other text has become visible: it is checked first from now on. */
  onViewChange(): void {
    if (!this.checking) return;
    const { checking } = this;
    // In puzzles that are not visible, repairs were searched for in the first ones only.
    const mayLearn = checking.isReasonWanted || checking.wantsRedundant;
    if (!this.run && !mayLearn && !checking.isCut(this.settings.maxPerFile)) return;
    const began = now();
    this.start();
    measured('sudoku.look', began);
  }

  /** Publishes the known findings again, because others may be shown now. */
  showAgain(): void {
    if (this.checking) this.publish(this.checking, 'all');
  }

  stop(): void {
    this.run?.cancel();
    this.run = undefined;
  }

  /** Checks the rest in slices: the visible part in the first one. */
  private async checkRest(
    checking: DocumentDiagnostics,
    token: vscode.CancellationToken,
    isTyping: boolean,
  ): Promise<void> {
    const isSeen = () => isVisible(this.document) || this.analysis.onBoard.has(this.document);
    await this.turns.next(isSeen); // other listeners get the edit first
    checking.collector ??= await this.analysis.collector(checking.levels, this.settings.excluded, this.acceptedIn);
    const began = now();
    // Puzzles that are not visible can wait until typing pauses and work that the user waits for is complete.
    const between = async () => {
      await pauseUntil(() => this.rest.until);
      await this.analysis.foreground.ended();
      await this.turns.next(isSeen);
    };
    const onNews = (where: Where) => {
      if (where === 'visible') this.publish(checking, 'visible');
      else if (now() >= this.publishAt) this.publish(checking, 'all');
    };
    await inSlices(checking.work(onNews, 'visible'), token, between);
    await between();
    await inSlices(checking.work(onNews), token, between);
    if (!token.isCancellationRequested) measured('sudoku.check', began);
    if (isTyping) await pauseUntil(() => this.rest.until);
    if (token.isCancellationRequested) return;
    this.publish(checking, 'all');
    if (checking.isReasonWanted || checking.wantsRedundant) {
      const repairs = await this.analysis.repairs();
      let hasNews = false;
      const search = repairs.learningIn(checking, () => {
        hasNews = true;
      });
      await inSlices(search, token, () => {
        if (hasNews && now() >= this.publishAt) {
          this.publish(checking, 'visible');
          hasNews = false;
        }
        return between();
      });
      if (token.isCancellationRequested) return;
      this.publish(checking, 'all');
    }
    this.run = undefined;
    const { uri, version } = this.document;
    measured('sudoku.settle', began, { uri: `${uri}`, version });
  }

  /** Shows the visible findings, or all. */
  private publish(checking: DocumentDiagnostics, shown: Shown): void {
    this.show(checking.diagnostics(this.settings.maxPerFile), shown);
    this.publishAt = now() + PUBLISH_EVERY;
  }
}

function isVisible(document: vscode.TextDocument): boolean {
  return vscode.window.visibleTextEditors.some(editor => editor.document === document);
}

/** The spans that editors show, or the start of the document when no editor shows it. */
function inSightOf(document: vscode.TextDocument): Span[] {
  const editors = vscode.window.visibleTextEditors.filter(editor => editor.document === document);
  const spans = editors.flatMap(({ visibleRanges }) => visibleRanges.map(range => spanOfRange(document, range)));
  return spans.length > 0 ? spans : [{ start: 0, end: HIDDEN_LENGTH }];
}
