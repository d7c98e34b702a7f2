/**
 * Before: the cursor in an empty cell that is not forced, but is the next to get a digit when one reasons
 * After:  `Fill r4c7 with 5 (XY-Wing …)` has put it there
 */

import { findForced } from '../../../core/candidates';
import type { Step } from '../../../core/techniques/step';
import { messages } from '../../messages';
import { isFillable, isSearchable, type Puzzle } from '../../puzzle';
import { Facts } from '../diagnostics/facts';
import { hardestOf } from '../reasoning';
import { editsOf } from '../stepping';
import { type ActionSource, cellsAt } from './action';

export const fillByStep: ActionSource = {
  kind: 'quickfix',
  *actions(request) {
    const known = new Map<Puzzle, readonly Step[] | undefined>();
    for (const [puzzle, cell] of cellsAt(request)) {
      if (puzzle.grid.digits[cell] !== 0 || !isFillable(puzzle, cell) || !isSearchable(puzzle)) continue;
      const { candidates, isStuck } = new Facts(puzzle, 'all', undefined);
      if (isStuck || findForced(puzzle.grid, candidates, cell)) continue;
      if (!known.has(puzzle)) known.set(puzzle, request.stepsTo(puzzle));
      const steps = known.get(puzzle);
      const last = steps?.at(-1);
      const placement = last?.placements.find(placed => placed.cell === cell);
      if (!steps || !last || !placement) continue;
      yield {
        title: messages.actions.fillByStep(puzzle, placement, hardestOf(steps), steps.length),
        kind: 'quickfix',
        edits: () => editsOf(puzzle, { placements: [placement], eliminations: [] }),
      };
    }
  },
};
