/** Reports mistakes in the sections `[Rules]` and `[Regions]`. */

import type { DiagnosticRule } from './rule';
import { findingsInRules } from './ruleFindings';

/** What cannot be read, or no puzzle can keep. */
export const invalidRule = ruleOf('invalid-rule', 'error');
/** What is surely not meant so. */
export const doubtfulRule = ruleOf('doubtful-rule', 'warning');

function ruleOf(code: DiagnosticRule['code'], severity: 'error' | 'warning'): DiagnosticRule {
  return {
    code,
    severity,
    check: ({ rules, start }) =>
      rules ? findingsInRules(rules, start).filter(({ code: found }) => found === code) : [],
  };
}
