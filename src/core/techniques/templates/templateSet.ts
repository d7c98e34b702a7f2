import type { Position } from '../../position';
import { joinSentences, t } from '../../sentences';
import { candidatesIn, makeStep, type Step, type Technique } from '../step';
import { findTemplates, inAllTemplates, waysInWords } from './template';

/** Cells that are in all templates of a digit. */
export const templateSet: Technique = {
  id: 'template-set',
  name: 'Template Set',
  otherNames: ['Templating', 'Pattern Overlay Method'],
  aliases: ['Pattern Overlay', 'POM'],
  level: 'extreme',
  score: 10_000,
  isExotic: true,
  find: findPlacements,
  evidence: () => '',

  explain({ digits, cells }, names) {
    const digit = names.digit(digits[0]);
    const conclusion = t('In all ways that are left, {cells} {n, plural, one {holds} other {hold}} {digit}.', {
      cells: names.cells(cells),
      n: cells.length,
      digit,
    });
    return joinSentences([waysInWords(digit, names), conclusion]);
  },
};

function* findPlacements(position: Position): Generator<Step | undefined> {
  const templates = yield* findTemplates(position);
  if (!templates) return;
  for (let digit = 1; digit < templates.length; digit++) {
    const cells = inAllTemplates(position.geometry, templates[digit]).and(position.empty).cells();
    const placements = candidatesIn(cells, digit);
    yield makeStep({ technique: templateSet, digits: [digit], houses: [], cells, placements });
  }
}
