/**
 * Replaces ruleText.ts in exported pages: their puzzles have no rules, and the code that reads rules is a quarter of
 * the page's code.
 */

import type * as ruleText from './ruleText';

export const beginsAsRule: typeof ruleText.beginsAsRule = () => false;
export const headingWithRule: typeof ruleText.headingWithRule = () => undefined;
export const isFrame: typeof ruleText.isFrame = () => false;
export const isName: typeof ruleText.isName = () => false;
export const isKeyword: typeof ruleText.isKeyword = () => false;
export const isSurelyRule: typeof ruleText.isSurelyRule = () => false;
export const looksLikeRule: typeof ruleText.looksLikeRule = () => false;
export const nearHeading: typeof ruleText.nearHeading = () => undefined;
export const readingAhead: typeof ruleText.readingAhead = function* () {};
export const readSections: typeof ruleText.readSections = geometry => ({ geometry, sections: [], mistakes: 0 });
