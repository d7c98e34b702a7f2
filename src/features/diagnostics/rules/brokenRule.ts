/** Finds digits that break a rule of the puzzle: a cage with a wrong sum, a thermometer that does not increase. */

import type { DiagnosticRule } from '../rule';
import { brokenRuleFindings } from '../ruleFindings';

export const brokenRule: DiagnosticRule = {
  code: 'broken-rule',
  severity: 'error',
  cell: 'broken rule',
  marks: 'Digits that break a variant rule, such as a cage, a thermometer or a dot',
  check: puzzle => (puzzle.grid.geometry.variant ? brokenRuleFindings(puzzle) : []),
};
