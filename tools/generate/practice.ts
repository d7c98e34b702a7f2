/** The table of docs/guide/practice.md: how often each technique is an easiest step. */

import { OCCURRENCES } from '../../src/core/practice/occurrences';
import { usualTechniques } from '../../src/core/techniques/index';
import { pageOf } from '../../src/features/techniqueDocs';
import { sectionOf } from '../../src/text/strings/markdown';
import { replacePart, tableOf } from './markdown';

/** docs/guide/practice.md with an updated table. */
export function withOccurrences(markdown: string): string {
  const rows = usualTechniques
    .filter(({ id }) => id in OCCURRENCES)
    .map(technique => [
      `[${technique.name}](../techniques/${pageOf(technique)}.md#${sectionOf(technique.name)})`,
      technique.level[0].toUpperCase() + technique.level.slice(1),
      OCCURRENCES[technique.id].puzzles.toLocaleString('en'),
    ]);
  return replacePart(markdown, 'occurrences', tableOf(['Technique', 'Level', 'Puzzles:'], rows));
}
