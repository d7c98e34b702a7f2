/** Rules of the whole grid on boards: they are only written below it. */

import type { WholeGridRule } from '../../../core/rules/kinds/wholeGrid';
import * as messages from '../../../messages/index';
import type { BoardKinds, BoardRule } from '../boardRule';

const words = messages.drawnRules;

const written = (text: string): BoardRule<WholeGridRule> => ({
  shape: 'grid',
  name: () => text,
  legend: () => ({ text }),
});

/** Rules of the whole grid on boards. */
export const boardWholeGrid: BoardKinds<WholeGridRule> = {
  antiKnight: written(words.antiKnight()),
  antiKing: written(words.antiKing()),
  nonConsecutive: written(words.nonConsecutive()),
  globalEntropy: written(words.globalEntropy()),
};
