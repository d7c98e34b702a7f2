/** `Minimize Puzzle`. */

import * as vscode from 'vscode';
import type { SquareSymmetry } from '../../../core/symmetry/symmetries';
import {
  expectMinimised,
  type KeptSymmetry,
  keepableSymmetries,
  type MinimizeResult,
  minimisingPuzzle,
} from '../../../features/solving/minimising';
import * as messages from '../../../messages/index';
import type { Work } from '../../../text/work';
import type { EditorAnalysis } from '../../services/documents';
import { answerCommand } from '../../services/notify';
import { IN_TEXT_OR_GRID } from '../conditions';
import { type PuzzleTarget, puzzleCommand } from '../puzzleCommand';
import { change } from './change';

/** The result of the command. */
export interface PuzzleMinimised {
  /** Givens that were removed; 0 when nothing was changed. */
  readonly removed: number;
}

/** The result when nothing was changed. */
const NOTHING_MINIMISED: PuzzleMinimised = { removed: 0 };

/** The argument of another extension. */
interface Argument {
  readonly symmetry: KeptSymmetry;
}

export const minimisePuzzleCommand = puzzleCommand({
  id: 'sudoku.minimisePuzzle',
  section: 'playing',
  title: 'Minimize Puzzle',
  description:
    'Removes givens until each remaining one is needed, in one undo step. It can keep the symmetry of the givens',
  enablement: IN_TEXT_OR_GRID,
  nothing: NOTHING_MINIMISED,
  run: ({ analysis }) => minimisePuzzle(analysis),
});

/**
 * Removes givens of a puzzle until all the others are needed, in one undo step. Asks which symmetry to keep if they have one and
 * no argument names it.
 */
const minimisePuzzle =
  (analysis: EditorAnalysis) =>
  async ({ document, puzzle, snapshot }: PuzzleTarget, argument?: unknown): Promise<PuzzleMinimised> => {
    const symmetries = keepableSymmetries(puzzle);
    const kept = isArgument(argument) ? argument.symmetry : await askSymmetry(symmetries);
    if (kept === undefined) return NOTHING_MINIMISED;
    const { givens } = analysis.documents.puzzlesOf(document);
    let takeBack = () => {};
    function* steps(): Work<MinimizeResult> {
      const minimised = yield* minimisingPuzzle(puzzle, analysis.verdicts, kept);
      if (minimised.removed > 0) takeBack = expectMinimised(givens, puzzle, minimised);
      return minimised;
    }
    const result = await change(analysis, snapshot, { title: messages.repairs.minimising(), steps: steps() });
    if (!result) {
      takeBack();
      return NOTHING_MINIMISED;
    }
    answerCommand(document, result.message);
    return { removed: result.removed };
  };

function isArgument(value: unknown): value is Argument {
  return typeof value === 'object' && value !== null && 'symmetry' in value && typeof value.symmetry === 'string';
}

/** Asks which symmetry to keep; undefined when the user chose nothing. Does not ask when there is none. */
async function askSymmetry(symmetries: readonly SquareSymmetry[]): Promise<KeptSymmetry | undefined> {
  if (symmetries.length === 0) return 'none';
  const words = messages.repairs;
  const choices: (vscode.QuickPickItem & { readonly kept: KeptSymmetry })[] = [
    ...(symmetries.length > 1 ? [{ label: words.keepAll(), kept: 'all' as const }] : []),
    ...symmetries.map(symmetry => ({ label: words.keepOne(symmetry), kept: symmetry })),
    { label: words.keepNone(), kept: 'none' },
  ];
  return (await vscode.window.showQuickPick(choices, { placeHolder: words.keep() }))?.kept;
}
