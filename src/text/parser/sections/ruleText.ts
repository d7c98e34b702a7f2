/**
 * The part of the rule reader for the parser. It is imported as `#ruleText`, which resolves to noRuleText.ts in an
 * exported page: see `imports` in package.json.
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
