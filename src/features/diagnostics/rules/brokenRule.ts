/** Finds digits that break a rule of the puzzle: a cage with a wrong sum, a thermometer that does not increase. */

import type { DiagnosticRule } from '../rule';
import { brokenRuleFindings } from '../ruleFindings';

export const brokenRule: DiagnosticRule = {
  code: 'broken-rule',
  check: puzzle => (puzzle.grid.geometry.variant ? brokenRuleFindings(puzzle) : []),
};
