/**
 * A page that shows a puzzle of a document. The document is the only model: the page sends intents, they become edits of the
 * document, and every change of the document, from any source, is sent to the page as a snapshot.
 *
 * This is a single class, because it only connects these parts: each message, event and command has a few lines here.
 */

import * as vscode from 'vscode';
import { Outbox } from '../../board/outbox';
import { fromPage } from '../../board/protocol/fromPage';
import type { FromPage, ToPage } from '../../board/protocol/messages';
import type { ShownRules } from '../../board/protocol/snapshot';
import { isQuicklyShown, rulesOnBoard } from '../../board/snapshot';
import { changedElsewhere } from '../../features/puzzles/changedElsewhere';
import * as messages from '../../messages/index';
import { puzzleAfter, puzzleBefore } from '../../text/document/within';
import { cellSpanOf, type Puzzle } from '../../text/puzzle';
import { isReadOnly } from '../commands/isReadOnly';
import { type AnsweringBoard, answers } from '../services/answers';
import { changesOf } from '../services/documents';
import { cellMeantIn } from '../services/puzzleAt';
import { onSettingsChange } from '../services/settingsChange';
import { awaited, pause } from '../services/slices';
import { PuzzleStatus } from '../views/puzzleStatus';
import { carryOut } from './carryOut';
import type { BoardHost } from './host';
import { Inbox, type IntentMessage, LONGEST_WAIT, waitFor } from './inbox';
import { type WalkTarget, walk } from './pathWalk';
import { PickerList } from './pickerList';
import { Preparation } from './preparation';
import { type BoardSurroundings, type PuzzlePlace, snapshotIn } from './surroundings';
import { BoardTarget } from './target';

type PictureMessage = Extract<FromPage, { readonly type: 'picture' }>;
type CommandMessage = Extract<FromPage, { readonly type: 'command' }>;

/** Connects one page with a document. */
export class BoardSession implements vscode.Disposable {
  private target: BoardTarget | undefined;
  /** The cell where the user is. */
  private cell = 0;
  /** The text shown when there is no puzzle. */
  private nothing = messages.boards.nothing();
  /** The number of documents shown, and of puzzles that replaced a deleted one. It identifies them to the page. */
  private shown = 0;
  /** Undefined while it is unknown. */
  private readOnly: boolean | undefined;
  private answered = 0;
  /** The rules that the page has. */
  private sentRules: ShownRules | undefined;
  /** Reading a puzzle with many rules before it is shown, and preparing the message about it. */
  private readonly opening: Preparation;
  private readonly preparation: Preparation;
  private readonly inbox = new Inbox(
    message => this.handle(message),
    error => this.onError(error),
  );
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
    this.opening = new Preparation(onError);
    this.preparation = new Preparation(onError);
    this.status = new PuzzleStatus(analysis, log, () => this.send());
    this.lists = new PickerList(analysis, { post: message => this.post(message), startIn: of => this.startIn(of) });
    this.listeners = vscode.Disposable.from(
      this.status,
      this.opening,
      this.preparation,
      this.lists,
      webview.onDidReceiveMessage(value => this.receive(value)),
      analysis.onDidEdit(change => {
        if (change.document !== this.target?.document) return;
        if (this.target.follow(change)) this.shown++;
        this.goToUndone(change);
        this.send();
      }),
      analysis.onDidCorrect(() => this.send()),
      onDidLearn(() => this.send()),
      onSettingsChange(() => this.send()),
      steps.onDidChange(() => this.send()),
    );
  }

  /** Shows the puzzle that an offset of a document belongs to. */
  show(document: vscode.TextDocument, offset: number): void {
    const puzzles = this.surroundings.analysis.documents.puzzlesOf(document);
    const at = { start: offset, end: offset };
    if (!puzzles.readBriefly(at)) {
      this.opening.start(`${document.uri} ${document.version} ${offset}`, puzzles.readingIn(at), () => {
        if (document.isClosed) return;
        this.show(document, offset);
        this.follow(offset);
      });
      return;
    }
    this.opening.stop();
    if (this.target?.document !== document) {
      this.readOnly = undefined;
      this.shown++;
    }
    const next = new BoardTarget(this.surroundings.analysis, document, offset);
    // The same target also knows its earlier starts, by which the page may refer to the puzzle.
    if (this.target?.document !== document || this.target?.puzzle?.start !== next.start) this.target = next;
    this.nothing = messages.boards.nothing();
    this.send();
    if (this.readOnly === undefined) void this.findReadOnly(document);
  }

  /** Follows the cursor of the text to an offset of the document that is shown: the page goes to its cell, unless the user is on the board. */
  follow(offset: number): void {
    this.goToCell(offset, {});
  }

  private goToCell(offset: number, when: { readonly always?: true }): void {
    if (this.opening.isUnderWay) return;
    const { document, puzzle } = this.target ?? {};
    const at = document && cellMeantIn(this.surroundings.analysis, document, offset);
    if (!puzzle || !at || at.start < puzzle.start || puzzle.end < at.end) return;
    this.cell = at.cell;
    this.post({ type: 'at', start: puzzle.start, cell: at.cell, ...when });
  }

  /** Shows this message instead of a puzzle. */
  showNothing(message = messages.boards.nothing()): void {
    this.opening.stop();
    this.target = undefined;
    this.nothing = message;
    this.status.stop();
    this.send();
  }

  /** Notifies the host of the puzzle on the board. */
  notifyHost(): void {
    const puzzle = this.target?.puzzle;
    if (!this.target || !puzzle) return;
    const isInside = this.cell < puzzle.grid.geometry.cellCount; // the last puzzle may have been larger
    const cursor = (isInside && cellSpanOf(puzzle, this.cell)?.start) || puzzle.start;
    this.host.onShown(this.target.document, puzzle.start, cursor);
  }

  /** The puzzle on the board. */
  get place(): PuzzlePlace | undefined {
    return this.target && { document: this.target.document, start: this.target.start };
  }

  /** Where the puzzle on the board starts, if it is one of this document. */
  startIn(document: vscode.TextDocument): number | undefined {
    return this.target?.document === document ? this.target.start : undefined;
  }

  /** The board as a target for answers of commands: shows them while the current puzzle is on the board, and goes to its cells. */
  asBoard(): AnsweringBoard {
    const { target } = this;
    return {
      show: (message, version) => {
        if (!target || this.target !== target) return false;
        this.post({ type: 'notice', message: messages.boards.named(message), version });
        return true;
      },
      goTo: offset => this.goToCell(offset, { always: true }),
    };
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

  /** Sends the current state of the puzzle. */
  private send(): void {
    this.outbox.send();
  }

  /**
   * The message about the current state of the puzzle; none while its text has typed characters that are about to be
   * corrected.
   */
  private current(): ToPage | undefined {
    const { correcting } = this.surroundings.analysis;
    if (correcting && correcting === this.target?.document) return undefined;
    const { target } = this;
    if (target && !this.isReady(target)) return undefined;
    const puzzle = target?.puzzle;
    if (!target || !puzzle) return { type: 'nothing', message: this.nothing };
    const { document } = target;
    this.notifyHost();
    const rules = rulesOnBoard(puzzle);
    if (rules !== this.sentRules) this.post({ type: 'rules', rules });
    this.sentRules = rules;
    const snapshot = snapshotIn(this.surroundings, document, puzzle, {
      status: this.status.of(document, puzzle).text,
      readOnly: this.readOnly ? messages.boards.readOnly() : undefined,
    });
    return { type: 'snapshot', snapshot: { ...snapshot, document: `${this.shown}` }, answered: this.answered };
  }

  /** Whether a puzzle can be shown at once. If not, it has many rules: prepares them, then sends the current state. */
  private isReady(target: BoardTarget): boolean {
    const key = `${target.document.uri} ${target.start} ${target.document.version}`;
    if (this.preparation.isDone(key)) return true;
    if (target.isRead() && (!target.puzzle || isQuicklyShown(target.puzzle))) return true;
    this.preparation.start(key, target.preparing(), () => this.send());
    return false;
  }

  private post(message: ToPage): void {
    void this.webview.postMessage(message);
  }

  /** Shows a message about the last version on the page. */
  private say(message: string): void {
    this.post({ type: 'notice', message });
  }

  private receive(value: unknown): void {
    const message = fromPage(value);
    if (message) this.inbox.add(message);
  }

  private readonly onError = (error: unknown): void => {
    this.surroundings.log.error('A board failed', error);
    this.say(messages.commands.failed(String(error)));
  };

  private async handle(message: FromPage): Promise<void> {
    const { document } = this.target ?? {};
    const version = document?.version;
    switch (message.type) {
      case 'ready':
        this.answered = 0;
        this.sentRules = undefined;
        this.outbox.sendAgain();
        return;
      case 'intent':
        await this.edit(message);
        return;
      case 'undo':
      case 'redo':
        if (!document) return;
        await this.host.undo(document, message.type);
        if (document.version === version) this.say(messages.boards.unchanged());
        return;
      case 'save':
        if (document) await document.save();
        return;
      case 'command':
        if (document) await this.begin(this.run(message, document), waitFor(message.command));
        return;
      case 'start':
        await this.begin(Promise.resolve(vscode.commands.executeCommand<void>(message.command)), 0);
        return;
      case 'walk':
      case 'goTo':
        if (document) await this.begin(this.walk(document, message), LONGEST_WAIT);
        return;
      case 'show':
        if (document) this.choose(document, message.start);
        return;
      case 'picture':
        await this.begin(this.readPicture(message, document), 0);
        return;
      case 'list':
        if (document) await this.begin(this.lists.send(document, message), 0);
        return;
      case 'guard': {
        const { puzzle } = this.target ?? {};
        if (!document || !puzzle || !this.target?.startedAt(message.start)) return;
        this.surroundings.analysis.guards.turn(document, puzzle, message.guard === 'on');
        this.surroundings.onChecked();
        return;
      }
      case 'cursor': {
        const puzzle = this.target?.puzzle;
        this.cell = message.cell;
        this.notifyHost();
        const span = puzzle?.start === message.start ? cellSpanOf(puzzle, message.cell) : undefined;
        if (document && span) this.host.onCursor?.(document, span);
        return;
      }
    }
  }

  /** Begins work that may take a long time, or wait for the user. The next message waits for it at most `longest` milliseconds. */
  private async begin(work: Promise<void>, longest: number): Promise<void> {
    await Promise.race([work.catch(this.onError), pause(longest)]);
  }

  /** Reads a picture: in place of the grid on the board if it is empty, otherwise below it. Then its puzzle is on the board. */
  private async readPicture({ bytes, name }: PictureMessage, document: vscode.TextDocument | undefined): Promise<void> {
    const pictures = await this.surroundings.pictures();
    if (!document) {
      await pictures.writeNewFile([{ bytes, name }]);
      return;
    }
    const offset = this.target?.puzzle?.start ?? 0;
    await answers.during(document, this.asBoard(), async () => {
      const { start } = await pictures.writeInto(document, offset, { bytes, name });
      if (start !== undefined && this.target?.document === document) this.choose(document, start);
    });
  }

  private async edit(intent: IntentMessage): Promise<void> {
    const confirmed = await this.confirmTyped(intent);
    if (confirmed > 0) {
      this.answered = intent.id;
      this.say(messages.readingPictures.confirmed(confirmed));
      this.send();
      return;
    }
    const reason = await carryOut(intent, this.inbox, {
      target: () => this.target,
      isReadOnly: this.readOnly === true,
      analysis: this.surroundings.analysis,
      onEdit: last => {
        this.answered = last;
      },
    });
    if (reason !== undefined) {
      this.answered = intent.id;
      this.post({ type: 'refused', id: intent.id, message: reason });
    }
    this.send();
  }

  /**
   * Confirms digits that may have been read incorrectly from a picture, and that the user types again. Returns their number if nothing is
   * left to edit, otherwise 0.
   */
  private async confirmTyped({ intent, start }: IntentMessage): Promise<number> {
    const { document, puzzle } = this.target ?? {};
    if (!document || !puzzle || !this.target?.startedAt(start) || intent.kind !== 'setDigit') return 0;
    const typed = this.surroundings.analysis
      .doubtsIn(document, puzzle)
      .filter(({ cell, digit }) => digit === intent.digit && intent.cells.includes(cell));
    if (typed.length === 0) return 0;
    const pictures = await this.surroundings.pictures();
    for (const { cell } of typed) pictures.confirm(document, puzzle, cell);
    const isUnchanged = intent.cells.every(cell => puzzle.grid.digits[cell] === intent.digit);
    return isUnchanged ? typed.length : 0;
  }

  private async walk(document: vscode.TextDocument, to: WalkTarget): Promise<void> {
    const { analysis, steps } = this.surroundings;
    const puzzle = this.target?.puzzle;
    const at = puzzle && { document, puzzle, version: document.version };
    const reason = at && (await walk(analysis, steps, at, to));
    if (reason) this.say(messages.boards.named(reason));
  }

  private async run({ command, cell, cells }: CommandMessage, document: vscode.TextDocument): Promise<void> {
    const { puzzle } = this.target ?? {};
    if (!puzzle) return;
    const { line } = document.positionAt(puzzle.start);
    // The commands move the cursor of a text editor; a grid has none.
    if (command === 'sudoku.nextPuzzle') await this.goTo(document, puzzleAfter, puzzle, messages.boards.lastPuzzle());
    else if (command === 'sudoku.previousPuzzle')
      await this.goTo(document, puzzleBefore, puzzle, messages.boards.firstPuzzle());
    else {
      const run = () => vscode.commands.executeCommand(command, document.uri, line, cells ?? cell);
      await answers.during(document, this.asBoard(), run);
    }
  }

  /** Shows another puzzle of the document, or the message `none` when there is none. */
  private async goTo(
    document: vscode.TextDocument,
    find: typeof puzzleAfter,
    { start }: Puzzle,
    none: string,
  ): Promise<void> {
    const { version } = document;
    const found = await awaited(find(this.surroundings.analysis.documents.puzzlesOf(document), start));
    if (this.target?.document !== document || document.version !== version) return;
    if (!found) return this.say(none);
    this.choose(document, found.start);
  }

  /** Shows the puzzle of an undo or redo in the front editor, even if it is not on the board. */
  private goToUndone(change: vscode.TextDocumentChangeEvent): void {
    if (change.reason === undefined || !this.target?.isRead()) return;
    const { puzzle } = this.target;
    if (!puzzle || !this.host.isActive?.()) return;
    const { document } = change;
    const puzzles = this.surroundings.analysis.documents.puzzlesOf(document);
    const changed = changedElsewhere(puzzles, puzzle, changesOf(change));
    if (!changed) return;
    this.choose(document, changed.puzzle.start);
    this.goToCell(changed.offset, { always: true });
  }

  /** Shows a puzzle, and goes to its first cell in the text. */
  private choose(document: vscode.TextDocument, start: number): void {
    const before = this.target?.puzzle;
    // The text and other boards would still show it, in a puzzle that the user has left.
    const { steps } = this.surroundings;
    if (before && before.start !== start && steps.of(document, before)) steps.clear();
    this.cell = 0;
    this.show(document, start);
    const puzzle = this.target?.puzzle;
    const first = puzzle && cellSpanOf(puzzle, 0);
    if (first) this.host.onCursor?.(document, first);
  }
}
