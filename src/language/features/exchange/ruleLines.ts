/** The sections `[Regions]` and `[Rules]` below a grid. */

import { rulesOf } from '../../../core/rules/geometry';
import { sectionAfter } from '../../parsing/context';
import { writeRules } from '../../rules/index';
import { writeRegions } from '../../rules/regionsText';
import type { Content } from './content';

/** The lines of the regions and rules of a puzzle; none of a classic one. The author and his words are comments among them. */
export function ruleLines({ grid: { geometry }, author, ruleset }: Content): string[] {
  if (!geometry.variant) return [];
  const regions = geometry.regions === 'irregular' ? ['[Regions]', ...writeRegions(geometry)] : [];
  const hasNoBoxes = geometry.regions === 'none' && geometry.boxHeight > 1;
  const rules = [...(hasNoBoxes ? ['no boxes'] : []), ...writeRules(rulesOf(geometry), geometry)];
  const words = [...(author === undefined ? [] : [`By ${author}`]), ...(ruleset ?? '').split(/[\r\n]+/)];
  // A comment that looks like a section would end the rules.
  const comments = words.map(line => ` ${line.trim()}`).filter(line => line !== ' ' && !sectionAfter(line));
  if (rules.length === 0 && comments.length === 0) return regions;
  return [...regions, '[Rules]', ...comments.map(line => `#${line}`), ...rules];
}
