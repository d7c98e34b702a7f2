/**
 * Before: the cursor at a given without which the puzzle still has one solution
 * After:  the cell is empty
 */

import * as messages from '../../messages/index';
import { removeDigits } from '../../text/givenEdits';
import { cellSpanOf } from '../../text/puzzle';
import { type ActionSource, requestedCells } from './action';

/** The fixes of a redundant given: remove it, or all that can be removed. */
export const removeRedundant: ActionSource = {
  kind: 'quickfix',
  *actions(request) {
    for (const [puzzle, cell] of requestedCells(request)) {
      const { redundant = [] } = request.repairs.insightOf(puzzle);
      const span = redundant.includes(cell) ? cellSpanOf(puzzle, cell) : undefined;
      if (!span) continue;
      const fixes = { code: 'redundant-given', ...span } as const;
      const title = messages.repairs.remove(puzzle, cell);
      yield { title, kind: 'quickfix', fixes, edits: () => removeDigits(puzzle, [cell]) };
      const command = { name: 'sudoku.minimisePuzzle', at: puzzle.start } as const;
      yield { title: messages.repairs.minimise(), kind: 'quickfix', fixes, command, edits: () => [] };
    }
  },
};
