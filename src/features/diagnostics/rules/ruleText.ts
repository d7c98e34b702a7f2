/** Reports mistakes in the sections `[Rules]`, `[Regions]` and `[Cages]`. */

import type { DiagnosticRule } from '../rule';
import { findingsInRules } from '../ruleFindings';

/** A rule that cannot be read, or that no puzzle can satisfy. */
export const invalidRule: DiagnosticRule = {
  code: 'invalid-rule',
  severity: 'error',
  puzzle: 'unread rule',
  marks: 'A line of `[Rules]`, `[Regions]` or `[Cages]` that cannot be read, or a rule that cannot be satisfied',
  check: finding('invalid-rule'),
};

/** A rule that is almost certainly a mistake. */
export const doubtfulRule: DiagnosticRule = {
  code: 'doubtful-rule',
  severity: 'warning',
  puzzle: 'unread rule',
  marks: 'A rule that is probably a mistake, such as a repeated rule or overlapping cages',
  check: finding('doubtful-rule'),
};

function finding(code: DiagnosticRule['code']): DiagnosticRule['check'] {
  return ({ rules, start }) => (rules ? findingsInRules(rules, start).filter(({ code: found }) => found === code) : []);
}
