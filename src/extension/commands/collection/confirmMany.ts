import * as vscode from 'vscode';
import * as messages from '../../../messages/index';
import { type EditorAnalysis, readPuzzles } from '../../services/documents';

/** Up to this number of puzzles, a command that changes all of them runs without a question. Undo reverts it. */
const MANY = 100;

/** The effect of a command on all puzzles of a file, and the command for one puzzle that the user may want instead. */
interface Offer {
  readonly question: (puzzles: number) => string;
  readonly all: (puzzles: number) => string;
  readonly one: () => string;
  readonly command: string;
}

/** Solving, and filling forced cells. */
export const SOLVE: Offer = {
  question: messages.many.solve,
  all: messages.many.solveAll,
  one: messages.many.solveOne,
  command: 'sudoku.solvePuzzle',
};
export const FILL: Offer = {
  question: messages.many.fill,
  all: messages.many.fillAll,
  one: messages.many.fillOne,
  command: 'sudoku.fillForcedPuzzle',
};

/**
 * Asks before a command changes the puzzles of a long file, and shows their number. Returns whether the command may
 * run.
 */
export function confirmMany(analysis: EditorAnalysis, offer: Offer) {
  return async (document: vscode.TextDocument): Promise<boolean> => {
    const { count } = await readPuzzles(analysis, document);
    if (count <= MANY) return true;
    const [all, one] = [offer.all(count), offer.one()];
    const options = { modal: true, detail: messages.many.detail() };
    const chosen = await vscode.window.showWarningMessage(offer.question(count), options, all, one);
    if (chosen === one) await vscode.commands.executeCommand(offer.command, document.uri);
    return chosen === all;
  };
}
