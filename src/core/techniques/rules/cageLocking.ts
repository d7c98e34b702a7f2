import { digitsOf } from '../../grid';
import { type Position, seenByAll } from '../../position';
import { list, type Names } from '../names';
import { eliminate, makeStep, type Step, type Technique } from '../step';
import { combinationPlacesOf, inAll, openCages } from './cageCombinations';
import { clueEvidence, effectInWords, introduce } from './clueSteps';
import { combination } from './words';

/** A digit that all combinations of a cage contain: cells that see all its places in the cage cannot hold it. */
export const cageLocking: Technique = {
  id: 'cage-locking',
  name: 'Cage Locking',
  otherNames: ['Locked Cage', 'Cage Pointing'],
  level: 'medium',
  score: 60,
  find: findSteps,
  evidence: (step, names) => `${names.digits(step.digits)} of ${clueEvidence(step, names)}`,
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
  const sums =
    combinations &&
    list(
      combinations.map(mask => combination(mask, names)),
      'or',
    );
  const which = sums ? `The candidates allow only ${sums}, so` : 'All combinations that the candidates allow have it:';
  return (
    `${introduce(step, names)} ${which} one of its cells holds ${digit}, and only ${names.cells(cells)} can. ` +
    `Each cell that sees all of these loses it: ${effectInWords(step, names)}.`
  );
}
