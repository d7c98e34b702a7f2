import type * as vscode from 'vscode';
import { progressOf } from '../../../features/puzzles/progress';
import { solvePuzzle as solveOne } from '../../../features/solving/solving';
import * as messages from '../../../messages/index';
import type { PuzzleDocument } from '../../../text/document/document';
import type { TextEdit } from '../../../text/edits';
import type { Puzzle } from '../../../text/puzzle';
import { answers } from '../../services/answers';
import { type EditorAnalysis, readPuzzles } from '../../services/documents';
import type { Log } from '../../services/log';
import { withProgress } from '../../services/progress';
import { findPuzzle, nameAmongOthers } from '../../services/puzzleAt';
import { settingsOf } from '../../services/settings';
import { now } from '../../services/timing';
import { confirmMany, SOLVE } from '../collection/confirmMany';
import { IN_ANY_EDITOR, IN_TEXT_OR_GRID, NEVER, OF_SUDOKU, ONE, SEVERAL, WRITABLE } from '../conditions';
import { documentCommand } from '../documentCommand';
import { change, type DocumentState, documentStateOf, editsToFill } from '../making/change';
import { NONE, report, type SolveCounts, SolveTally, sentenceOf } from './solveReport';

/** Solves puzzles, and reports the outcome. */
type Solving = (document: vscode.TextDocument, line?: unknown) => Promise<SolveCounts>;

export const solveCommand = documentCommand({
  id: 'sudoku.solve',
  section: 'solving',
  title: 'Solve Sudoku',
  description: 'Solves every puzzle in the file in place',
  enablement: IN_ANY_EDITOR,
  menus: {
    'editor/title': { group: '1_sudokuFill@1', when: `${OF_SUDOKU} && ${ONE}` },
    'sudoku.menu': { group: '2_solve@2', when: `${WRITABLE} && ${ONE}` },
  },
  nothing: NONE,
  confirm: ({ analysis }) => confirmMany(analysis, SOLVE),
  run: ({ analysis, log, onChecked }) => solve(analysis, log, solvePuzzle(analysis, log, onChecked)),
});

/** The command that solves every puzzle of a document in place. If it has only one puzzle, that is solved by `one`. */
const solve = (analysis: EditorAnalysis, log: Log, one: Solving) => async (document: vscode.TextDocument) => {
  const snapshot = documentStateOf(document);
  const puzzles = await readPuzzles(analysis, document);
  if (puzzles.count === 1) return one(document);
  log.engine();
  return solvePuzzles(analysis, snapshot, puzzles, puzzles.puzzles(), puzzles.count);
};

export const solveAllCommand = documentCommand({
  id: 'sudoku.solveAll',
  section: 'solving',
  title: 'Solve All Puzzles in File',
  description: 'Does the same from a menu. In a file with more than 100 puzzles, it always asks first',
  enablement: IN_ANY_EDITOR,
  palette: NEVER,
  menus: {
    'editor/title': { group: '1_sudokuFill@2', when: `${OF_SUDOKU} && ${SEVERAL}` },
    'sudoku.menu': { group: '2_solve@3', when: `${WRITABLE} && ${SEVERAL}` },
  },
  nothing: NONE,
  run: ({ analysis, log, onChecked }) => solveAll(analysis, log, solvePuzzle(analysis, log, onChecked)),
});

/** Like {@link solve}, for menus, which name the document: it asks first when there are many puzzles. */
const solveAll = (analysis: EditorAnalysis, log: Log, one: Solving) => async (document: vscode.TextDocument) =>
  (await confirmMany(analysis, SOLVE)(document)) ? solve(analysis, log, one)(document) : NONE;

export const solvePuzzleCommand = documentCommand({
  id: 'sudoku.solvePuzzle',
  section: 'solving',
  title: 'Solve Puzzle at Cursor',
  description: 'Solves the puzzle at the cursor or, if there is none, the nearest one before it',
  enablement: IN_TEXT_OR_GRID,
  palette: SEVERAL,
  menus: {
    'editor/title': { group: '1_sudokuFill@1', when: `${OF_SUDOKU} && ${SEVERAL}` },
    'sudoku.menu': { group: '2_solve@2', when: `${WRITABLE} && ${SEVERAL}` },
  },
  nothing: NONE,
  run: ({ analysis, log, onChecked }) => solvePuzzle(analysis, log, onChecked),
});

/**
 * The command that solves one puzzle: the one at `line`, otherwise the one that the cursor belongs to. If an entry prevents a
 * solution, it reports which one, like a check. `onChecked` shows it.
 */
const solvePuzzle =
  (analysis: EditorAnalysis, log: Log, onChecked: () => void): Solving =>
  async (document, line) => {
    const snapshot = documentStateOf(document);
    const found = await findPuzzle(analysis, document, line);
    log.engine();
    const puzzles = analysis.documents.puzzlesOf(document);
    if (!found) return solvePuzzles(analysis, snapshot, puzzles, [], 0);
    const { puzzle, version } = found;
    const name = nameAmongOthers(analysis, found);
    return solvePuzzles(analysis, snapshot, puzzles, [puzzle], 1, async (tally, seconds) => {
      const { counts } = tally;
      const original = puzzles.givens.originalOf(puzzle);
      const checked =
        counts.unsolvable > 0 &&
        (await withProgress({ title: messages.progress.checking(), steps: progressOf(puzzle, original) }));
      if (checked && document.version === version) {
        analysis.wrongEntries.remember(document, puzzle, checked.are === 'wrong' ? checked.wrong : []);
        onChecked();
      }
      const reason = checked ? messages.commands.notSolved(checked.message) : undefined;
      const answer =
        reason ??
        (counts.ambiguous > 0
          ? messages.commands.filledOneOfSeveral()
          : counts.solved > 0
            ? undefined
            : sentenceOf(tally, seconds));
      if (answer === undefined || !answers.give(document, answer)) report(document, tally, seconds, { name, reason });
    });
  };

/** Takes `puzzles` one at a time, so that the puzzles of a long file are not all in memory. `notifyOutcome` reports the outcome. */
async function solvePuzzles(
  analysis: EditorAnalysis,
  snapshot: DocumentState,
  { givens }: PuzzleDocument,
  puzzles: Iterable<Puzzle>,
  count: number,
  notifyOutcome: (tally: SolveTally, seconds: number) => void | Promise<void> = (tally, seconds) =>
    report(snapshot.document, tally, seconds),
): Promise<SolveCounts> {
  const { document } = snapshot;
  const { timeLimit } = settingsOf(document);
  const tally = new SolveTally(document);
  function* steps(): Generator<undefined, { edits: TextEdit[] }> {
    const edits: TextEdit[] = [];
    for (const puzzle of puzzles) {
      const end = now() + timeLimit;
      const outcome = yield* solveOne(puzzle, () => now() >= end);
      tally.add(puzzle, outcome);
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
  await notifyOutcome(tally, timeLimit / 1000);
  return tally.counts;
}
