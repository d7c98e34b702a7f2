/**
 * Before: the cursor in `|.`, the only empty cell of `53467891|.`
 * After:  `534678912`
 */

import { findForced } from '../../core/candidates';
import * as messages from '../../messages/index';
import { fill } from '../../text/edits';
import { cellSpanOf, isFillable, isSearchable, type Puzzle } from '../../text/puzzle';
import { Facts } from '../diagnostics/facts';
import { judgedGrid } from '../puzzles/entries';
import { type ActionSource, requestedCells } from './action';

/** The fix that fills a forced cell. */
export const fillForcedCell: ActionSource = {
  kind: 'quickfix',
  *actions(request) {
    const known = new Map<Puzzle, Facts>();
    const isMistaken = (puzzle: Puzzle, facts: Facts) =>
      facts.isMistaken || (isSearchable(puzzle) && request.verdictOf(judgedGrid(puzzle))?.kind === 'contradictory');
    for (const [puzzle, cell] of requestedCells(request)) {
      const facts = known.get(puzzle) ?? new Facts(puzzle, 'all', undefined);
      known.set(puzzle, facts);
      const span = cellSpanOf(puzzle, cell);
      if (!span || puzzle.grid.digits[cell] !== 0 || !isFillable(puzzle, cell)) continue;
      const forced = findForced(puzzle.grid, facts.candidates, cell);
      if (!forced || isMistaken(puzzle, facts)) continue;
      yield {
        title: messages.actions.fillForced(puzzle, forced),
        kind: 'quickfix',
        isPreferred: true,
        fixes: { code: 'forced-cell', ...span },
        edits: () => fill(puzzle, cell, forced.digit),
      };
    }
  },
};
