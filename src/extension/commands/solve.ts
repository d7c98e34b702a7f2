import * as vscode from 'vscode';
import type { TextEdit } from '../../language/edits';
import { messages } from '../../language/messages';
import { type Puzzle, puzzleNear } from '../../language/puzzle';
import { type Outcome, solvePuzzle as solveOne } from '../../language/solving';
import { puzzlesOf } from '../documents';
import { settingsOf } from '../settings';
import { now } from '../slices';
import { change, editsOfPuzzle, type Snapshot, snapshotOf } from './change';
import { report } from './solveReport';

/** How many puzzles came to what: every puzzle counts once. */
export type SolveCounts = Record<Outcome['kind'], number>;

export const NONE: SolveCounts = { solved: 0, ambiguous: 0, unsolvable: 0, timedOut: 0, unchanged: 0 };

/** Solves every puzzle of a document in place. */
export async function solve(document: vscode.TextDocument): Promise<SolveCounts> {
  const snapshot = snapshotOf(document);
  return solveAll(snapshot, (await puzzlesOf(document)).puzzles);
}

/** Solves the puzzle at the cursor, or the one nearest before it. */
export async function solvePuzzle(document: vscode.TextDocument): Promise<SolveCounts> {
  const snapshot = snapshotOf(document);
  const editor = [vscode.window.activeTextEditor, ...vscode.window.visibleTextEditors].find(
    e => e?.document === document,
  );
  const puzzle = puzzleNear(await puzzlesOf(document), editor ? document.offsetAt(editor.selection.active) : 0);
  return solveAll(snapshot, puzzle ? [puzzle] : []);
}

async function solveAll(snapshot: Snapshot, puzzles: readonly Puzzle[]): Promise<SolveCounts> {
  const { document } = snapshot;
  const { timeLimit } = settingsOf(document);
  const outcomes: Outcome[] = [];
  const text = document.getText();
  function* steps(): Generator<undefined, { edits: TextEdit[] }> {
    const edits: TextEdit[] = [];
    for (const puzzle of puzzles) {
      const end = now() + timeLimit;
      const outcome = yield* solveOne(puzzle, () => now() >= end);
      outcomes.push(outcome);
      if ('edits' in outcome) edits.push(...editsOfPuzzle(text, outcome.edits, puzzles.length));
      yield undefined;
    }
    return { edits };
  }
  const changed = await change(snapshot, {
    title: messages.commands.solving(puzzles.length),
    steps: steps(),
    progress: () => outcomes.length / puzzles.length,
  });
  if (!changed) return { ...NONE, unchanged: puzzles.length };
  report(document, puzzles, outcomes, timeLimit / 1000);
  const counts = { ...NONE };
  for (const { kind } of outcomes) counts[kind]++;
  return counts;
}
