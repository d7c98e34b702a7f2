/**
 * Before: `|12|34|`, `|341|2|`, the cursor at the second border of the second row
 * After:  `|34|12|`
 */

import * as messages from '../../messages/index';
import { puzzlesIn } from '../../text/puzzleFile';
import { misplacedBorders } from '../looks/borders';
import { type ActionSource, touches } from './action';

/** The fix that moves a border between two boxes. Every digit keeps its row and column. */
export const moveBorder: ActionSource = {
  kind: 'quickfix',
  *actions({ file, at }) {
    for (const puzzle of puzzlesIn(file, at)) {
      for (const border of misplacedBorders(puzzle)) {
        const { move, start, end } = border;
        if (!move || !touches(border, at)) continue;
        yield {
          title: messages.actions.moveBorder(border.kind, move.after),
          kind: 'quickfix',
          fixes: { code: 'misplaced-border', start, end },
          edits: () => [...move.edits],
        };
      }
    }
  },
};
