import type { Position } from '../../position';
import { candidatesIn, makeStep, type Step, type Technique } from '../step';
import { findTemplates, inAllTemplates } from './template';

/** Cells that all templates of a digit have. */
export const templateSet: Technique = {
  id: 'template-set',
  name: 'Template Set',
  otherNames: ['Templating', 'Pattern Overlay Method'],
  level: 'extreme',
  score: 10_000,
  isExotic: true,
  find: search,
  evidence: () => '',

  explain({ digits, cells }, names) {
    const digit = names.digit(digits[0]);
    return (
      `Take every way to put ${digit} into each row, column and box once, on cells that can still hold it, ` +
      'and leave out those that take a cell which another digit has in all of its own ways. ' +
      `In every way that is left ${names.cells(cells)} ${cells.length > 1 ? 'hold' : 'holds'} ${digit}.`
    );
  },
};

function* search(position: Position): Generator<Step | undefined> {
  const templates = yield* findTemplates(position);
  if (!templates) return;
  for (let digit = 1; digit < templates.length; digit++) {
    const cells = inAllTemplates(position.geometry, templates[digit]).and(position.empty).cells();
    const placements = candidatesIn(cells, digit);
    yield makeStep({ technique: templateSet, digits: [digit], houses: [], cells, placements });
  }
}
