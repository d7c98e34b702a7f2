/** `Replay My Solve`. */

import * as vscode from 'vscode';
import { replayDrawingOf } from '../../../board/drawing/replayDrawing';
import { type Replay, replayOf } from '../../../features/replay/replay';
import { cellSpanOf } from '../../../text/puzzle';
import { activeGrid } from '../../services/activeEditor';
import type { EditorAnalysis } from '../../services/documents';
import { refuse } from '../../services/notify';
import type { DocumentPuzzle } from '../../services/puzzleAt';
import type { ShownSteps } from '../../services/shownSteps';
import { IN_TEXT_OR_GRID } from '../conditions';
import { type PuzzleTarget, puzzleCommand } from '../puzzleCommand';

/** The result: the number of moves of the replay that is shown; 0 if there is none. */
export interface Replayed {
  readonly moves: number;
}

/** The result when there is no replay. */
const NOTHING_REPLAYED: Replayed = { moves: 0 };

export const replayCommand = puzzleCommand({
  id: 'sudoku.replay',
  section: 'playing',
  title: 'Replay My Solve',
  description:
    'Shows your changes to the puzzle on the board, one at a time, or the steps that are written below the puzzle. See [Replay](board.md#replay)',
  enablement: `${IN_TEXT_OR_GRID} || editorLangId == sudoku-report`,
  nothing: NOTHING_REPLAYED,
  run: ({ analysis, steps }) => replay(analysis, steps),
});

/** Shows the first move of the replay of a puzzle on the board, which is opened if necessary. */
const replay =
  (analysis: EditorAnalysis, steps: ShownSteps) =>
  async (found: PuzzleTarget): Promise<Replayed> => {
    const { document, puzzle } = found;
    const result = replayOf(puzzle, analysis.gridHistory.of(document, puzzle), document.getText());
    if (!result.isFound) return refuse(document, result.reason, NOTHING_REPLAYED);
    showMove(steps, found, result.value, 0);
    // A grid editor shows it already.
    if (`${activeGrid()}` !== `${document.uri}`) await vscode.commands.executeCommand('sudoku.showBoard');
    return { moves: result.value.length };
  };

/** Shows a move on the boards, and its cells in the text. */
function showMove(steps: ShownSteps, found: DocumentPuzzle, moves: Replay, index: number): void {
  const { puzzle } = found;
  const drawing = replayDrawingOf(puzzle, moves, index);
  const highlights = [...drawing.cells, ...drawing.candidates].flatMap(({ cell, role }) => {
    const span = cellSpanOf(puzzle, cell);
    return span ? [{ ...span, role: role === 'placement' ? role : ('elimination' as const) }] : [];
  });
  steps.show(found, { drawing, goTo: to => showMove(steps, found, moves, to) }, { highlights });
}
