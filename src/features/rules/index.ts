/** Features for the text of rules, loaded for the first file that has rules. */

export { completionsInRules } from './completing';
export { ruleHoverAt, rulesOfCell } from './hovering';
export { ruleTokens } from './tokens';
