import * as vscode from 'vscode';
import { type LensOffer, lensOffers, linesHaveLenses } from '../../features/puzzles/lensOffers';
import { hasProblem, ratingTitle, typingStateOf } from '../../features/puzzles/status';
import * as messages from '../../messages/status';
import type { Puzzle } from '../../text/puzzle';
import { puzzlesIn } from '../../text/puzzleFile';
import { isOneLine } from '../../text/sheets';
import type { Span } from '../../text/span';
import { spanOfRange } from '../services/convert';
import type { EditorAnalysis } from '../services/documents';
import { LANGUAGE } from '../services/languages';
import { settingsOf } from '../services/settings';
import { onSettingsChange } from '../services/settingsChange';
import { inSlices, pause } from '../services/slices';
import type { TypingWatch } from '../services/typing';
import { type HintPlace, lensLineOf } from '../views/hintPlace';

/**
 * Files up to this many lines get lenses above all puzzles. VS Code moves every lens when the text is replaced: with the
 * lenses of 400 puzzles, solving a file of 50,000 took three times as long.
 */
const MANY_LINES = 300;

/**
 * In longer files, the number of lines above and below the visible ones that also get lenses, so that a short scroll needs no new
 * ones.
 */
const MARGIN = 20;

/** Milliseconds without scrolling until a longer file gets lenses for the lines that are visible now. */
const REST = 200;

/** Debounce time until lenses are made again after an edit, in milliseconds. VS Code's own request, after 250 ms, is lost when the editor loses the focus before. */
const AFTER_EDIT = 1000;

/** The commands of the lenses. */
const COMMANDS: Readonly<Record<LensOffer, string>> = {
  hint: 'sudoku.hint',
  solve: 'sudoku.solvePuzzle',
  path: 'sudoku.showPath',
  grid: 'sudoku.openAsGrid',
  toGrid: 'sudoku.convertToGrid',
};

/** The lens with the rating. It is rated when it becomes visible. */
class RatingLens extends vscode.CodeLens {
  constructor(
    range: vscode.Range,
    readonly document: vscode.TextDocument,
    readonly puzzle: Puzzle,
    /** The lenses next to it. */
    readonly offers: readonly LensOffer[],
  ) {
    super(range);
  }
}

/** Makes the lenses. */
export class Lenses implements vscode.CodeLensProvider {
  private readonly changed = new vscode.EventEmitter<void>();
  readonly onDidChangeCodeLenses = this.changed.event;
  /** The ranges for which lenses were made last, by document. */
  private readonly lensRanges = new WeakMap<vscode.TextDocument, readonly vscode.Range[]>();
  /** The lines above which lenses were shown last, by document. */
  private readonly lensLines = new WeakMap<vscode.TextDocument, ReadonlySet<number>>();
  private scrolled = 0;
  private edits = 0;
  /** Puzzles are rated one after another. This promise ends with the last one. */
  private turn: Promise<unknown> = Promise.resolve();
  readonly listeners: vscode.Disposable;

  constructor(
    private readonly analysis: EditorAnalysis,
    private readonly hintPlace: HintPlace,
  ) {
    this.listeners = vscode.Disposable.from(
      this.changed,
      onSettingsChange(() => this.changed.fire()),
      hintPlace.onDidChange(() => this.changed.fire()),
      analysis.onDidEdit(({ document }) => this.onEdit(document)),
      vscode.window.onDidChangeTextEditorVisibleRanges(({ textEditor }) => this.onScroll(textEditor)),
    );
  }

  /** Makes all lenses again. */
  renew(): void {
    this.changed.fire();
  }

  provideCodeLenses(document: vscode.TextDocument): vscode.CodeLens[] {
    if (!settingsOf(document).codeLens) return [];
    const puzzles = this.spansFor(document).flatMap(span =>
      puzzlesIn(this.analysis.documents.puzzlesOf(document).around(span), span),
    );
    const typed = this.analysis.typing.spanIn(document);
    const known = this.lensLines.get(document);
    const lines = new Set<number>();
    this.lensLines.set(document, lines);
    const isList = !linesHaveLenses(this.analysis.documents.puzzlesOf(document));
    return puzzles.flatMap(puzzle => {
      // In a list, the rating is at the end of the line: see providers/ratings.ts.
      if (isList && isOneLine(puzzle) && !this.hintPlace.isAt(document, document.positionAt(puzzle.start).line))
        return [];
      const start = document.positionAt(puzzle.start);
      const { line } = start;
      // A new lens would shift the lines while the user types.
      if (typingStateOf(puzzle, typed) === 'being typed' && !known?.has(line)) return [];
      lines.add(line);
      if (this.hintPlace.isAt(document, line)) return []; // the hint takes their place
      const above = lensLineOf(document, line);
      const top = above < line ? new vscode.Position(above, 0) : start;
      const range = new vscode.Range(top, document.positionAt(puzzle.firstLineEnd));
      const args = [document.uri, line];
      const offers = this.offersFor(puzzle);
      const lenses = offers.map(
        offer =>
          new vscode.CodeLens(range, { title: messages.lens[offer](), command: COMMANDS[offer], arguments: args }),
      );
      return [new RatingLens(range, document, puzzle, offers), ...lenses];
    });
  }

  private offersFor(puzzle: Puzzle): readonly LensOffer[] {
    return lensOffers(puzzle, this.analysis.knownProblemsOf(puzzle).verdict);
  }

  async resolveCodeLens(lens: vscode.CodeLens, token: vscode.CancellationToken): Promise<vscode.CodeLens> {
    if (!(lens instanceof RatingLens)) return lens;
    const { document, puzzle, offers } = lens;
    const { excluded } = settingsOf(document);
    const state = () => typingStateOf(puzzle, this.analysis.typing.spanIn(document));
    const known = () => this.analysis.knownProblemsOf(puzzle, document);
    // A search for the rating takes seconds, during which VS Code keeps the last title.
    const difficulty = hasProblem(puzzle, known()) ? undefined : await this.difficultyOf(puzzle, excluded, token);
    // The verdict was found in the meantime, and a puzzle without digits is complete.
    if (this.offersFor(puzzle).length !== offers.length) this.changed.fire();
    // A puzzle without a rating shows the reason: it is not valid, or cannot be read.
    const title = ratingTitle(puzzle, known(), difficulty, state());
    lens.command = { title, command: '', tooltip: messages.lens.rating(puzzle, excluded) };
    return lens;
  }

  private async difficultyOf(puzzle: Puzzle, excluded: readonly string[], token: vscode.CancellationToken) {
    const { difficulties } = await this.analysis.reasoning();
    return this.inTurn(() => inSlices(difficulties.finding(puzzle, excluded), token));
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.turn.then(work);
    this.turn = mine.catch(() => {});
    return mine;
  }

  /** The spans of a document whose puzzles get lenses. */
  private spansFor(document: vscode.TextDocument): Span[] {
    const all = new vscode.Range(0, 0, document.lineCount, 0);
    const ranges = document.lineCount <= MANY_LINES ? [all] : merged(visibleRanges(document).map(widened));
    this.lensRanges.set(document, ranges);
    return ranges.map(range => spanOfRange(document, document.validateRange(range)));
  }

  /** Handles an edit. Undo on a board only briefly focuses the text. */
  private async onEdit(document: vscode.TextDocument): Promise<void> {
    if (!this.lensRanges.has(document)) return;
    const edit = ++this.edits;
    await pause(AFTER_EDIT);
    if (edit === this.edits) this.changed.fire();
  }

  private async onScroll({ document }: vscode.TextEditor): Promise<void> {
    if (document.languageId !== LANGUAGE) return;
    const turn = ++this.scrolled;
    await pause(REST);
    const shown = this.lensRanges.get(document) ?? [];
    const isCovered = visibleRanges(document).every(range => shown.some(known => known.contains(range)));
    if (turn === this.scrolled && !isCovered) this.changed.fire();
  }
}

function visibleRanges(document: vscode.TextDocument): vscode.Range[] {
  return vscode.window.visibleTextEditors
    .filter(editor => editor.document === document)
    .flatMap(({ visibleRanges: [first, ...rest] }) => (first ? [first.union(rest.at(-1) ?? first)] : []));
}

function widened({ start, end }: vscode.Range): vscode.Range {
  return new vscode.Range(Math.max(0, start.line - MARGIN), 0, end.line + MARGIN, 0);
}

/** Ranges in order, with overlapping ranges merged. */
function merged(ranges: readonly vscode.Range[]): vscode.Range[] {
  const result: vscode.Range[] = [];
  for (const range of [...ranges].sort((a, b) => a.start.compareTo(b.start))) {
    const last = result.at(-1);
    if (last?.intersection(range)) result[result.length - 1] = last.union(range);
    else result.push(range);
  }
  return result;
}

/** Shows the rating and commands above puzzles. */
export function registerCodeLens(
  analysis: EditorAnalysis,
  hintPlace: HintPlace,
  typed: TypingWatch,
): vscode.Disposable {
  const lenses = new Lenses(analysis, hintPlace);
  return vscode.Disposable.from(
    lenses.listeners,
    typed.onDidEnd(() => lenses.renew()),
    vscode.languages.registerCodeLensProvider(LANGUAGE, lenses),
  );
}
