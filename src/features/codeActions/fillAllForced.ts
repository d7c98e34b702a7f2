/**
 * Before: any file
 * After:  every forced cell is filled, and every cell that these force in turn, in every puzzle
 *
 * The kind must not be below `source.fixAll`: a global setting for that kind would fill puzzles at every save.
 */

import { hasForced } from '../../core/candidates';
import * as messages from '../../messages/index';
import { fillBlanks, type TextEdit } from '../../text/edits';
import { isSearchable, type Puzzle } from '../../text/puzzle';
import { finish } from '../../text/work';
import { fillForcedCells } from '../solving/forcedFill';
import type { ActionRequest, ActionSource } from './action';

/** Number of puzzles that are searched for a forced cell. A longer file is assumed to have one. */
const MOST_EXAMINED = 1000;

/** The source action that fills all forced cells of a file. */
export const fillAllForced: ActionSource = {
  kind: 'source.sudoku.fillForced',
  *actions({ all, isRead, reading, verdictOf }) {
    if (isRead && !mayHaveForced(all())) return;
    function* work(): Generator<undefined, TextEdit[]> {
      yield* reading();
      return yield* fillAll(all(), verdictOf);
    }
    yield {
      title: messages.actions.fillAllForced(),
      kind: 'source.sudoku.fillForced',
      work,
      edits: () => finish(work()),
    };
  },
};

function mayHaveForced(puzzles: Iterable<Puzzle>): boolean {
  let examined = 0;
  for (const puzzle of puzzles) {
    if (++examined > MOST_EXAMINED || (isSearchable(puzzle) && hasForced(puzzle.grid))) return true;
  }
  return false;
}

/** Skips puzzles without a solution. A completely filled puzzle has one. */
function* fillAll(puzzles: Iterable<Puzzle>, verdictOf: ActionRequest['verdictOf']): Generator<undefined, TextEdit[]> {
  const edits: TextEdit[] = [];
  for (const puzzle of puzzles) {
    const { filled, digits, isComplete } = fillForcedCells(puzzle);
    const isRight = filled > 0 && (isComplete || verdictOf(puzzle.grid)?.kind !== 'contradictory');
    if (isRight) edits.push(...fillBlanks(puzzle, digits));
    yield undefined;
  }
  return edits;
}
