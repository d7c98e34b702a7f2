/**
 * Before: any file
 * After:  every cell filled that is forced, or that the cells filled so far force, in every puzzle
 *
 * Its kind is never below `source.fixAll`: a global setting would then fill people's puzzles whenever they save.
 */

import { hasForced } from '../../core/candidates';
import type { TextEdit } from '../edits';
import { messages } from '../messages';
import { isSearchable, type Puzzle } from '../puzzle';
import { fillForcedCells } from '../solving';
import type { ActionSource } from './action';

export const fillAllForced: ActionSource = {
  kind: 'source.sudoku.fillForced',
  *actions({ all }) {
    if (!hasForcedCell(all())) return;
    yield {
      title: messages.actions.fillAllForced(),
      kind: 'source.sudoku.fillForced',
      isCostly: true,
      edits: () => {
        const edits: TextEdit[] = [];
        for (const puzzle of all()) edits.push(...fillForcedCells(puzzle).edits);
        return edits;
      },
    };
  },
};

function hasForcedCell(puzzles: Iterable<Puzzle>): boolean {
  for (const puzzle of puzzles) if (isSearchable(puzzle) && hasForced(puzzle.grid)) return true;
  return false;
}
