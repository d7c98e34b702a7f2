/**
 * Before: `48.6..7.5.`, where the 6 was just typed before the blank of r1c4
 * After:  `48.6.7.5.`: the blank beside the edit is gone, and every digit is in its column
 */

import { messages } from '../../messages/index';
import { puzzlesIn } from '../../puzzle';
import { brokenRow } from '../rowRepair/brokenRow';
import { editsOfRepair } from '../rowRepair/edits';
import { repairsOf } from '../rowRepair/repairs';
import { type ActionSource, touches } from './action';

/** The fixes that make a row as long as it must be. */
export const rowLength: ActionSource = {
  kind: 'quickfix',
  *actions({ file, at, recentEdits = [] }) {
    for (const puzzle of puzzlesIn(file, at)) {
      for (const problem of puzzle.problems) {
        if (problem.code !== 'row-length') continue;
        const fixes = { code: problem.code, start: puzzle.start + problem.start, end: puzzle.start + problem.end };
        const { cells } = problem;
        const whole = { start: puzzle.start + cells[0].start, end: puzzle.start + cells[cells.length - 1].end };
        if (!touches(whole, at)) continue;
        const row = brokenRow(puzzle, problem);
        for (const repair of repairsOf(row, recentEdits)) {
          yield {
            title: messages.actions.repair(row, repair),
            kind: 'quickfix',
            isPreferred: repair.effect.kind === 'keeps columns' && !repair.isUndoing,
            fixes,
            edits: () => editsOfRepair(row, repair.places),
          };
        }
      }
    }
  },
};
