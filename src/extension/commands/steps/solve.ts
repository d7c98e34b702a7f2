import type * as vscode from 'vscode';
import { solvePuzzle as solveOne } from '../../../features/solving/solving';
import * as messages from '../../../messages/index';
import type { PuzzleDocument } from '../../../text/document/document';
import type { TextEdit } from '../../../text/edits';
import type { Puzzle } from '../../../text/puzzle';
import { type EditorAnalysis, readPuzzles } from '../../services/documents';
import type { Log } from '../../services/log';
import { findPuzzle, nameAmongOthers } from '../../services/puzzleAt';
import { settingsOf } from '../../services/settings';
import { now } from '../../services/timing';
import { confirmMany, SOLVE } from '../collection/confirmMany';
import { change, type DocumentState, editsToFill, snapshotOf } from '../making/change';
import { NONE, report, type SolveCounts, Tally } from './solveReport';

/** The command that solves every puzzle of a document in place. */
export const solve = (analysis: EditorAnalysis, log: Log) => async (document: vscode.TextDocument) => {
  const snapshot = snapshotOf(document);
  const puzzles = await readPuzzles(analysis, document);
  log.engine();
  return solvePuzzles(analysis, snapshot, puzzles, puzzles.puzzles(), puzzles.count);
};

/** The same for menus, which name the document: it asks first where there are many puzzles. */
export const solveAll = (analysis: EditorAnalysis, log: Log) => async (document: vscode.TextDocument) =>
  (await confirmMany(analysis, SOLVE)(document)) ? solve(analysis, log)(document) : NONE;

/** The command that solves one puzzle: the one at `line`, otherwise the one that the cursor belongs to. */
export const solvePuzzle =
  (analysis: EditorAnalysis, log: Log) => async (document: vscode.TextDocument, line?: unknown) => {
    const snapshot = snapshotOf(document);
    const found = await findPuzzle(analysis, document, line);
    log.engine();
    const puzzles = analysis.documents.puzzlesOf(document);
    return found
      ? solvePuzzles(analysis, snapshot, puzzles, [found.puzzle], 1, nameAmongOthers(analysis, found))
      : solvePuzzles(analysis, snapshot, puzzles, [], 0);
  };

/** Takes `puzzles` one at a time, so that the puzzles of a long file are not all in memory. `name` is that of the only one, if it needs one. */
async function solvePuzzles(
  analysis: EditorAnalysis,
  snapshot: DocumentState,
  { givens }: PuzzleDocument,
  puzzles: Iterable<Puzzle>,
  count: number,
  name?: string,
): Promise<SolveCounts> {
  const { document } = snapshot;
  const { timeLimit } = settingsOf(document);
  const tally = new Tally(document);
  function* steps(): Generator<undefined, { edits: TextEdit[] }> {
    const edits: TextEdit[] = [];
    for (const puzzle of puzzles) {
      const end = now() + timeLimit;
      const outcome = yield* solveOne(puzzle, () => now() >= end);
      tally.add(puzzle, outcome.kind);
      if ('solution' in outcome) {
        givens.noteEntries(puzzle);
        edits.push(...editsToFill(puzzle, outcome.solution, count));
      }
      yield undefined;
    }
    return { edits };
  }
  const changed = await change(analysis, snapshot, {
    title: messages.commands.solving(count),
    steps: steps(),
    ...(count > 1 && { progress: () => tally.total / count }),
  });
  if (!changed) return { ...NONE, unchanged: count };
  report(document, tally, timeLimit / 1000, name);
  return tally.counts;
}
