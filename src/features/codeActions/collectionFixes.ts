/**
 * Before: the cursor at a finding of a lint rule
 * After:  the header has the correct level; or a comment above the puzzle turns the rule off for it
 */

import * as messages from '../../messages/index';
import type { ActionSource } from './action';

/** The fixes of the lint rules. */
export const collectionFixes: ActionSource = {
  kind: 'quickfix',
  *actions({ collectionFindings = [] }) {
    for (const { finding, above, indentation } of collectionFindings) {
      const { code, start, end, fix } = finding;
      const fixes = { code, start, end };
      if (fix !== undefined) {
        const edits = () => [{ start, end, text: fix }];
        yield { title: messages.collection.rewriteLevel(fix), kind: 'quickfix', isPreferred: true, fixes, edits };
      }
      if (code === 'duplicate') {
        const command = { name: 'sudoku.removeDuplicates', at: start } as const;
        yield { title: messages.collection.removeAll(), kind: 'quickfix', fixes, command, edits: () => [] };
      }
      const comment = { start: above, end: above, text: `${indentation}# sudoku-disable ${code}\n` };
      yield { title: messages.collection.turnOff(code), kind: 'quickfix', fixes, edits: () => [comment] };
    }
  },
};
