import * as vscode from 'vscode';
import type { TextEdit } from '../../language/edits';
import { messages } from '../../language/messages';
import { type Puzzle, puzzleNear } from '../../language/puzzle';
import { solvePuzzle as solveOne } from '../../language/solving';
import { puzzlesOf } from '../documents';
import { logEngine } from '../log';
import { settingsOf } from '../settings';
import { now } from '../timing';
import { change, editsOfPuzzle, type Snapshot, snapshotOf } from './change';
import { NONE, report, type SolveCounts, Tally } from './solveReport';

/** Solves every puzzle of a document in place. */
export async function solve(document: vscode.TextDocument): Promise<SolveCounts> {
  const snapshot = snapshotOf(document);
  const puzzles = await puzzlesOf(document);
  return solveAll(snapshot, puzzles.puzzles(), puzzles.count);
}

/** Solves the puzzle at the cursor, or the one nearest before it. */
export async function solvePuzzle(document: vscode.TextDocument): Promise<SolveCounts> {
  const snapshot = snapshotOf(document);
  const editor = [vscode.window.activeTextEditor, ...vscode.window.visibleTextEditors].find(
    e => e?.document === document,
  );
  const cursor = editor ? document.offsetAt(editor.selection.active) : 0;
  const puzzle = puzzleNear((await puzzlesOf(document)).around({ start: cursor, end: cursor }), cursor);
  return puzzle ? solveAll(snapshot, [puzzle], 1) : solveAll(snapshot, [], 0);
}

/** `puzzles` are taken one by one, so that not all of a long file have to be in memory. */
async function solveAll(snapshot: Snapshot, puzzles: Iterable<Puzzle>, count: number): Promise<SolveCounts> {
  const { document } = snapshot;
  const { timeLimit } = settingsOf(document);
  logEngine();
  const tally = new Tally(document);
  const text = document.getText();
  function* steps(): Generator<undefined, { edits: TextEdit[] }> {
    const edits: TextEdit[] = [];
    for (const puzzle of puzzles) {
      const end = now() + timeLimit;
      const outcome = yield* solveOne(puzzle, () => now() >= end);
      tally.add(puzzle, outcome.kind);
      if ('edits' in outcome) edits.push(...editsOfPuzzle(text, outcome.edits, count));
      yield undefined;
    }
    return { edits };
  }
  const changed = await change(snapshot, {
    title: messages.commands.solving(count),
    steps: steps(),
    progress: () => tally.total / count,
  });
  if (!changed) return { ...NONE, unchanged: count };
  report(document, tally, timeLimit / 1000);
  return tally.counts;
}
