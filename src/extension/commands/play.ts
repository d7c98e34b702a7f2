/** `Start Playing`, `Restart` and `Reveal Cell`. */

import type * as vscode from 'vscode';
import { editsFor } from '../../board/intents';
import { restart, startPlaying } from '../../features/puzzles/play';
import * as messages from '../../messages/index';
import type { Changed, TextEdit } from '../../text/edits';
import type { EditorAnalysis } from '../services/documents';
import { answerCommand, mention, refuse } from '../services/notify';
import { withProgress } from '../services/progress';
import { cellMeantIn, cursorOf, type DocumentPuzzle, nameAmongOthers } from '../services/puzzleAt';
import { settingsOf } from '../services/settings';
import { IN_TEXT_OR_GRID, WRITABLE } from './conditions';
import { change } from './making/change';
import { type PuzzleTarget, puzzleCommand } from './puzzleCommand';

/** The result of these commands. */
export interface Played {
  /** Whether the text was changed. */
  readonly isChanged: boolean;
}

/** The result when nothing was changed. */
const NOTHING_PLAYED: Played = { isChanged: false };

export const startPlayingCommand = puzzleCommand({
  id: 'sudoku.startPlaying',
  section: 'playing',
  title: 'Start Playing',
  description:
    'Adds a `[State]` section below the givens, so that you cannot change the givens by mistake while you play',
  enablement: IN_TEXT_OR_GRID,
  menus: {
    'sudoku.menu': { group: '1_play@1', when: WRITABLE },
  },
  nothing: NOTHING_PLAYED,
  run: ({ analysis }) => startPlay(analysis),
});

/** Writes a state after the givens of a puzzle, so that the givens are safe while it is played. */
const startPlay = (analysis: EditorAnalysis) =>
  playing(analysis, messages.play.started(), async ({ document, puzzle }) =>
    startPlaying(puzzle, sourceIn(analysis, document), originalOf(analysis, { document, puzzle })),
  );

export const restartCommand = puzzleCommand({
  id: 'sudoku.restart',
  section: 'playing',
  title: 'Restart Puzzle',
  description: 'Resets the puzzle to its givens by removing all entries and marks',
  enablement: IN_TEXT_OR_GRID,
  menus: {
    'sudoku.menu': { group: '1_play@2', when: WRITABLE },
  },
  nothing: NOTHING_PLAYED,
  run: ({ analysis }) => restartPlay(analysis),
});

/** Makes the position of a puzzle its givens again, without marks. */
const restartPlay = (analysis: EditorAnalysis) =>
  playing(analysis, messages.play.restarted(), async ({ document, puzzle }) =>
    restart(puzzle, sourceIn(analysis, document), originalOf(analysis, { document, puzzle })),
  );

export const revealCellCommand = puzzleCommand({
  id: 'sudoku.revealCell',
  section: 'playing',
  title: 'Reveal Cell',
  description: 'Writes the correct digit into the cell at the cursor',
  enablement: IN_TEXT_OR_GRID,
  menus: {
    'sudoku.menu': { group: '1_play@3', when: WRITABLE },
  },
  nothing: NOTHING_PLAYED,
  run: ({ analysis }) => revealOne(analysis),
});

/** Writes the correct digit into the cell of the argument, or the one at the cursor. */
const revealOne = (analysis: EditorAnalysis) =>
  playing(analysis, '', async ({ document, puzzle }, argument) => {
    const atCursor = () => cellMeantIn(analysis, document, cursorOf(analysis, document))?.cell;
    const cell = Number.isInteger(argument) ? (argument as number) : atCursor();
    if (cell === undefined) return { refused: messages.play.noCell() };
    const givens = { geometry: puzzle.grid.geometry, digits: originalOf(analysis, { document, puzzle }) };
    const verdict = await withProgress({ title: messages.progress.checking(), steps: analysis.verdicts.check(givens) });
    const solution = verdict?.kind === 'valid' ? verdict.solution : [];
    const digit = solution[cell] ?? 0;
    if (digit === 0) return { refused: messages.play.unsolved(puzzle, cell) };
    if (puzzle.grid.digits[cell] === digit) {
      const { locked, right } = messages.play;
      return { refused: givens.digits[cell] === 0 ? right(puzzle, cell) : locked(puzzle, [cell]) };
    }
    analysis.documents.puzzlesOf(document).givens.noteEntries(puzzle);
    const intent = { kind: 'setDigit', cells: [cell], digit } as const;
    return editsFor(puzzle, sourceIn(analysis, document), intent, settingsOf(document));
  });

/** A command that changes a puzzle in one undo step, and then shows `done`. */
function playing(
  analysis: EditorAnalysis,
  done: string,
  edit: (found: DocumentPuzzle, argument: unknown) => Promise<Changed>,
) {
  return async (found: PuzzleTarget, argument?: unknown): Promise<Played> => {
    const { document, snapshot } = found;
    const changed = await edit(found, argument);
    if ('refused' in changed)
      return refuse(document, changed.refused, NOTHING_PLAYED, nameAmongOthers(analysis, found));
    const { edits } = changed;
    if (edits.length === 0) return NOTHING_PLAYED;
    function* steps(): Generator<undefined, { edits: readonly TextEdit[] }> {
      yield undefined;
      return { edits };
    }
    if (!(await change(analysis, snapshot, { title: messages.play.changing(), steps: steps() }))) return NOTHING_PLAYED;
    if (done) answerCommand(document, done, mention);
    return { isChanged: true };
  };
}

function sourceIn(analysis: EditorAnalysis, document: vscode.TextDocument) {
  return analysis.documents.puzzlesOf(document).source;
}

/** By cell: the given, even if it was overwritten since, or 0. */
function originalOf(analysis: EditorAnalysis, { document, puzzle }: Pick<DocumentPuzzle, 'document' | 'puzzle'>) {
  return analysis.documents.puzzlesOf(document).givens.originalOf(puzzle);
}
