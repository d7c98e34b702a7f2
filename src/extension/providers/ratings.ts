import * as vscode from 'vscode';
import { difficultyParts } from '../../features/puzzles/difficulty';
import { linesHaveLenses } from '../../features/puzzles/lensOffers';
import { hasProblem, statusOf } from '../../features/puzzles/status';
import * as messages from '../../messages/status';
import { eachWithin } from '../../text/document/within';
import { isSearchable, type Puzzle } from '../../text/puzzle';
import { isOneLine } from '../../text/sheets';
import type { Span } from '../../text/span';
import { spanOfRange } from '../services/convert';
import type { EditorAnalysis } from '../services/documents';
import { LANGUAGE } from '../services/languages';
import { settingsOf } from '../services/settings';
import { onSettingsChange } from '../services/settingsChange';
import { awaited, inSlices, pause } from '../services/slices';
import { measured, now } from '../services/timing';

/** Maximum number of ratings in one answer. VS Code requests visible lines. */
const MOST = 500;

/** Milliseconds between two updates while visible puzzles are rated. */
const UPDATE_EVERY = 300;

/**
 * Shows the ratings of a list of puzzles on one line each, at the ends of the lines. Files with few puzzles have lenses instead. Known ratings are shown immediately, the others when they are found.
 */
class Ratings implements vscode.InlayHintsProvider {
  private readonly changed = new vscode.EventEmitter<void>();
  readonly onDidChangeInlayHints = this.changed.event;
  private run: vscode.CancellationTokenSource | undefined;
  readonly listeners = vscode.Disposable.from(
    this.changed,
    onSettingsChange(() => this.changed.fire()),
    new vscode.Disposable(() => this.run?.cancel()),
  );

  constructor(private readonly analysis: EditorAnalysis) {}

  async provideInlayHints(
    document: vscode.TextDocument,
    range: vscode.Range,
    token: vscode.CancellationToken,
  ): Promise<vscode.InlayHint[] | undefined> {
    const { codeLens, excluded } = settingsOf(document);
    if (!codeLens) return [];
    const { version } = document;
    const began = now();
    const puzzles = await awaited(this.linesIn(document, spanOfRange(document, range)), token);
    if (!puzzles || document.version !== version) return undefined;
    const hints: vscode.InlayHint[] = [];
    const unknown: Puzzle[] = [];
    for (const puzzle of puzzles) {
      const text = this.textFor(document, puzzle, excluded);
      if (text === undefined) unknown.push(puzzle);
      else {
        const { line } = document.positionAt(puzzle.start);
        const hint = new vscode.InlayHint(document.lineAt(line).range.end, text);
        hint.paddingLeft = true;
        hint.tooltip = messages.lens.rating(puzzle, excluded);
        hints.push(hint);
      }
    }
    this.run?.cancel();
    this.run = new vscode.CancellationTokenSource();
    if (unknown.length > 0) void this.rate(unknown, excluded, this.run.token);
    measured('sudoku.answer.ratings', began);
    return hints;
  }

  private *linesIn(document: vscode.TextDocument, span: Span): Generator<undefined, Puzzle[]> {
    const found: Puzzle[] = [];
    const puzzles = this.analysis.documents.puzzlesOf(document);
    if (linesHaveLenses(puzzles)) return found;
    for (const puzzle of eachWithin(puzzles, span)) {
      if (!puzzle) yield undefined;
      else if (isOneLine(puzzle)) found.push(puzzle);
      if (found.length >= MOST) break;
    }
    return found;
  }

  /** The text of a hint; undefined while the rating is unknown. A puzzle that cannot be rated shows why. */
  private textFor(document: vscode.TextDocument, puzzle: Puzzle, excluded: readonly string[]): string | undefined {
    const known = this.analysis.knownProblemsOf(puzzle, document);
    if (!isSearchable(puzzle) || hasProblem(puzzle, known)) return statusOf(puzzle, known);
    const difficulty = this.analysis.knownReasoning?.difficulties.known(puzzle, excluded);
    if (!difficulty) return undefined;
    const parts = difficultyParts(difficulty);
    return parts.length > 0 ? parts.join(' · ') : statusOf(puzzle, known);
  }

  /** Rates puzzles one after another, until other lines are requested. */
  private async rate(
    puzzles: readonly Puzzle[],
    excluded: readonly string[],
    token: vscode.CancellationToken,
  ): Promise<void> {
    const { difficulties } = await this.analysis.reasoning();
    let isUpdating = false;
    const update = async () => {
      isUpdating = true;
      await pause(UPDATE_EVERY);
      if (!token.isCancellationRequested) this.changed.fire();
    };
    for (const puzzle of puzzles) {
      if (token.isCancellationRequested) return;
      const difficulty = await inSlices(difficulties.finding(puzzle, excluded), token);
      // An update requests the hints again, which starts a new run for the unknown ones.
      if (difficulty && !isUpdating) void update();
    }
  }
}

/** Shows the ratings of single-line puzzles. */
export function registerRatings(analysis: EditorAnalysis): vscode.Disposable {
  const ratings = new Ratings(analysis);
  return vscode.Disposable.from(ratings.listeners, vscode.languages.registerInlayHintsProvider(LANGUAGE, ratings));
}
