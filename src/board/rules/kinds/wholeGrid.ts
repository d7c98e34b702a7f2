/** How boards show rules of the whole grid: only as text below it. */

import type { WholeGridRule } from '../../../core/rules/kinds/wholeGrid';
import * as messages from '../../../messages/index';
import type { BoardKinds, BoardRule } from '../boardRule';

const written = ({ name }: { readonly name: () => string }): BoardRule<WholeGridRule> => ({
  shape: 'grid',
  name,
  legend: () => ({ text: name() }),
});

/** The board rules of this family. */
export const boardWholeGrid: BoardKinds<WholeGridRule> = {
  antiKnight: written(messages.wholeGridRules.antiKnight),
  antiKing: written(messages.wholeGridRules.antiKing),
  antiQueen: written(messages.wholeGridRules.antiQueen),
  nonConsecutive: written(messages.wholeGridRules.nonConsecutive),
  globalEntropy: written(messages.wholeGridRules.globalEntropy),
};
