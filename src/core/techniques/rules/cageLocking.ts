import { digitsOf } from '../../grid';
import { type Position, seenByAll } from '../../position';
import { any, joinSentences, t } from '../../sentences';
import type { Names } from '../names';
import { eliminate, makeStep, type Step, type Technique } from '../step';
import { combinationPlacesOf, inAll, openCages } from './cageCombinations';
import { effectInWords, introduce } from './clueSteps';
import { combination, subjectInWords } from './words';

/** A digit that all combinations of a cage contain: cells that see all its places in the cage cannot hold it. */
export const cageLocking: Technique = {
  id: 'cage-locking',
  name: 'Cage Locking',
  otherNames: ['Locked Cage', 'Cage Pointing'],
  level: 'medium',
  score: 60,
  rating: 27,
  find: findSteps,
  evidence: (step, names) =>
    t('{digits} of {rule, form, genitive}', {
      digits: names.digits(step.digits),
      rule: subjectInWords(step.subject!, names),
    }),
  explain,
};

/** The maximum number of combinations to list. */
const FEW = 8;

function* findSteps(position: Position): Generator<Step | undefined> {
  const { geometry, digits } = position;
  for (const { clue, sets, masks } of openCages(position)) {
    const { subject } = clue;
    const combinations = sets.length <= FEW ? { combinations: sets } : {};
    for (const digit of digitsOf(sets.length === 0 ? 0 : inAll(sets, geometry.size))) {
      const places = combinationPlacesOf(masks, digit).map(i => subject.cells[i]);
      if (places.length < 2 || places.some(cell => digits[cell] !== 0)) continue;
      const eliminations = eliminate(position, seenByAll(geometry, places), digit);
      yield makeStep({
        technique: cageLocking,
        subject,
        ...combinations,
        digits: [digit],
        houses: [],
        cells: places,
        eliminations,
      });
    }
  }
}

function explain(step: Step, names: Names): string {
  const { digits, combinations, cells } = step;
  const digit = names.digit(digits[0]);
  const places = names.cells(cells);
  return joinSentences([
    introduce(step, names),
    combinations
      ? t('The candidates allow only {sums}, so one of its cells holds {digit}, and only {cells} can.', {
          sums: any(combinations.map(mask => combination(mask, names))),
          digit,
          cells: places,
        })
      : t(
          'All combinations that the candidates allow contain {digit}, ' +
            'so one of its cells holds {digit}, and only {cells} can.',
          { digit, cells: places },
        ),
    t('No cell that sees all of these cells can hold it: {effect}.', { effect: effectInWords(step, names) }),
  ]);
}
