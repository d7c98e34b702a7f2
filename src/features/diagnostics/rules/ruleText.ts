/** Reports mistakes in the sections `[Rules]`, `[Regions]` and `[Cages]`. */

import type { DiagnosticRule } from '../rule';
import { findingsInRules } from '../ruleFindings';

/** A rule that cannot be read, or that no puzzle can satisfy. */
export const invalidRule = ruleOf('invalid-rule');
/** A rule that is almost certainly a mistake. */
export const doubtfulRule = ruleOf('doubtful-rule');

function ruleOf(code: DiagnosticRule['code']): DiagnosticRule {
  return {
    code,
    check: ({ rules, start }) =>
      rules ? findingsInRules(rules, start).filter(({ code: found }) => found === code) : [],
  };
}
