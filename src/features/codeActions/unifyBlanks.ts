/**
 * Before: `53..7.0..`, the cursor in the `0`
 * After:  `53..7....`
 */

import * as messages from '../../messages/index';
import { unifyBlanks as editsOf } from '../../text/edits';
import { cellSpanOf } from '../../text/puzzle';
import { puzzlesIn } from '../../text/puzzleFile';
import { type ActionSource, touches } from './action';

/** The fixes that write the same blank in all empty cells. */
export const unifyBlanksActions: ActionSource = {
  kind: 'quickfix',
  *actions({ file, at }) {
    for (const puzzle of puzzlesIn(file, at)) {
      for (const { cell } of puzzle.oddBlanks) {
        const span = cellSpanOf(puzzle, cell);
        if (!span || !touches(span, at)) continue;
        yield {
          title: messages.actions.unifyBlanks(puzzle.style.blank),
          kind: 'quickfix',
          isPreferred: true,
          fixes: { code: 'mixed-blanks', ...span },
          edits: () => editsOf(puzzle),
        };
        break; // one action fixes them all
      }
    }
  },
};
