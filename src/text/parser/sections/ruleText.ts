/**
 * The part of the rule reader for the parser. It is imported as `#ruleText`, for which an exported page has noRuleText.ts: see `imports`
 * in package.json.
 */

export {
  beginsAsRule,
  headingWithRule,
  isFrame,
  isKeyword,
  isSurelyRule,
  looksLikeRule,
  nearHeading,
  readSections,
} from '../../rules/index';
