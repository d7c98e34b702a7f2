import type { AlmostLockedSet } from '../../almostLockedSets';
import { digitsOf, isSingle } from '../../grid';
import type { Digit, DigitMask } from '../../numbers';
import type { Position } from '../../position';
import { t } from '../../sentences';
import type { Names } from '../names';
import { type Seen, simplestFirst } from '../simplestFirst';
import { distinct, eliminate, makeStep, type Step, type Technique } from '../step';
import {
  cellsAndDigitsOf,
  cellsOfSets,
  costOfSets,
  eliminateBetween,
  eliminatedDigits,
  explainLinked,
  linkedStep,
  setName,
} from './linkedSets';
import { restrictedCommons } from './restrictedCommons';

/** Ratings by number of cells, from 4 on: those of WXYZ-Wing, VWXYZ-Wing ... TUVWXYZ-Wing. */
const BY_CELLS = [55, 62, 66, 75];

/**
 * Two almost locked sets with a digit that cannot be in both, their restricted common digit. Any other digit that they have in
 * common is in at least one of them. With two restricted common digits, both sets are locked.
 */
export const alsXz: Technique = {
  id: 'als-xz',
  name: 'ALS-XZ',
  otherNames: ['ALS-XZ Rule', 'Almost Locked Set XZ-Rule'],
  aliases: ['Almost Locked Set'],
  level: 'unfair',
  score: 300,
  rating: { lowest: BY_CELLS[0], of: ({ cells }) => BY_CELLS[Math.min(Math.max(cells.length, 4), 7) - 4] },

  find: position => distinct(simplestFirst(findPairs(position))),

  evidence(step, names) {
    const [a, b] = step.sets!.map(set => setName(set, names));
    const eliminated = eliminatedDigits(step);
    const isLocked = step.digits.length > 1 && eliminated.some(digit => !step.digits.includes(digit));
    return `A=${a}, B=${b}, X=${names.digits(step.digits)}${isLocked ? '' : `, Z=${names.digits(eliminated)}`}`;
  },

  explain: (step, names) => (step.digits.length > 1 ? explainDouble(step, names) : explainLinked(step, names)),
};

function* findPairs(position: Position): Generator<Seen | undefined> {
  const commons = yield* restrictedCommons(position);
  for (const [i, a] of commons.sets.entries()) {
    const observed = commons.observedWith(i);
    const { sets, masks } = commons.linksOf(i);
    for (const [k, j] of sets.entries()) {
      if (j < i) continue;
      const b = commons.sets[j];
      const common = masks[k];
      if (!isSingle(common)) yield { cost: costOfSets([a, b]), make: () => doublyLinked(position, a, b, common) };
      else if ((observed[j] & ~common) !== 0) {
        yield { cost: costOfSets([a, b]), make: () => singlyLinked(position, a, b, common, observed[j] & ~common) };
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
    cells: cellsOfSets([a, b]),
    sets: [cellsAndDigitsOf(a), cellsAndDigitsOf(b)],
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
  return t(
    '{a} and {b} each have one more candidate than cells, so each set lacks at most one of its digits. ' +
      'Neither {x} nor {y} can be in both sets, ' +
      'because all its places in one set see all its places in the other. ' +
      'So one set lacks {x}, the other lacks {y}, and each set holds all its other digits. ' +
      'A cell that sees all places for {x} or for {y} in both sets cannot hold that digit. ' +
      'A cell that sees all places for another digit in one set cannot hold that digit.',
    { a, b, x, y },
  );
}
