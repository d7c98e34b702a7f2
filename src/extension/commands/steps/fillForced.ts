import * as vscode from 'vscode';
import type { Value } from '../../../core/sentences';
import { joinSentences } from '../../../core/sentences';
import { fillForcedCells } from '../../../features/solving/forcedFill';
import * as messages from '../../../messages/index';
import type { TextEdit } from '../../../text/edits';
import type { Puzzle } from '../../../text/puzzle';
import { answers } from '../../services/answers';
import { type EditorAnalysis, readPuzzles } from '../../services/documents';
import { answerCommand, inform, mention } from '../../services/notify';
import { findPuzzle, lineOfPuzzle, nameAmongOthers } from '../../services/puzzleAt';
import { confirmMany, FILL } from '../collection/confirmMany';
import { IN_TEXT_OR_GRID, IN_TEXT_OR_TAB, ONE, SEVERAL, WRITABLE } from '../conditions';
import { documentCommand } from '../documentCommand';
import { change, type DocumentState, documentStateOf, editsToFill } from '../making/change';

/** The result of the command. */
export interface FillCounts {
  /** Number of cells in all puzzles. */
  readonly filled: number;
}

/** The filled cells, the puzzles they are in, and the number of puzzles that need more than single candidates. */
interface FillResult {
  readonly filled: number;
  readonly changed: number;
  readonly left: number;
  readonly edits: TextEdit[];
}

export const fillForcedCommand = documentCommand({
  id: 'sudoku.fillForced',
  section: 'solving',
  title: 'Fill Forced Cells',
  description: 'Fills every forced cell in the file, and every cell that then becomes forced',
  enablement: IN_TEXT_OR_TAB,
  menus: {
    'sudoku.menu': { group: '2_solve@1', when: `${WRITABLE} && ${ONE}` },
  },
  nothing: { filled: 0 },
  confirm: ({ analysis }) => confirmMany(analysis, FILL),
  run: ({ analysis }) => fillForced(analysis),
});

/** The command that fills every forced cell of a document, and the cells that these force in turn. */
const fillForced =
  (analysis: EditorAnalysis) =>
  async (document: vscode.TextDocument): Promise<FillCounts> => {
    const snapshot = documentStateOf(document);
    const puzzles = await readPuzzles(analysis, document);
    return fillAll(analysis, snapshot, puzzles.puzzles(), puzzles.count);
  };

export const fillForcedPuzzleCommand = documentCommand({
  id: 'sudoku.fillForcedPuzzle',
  section: 'solving',
  title: 'Fill Forced Cells in Puzzle',
  description: 'Fills the forced cells of the puzzle at the cursor, and every cell that then becomes forced',
  enablement: IN_TEXT_OR_GRID,
  palette: SEVERAL,
  menus: {
    'sudoku.menu': { group: '2_solve@1', when: `${WRITABLE} && ${SEVERAL}` },
  },
  nothing: { filled: 0 },
  run: ({ analysis }) => fillForcedPuzzle(analysis),
});

/** The command that fills the forced cells of one puzzle: the one at `line`, otherwise the one that the cursor belongs to. */
const fillForcedPuzzle =
  (analysis: EditorAnalysis) =>
  async (document: vscode.TextDocument, line?: unknown): Promise<FillCounts> => {
    const snapshot = documentStateOf(document);
    const found = await findPuzzle(analysis, document, line);
    if (!found) return fillAll(analysis, snapshot, [], 0);
    const only = { line: lineOfPuzzle(found), name: nameAmongOthers(analysis, found) };
    return fillAll(analysis, snapshot, [found.puzzle], 1, only);
  };

/** The only puzzle to which a command applies: the line where it starts, and its name if it needs one. */
interface OnlyPuzzle {
  readonly line: number;
  readonly name: Value | undefined;
}

async function fillAll(
  analysis: EditorAnalysis,
  snapshot: DocumentState,
  puzzles: Iterable<Puzzle>,
  count: number,
  only?: OnlyPuzzle,
): Promise<FillCounts> {
  const { document } = snapshot;
  let examined = 0;
  function* steps(): Generator<undefined, FillResult> {
    const edits: TextEdit[] = [];
    let filled = 0;
    let changed = 0;
    let left = 0;
    for (const puzzle of puzzles) {
      const forced = fillForcedCells(puzzle);
      examined++;
      yield undefined;
      // In a puzzle without a solution nothing is forced; the cause is marked.
      if (forced.needsMore && (yield* analysis.verdicts.check(puzzle.grid))?.kind === 'contradictory') continue;
      filled += forced.filled;
      if (forced.needsMore) left++;
      if (forced.filled === 0) continue;
      changed++;
      analysis.documents.puzzlesOf(document).givens.noteEntries(puzzle);
      edits.push(...editsToFill(puzzle, forced.digits, count));
    }
    return { filled, changed, left, edits };
  }
  const result = await change(analysis, snapshot, {
    title: messages.commands.filling(),
    steps: steps(),
    ...(count > 1 && { progress: () => examined / count }),
  });
  if (!result) return { filled: 0 };
  showResult(document, result, only);
  return { filled: result.filled };
}

/** Reports the result. When puzzles need more than single candidates, offers Hint and Solve. */
function showResult(document: vscode.TextDocument, { filled, changed, left }: FillResult, only?: OnlyPuzzle): void {
  const { line, name } = only ?? {};
  const commands = messages.commands;
  const lens = messages.lens;
  if (left === 0 && filled > 0) {
    answerCommand(document, commands.filled(filled, changed, name), mention);
    return;
  }
  const message = joinSentences([
    commands.filled(filled, changed, name),
    ...(left > 0 ? [commands.needsMore(left)] : []),
  ]);
  // A board has both buttons.
  if (answers.give(document, message)) return;
  const buttons = left > 0 ? [lens.hint(), lens.solve()] : [];
  void inform(message, ...buttons).then(chosen => {
    const solving = line === undefined ? 'sudoku.solve' : 'sudoku.solvePuzzle';
    if (chosen)
      void vscode.commands.executeCommand(chosen === lens.hint() ? 'sudoku.hint' : solving, document.uri, line);
  });
}
