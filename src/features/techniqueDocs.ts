/** The sections of the documentation about techniques. Each page of `docs/techniques/` covers a family; exotic fish have a separate page. */

import { basicFish, finnedFish } from '../core/techniques/fish/index';
import { familyOf } from '../core/techniques/index';
import type { Technique } from '../core/techniques/step';
import { sectionOf } from '../text/strings/markdown';
import type { DocsSection } from './documentation';

/** The page with the table of all techniques, the notation and the learning path. */
export const TECHNIQUE_INDEX = 'docs/techniques/index.md';

/** The fish of rows and columns that people can find. */
const PLAIN_FISH = new Set([...basicFish.techniques, ...finnedFish.techniques].filter(({ isExotic }) => !isExotic));

/** The name of the page about a technique, without its extension: `wings`. */
export function pageOf(technique: Technique): string {
  const { id } = familyOf(technique);
  return id === 'fish' && !PLAIN_FISH.has(technique) ? 'exotic-fish' : id;
}

/** The section about a technique. */
export const docsOfTechnique = (technique: Technique): DocsSection => ({
  page: `docs/techniques/${pageOf(technique)}.md`,
  section: sectionOf(technique.name),
});
