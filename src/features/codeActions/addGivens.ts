/**
 * Before: the cursor at the mark of a puzzle with several solutions, or anywhere in it if the user asks
 * After:  `Add the given that makes the solution unique: r1c3=7` has written it
 */

import type { Candidate } from '../../core/position';
import * as messages from '../../messages/index';
import { addGivens as editsToAdd } from '../../text/givenEdits';
import { cellSpanOf, hasEntries, isFillable, type Puzzle } from '../../text/puzzle';
import { finish } from '../../text/work';
import { firstDifference } from '../diagnostics/rules/multipleSolutions';
import { type ActionSource, type OfferedAction, requestedPuzzles, touches } from './action';

/** Maximum number of choices of givens to offer. */
const MOST_OFFERED = 3;

/** The fixes of an ambiguous puzzle: the givens that it lacks, and the list of its solutions. */
export const addGivensActions: ActionSource = {
  kind: 'quickfix',
  *actions(request) {
    const { at, isAsked, verdictOf, repairs } = request;
    for (const puzzle of requestedPuzzles(request)) {
      const cell = firstDifference(puzzle, verdictOf(puzzle.grid));
      const span = cell === undefined ? undefined : cellSpanOf(puzzle, cell);
      if (!span || !(isAsked || touches(at, span))) continue;
      const fixes = { code: 'multiple-solutions', ...span } as const;
      const known = repairs.additionsOf(puzzle);
      const options = known?.options.filter(givens => isWritable(puzzle, givens)) ?? [];
      for (const givens of options.slice(0, MOST_OFFERED)) {
        const edits = () => editsToAdd(puzzle, givens);
        yield { ...adding(puzzle, givens, known?.isFewest === true), fixes, edits };
      }
      if (!known) {
        function* work() {
          const found = yield* repairs.adding(puzzle);
          const best = found?.options.find(givens => isWritable(puzzle, givens));
          return best ? editsToAdd(puzzle, best) : [];
        }
        yield {
          ...adding(puzzle),
          fixes,
          work,
          noEdits: messages.repairs.notFound(),
          edits: () => finish(work()),
        };
      }
      const command = { name: 'sudoku.showSolutions', at: puzzle.start } as const;
      yield { title: messages.repairs.show(), kind: 'quickfix', fixes, command, edits: () => [] };
    }
  },
};

/** Adds givens. Without entries in the puzzle, the new givens are marked as givens too. */
function adding(puzzle: Puzzle, givens?: readonly Candidate[], isFewest = true): Omit<OfferedAction, 'edits'> {
  const title = messages.repairs.add(puzzle, givens, isFewest);
  const command = { name: 'sudoku.markGivens', at: puzzle.start } as const;
  return { title, kind: 'quickfix', ...(hasEntries(puzzle) ? {} : { command }) };
}

function isWritable(puzzle: Puzzle, givens: readonly Candidate[]): boolean {
  return givens.every(({ cell }) => isFillable(puzzle, cell));
}
