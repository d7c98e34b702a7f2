/** Finds digits that fit no cell of a house, even when conflicting digits are ignored. */

import { digitsWithPlaces, missingDigits } from '../../../core/candidates';
import { digitsOf } from '../../../core/grid';
import * as messages from '../../../messages/diagnostics/findings';
import { cellSpanOf, isFillable } from '../../../text/puzzle';
import { type DiagnosticRule, related } from '../rule';

/**
 * Maximum number of empty cells that a finding lists: all of a 9x9 puzzle. With rules, a large puzzle can have a thousand findings, of which
 * only the first ones list cells.
 */
const MOST_CELLS = 9;
const MOST_WITH_CELLS = 50;

/** Marks the first empty cell of the house. */
export const noPlace: DiagnosticRule = {
  code: 'no-place',
  severity: 'error',
  puzzle: 'no place',
  marks: 'A row, column or box that has no cell left for a digit',
  *check(puzzle, facts) {
    if (!facts.showsDeadEnd) return;
    const { grid, candidates } = facts.withoutConflicts;
    const { geometry, digits } = grid;
    let count = 0;
    for (const house of geometry.houses) {
      const nowhere = missingDigits(grid, house) & ~digitsWithPlaces(candidates, house);
      if (nowhere === 0) continue;
      const empty = [...house.cells].filter(cell => digits[cell] === 0);
      // A cell that could not be read or that the text lacks may hold the digit.
      if (empty.length === 0 || !empty.every(cell => isFillable(puzzle, cell))) continue;
      const span = cellSpanOf(puzzle, empty[0]);
      if (!span) continue;
      for (const digit of digitsOf(nowhere)) {
        count++;
        yield {
          ...span,
          message: messages.findings.noPlace(puzzle, house, digit),
          related: related(puzzle, empty.slice(1, count > MOST_WITH_CELLS ? 1 : MOST_CELLS), cell =>
            messages.findings.emptyCell(puzzle, cell, digit),
          ),
        };
      }
    }
  },
};
