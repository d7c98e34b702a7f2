/**
 * Before: `5...5....`, the cursor at one of the fives
 * After:  `....5....` or `5........`, or with the right digit when the rest of the puzzle has one solution
 */

import { conflictsOf, withDigit } from '../../../core/grid';
import type { Cell } from '../../../core/numbers';
import { cellSpanOf, changedGiven, isWhole, type Puzzle } from '../../puzzle';
import { type Action, type ActionRequest, type ActionSource, requestedCells } from './action';
import { changing, clearing, isClearable } from './digitFixes';

/** The fixes that clear or change a digit in conflict. */
export const resolveConflict: ActionSource = {
  kind: 'quickfix',
  *actions(request) {
    const conflicts = new Map<Puzzle, ReturnType<typeof conflictsOf>>();
    const offered = new Set<string>();
    for (const [puzzle, cell] of requestedCells(request)) {
      const found = conflicts.get(puzzle) ?? conflictsOf(puzzle.grid);
      conflicts.set(puzzle, found);
      const given = changedGiven(puzzle, cell);
      const span = cellSpanOf(puzzle, cell);
      if (!span || (!found.has(cell) && !given)) continue;
      const partners = (found.get(cell) ?? []).flatMap(repeat => repeat.partners);
      const actions = [
        given ? changing(puzzle, cell, given) : changeToFit(request, puzzle, cell),
        ...[cell, ...partners].filter(other => isClearable(puzzle, other)).map(other => clearing(puzzle, other)),
      ];
      for (const action of actions) {
        // Cells in conflict with each other share actions.
        const key = `${puzzle.start} ${action?.title}`;
        if (!action || offered.has(key)) continue;
        offered.add(key);
        yield { ...action, fixes: { code: 'conflict', ...span } };
      }
    }
  },
};

/** The change to a cell's right digit, when the puzzle without the cell's digit has exactly one solution. */
function changeToFit({ verdictOf }: ActionRequest, puzzle: Puzzle, cell: Cell): Action | undefined {
  if (!isWhole(puzzle) || !isClearable(puzzle, cell)) return undefined;
  const verdict = verdictOf(withDigit(puzzle.grid, cell, 0));
  return verdict?.kind === 'valid' ? changing(puzzle, cell, verdict.solution[cell]) : undefined;
}
