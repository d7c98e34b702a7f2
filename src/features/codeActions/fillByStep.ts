/**
 * Before: the cursor is in an empty cell that is not forced, but is the next cell that the path fills
 * After:  `Fill r4c7 with 5 (XY-Wing …)` has written the digit there
 */

import { findForced } from '../../core/candidates';
import * as messages from '../../messages/index';
import { isFillable, isSearchable, type Puzzle } from '../../text/puzzle';
import { Facts } from '../diagnostics/facts';
import { editsOf } from '../steps/stepping';
import type { Placing } from '../steps/stepsToPlacement';
import { type ActionSource, requestedCells } from './action';

/** The fix that fills the cell that the path fills next. */
export const fillByStep: ActionSource = {
  kind: 'quickfix',
  *actions(request) {
    const known = new Map<Puzzle, Placing | undefined>();
    for (const [puzzle, cell] of requestedCells(request)) {
      if (puzzle.grid.digits[cell] !== 0 || !isFillable(puzzle, cell) || !isSearchable(puzzle)) continue;
      const { candidates, showsDeadEnd } = new Facts(puzzle, 'all', undefined);
      if (showsDeadEnd || findForced(puzzle.grid, candidates, cell)) continue;
      if (!known.has(puzzle)) known.set(puzzle, request.placingOf(puzzle));
      const placing = known.get(puzzle);
      const placement = placing?.steps.at(-1)?.placements.find(placed => placed.cell === cell);
      if (!placing || !placement) continue;
      yield {
        title: messages.actions.fillByStep(puzzle, placement, placing.hardest, placing.steps.length),
        kind: 'quickfix',
        edits: () => editsOf(puzzle, { placements: [placement], eliminations: [] }),
      };
    }
  },
};
