/**
 * The part of the rule reader for the parser. It is imported as `#ruleText`, which resolves to noRuleText.ts in an
 * exported page: see `imports` in package.json.
 */

import type { readSections } from '../../rules/index';

export {
  beginsAsRule,
  headingWithRule,
  isFrame,
  isKeyword,
  isName,
  isSurelyRule,
  looksLikeRule,
  nearHeading,
  readingAhead,
  readSections,
} from '../../rules/index';

/** Reads the sections of a puzzle or a file. */
export type SectionReader = typeof readSections;
