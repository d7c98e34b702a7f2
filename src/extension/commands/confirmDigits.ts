import * as messages from '../../messages/index';
import { answerCommand, refuse } from '../services/notify';
import type { CommandServices } from './command';
import { IN_TEXT_OR_GRID } from './conditions';
import { type PuzzleTarget, puzzleCommand } from './puzzleCommand';

export const confirmDigitsCommand = puzzleCommand({
  id: 'sudoku.confirmDigits',
  section: 'start',
  title: 'Confirm Digits from Picture',
  description:
    'Confirms the cells of the puzzle at the cursor that may have been read incorrectly from a picture. They are no longer marked, and the picture is closed if no other puzzle in it has such cells',
  enablement: IN_TEXT_OR_GRID,
  nothing: { confirmed: 0 },
  run: confirmDigits,
});

/** The command that confirms the digits of the puzzle at the cursor or at a line, or of one cell of it. Returns the number of cells. */
function confirmDigits({ analysis, pictures }: CommandServices) {
  return async (found: PuzzleTarget, cell?: unknown) => {
    const { document } = found;
    const before = analysis.doubtsIn(document, found.puzzle).length;
    if (before === 0) return refuse(document, messages.readingPictures.noDoubts(), { confirmed: 0 });
    (await pictures()).confirm(document, found.puzzle, typeof cell === 'number' ? cell : undefined);
    const confirmed = before - analysis.doubtsIn(document, found.puzzle).length;
    if (cell === undefined) answerCommand(document, messages.readingPictures.confirmed(confirmed));
    return { confirmed };
  };
}
