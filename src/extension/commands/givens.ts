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
import { type DocumentPuzzle, lineOfPuzzle } from '../services/puzzleAt';
import { IN_TEXT, IN_TEXT_OR_GRID, OF_SUDOKU, WRITABLE } from './conditions';
import { change } from './making/change';
import { type PuzzleTarget, puzzleCommand } from './puzzleCommand';

/** The result of `Mark as Givens`. */
export interface GivensMarked {
  /** Digits of the puzzle that are now givens; 0 when nothing was marked. */
  readonly givens: number;
}

/** The result when nothing was marked. */
const NOTHING_MARKED: GivensMarked = { givens: 0 };

/** The result of `Reset to Givens`. */
export interface EntriesReset {
  /** Cells that were changed. */
  readonly changed: number;
}

/** The result when nothing was reset. */
const NOTHING_RESET: EntriesReset = { changed: 0 };

/** The result of `Check My Progress`. */
export interface ProgressChecked {
  readonly message: string;
  /** The cells of wrong entries, `r1c3`; empty when none is known to be wrong. */
  readonly wrong: readonly string[];
}

/** The result when nothing was checked. */
const NOTHING_CHECKED: ProgressChecked = { message: '', wrong: [] };

export const markGivensCommand = puzzleCommand({
  id: 'sudoku.markGivens',
  section: 'playing',
  title: 'Mark as Givens',
  description: 'Turns all digits of the puzzle at the cursor into givens',
  enablement: IN_TEXT,
  menus: {
    'editor/title': { group: '1_sudoku@3', when: OF_SUDOKU },
    'sudoku.menu': { group: '4_change@4' },
  },
  nothing: NOTHING_MARKED,
  run: ({ analysis, onMarked }) => markGivens(analysis, onMarked),
});

/** Makes the digits of a puzzle its givens. `onMarked` updates the display. */
const markGivens =
  (analysis: EditorAnalysis, onMarked: (document: vscode.TextDocument) => void) =>
  async (found: PuzzleTarget): Promise<GivensMarked> => {
    const { document } = found;
    const progress = messages.progress;
    if (!isWhole(found.puzzle)) return refuse(document, whyUnread(found.puzzle), NOTHING_MARKED);
    if (!analysis.documents.puzzlesOf(document).markGivens(found.puzzle))
      return refuse(document, progress.fixed(), NOTHING_MARKED);
    onMarked(document);
    const givens = countFilled(found.puzzle.grid.digits);
    answerCommand(document, progress.marked(givens), mention);
    return { givens };
  };

export const resetToGivensCommand = puzzleCommand({
  id: 'sudoku.resetToGivens',
  section: 'playing',
  title: 'Reset to Givens',
  description: 'Removes every entry of the puzzle, in one undo step',
  enablement: IN_TEXT,
  menus: {
    'sudoku.menu': { group: '4_change@5', when: WRITABLE },
  },
  nothing: NOTHING_RESET,
  run: ({ analysis }) => resetToGivens(analysis),
});

/** Removes every entry of a puzzle, in one undo step. */
const resetToGivens =
  (analysis: EditorAnalysis) =>
  async ({ document, puzzle, snapshot }: PuzzleTarget): Promise<EntriesReset> => {
    const progress = messages.progress;
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

export const checkProgressCommand = puzzleCommand({
  id: 'sudoku.checkProgress',
  section: 'playing',
  title: 'Check My Progress',
  description: 'Lists the wrong entries and deleted givens of the puzzle, without revealing any correct digit',
  enablement: IN_TEXT_OR_GRID,
  menus: {
    'editor/title': { group: '1_sudoku@2', when: OF_SUDOKU },
    'editor/context': { group: '1_sudoku@3', when: IN_TEXT },
  },
  nothing: NOTHING_CHECKED,
  run: ({ analysis, onChecked }) => checkProgress(analysis, onChecked),
});

/**
 * Reports which entries of a puzzle are wrong: on the board that requested it, which marks them and goes to them with F8, otherwise in
 * a notification that offers to go to the first one. `onChecked` shows them.
 */
const checkProgress =
  (analysis: EditorAnalysis, onChecked: () => void) =>
  async (found: PuzzleTarget): Promise<ProgressChecked> => {
    const { document, puzzle, version } = found;
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
