/**
 * Before: the cursor in `|.`, the only empty cell of `53467891|.`
 * After:  `534678912`
 */

import { candidatesOf, findForced } from '../../core/candidates';
import { fill } from '../edits';
import { messages } from '../messages';
import { isFillable, spanOf } from '../puzzle';
import { type ActionSource, cellsAt } from './action';

export const fillForcedCell: ActionSource = {
  kind: 'quickfix',
  *actions(request) {
    for (const [puzzle, cell] of cellsAt(request)) {
      const span = spanOf(puzzle, cell);
      if (!span || puzzle.grid.digits[cell] !== 0 || !isFillable(puzzle, cell)) continue;
      const forced = findForced(puzzle.grid, candidatesOf(puzzle.grid), cell);
      if (!forced) continue;
      yield {
        title: messages.actions.fillForced(puzzle, forced),
        kind: 'quickfix',
        isPreferred: true,
        mends: { code: 'forced-cell', ...span },
        edits: () => fill(puzzle, cell, forced.digit),
      };
    }
  },
};
