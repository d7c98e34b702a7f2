/** Reports mistakes in the sections `[Rules]` and `[Regions]`. */

import * as messages from '../../messages/index';
import type { RuleProblemCode, RuleProblemData } from '../../messages/rules';
import type { RuleSection } from '../../rules/index';
import type { Diagnostic, DiagnosticRule } from './rule';

type Code = 'invalid-rule' | 'doubtful-rule';
const SEVERITIES = { 'invalid-rule': 'error', 'doubtful-rule': 'warning' } as const;

/** What cannot be read, or no puzzle can keep. */
export const invalidRule = ruleOf('invalid-rule');
/** What is surely not meant so. */
export const doubtfulRule = ruleOf('doubtful-rule');

function ruleOf(code: Code): DiagnosticRule {
  return {
    code,
    severity: SEVERITIES[code],
    check: ({ rules, start }) =>
      findingsInRules(rules?.sections ?? [], start).filter(({ code: found }) => found === code),
  };
}

/** The findings in sections whose offsets count from `origin`. */
export function findingsInRules(sections: readonly RuleSection[], origin: number): Diagnostic[] {
  return sections.flatMap(({ problems }) =>
    problems.map(({ line, problem, other }) => {
      const code: Code = problem.severity === 'error' ? 'invalid-rule' : 'doubtful-rule';
      const { start, end } = problem;
      const at = origin + line.start;
      return {
        code,
        severity: SEVERITIES[code],
        start: at + start,
        end: at + end,
        message: messages.rules.problem(problem.code, problem as RuleProblemData<RuleProblemCode>),
        related: other
          ? [{ start: origin + other.start, end: origin + other.end, message: messages.rules.other() }]
          : [],
      };
    }),
  );
}
