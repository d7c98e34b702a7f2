/** `Go Back to Before the Mistake`. */

import * as vscode from 'vscode';
import { editsWithout, sinceMistake } from '../../features/mistakes/goingBack';
import * as messages from '../../messages/index';
import type { EditorAnalysis } from '../services/documents';
import { answerCommand, mention, refuse } from '../services/notify';
import { withProgress } from '../services/progress';
import { IN_TEXT_OR_GRID } from './conditions';
import { change } from './making/change';
import { type PuzzleTarget, puzzleCommand } from './puzzleCommand';

/** The result: the number of removed entries. */
export interface WentBack {
  readonly removed: number;
}

/** The result when nothing was removed. */
const STAYED: WentBack = { removed: 0 };

export const goBackCommand = puzzleCommand({
  id: 'sudoku.goBack',
  section: 'playing',
  title: 'Go Back to Before the Mistake',
  description:
    'Removes the first wrong entry and all entries after it, in one undo step. You can keep the correct ones among them',
  enablement: IN_TEXT_OR_GRID,
  nothing: STAYED,
  run: ({ analysis }) => goBack(analysis),
});

/**
 * Removes the entries since the first wrong one, in one undo step. Asks whether to keep the correct ones among them; an argument `keep` or
 * `remove` answers.
 */
const goBack =
  (analysis: EditorAnalysis) =>
  async ({ document, puzzle, snapshot }: PuzzleTarget, answer?: unknown): Promise<WentBack> => {
    const original = analysis.documents.puzzlesOf(document).givens.originalOf(puzzle);
    const since = await withProgress({
      title: messages.progress.checking(),
      steps: sinceMistake(puzzle, original, analysis.entryOrder.of(document, puzzle)),
    });
    if (!since) return STAYED;
    if (!since.isFound) return refuse(document, since.reason, STAYED);
    const { entries, correct } = since.value;
    const keeps = correct.length > 0 ? await askKeep(correct.length, answer) : false;
    if (keeps === undefined) return STAYED;
    const removed = keeps ? entries.filter(cell => !correct.includes(cell)) : entries;
    function* steps() {
      yield undefined;
      return { edits: editsWithout(puzzle, original, removed) };
    }
    const title = messages.mistakes.goingBack();
    if (!(await change(analysis, snapshot, { title, steps: steps() }))) return STAYED;
    answerCommand(document, messages.mistakes.wentBack(removed.length), mention);
    return { removed: removed.length };
  };

/** Whether to keep the correct entries; undefined if the user canceled. */
async function askKeep(correct: number, answer: unknown): Promise<boolean | undefined> {
  if (answer === 'keep' || answer === 'remove') return answer === 'keep';
  const { keepCorrect, removeAll, whichEntries } = messages.mistakes;
  const items = [
    { label: keepCorrect(correct), keeps: true },
    { label: removeAll(), keeps: false },
  ];
  return (await vscode.window.showQuickPick(items, { placeHolder: whichEntries() }))?.keeps;
}
