/**
 * A page that shows a puzzle of a document. The document is the only model: the page sends intents, they become edits of the
 * document, and every change of the document, from wherever it comes, is sent to the page as a snapshot.
 */

import * as vscode from 'vscode';
import { editsFor } from '../../board/intents';
import { Outbox } from '../../board/outbox';
import { snapshotOf } from '../../board/snapshot';
import { spanAfter } from '../../language/document/trackedSpan';
import { puzzleAfter, puzzleBefore } from '../../language/document/within';
import { marksOf } from '../../language/features/marks/marks';
import * as messages from '../../language/messages/index';
import { cellSpanOf, type Puzzle, puzzleNear } from '../../language/puzzle';
import type { Span } from '../../language/span';
import { fromPage } from '../../protocol/fromPage';
import type { FromPage, Intent, ToPage } from '../../protocol/messages';
import { isReadOnly } from '../commands/isReadOnly';
import { workspaceEditOf } from '../convert';
import { changesOf, type EditorAnalysis, updateAnalysis } from '../documents';
import type { Log } from '../log';
import { PuzzleStatus } from '../puzzleStatus';
import { onSettingsChange, settingsOf } from '../settings';
import { awaited } from '../slices';
import type { BoardHost } from './host';
import { walk } from './pathWalk';
import { PickerList } from './pickerList';
import type { ShownSteps } from './shownSteps';

/** What sessions need from the extension. */
export interface BoardSurroundings {
  readonly analysis: EditorAnalysis;
  readonly log: Log;
  readonly steps: ShownSteps;
  /** Fires when more is known about puzzles of open documents: verdicts, and which digits are givens. */
  readonly onDidLearn: vscode.Event<void>;
}

type CommandMessage = Extract<FromPage, { readonly type: 'command' }>;

/** How often an intent is tried while the text is edited from elsewhere. */
const MOST_TRIES = 3;

/** Connects one page with a document. */
export class BoardSession implements vscode.Disposable {
  /** The document, and the puzzle of it that is shown. */
  private target: { readonly document: vscode.TextDocument; span: Span } | undefined;
  /** The cell where the user is. */
  private cell = 0;
  /** What is shown where there is no puzzle. */
  private nothing = messages.boards.nothing();
  /** Counts the documents that were shown: it names the document to the page. */
  private shown = 0;
  /** Undefined while it is unknown. */
  private readOnly: boolean | undefined;
  private answered = 0;
  /** Intents are carried out one after the other, each on the text that the one before has left. */
  private queue: Promise<void> = Promise.resolve();
  private readonly status: PuzzleStatus;
  private readonly outbox: Outbox<ToPage>;
  private readonly lists: PickerList;
  private readonly listeners: vscode.Disposable;

  constructor(
    private readonly webview: vscode.Webview,
    private readonly surroundings: BoardSurroundings,
    private readonly host: BoardHost,
  ) {
    const { analysis, log, steps, onDidLearn } = surroundings;
    const onError = (error: unknown) => log.error(`${this.target?.document.uri} cannot be shown as a grid`, error);
    this.outbox = new Outbox(
      () => this.current(),
      message => this.post(message),
      onError,
    );
    this.status = new PuzzleStatus(analysis, log, () => this.send());
    this.lists = new PickerList(analysis, { post: message => this.post(message), startIn: of => this.startIn(of) });
    this.listeners = vscode.Disposable.from(
      this.status,
      this.lists,
      webview.onDidReceiveMessage(value => this.receive(value)),
      vscode.workspace.onDidChangeTextDocument(change => {
        if (change.document !== this.target?.document || change.contentChanges.length === 0) return;
        updateAnalysis(analysis, change);
        this.target.span = spanAfter(this.target.span, changesOf(change));
        this.send();
      }),
      onDidLearn(() => this.send()),
      onSettingsChange(() => this.send()),
      steps.onDidChange(() => this.send()),
    );
  }

  /** Shows the puzzle at an offset of a document, or nearest before it. */
  show(document: vscode.TextDocument, offset: number): void {
    if (this.target?.document !== document) {
      this.readOnly = undefined;
      this.shown++;
    }
    this.target = { document, span: { start: offset, end: offset } };
    this.nothing = messages.boards.nothing();
    const puzzle = this.puzzle();
    if (puzzle) this.target.span = puzzle;
    this.send();
    if (this.readOnly === undefined) void this.findReadOnly(document);
  }

  /** Shows that there is no puzzle, in these words. */
  showNothing(message = messages.boards.nothing()): void {
    this.target = undefined;
    this.nothing = message;
    this.status.stop();
    this.send();
  }

  /** Tells the host which puzzle is on the board. */
  tell(): void {
    const puzzle = this.puzzle();
    if (!this.target || !puzzle) return;
    const isInside = this.cell < puzzle.grid.geometry.cellCount; // the last puzzle may have been larger
    const cursor = (isInside && cellSpanOf(puzzle, this.cell)?.start) || puzzle.start;
    this.host.onShown(this.target.document, puzzle.start, cursor);
  }

  /** Where the puzzle on the board starts, if it is one of this document. */
  startIn(document: vscode.TextDocument): number | undefined {
    return this.target?.document === document ? this.target.span.start : undefined;
  }

  dispose(): void {
    this.outbox.close();
    this.listeners.dispose();
  }

  private async findReadOnly(document: vscode.TextDocument): Promise<void> {
    const readOnly = await isReadOnly(document);
    if (this.target?.document !== document) return;
    this.readOnly = readOnly;
    if (readOnly) this.send();
  }

  private puzzle(): Puzzle | undefined {
    if (!this.target) return undefined;
    const { document, span } = this.target;
    const at = { start: span.start, end: span.start };
    return puzzleNear(this.surroundings.analysis.documents.puzzlesOf(document).around(at), span.start);
  }

  /** Sends the puzzle as it is now. */
  private send(): void {
    this.outbox.send();
  }

  private current(): ToPage {
    const puzzle = this.puzzle();
    if (!this.target || !puzzle) return { type: 'nothing', message: this.nothing };
    const { document } = this.target;
    const { analysis, steps } = this.surroundings;
    this.tell();
    const snapshot = snapshotOf(puzzle, {
      version: document.version,
      status: this.status.of(document, puzzle),
      marks: marksOf(puzzle, analysis.documents.puzzlesOf(document).source),
      verdict: analysis.verdicts.known(puzzle.grid),
      suspicions: analysis.verdicts.suspicionsOf(puzzle),
      isChecked: analysis.verdicts.isChecked(puzzle),
      wrong: analysis.wrongEntries.in(document, puzzle),
      insight: analysis.knownRepairs?.insightOf(puzzle) ?? {},
      readOnly: this.readOnly ? messages.boards.readOnly() : undefined,
      step: steps.of(document, puzzle),
      settings: settingsOf(document),
    });
    return { type: 'snapshot', snapshot: { ...snapshot, document: `${this.shown}` }, answered: this.answered };
  }

  private post(message: ToPage): void {
    void this.webview.postMessage(message);
  }

  private receive(value: unknown): void {
    const message = fromPage(value);
    if (!message) return;
    this.queue = this.queue.then(() => this.handle(message)).catch(this.onError);
  }

  private readonly onError = (error: unknown): void => {
    this.surroundings.log.error('A board failed', error);
    this.post({ type: 'told', message: messages.commands.failed(String(error)) });
  };

  private async handle(message: FromPage): Promise<void> {
    const { document } = this.target ?? {};
    switch (message.type) {
      case 'ready':
        this.answered = 0;
        this.outbox.sendAgain();
        return;
      case 'intent':
        await this.carryOut(message.id, message.start, message.intent);
        return;
      case 'undo':
      case 'redo':
        if (document) await this.host.undo(document, message.type);
        return;
      case 'save':
        if (document) await document.save();
        return;
      case 'command':
        // Not awaited: a command may wait for the user, and intents go on meanwhile.
        if (document) this.run(message, document).catch(this.onError);
        return;
      case 'walk':
        if (document) this.walk(document, message.by).catch(this.onError);
        return;
      case 'show':
        if (document) this.choose(document, message.start);
        return;
      case 'list':
        // Not awaited: a long file may still be read.
        if (document) this.lists.send(document, message).catch(this.onError);
        return;
      case 'cursor': {
        const puzzle = this.puzzle();
        this.cell = message.cell;
        this.tell();
        const span = puzzle?.start === message.start ? cellSpanOf(puzzle, message.cell) : undefined;
        if (document && span) this.host.onCursor?.(document, span);
        return;
      }
    }
  }

  private async walk(document: vscode.TextDocument, by: 1 | -1): Promise<void> {
    const { analysis, steps } = this.surroundings;
    const puzzle = this.puzzle();
    const at = puzzle && { document, puzzle, version: document.version };
    const reason = at && (await walk(analysis, steps, at, by));
    if (reason) this.post({ type: 'told', message: reason });
  }

  private async run({ command, cell }: CommandMessage, document: vscode.TextDocument): Promise<void> {
    const puzzle = this.puzzle();
    if (!puzzle) return;
    // The commands move the cursor of a text editor; a grid has none.
    if (command === 'sudoku.nextPuzzle') await this.goTo(document, puzzleAfter, puzzle, messages.going.noNext());
    else if (command === 'sudoku.previousPuzzle')
      await this.goTo(document, puzzleBefore, puzzle, messages.going.noPrevious());
    else await vscode.commands.executeCommand(command, document.uri, document.positionAt(puzzle.start).line, cell);
  }

  /** Shows another puzzle of the document. `none` is said when there is none. */
  private async goTo(
    document: vscode.TextDocument,
    find: typeof puzzleAfter,
    { start }: Puzzle,
    none: string,
  ): Promise<void> {
    const { version } = document;
    const found = await awaited(find(this.surroundings.analysis.documents.puzzlesOf(document), start));
    if (this.target?.document !== document || document.version !== version) return;
    if (!found) return this.post({ type: 'told', message: none });
    this.choose(document, found.start);
  }

  /** Shows a puzzle, and goes to its first cell in the text. */
  private choose(document: vscode.TextDocument, start: number): void {
    this.show(document, start);
    const puzzle = this.puzzle();
    const first = puzzle && cellSpanOf(puzzle, 0);
    if (first) this.host.onCursor?.(document, first);
  }

  /** Edits the document as an intent says. The change of the document then sends the snapshot. */
  private async carryOut(id: number, start: number, intent: Intent, tries = MOST_TRIES): Promise<void> {
    const puzzle = this.puzzle();
    if (!this.target || puzzle?.start !== start) return this.refuse(id, messages.boards.gone());
    const { document } = this.target;
    const { version } = document;
    if (this.readOnly) return this.refuse(id, messages.boards.readOnly());
    const { analysis } = this.surroundings;
    const { source } = analysis.documents.puzzlesOf(document);
    const result = editsFor(puzzle, source, intent, settingsOf(document));
    if ('refused' in result) return this.refuse(id, result.refused);
    this.answered = id;
    if (result.edits.length === 0) return this.send();
    const edit = workspaceEditOf(document, result.edits);
    const isTaken = await analysis.typing.byKey(document, async () => vscode.workspace.applyEdit(edit));
    if (isTaken) return;
    if (document.version === version || tries === 1) return this.refuse(id, messages.commands.notApplied());
    // Someone else has edited the text meanwhile.
    await this.carryOut(id, this.startIn(document) ?? start, intent, tries - 1);
  }

  private refuse(id: number, message: string): void {
    this.answered = id;
    this.post({ type: 'refused', id, message });
    this.send();
  }
}
