/** The properties of all kinds of rules that techniques use. */

import type { RuleReasons } from '../../rules/constraint';
import { cellReasons } from '../../rules/kinds/cells';
import { clueReasons } from '../../rules/kinds/clues';
import { houseReasons } from '../../rules/kinds/houses';
import { lineReasons } from '../../rules/kinds/lines';
import { markReasons } from '../../rules/kinds/marks';
import { sumReasons } from '../../rules/kinds/sums';
import { wholeGridReasons } from '../../rules/kinds/wholeGrid';
import type { Rule } from '../../rules/rule';

/** By kind: the properties that techniques use. */
export const REASONED_KINDS: RuleReasons<Rule> = {
  ...houseReasons,
  ...wholeGridReasons,
  ...markReasons,
  ...cellReasons,
  ...sumReasons,
  ...lineReasons,
  ...clueReasons,
};
