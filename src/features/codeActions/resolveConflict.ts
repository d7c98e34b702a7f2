/**
 * Before: `5...5....`, the cursor at one of the fives
 * After:  `....5....` or `5........`, or with the right digit when the rest of the puzzle has one solution
 */

import { conflictsOf } from '../../core/grid';
import { cellSpanOf, changedGiven, type Puzzle } from '../../text/puzzle';
import { type ActionSource, requestedCells } from './action';
import { changeToFit, changing, clearing, isClearable } from './digitFixes';

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
        // Conflicting cells share actions.
        const key = `${puzzle.start} ${action?.title}`;
        if (!action || offered.has(key)) continue;
        offered.add(key);
        yield { ...action, fixes: { code: 'conflict', ...span } };
      }
    }
  },
};
