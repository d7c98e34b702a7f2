/** The text of variant rules: the lines of a section `[Rules]`. */

export { combinations } from './combinations';
export { beginsAsRule, isKeyword, isName, looksLikeRule } from './keywords';
export { haveSameRules, meaningOfRules } from './meaning';
export type { PlacedRule } from './placedRule';
export { readRuleLine } from './reading';
export type { RuleLine } from './ruleLine';
export type { RulePart, RuleProblem } from './ruleProblem';
export type { KindWord, RuleWord } from './ruleWord';
export { headingWithRule, isSurelyRule, type NearHeading, nearHeading } from './sections/headings';
export type { RuleSection, SectionsRead } from './sections/ruleSection';
export { isFrame } from './sections/sectionLine';
export {
  readingAhead,
  readSections,
  sectionsOf,
} from './sections/sections';
export type { ListKind } from './shapes/cellList';
export { DIRECTION_NAMES } from './shapes/littleKiller';
export { nextInSight } from './shapes/sight';
export { isKind, RULE_KINDS, RULE_WORDS, writingOf } from './table';
export { headOf, writeMeaning, writeRule, writeRules } from './writing';
