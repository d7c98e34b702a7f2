import * as vscode from 'vscode';
import type { TextEdit } from '../../language/edits';
import { fillForcedCells } from '../../language/features/solving';
import { messages } from '../../language/messages/index';
import { type EditorAnalysis, readPuzzles } from '../documents';
import { change, editsToFill, snapshotOf } from './change';

/** The result of the command. */
export interface FillCounts {
  /** Number of cells in all puzzles. */
  readonly filled: number;
}

/** The filled cells, and the number of puzzles that need more than single candidates. */
interface FillResult {
  readonly filled: number;
  readonly left: number;
  readonly edits: TextEdit[];
}

/** Fills every forced cell of a document, and the cells that these force in turn. */
export const fillForced =
  (analysis: EditorAnalysis) =>
  async (document: vscode.TextDocument): Promise<FillCounts> => {
    const snapshot = snapshotOf(document);
    const puzzles = await readPuzzles(analysis, document);
    const { count } = puzzles;
    let looked = 0;
    function* steps(): Generator<undefined, FillResult> {
      const edits: TextEdit[] = [];
      let filled = 0;
      let left = 0;
      for (const puzzle of puzzles.puzzles()) {
        const forced = fillForcedCells(puzzle);
        looked++;
        yield undefined;
        // In a puzzle without a solution nothing is forced; the cause is marked.
        if (forced.needsMore && (yield* analysis.verdicts.check(puzzle.grid))?.kind === 'contradictory') continue;
        filled += forced.filled;
        if (forced.needsMore) left++;
        if (forced.filled === 0) continue;
        puzzles.givens.note(puzzle);
        edits.push(...editsToFill(puzzle, forced.digits, count));
      }
      return { filled, left, edits };
    }
    const changed = await change(snapshot, {
      title: messages.commands.filling(),
      steps: steps(),
      progress: () => looked / count,
    });
    if (!changed) return { filled: 0 };
    showResult(document, changed);
    return { filled: changed.filled };
  };

/** Reports the result. When puzzles need more than single candidates, offers Hint and Solve. */
function showResult({ uri }: vscode.TextDocument, { filled, left }: FillResult): void {
  const { commands, lens } = messages;
  if (left === 0 && filled > 0) {
    vscode.window.setStatusBarMessage(commands.filled(filled), 5000);
    return;
  }
  const message = [commands.filled(filled), ...(left > 0 ? [commands.needsMore(left)] : [])].join(' ');
  const buttons = left > 0 ? [lens.hint(), lens.solve()] : [];
  void vscode.window.showInformationMessage(message, ...buttons).then(chosen => {
    if (chosen) void vscode.commands.executeCommand(chosen === lens.hint() ? 'sudoku.hint' : 'sudoku.solve', uri);
  });
}
