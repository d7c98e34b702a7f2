/** `Minimise Puzzle`. */

import * as vscode from 'vscode';
import { minimisingPuzzle } from '../../language/features/minimising';
import * as messages from '../../language/messages/index';
import type { EditorAnalysis } from '../documents';
import { findPuzzle, lineOf } from '../puzzleAt';
import { change, snapshotOf } from './change';
import { refuse } from './refuse';

/** The result of the command. */
export interface PuzzleMinimised {
  /** Givens that were removed; 0 when nothing was changed. */
  readonly removed: number;
}

/** The result when nothing was changed. */
export const NOTHING_MINIMISED: PuzzleMinimised = { removed: 0 };

/** Removes givens of a puzzle until each that is left is needed, in one undo step. `onMarked` shows that the others are its givens. */
export const minimisePuzzle =
  (analysis: EditorAnalysis, onMarked: (document: vscode.TextDocument) => void) =>
  async (document: vscode.TextDocument, line?: unknown): Promise<PuzzleMinimised> => {
    const snapshot = snapshotOf(document);
    const found = await findPuzzle(analysis, document, line);
    if (!found) return refuse(messages.commands.noPuzzle(), NOTHING_MINIMISED);
    const start = lineOf(found);
    const result = await change(analysis, snapshot, {
      title: messages.repairs.minimising(),
      steps: minimisingPuzzle(found.puzzle, analysis.verdicts),
    });
    if (!result) return NOTHING_MINIMISED;
    void vscode.window.showInformationMessage(result.message);
    if (result.removed === 0) return NOTHING_MINIMISED;
    // Otherwise the document would remember the removed givens, and Reset to Givens would bring them back.
    const after = await findPuzzle(analysis, document, start);
    if (after && analysis.documents.puzzlesOf(document).markGivens(after.puzzle)) onMarked(document);
    return { removed: result.removed };
  };
