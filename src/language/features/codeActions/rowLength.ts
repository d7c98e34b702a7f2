/**
 * Before: `53..7...`  or `53..7.....`
 * After:  `53..7....` in a 9x9 puzzle
 */

import { messages } from '../../messages/index';
import type { Problem } from '../../puzzle';
import { puzzlesIn } from '../../puzzle';
import { type Action, type ActionSource, touches } from './action';

/** The fix that makes a row as long as it must be. */
export const rowLength: ActionSource = {
  kind: 'quickfix',
  *actions({ file, at }) {
    for (const puzzle of puzzlesIn(file, at)) {
      for (const problem of puzzle.problems) {
        const fixes = {
          code: problem.code,
          start: puzzle.start + problem.start,
          end: puzzle.start + problem.end,
        } as const;
        if (problem.code !== 'row-length' || !touches(fixes, at)) continue;
        const action =
          problem.found < problem.needed ? pad(problem, puzzle.start, puzzle.style.blank) : drop(problem, puzzle.start);
        if (action) yield { ...action, fixes };
      }
    }
  },
};

type RowLength = Extract<Problem, { code: 'row-length' }>;

function pad({ found, needed, padAt, separator }: RowLength, origin: number, blank: string): Action {
  const missing = needed - found;
  return {
    title: messages.actions.pad(missing, blank),
    kind: 'quickfix',
    isPreferred: true,
    edits: () => [{ start: origin + padAt, end: origin + padAt, text: (separator + blank).repeat(missing) }],
  };
}

/** Removes only blanks: a surplus digit may be a right one. */
function drop({ found, needed, blankSurplus }: RowLength, origin: number): Action | undefined {
  if (!blankSurplus) return undefined;
  return {
    title: messages.actions.dropSurplus(found - needed),
    kind: 'quickfix',
    isPreferred: true,
    edits: () => [{ start: origin + blankSurplus.start, end: origin + blankSurplus.end, text: '' }],
  };
}
