/**
 * Before: `48.6..7.5.`, where the 6 was just typed before the blank of r1c4
 * After:  `48.6.7.5.`: the blank next to the edit is removed, and every digit is in its column
 */

import * as messages from '../../messages/index';
import { puzzlesIn } from '../../text/puzzleFile';
import type { Span } from '../../text/span';
import { areWords, type BrokenRow, brokenRow } from '../rowRepair/brokenRow';
import { editsOfRepair } from '../rowRepair/edits';
import { gapsOf, mostCommon } from '../rowRepair/layout';
import { repairsOf } from '../rowRepair/repairs';
import { type ActionSource, touches } from './action';

/** The fixes that give a row its required length. */
export const rowLengthActions: ActionSource = {
  kind: 'quickfix',
  *actions({ file, at, recentEdits = [] }) {
    for (const puzzle of puzzlesIn(file, at)) {
      for (const problem of puzzle.problems) {
        if (problem.code !== 'row-length') continue;
        const fixes = { code: problem.code, start: puzzle.start + problem.start, end: puzzle.start + problem.end };
        const { cells, found, needed } = problem;
        // Several single-line puzzles need other edits, and the search for blanks to remove would take a second.
        if (found > 2 * needed) continue;
        const whole = { start: puzzle.start + cells[0].start, end: puzzle.start + cells[cells.length - 1].end };
        if (!touches(whole, at)) continue;
        const row = brokenRow(puzzle, problem);
        if ((puzzle.style.isPasted && !isRepairable(row)) || areWordsJoined(row)) continue;
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

/**
 * Whether the cells of a row have only separators between them, or always the same text. In a pasted form an empty cell may
 * need more than a blank, such as quotes or bold markers.
 */
function isRepairable({ puzzle, cells }: BrokenRow): boolean {
  const [, ...gaps] = gapsOf(puzzle, cells);
  return gaps.every(gap => /^[\s,;&|\u2500-\u257f]*$/.test(gap)) || new Set(gaps).size === 1;
}

/**
 * Whether cells of a row of words were joined: cells touch, or a number has three digits. Then the number of cells is
 * unclear, and a change of another cell can change how the row is read. Above 9x9 the same applies where two touching
 * figures could be a number, and in fields of a table at any size.
 */
function areWordsJoined({ puzzle, cells, digits, isBlank }: BrokenRow): boolean {
  const { style, grid } = puzzle;
  const gaps = gapsOf(puzzle, cells).slice(1);
  if (!areWords(puzzle)) {
    const isUnread = ({ start, end }: Span, i: number) =>
      digits[i] === 0 && !isBlank[i] && /\d\d/.test(puzzle.text.slice(start, end));
    if (style.isPasted && cells.some(isUnread)) return true;
    const mayBeNumbers = grid.geometry.size > 9 && mostCommon(gaps) !== '';
    return mayBeNumbers && /\d\d/.test(puzzle.text.slice(cells[0].start, cells[cells.length - 1].end));
  }
  const isTooLong = ({ start, end }: Span) => style.form !== 'marks' && /^\d{3}/.test(puzzle.text.slice(start, end));
  return gaps.includes('') || cells.some(isTooLong);
}
