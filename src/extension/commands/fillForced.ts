import * as vscode from 'vscode';
import type { TextEdit } from '../../language/edits';
import { messages } from '../../language/messages';
import { fillForcedCells } from '../../language/solving';
import { puzzlesOf } from '../documents';
import { change, editsOfPuzzle, snapshotOf } from './change';

export interface FillCounts {
  /** Cells, in all puzzles. */
  readonly filled: number;
}

/** Fills every forced cell of a document, and those that they force in turn. */
export async function fillForced(document: vscode.TextDocument): Promise<FillCounts> {
  const snapshot = snapshotOf(document);
  const puzzles = await puzzlesOf(document);
  const { count } = puzzles;
  const text = document.getText();
  let looked = 0;
  function* steps(): Generator<undefined, FillCounts & { edits: TextEdit[] }> {
    const edits: TextEdit[] = [];
    let filled = 0;
    for (const puzzle of puzzles.puzzles()) {
      const forced = fillForcedCells(puzzle);
      filled += forced.filled;
      edits.push(...editsOfPuzzle(text, forced.edits, count));
      looked++;
      yield undefined;
    }
    return { filled, edits };
  }
  const changed = await change(snapshot, {
    title: messages.commands.filling(),
    steps: steps(),
    progress: () => looked / count,
  });
  if (!changed) return { filled: 0 };
  const message = messages.commands.filled(changed.filled);
  if (changed.filled > 0) vscode.window.setStatusBarMessage(message, 5000);
  else void vscode.window.showInformationMessage(message);
  return { filled: changed.filled };
}
