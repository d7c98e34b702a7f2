/**
 * Before: the cursor at a digit that breaks no rule, but leaves the puzzle without a solution
 * After:  the cell is empty, or has the right digit when the rest of the puzzle has one solution
 */

import { cellSpanOf } from '../../text/puzzle';
import { type ActionSource, requestedCells } from './action';
import { changing, clearing, isClearable } from './digitFixes';

/** The fixes that clear or change a wrong digit. */
export const clearWrongDigit: ActionSource = {
  kind: 'quickfix',
  *actions(request) {
    for (const [puzzle, cell] of requestedCells(request)) {
      const suspicion = request.suspicionsOf(puzzle).find(({ cells }) => cells.includes(cell));
      const span = cellSpanOf(puzzle, cell);
      if (!suspicion || !span || !isClearable(puzzle, cell)) continue;
      const fixes = { code: 'wrong-digit', ...span } as const;
      yield { ...clearing(puzzle, cell), fixes };
      if (suspicion.solution) yield { ...changing(puzzle, cell, suspicion.solution[cell]), fixes };
    }
  },
};
