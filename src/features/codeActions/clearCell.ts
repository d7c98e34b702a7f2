/**
 * Before: the cursor at a digit that breaks no rule, but leaves the puzzle without a solution, or at a character that is not a digit
 * After:  the cell is empty, or has the right digit when the rest of the puzzle has one solution
 */

import { cellSpanOf } from '../../text/puzzle';
import { puzzlesIn } from '../../text/puzzleFile';
import { type ActionRequest, type ActionSource, type OfferedAction, requestedCells, touches } from './action';
import { changing, clearing, isClearable } from './digitFixes';

/** The fixes that clear or change a cell. */
export const clearCellActions: ActionSource = {
  kind: 'quickfix',
  *actions(request) {
    yield* symbolFixes(request);
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

/** Empties cells whose character cannot be read. */
function* symbolFixes({ file, at }: ActionRequest): Generator<OfferedAction> {
  for (const puzzle of puzzlesIn(file, at)) {
    for (const problem of puzzle.problems) {
      if (problem.code !== 'invalid-symbol' || !cellSpanOf(puzzle, problem.cell)) continue;
      const fixes = { code: problem.code, start: puzzle.start + problem.start, end: puzzle.start + problem.end };
      if (touches(fixes, at)) yield { ...clearing(puzzle, problem.cell), fixes };
    }
  }
}
