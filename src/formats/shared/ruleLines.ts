/** The sections `[Regions]` and `[Rules]` below a grid. */

import { rulesOfGeometry } from '../../core/rules/geometry';
import { sectionAfter } from '../../text/parser/context';
import { writeRules } from '../../text/rules/index';
import { writeRegions } from '../../text/rules/sections/regionsText';
import type { Content } from '../content';

/**
 * The lines of the regions and rules of a puzzle, with the author and the author's words as comments among them. None
 * for a classic puzzle without an author or words.
 */
export function ruleLines(content: Content): string[] {
  const { geometry } = content.grid;
  const comments = wordsOf(content);
  if (!geometry.variant && comments.length === 0) return [];
  const regions = geometry.regions === 'irregular' ? ['[Regions]', ...writeRegions(geometry)] : [];
  const hasNoBoxes = geometry.regions === 'none' && geometry.boxHeight > 1;
  const rules = [...(hasNoBoxes ? ['no boxes'] : []), ...writeRules(rulesOfGeometry(geometry), geometry)];
  if (rules.length === 0 && comments.length === 0) return regions;
  return [...regions, '[Rules]', ...comments.map(line => `#${line}`), ...rules];
}

/** Whether there are such lines. */
export const hasRuleLines = (content: Omit<Content, 'givens'>): boolean =>
  content.grid.geometry.variant !== undefined || wordsOf(content).length > 0;

/** The author and the author's words, as the contents of comments. */
function wordsOf({ author, ruleset }: Pick<Content, 'author' | 'ruleset'>): string[] {
  const words = [...(author === undefined ? [] : [`By ${author}`]), ...(ruleset ?? '').split(/[\r\n]+/)];
  // A comment that looks like a section would end the rules.
  return words.map(line => ` ${line.trim()}`).filter(line => line !== ' ' && !sectionAfter(line));
}
