import type { AlmostLockedSet } from '../../almostLockedSets';
import { digitsOf, isSingle } from '../../grid';
import type { Digit, DigitMask } from '../../numbers';
import type { Position } from '../../position';
import type { Names } from '../names';
import { type Seen, simplestFirst } from '../simplestFirst';
import { distinct, eliminate, makeStep, type Step, type Technique } from '../step';
import {
  cellsOf,
  costOf,
  eliminateBetween,
  eliminatedDigits,
  explainLinked,
  linkedStep,
  setName,
  shown,
} from './linkedSets';
import { restrictedCommons } from './restrictedCommons';

/**
 * Two almost locked sets with a digit that cannot be in both: any other digit that they have in common is in one of them.
 * When there are two such digits, both sets are locked.
 */
export const alsXz: Technique = {
  id: 'als-xz',
  name: 'ALS-XZ',
  otherNames: ['ALS-XZ Rule', 'Almost Locked Set XZ-Rule'],
  level: 'unfair',
  score: 300,

  find: position => distinct(simplestFirst(search(position))),

  evidence(step, names) {
    const [a, b] = step.sets!.map(set => setName(set, names));
    const eliminated = eliminatedDigits(step);
    const isLocked = step.digits.length > 1 && eliminated.some(digit => !step.digits.includes(digit));
    return `A=${a}, B=${b}, X=${names.digits(step.digits)}${isLocked ? '' : `, Z=${names.digits(eliminated)}`}`;
  },

  explain: (step, names) => (step.digits.length > 1 ? explainDouble(step, names) : explainLinked(step, names)),
};

function* search(position: Position): Generator<Seen | undefined> {
  const commons = yield* restrictedCommons(position);
  for (const [i, a] of commons.sets.entries()) {
    const observed = commons.observedWith(i);
    const { sets, masks } = commons.linksOf(i);
    for (const [k, j] of sets.entries()) {
      if (j < i) continue;
      const b = commons.sets[j];
      const common = masks[k];
      if (!isSingle(common)) yield { cost: costOf([a, b]), make: () => doublyLinked(position, a, b, common) };
      else if ((observed[j] & ~common) !== 0) {
        yield { cost: costOf([a, b]), make: () => singlyLinked(position, a, b, common, observed[j] & ~common) };
      }
    }
    yield undefined;
  }
}

function singlyLinked(position: Position, a: AlmostLockedSet, b: AlmostLockedSet, common: Digit, mask: DigitMask) {
  const digits = digitsOf(common);
  return linkedStep(position, { technique: alsXz, digits }, [a, b], digits, mask);
}

function doublyLinked(position: Position, a: AlmostLockedSet, b: AlmostLockedSet, common: Digit): Step | undefined {
  return makeStep({
    technique: alsXz,
    digits: digitsOf(common),
    houses: [],
    cells: cellsOf([a, b]),
    sets: [shown(a), shown(b)],
    eliminations: [
      ...eliminateBetween(position, a, b, a.mask & b.mask),
      ...digitsOf(a.mask & ~common).flatMap(digit => eliminate(position, a.buddies(digit).minus(b.set), digit)),
      ...digitsOf(b.mask & ~common).flatMap(digit => eliminate(position, b.buddies(digit).minus(a.set), digit)),
    ],
  });
}

function explainDouble({ digits, sets }: Step, names: Names): string {
  const [a, b] = sets!.map(({ cells }) => names.cells(cells));
  const [x, y] = digits.map(names.digit);
  return (
    `${a} and ${b} each have one candidate more than cells, so each lacks at most one of its digits. ` +
    `Neither ${x} nor ${y} can be in both, since all places in the one see all those in the other: one set lacks ${x}, the other ${y}. ` +
    'All the other digits are therefore in each set that has them. ' +
    `So no cell can hold ${x} or ${y} that sees all the places for it in both, nor another digit when it sees all the places in one.`
  );
}
