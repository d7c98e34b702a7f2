/** `Mark as Givens`, `Reset to Givens` and `Check My Progress`. */

import * as vscode from 'vscode';
import { countFilled } from '../../core/grid';
import { whyUnread } from '../../features/puzzles/firstProblem';
import { type ProgressReport, progressOf, resetEdits } from '../../features/puzzles/progress';
import * as messages from '../../messages/index';
import { cellSpanOf, isWhole } from '../../text/puzzle';
import { answers } from '../services/answers';
import { rangeOf } from '../services/convert';
import type { EditorAnalysis } from '../services/documents';
import { answerCommand, inform, mention, refuse, warn } from '../services/notify';
import { withProgress } from '../services/progress';
import { type DocumentPuzzle, findPuzzle, lineOfPuzzle } from '../services/puzzleAt';
import { change, documentStateOf } from './making/change';

/** The result of `Mark as Givens`. */
export interface GivensMarked {
  /** Digits of the puzzle that are now givens; 0 when nothing was marked. */
  readonly givens: number;
}

/** The result when nothing was marked. */
export const NOTHING_MARKED: GivensMarked = { givens: 0 };

/** The result of `Reset to Givens`. */
export interface EntriesReset {
  /** Cells that were changed. */
  readonly changed: number;
}

/** The result when nothing was reset. */
export const NOTHING_RESET: EntriesReset = { changed: 0 };

/** The result of `Check My Progress`. */
export interface ProgressChecked {
  readonly message: string;
  /** The cells of wrong entries, `r1c3`; empty when none is known to be wrong. */
  readonly wrong: readonly string[];
}

/** The result when nothing was checked. */
export const NOTHING_CHECKED: ProgressChecked = { message: '', wrong: [] };

/** Makes the digits of a puzzle its givens. `onMarked` updates the display. */
export const markGivens =
  (analysis: EditorAnalysis, onMarked: (document: vscode.TextDocument) => void) =>
  async (document: vscode.TextDocument, line?: unknown): Promise<GivensMarked> => {
    const found = await findPuzzle(analysis, document, line);
    const commands = messages.commands;
    const progress = messages.progress;
    if (!found) return refuse(document, commands.noPuzzle(), NOTHING_MARKED);
    if (!isWhole(found.puzzle)) return refuse(document, whyUnread(found.puzzle), NOTHING_MARKED);
    if (!analysis.documents.puzzlesOf(document).markGivens(found.puzzle))
      return refuse(document, progress.fixed(), NOTHING_MARKED);
    onMarked(document);
    const givens = countFilled(found.puzzle.grid.digits);
    answerCommand(document, progress.marked(givens), mention);
    return { givens };
  };

/** Removes every entry of a puzzle, in one undo step. */
export const resetToGivens =
  (analysis: EditorAnalysis) =>
  async (document: vscode.TextDocument, line?: unknown): Promise<EntriesReset> => {
    const snapshot = documentStateOf(document);
    const found = await findPuzzle(analysis, document, line);
    const commands = messages.commands;
    const progress = messages.progress;
    if (!found) return refuse(document, commands.noPuzzle(), NOTHING_RESET);
    const { puzzle } = found;
    if (!isWhole(puzzle)) return refuse(document, whyUnread(puzzle), NOTHING_RESET);
    const original = analysis.documents.puzzlesOf(document).givens.originalOf(puzzle);
    const edits = resetEdits(puzzle, original);
    if (edits.length === 0) return refuse(document, progress.nothingToReset(), NOTHING_RESET);
    function* steps(): Generator<undefined, { edits: typeof edits }> {
      yield undefined;
      return { edits };
    }
    const changed = await change(analysis, snapshot, { title: progress.reset(), steps: steps() });
    if (!changed) return NOTHING_RESET;
    answerCommand(document, progress.reset(), mention);
    return { changed: original.filter((given, cell) => given !== puzzle.grid.digits[cell]).length };
  };

/**
 * Reports which entries of a puzzle are wrong: on the board that requested it, which marks them and goes to them with F8, otherwise in
 * a notification that offers to go to the first one. `onChecked` shows them.
 */
export const checkProgress =
  (analysis: EditorAnalysis, onChecked: () => void) =>
  async (document: vscode.TextDocument, line?: unknown): Promise<ProgressChecked> => {
    const found = await findPuzzle(analysis, document, line);
    if (!found) return refuse(document, messages.commands.noPuzzle(), NOTHING_CHECKED);
    const { puzzle, version } = found;
    const original = analysis.documents.puzzlesOf(document).givens.originalOf(puzzle);
    const result = await withProgress({ title: messages.progress.checking(), steps: progressOf(puzzle, original) });
    if (!result) return NOTHING_CHECKED;
    // Digits that are only suspected are named but not marked, because a mark would suggest certainty.
    analysis.wrongEntries.remember(document, puzzle, result.are === 'wrong' ? result.wrong : []);
    onChecked();
    const names = messages.progress.names(puzzle, result.wrong);
    if (answers.give(document, result.message, version)) return { message: result.message, wrong: names };
    void show(result, names[0], found);
    return { message: result.message, wrong: names };
  };

/** Shows the result, and offers to go to the first wrong entry, whose name is given, and to explain a mistake. */
async function show({ message, wrong, are }: ProgressReport, first: string, found: DocumentPuzzle): Promise<void> {
  if (wrong.length === 0) return inform(message).then(() => {});
  const { document, version, puzzle } = found;
  const [goTo, explain] = [messages.commands.goTo(first), messages.mistakes.explain()];
  const chosen = await warn(message, goTo, ...(are === 'wrong' ? [explain] : []));
  if (chosen === explain)
    await vscode.commands.executeCommand('sudoku.explainMistake', document.uri, lineOfPuzzle(found));
  const span = chosen === goTo && document.version === version ? cellSpanOf(puzzle, wrong[0]) : undefined;
  if (span) await vscode.window.showTextDocument(document, { selection: rangeOf(document, span) });
}
