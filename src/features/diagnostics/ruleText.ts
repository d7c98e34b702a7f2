/** Reports mistakes in the sections `[Rules]` and `[Regions]`. */

import type { DiagnosticRule } from './rule';
import { findingsInRules } from './ruleFindings';

/** What cannot be read, or no puzzle can keep. */
export const invalidRule = ruleOf('invalid-rule');
/** What is surely not meant so. */
export const doubtfulRule = ruleOf('doubtful-rule');

function ruleOf(code: DiagnosticRule['code']): DiagnosticRule {
  return {
    code,
    check: ({ rules, start }) =>
      rules ? findingsInRules(rules, start).filter(({ code: found }) => found === code) : [],
  };
}
