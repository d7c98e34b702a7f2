import type { Position } from '../../position';
import { candidatesIn, makeStep, type Step, type Technique } from '../step';
import { findTemplates, inAllTemplates } from './template';

/** Cells that are in all templates of a digit. */
export const templateSet: Technique = {
  id: 'template-set',
  name: 'Template Set',
  otherNames: ['Templating', 'Pattern Overlay Method'],
  level: 'extreme',
  score: 10_000,
  isExotic: true,
  find: findPlacements,
  evidence: () => '',

  explain({ digits, cells }, names) {
    const digit = names.digit(digits[0]);
    return (
      `Take all ways to place ${digit} once in each row, column and ${names.box}, in cells that can still hold it. ` +
      'Leave out the ways that use a cell which another digit needs in all of its own ways. ' +
      `In all ways that are left, ${names.cells(cells)} ${cells.length > 1 ? 'hold' : 'holds'} ${digit}.`
    );
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
