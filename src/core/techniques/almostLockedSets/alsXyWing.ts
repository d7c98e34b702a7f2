import { digitsOf, isSingle } from '../../grid';
import type { Digit, DigitMask } from '../../numbers';
import type { Position } from '../../position';
import { type Seen, simplestFirst } from '../simplestFirst';
import { distinct, type Technique } from '../step';
import { costOfSets, eliminatedDigits, explainLinked, linkedStep, setName } from './linkedSets';
import { restrictedCommons } from './restrictedCommons';

/**
 * Two almost locked sets that are linked to a third one by different digits. The third set cannot lack both digits. So any other
 * digit that the first two have in common is in at least one of them.
 */
export const alsXyWing: Technique = {
  id: 'als-xy-wing',
  name: 'ALS-XY-Wing',
  otherNames: ['Almost Locked Set XY-Wing'],
  aliases: ['Almost Locked Set', 'ALS-Wing'],
  level: 'unfair',
  score: 320,
  rating: 69,

  find: position => distinct(simplestFirst(findXyWings(position))),

  evidence(step, names) {
    const [a, c, b] = step.sets!.map(set => setName(set, names));
    return `A=${a}, B=${b}, C=${c}, X,Y=${names.digits(step.digits)}, Z=${names.digits(eliminatedDigits(step))}`;
  },

  explain: explainLinked,
};

function* findXyWings(position: Position): Generator<Seen | undefined> {
  const commons = yield* restrictedCommons(position);
  for (const [i, a] of commons.sets.entries()) {
    const observed = commons.observedWith(i);
    const fromA = commons.linksOf(i);
    for (const [k, middle] of fromA.sets.entries()) {
      if (k % MIDDLES_AT_ONCE === 0) yield undefined;
      const xs = fromA.masks[k];
      const { sets, masks } = commons.linksOf(middle);
      for (let n = sets.length - 1; n >= 0 && sets[n] > i; n--) {
        const ys = masks[n];
        const mask = observed[sets[n]] & ~xs & ~ys;
        if (mask === 0 || (xs === ys && isSingle(xs))) continue;
        const [b, c] = [commons.sets[sets[n]], commons.sets[middle]];
        if (a.set.isSubsetOf(b.set) || b.set.isSubsetOf(a.set)) continue;
        const found = { technique: alsXyWing, digits: digitsOf(xs | ys) };
        const make = () => linkedStep(position, found, [a, c, b], differing(xs, ys), mask);
        yield { cost: costOfSets([a, b, c]), make };
      }
    }
    yield undefined;
  }
}

/** The number of possible middle sets that are examined between two yields. */
const MIDDLES_AT_ONCE = 8;

/** Two different digits, one of each mask. */
function differing(xs: DigitMask, ys: DigitMask): Digit[] {
  const [y] = digitsOf(isSingle(xs) ? ys & ~xs : ys);
  const [x] = digitsOf(xs & ~(1 << (y - 1)));
  return [x, y];
}
