/** Tells the user what became of the puzzles, and offers to go to those that need a look. */

import * as vscode from 'vscode';
import { MOST_NAMES, messages, type Named } from '../../language/messages';
import { isWhole, type Puzzle } from '../../language/puzzle';
import type { Outcome } from '../../language/solving';

/** More buttons than these no notification shows well. */
const MOST_BUTTONS = 3;

/** Milliseconds that a mere "done" stays in the status bar. */
const STATUS_TIME = 5000;

interface Place {
  readonly name: string;
  readonly position: vscode.Position;
}

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
  const those = (kind: Outcome['kind']) => puzzles.filter((_, i) => outcomes[i].kind === kind);
  const solved = those('solved').length;
  const ambiguous = those('ambiguous');
  const unsolvable = those('unsolvable');
  const timedOut = those('timedOut');
  const unreadable = those('unchanged').filter(puzzle => !isWhole(puzzle));
  const already = those('unchanged').length - unreadable.length;

  const placesOf = (some: readonly Puzzle[]) => some.slice(0, MOST_NAMES).map(puzzle => placeOf(document, puzzle));
  const named = (some: readonly Puzzle[]): Named => ({
    names: placesOf(some).map(({ name }) => name),
    total: some.length,
  });
  const message = [
    solved > 0 && commands.solved(solved),
    already > 0 && (solved === 0 || puzzles.length > 1) && commands.alreadySolved(already),
    ambiguous.length > 0 && commands.ambiguous(named(ambiguous)),
    unsolvable.length > 0 && commands.unsolvable(named(unsolvable)),
    timedOut.length > 0 && commands.timedOut(named(timedOut), seconds),
    unreadable.length > 0 && commands.unreadable(named(unreadable)),
  ]
    .filter(sentence => sentence !== false)
    .join(' ');

  const failed = [...unsolvable, ...timedOut, ...unreadable];
  if (failed.length === 0 && ambiguous.length === 0) {
    vscode.window.setStatusBarMessage(message, STATUS_TIME);
    return;
  }
  const show = failed.length > 0 ? vscode.window.showWarningMessage : vscode.window.showInformationMessage;
  const buttons = placesOf([...failed, ...ambiguous])
    .slice(0, MOST_BUTTONS)
    .map(({ name, position }) => ({ title: commands.goTo(name), position }));
  void show(message, ...buttons).then(chosen => chosen && goTo(document, chosen.position));
}

function placeOf(document: vscode.TextDocument, puzzle: Puzzle): Place {
  const position = document.positionAt(puzzle.start);
  return { name: messages.commands.name(puzzle, position.line + 1), position };
}

async function goTo(document: vscode.TextDocument, position: vscode.Position): Promise<void> {
  await vscode.window.showTextDocument(document, { selection: new vscode.Range(position, position) });
}
