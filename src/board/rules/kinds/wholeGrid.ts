/** How boards show rules of the whole grid: only their names, as text below it. */

import { type WholeGridRule, wholeGridKinds } from '../../../core/rules/kinds/wholeGrid';
import * as messages from '../../../messages/index';
import type { BoardKinds, BoardRule } from '../boardRule';

const written = (kind: WholeGridRule['kind']): BoardRule<WholeGridRule> => ({
  shape: 'grid',
  legend: () => ({ text: messages.ruleName(kind) }),
});

const kinds = Object.keys(wholeGridKinds) as WholeGridRule['kind'][];

/** The board rules of this family. */
export const boardWholeGrid = Object.fromEntries(kinds.map(kind => [kind, written(kind)])) as BoardKinds<WholeGridRule>;
