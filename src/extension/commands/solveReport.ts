/** Tells the user what became of the puzzles, and offers to go to those that need a look. */

import * as vscode from 'vscode';
import { messages } from '../../language/messages';
import { isWhole, type Puzzle } from '../../language/puzzle';
import type { Outcome } from '../../language/solving';

/** More buttons than these no notification shows well. */
const MOST_BUTTONS = 3;

/** Milliseconds that a mere "done" stays in the status bar. */
const STATUS_TIME = 5000;

/** `puzzles` as they were before; they are still in the same lines. `seconds` is the time limit for one of them. */
export function report(
  document: vscode.TextDocument,
  puzzles: readonly Puzzle[],
  outcomes: readonly Outcome[],
  seconds: number,
): void {
  const { commands } = messages;
  if (puzzles.length === 0) {
    void vscode.window.showInformationMessage(commands.noPuzzle());
    return;
  }
  const places = puzzles.map(puzzle => {
    const position = document.positionAt(puzzle.start);
    return { name: commands.name(puzzle, position.line + 1), position };
  });
  const those = (belongs: (puzzle: Puzzle, outcome: Outcome) => boolean) =>
    places.filter((_, i) => belongs(puzzles[i], outcomes[i]));
  const solved = those((_, { kind }) => kind === 'solved');
  const ambiguous = those((_, { kind }) => kind === 'ambiguous');
  const unsolvable = those((_, { kind }) => kind === 'unsolvable');
  const timedOut = those((_, { kind }) => kind === 'timedOut');
  const unreadable = those(puzzle => !isWhole(puzzle));
  const already =
    puzzles.length - solved.length - ambiguous.length - unsolvable.length - timedOut.length - unreadable.length;

  const names = (found: typeof places) => found.map(({ name }) => name);
  const sentences = [
    solved.length > 0 && commands.solved(solved.length),
    already > 0 && (solved.length === 0 || puzzles.length > 1) && commands.alreadySolved(already),
    ambiguous.length > 0 && commands.ambiguous(names(ambiguous)),
    unsolvable.length > 0 && commands.unsolvable(names(unsolvable)),
    timedOut.length > 0 && commands.timedOut(names(timedOut), seconds),
    unreadable.length > 0 && commands.unreadable(names(unreadable)),
  ].filter(sentence => sentence !== false);
  const message = sentences.join(' ');

  const failed = [...unsolvable, ...timedOut, ...unreadable];
  const toVisit = [...failed, ...ambiguous].slice(0, puzzles.length > 1 ? MOST_BUTTONS : 0);
  if (failed.length === 0 && ambiguous.length === 0) {
    vscode.window.setStatusBarMessage(message, STATUS_TIME);
    return;
  }
  const show = failed.length > 0 ? vscode.window.showWarningMessage : vscode.window.showInformationMessage;
  const buttons = toVisit.map(({ name, position }) => ({ title: commands.goTo(name), position }));
  void show(message, ...buttons).then(chosen => chosen && goTo(document, chosen.position));
}

async function goTo(document: vscode.TextDocument, position: vscode.Position): Promise<void> {
  await vscode.window.showTextDocument(document, { selection: new vscode.Range(position, position) });
}
