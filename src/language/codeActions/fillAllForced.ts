/**
 * Before: any file
 * After:  every cell filled that is forced, or that the cells filled so far force, in every puzzle
 *
 * Its kind is never below `source.fixAll`: a global setting would then fill people's puzzles whenever they save.
 */

import { hasForced } from '../../core/candidates';
import { messages } from '../messages';
import { isSearchable } from '../puzzle';
import { fillForcedCells } from '../solving';
import type { ActionSource } from './action';

export const fillAllForced: ActionSource = {
  kind: 'source.sudoku.fillForced',
  *actions({ file }) {
    if (!file.puzzles.some(puzzle => isSearchable(puzzle) && hasForced(puzzle.grid))) return;
    yield {
      title: messages.actions.fillAllForced(),
      kind: 'source.sudoku.fillForced',
      isCostly: true,
      edits: () => file.puzzles.flatMap(puzzle => fillForcedCells(puzzle).edits),
    };
  },
};
