/** The table of techniques in the documentation, made from the techniques. */

import { techniques } from '../../src/core/techniques/index';
import { sectionOf } from '../../src/text/markdown';
import { replacePart, tableOf } from './markdown';

/** docs/techniques.md with its table renewed. */
export function withTechniqueTable(markdown: string): string {
  const rows = techniques.map(({ name, level, score, isExotic }) => [
    `[${name}](#${sectionOf(name)})`,
    level[0].toUpperCase() + level.slice(1),
    String(score),
    isExotic ? 'no' : 'yes',
  ]);
  return replacePart(markdown, 'techniques', tableOf(['Technique', 'Level', 'Score:', 'In paths and hints'], rows));
}
