import type { Position } from '../../position';
import { eliminate, makeStep, type Step, type Technique } from '../step';
import { findTemplates } from './template';

/** Candidates that no template of their digit has. */
export const templateDelete: Technique = {
  id: 'template-delete',
  name: 'Template Delete',
  otherNames: ['Templating', 'Pattern Overlay Method'],
  level: 'extreme',
  score: 10_000,
  isExotic: true,
  find: search,
  evidence: () => '',

  explain({ digits, eliminations }, names) {
    const digit = names.digit(digits[0]);
    return (
      `Take every way to put ${digit} into each row, column and box once, on cells that can still hold it, ` +
      'and leave out those that take a cell which another digit has in all of its own ways. ' +
      `No way that is left uses ${names.cells(eliminations.map(({ cell }) => cell))}.`
    );
  },
};

function* search(position: Position): Generator<Step | undefined> {
  const templates = yield* findTemplates(position);
  if (!templates) return;
  for (let digit = 1; digit < templates.length; digit++) {
    const eliminations = eliminate(position, position.cellsWith[digit].minus(templates[digit]), digit);
    yield makeStep({
      technique: templateDelete,
      digits: [digit],
      houses: [],
      cells: templates[digit].cells(),
      eliminations,
    });
  }
}
