import type { Position } from '../../position';
import { joinSentences, t } from '../../sentences';
import { eliminate, makeStep, type Step, type Technique } from '../step';
import { findTemplates, waysInWords } from './template';

/** Candidates that are in no template of their digit. */
export const templateDelete: Technique = {
  id: 'template-delete',
  name: 'Template Delete',
  otherNames: ['Templating', 'Pattern Overlay Method'],
  aliases: ['Pattern Overlay', 'POM'],
  level: 'extreme',
  score: 10_000,
  isExotic: true,
  find: findEliminations,
  evidence: () => '',

  explain({ digits, eliminations }, names) {
    const conclusion = t('None of the ways that are left uses {cells}.', {
      cells: names.cells(eliminations.map(({ cell }) => cell)),
    });
    return joinSentences([waysInWords(names.digit(digits[0]), names), conclusion]);
  },
};

function* findEliminations(position: Position): Generator<Step | undefined> {
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
