import * as vscode from 'vscode';
import { searchPuzzle } from '../../features/diagnostics/index';
import { difficultyKeyOf } from '../../features/puzzles/difficulty';
import { type StatusLine, statusLineOf, typingStateOf } from '../../features/puzzles/status';
import { keyOf } from '../../text/gridKey';
import { isSearchable, type Puzzle } from '../../text/puzzle';
import type { Work } from '../../text/work';
import type { EditorAnalysis } from '../services/documents';
import type { Log } from '../services/log';
import { settingsOf } from '../services/settings';
import { inSlices } from '../services/slices';

/** The status of one puzzle at a time, with its rating as soon as that is known. */
export class PuzzleStatus implements vscode.Disposable {
  /** The puzzle that is being rated. */
  private rating: { readonly key: string; readonly source: vscode.CancellationTokenSource } | undefined;

  /** `onRated` is called when the rating of the puzzle is known. */
  constructor(
    private readonly analysis: EditorAnalysis,
    private readonly log: Log,
    private readonly onRated: () => void,
  ) {}

  /** The known status of a puzzle. Its rating is searched for until this is called for another puzzle. */
  of(document: vscode.TextDocument, puzzle: Puzzle | undefined): StatusLine {
    const { knownReasoning, typing, verdicts, guards } = this.analysis;
    const { excluded } = settingsOf(document);
    const difficulty = puzzle && knownReasoning?.difficulties.known(puzzle, excluded);
    // A user who edits the givens of a puzzle, or has locked them, needs to know whether it has one solution.
    const isChosen = puzzle && this.analysis.documents.puzzlesOf(document).givens.lockOf(puzzle) !== undefined;
    const state = isChosen ? 'at rest' : typingStateOf(puzzle, typing.spanIn(document));
    const onError = (error: unknown) => this.log.error(`${document.uri} has no rating`, error);
    const wanted = puzzle && guards.wantedGrid(document, puzzle);
    const isKnown = !wanted || verdicts.known(wanted) !== undefined;
    if (puzzle && !(difficulty && isKnown)) this.rate(document, puzzle, excluded).catch(onError);
    return statusLineOf(puzzle, puzzle && this.analysis.knownProblemsOf(puzzle, document), difficulty, state);
  }

  /** Abandons the search for a rating. */
  stop(): void {
    this.rating?.source.cancel();
    this.rating = undefined;
  }

  dispose(): void {
    this.stop();
  }

  private async rate(document: vscode.TextDocument, puzzle: Puzzle, excluded: readonly string[]): Promise<void> {
    const { verdicts, guards } = this.analysis;
    const opened = guards.wantedGrid(document, puzzle);
    const isRated = isSearchable(puzzle);
    if (!isRated && !opened) return;
    const key = `${difficultyKeyOf(puzzle, excluded)} ${isRated} ${opened ? keyOf(opened) : ''}`;
    if (this.rating?.key === key) return;
    this.stop();
    const source = new vscode.CancellationTokenSource();
    this.rating = { key, source };
    const { difficulties } = await this.analysis.reasoning();
    function* finding(): Work<true> {
      // Even if an entry is wrong, the status needs to know whether the givens are protected.
      if (opened) yield* verdicts.check(opened);
      if (!isRated) return true;
      yield* difficulties.finding(puzzle, excluded);
      // Diagnostics, which look for wrong digits, are only made for Sudoku files.
      yield* searchPuzzle(puzzle, verdicts);
      return true;
    }
    if (!(await inSlices(finding(), source.token))) return;
    this.analysis.documents.puzzlesOf(document).learnGivens();
    this.onRated();
  }
}
