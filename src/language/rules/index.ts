/** The text of variant rules: the lines of a section `[Rules]`. */

export { type ProblemAmong, problemsAmong } from './among';
export { combinations, combinationsText } from './combinations';
export { readRuleLine } from './reading';
export type { RuleLine } from './ruleLine';
export type { RulePart, RuleProblem } from './ruleProblem';
export type { RuleWord } from './ruleWord';
export { RULE_WORDS } from './table';
export { writeRule, writeRules } from './writing';
