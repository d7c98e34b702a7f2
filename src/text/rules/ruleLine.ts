/** The reading of a line of a section `[Rules]`. All spans count from the start of the line. */

import type { Rule } from '../../core/rules/rule';
import type { Span } from '../span';
import type { RulePart, RuleProblem } from './ruleProblem';
import type { RuleWord } from './ruleWord';

export interface RuleLine {
  /** The rule that the keyword names. Undefined for empty lines, comments and unknown words. */
  readonly word?: RuleWord;
  /**
   * The rules that the line defines. A rule that cannot be satisfied, such as a cage with an impossible sum, is
   * included, with a problem. A rule that cannot be understood is not.
   */
  readonly rules: readonly Rule[];
  /** By rule: the text that gives it. */
  readonly places: readonly Span[];
  /** Whether the line removes the boxes. The rules in `core/` do not represent this. */
  readonly noBoxes: boolean;
  /** In the order of the text. They do not overlap. */
  readonly parts: readonly RulePart[];
  /** In the order of the text. */
  readonly problems: readonly RuleProblem[];
}
