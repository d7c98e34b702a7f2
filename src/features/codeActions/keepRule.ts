/**
 * Before: `13..` with `cage 5: r1c12`, the cursor at one of the two
 * After:  `1...` or `.3..`, or with the right digit when the rest of the puzzle has one solution
 */

import { brokenRules } from '../../core/feasibility/broken';
import { conflictsOf } from '../../core/grid';
import { cellSpanOf } from '../../text/puzzle';
import { type ActionSource, requestedCells } from './action';
import { changeToFit, clearing, isClearable } from './digitFixes';

/** The fixes that clear or change a digit that breaks a rule with others. */
export const keepRule: ActionSource = {
  kind: 'quickfix',
  *actions(request) {
    const offered = new Set<string>();
    for (const [puzzle, cell] of requestedCells(request)) {
      const span = cellSpanOf(puzzle, cell);
      if (!span || !puzzle.grid.geometry.variant || puzzle.grid.digits[cell] === 0) continue;
      const broken = brokenRules(puzzle.grid).filter(({ cells }) => cells.includes(cell));
      // A digit in conflict already has fixes.
      if (broken.length === 0 || conflictsOf(puzzle.grid).has(cell)) continue;
      const cells = new Set([cell, ...broken.flatMap(rule => rule.cells)]);
      const actions = [
        changeToFit(request, puzzle, cell),
        ...[...cells].filter(other => isClearable(puzzle, other)).map(other => clearing(puzzle, other)),
      ];
      for (const action of actions) {
        const key = `${puzzle.start} ${action?.title}`;
        if (!action || offered.has(key)) continue;
        offered.add(key);
        yield { ...action, fixes: { code: 'broken-rule', ...span } };
      }
    }
  },
};
