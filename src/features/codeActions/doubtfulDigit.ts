/**
 * Before: the cursor at a cell that may have been read incorrectly from a picture
 * After:  the cell has the second guess, or its digit is confirmed, so that it is no longer marked
 */

import * as messages from '../../messages/index';
import { cellSpanOf } from '../../text/puzzle';
import { type ActionSource, requestedCells } from './action';
import { changing, clearing } from './digitFixes';

/** The fixes for doubtful cells. */
export const doubtfulDigitActions: ActionSource = {
  kind: 'quickfix',
  *actions(request) {
    for (const [puzzle, cell] of requestedCells(request)) {
      const doubt = request.doubtsOf?.(puzzle).find(each => each.cell === cell);
      const span = cellSpanOf(puzzle, cell);
      if (!doubt || !span) continue;
      const fixes = { code: 'doubtful-digit', ...span } as const;
      const { digit, second } = doubt;
      yield { ...(second === 0 ? clearing(puzzle, cell) : changing(puzzle, cell, second)), fixes };
      yield {
        title: messages.actions.confirm(puzzle, cell, digit),
        kind: 'quickfix',
        fixes,
        command: { name: 'sudoku.confirmDigits', at: puzzle.start, cell },
        edits: () => [],
      };
    }
  },
};
