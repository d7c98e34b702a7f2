import type { AlmostLockedSet } from '../../almostLockedSets';
import { bitOf, digitsOf } from '../../grid';
import type { Cell, Digit } from '../../numbers';
import type { Pausable } from '../../pausing';
import type { Candidate, Position } from '../../position';
import { all, allStatements, joinSentences, phrase, t } from '../../sentences';
import { type Seen, simplestFirst } from '../simplestFirst';
import { type Chain, distinct, effectKey, makeStep, type Step, type Technique } from '../step';
import { cellsAndDigitsOf, cellsOfSets, costOfSets, eliminatedDigits, oneMore, setName } from './linkedSets';
import { type RestrictedCommons, restrictedCommons } from './restrictedCommons';

/**
 * A stem cell, and a petal for each of its candidates: an almost locked set that loses the digit if the stem holds it. A digit
 * that all petals have in common is in at least one of them.
 */
export const deathBlossom: Technique = {
  id: 'death-blossom',
  name: 'Death Blossom',
  level: 'unfair',
  score: 360,
  rating: 76,

  find: position => distinct(simplestFirst(findBlossoms(position))),

  evidence({ digits, cells: [stem], sets }, names) {
    const petals = sets!.map((set, i) => `, -${names.digit(digits[i])}- ${setName(set, names)}`);
    return names.cell(stem) + petals.join('');
  },

  explain(step, names) {
    const { digits, sets } = step;
    const stem = names.cell(step.cells[0]);
    const common = eliminatedDigits(step).map(names.digit);
    const petals = digits
      .map(names.digit)
      .map((digit, i) =>
        phrase('{digit} excludes {digit} from {cells}', { digit, cells: names.cells(sets![i].cells) }),
      );
    return joinSentences([
      oneMore(),
      t('In {stem}, {petals}.', { stem, petals: allStatements(petals) }),
      t('So one of the sets loses a digit, whichever digit {stem} is. That set holds {digits}.', {
        stem,
        digits: all(common),
      }),
      common.length > 1
        ? t('A cell that sees all places for one of these digits in all the sets cannot hold it.')
        : t('A cell that sees all places for {digit} in all the sets cannot hold it.', { digit: common[0] }),
    ]);
  },
};

/** A choice of petals for some candidates of a stem, and the candidates that all of them exclude. */
interface Blossom {
  readonly petals: readonly AlmostLockedSet[];
  readonly eliminations: readonly Candidate[];
  readonly cost: number;
}

function* findBlossoms(position: Position): Generator<Seen | undefined> {
  const commons = yield* restrictedCommons(position);
  for (const stem of position.empty) {
    const digits = digitsOf(position.candidates[stem]);
    const petals = yield* petalsAround(commons, stem, digits);
    // A stem with one candidate is a single.
    if (petals.length > 1 && petals.every(sets => sets.length > 0)) {
      const victims = yield* commonVictims(position, stem, petals);
      for (const blossom of blossoms(petals, victims)) {
        yield blossom && { cost: blossom.cost, make: () => stepOf(stem, digits, blossom) };
      }
    }
    yield undefined;
  }
}

/** The number of sets that are examined between two yields. */
const SETS_AT_ONCE = 256;

/** By candidate of the stem: the sets that lose the digit if the stem holds it. */
function* petalsAround(
  commons: RestrictedCommons,
  stem: Cell,
  digits: readonly Digit[],
): Pausable<AlmostLockedSet[][]> {
  const petals: AlmostLockedSet[][] = [];
  for (const digit of digits) {
    const sets: number[] = [];
    for (const places of commons.placesOf(digit)) if (places.buddies.has(stem)) sets.push(...places.sets);
    petals.push(sets.sort((a, b) => a - b).map(set => commons.sets[set]));
    yield undefined;
  }
  return petals;
}

/** The candidates that can be eliminated: for each candidate of the stem, at least one petal excludes them. */
function* commonVictims(
  { candidates, cellsWith, geometry }: Position,
  stem: Cell,
  petals: readonly (readonly AlmostLockedSet[])[],
): Pausable<Candidate[]> {
  const victims: Candidate[] = [];
  let examined = 0;
  for (let digit = 1; digit <= geometry.size; digit++) {
    if ((candidates[stem] & bitOf(digit)) !== 0) continue;
    let all = cellsWith[digit];
    for (const sets of petals) {
      let some = all.minus(all);
      for (const set of sets) {
        some = some.or(set.buddies(digit));
        if (++examined % SETS_AT_ONCE === 0) yield undefined;
      }
      all = all.and(some);
      if (all.isEmpty) break;
    }
    for (const cell of all) victims.push({ cell, digit });
  }
  return victims;
}

/** The number of petals that are tried between two yields. */
const PETALS_AT_ONCE = 64;

/** The choices of a petal for each candidate. Of choices that exclude the same, only the one with the lowest cost. */
function* blossoms(
  petals: readonly (readonly AlmostLockedSet[])[],
  victims: readonly Candidate[],
): Generator<Blossom | undefined> {
  let found: Blossom[] = victims.length > 0 ? [{ petals: [], eliminations: victims, cost: 0 }] : [];
  for (const sets of petals) {
    const better = new Map<string, Blossom>();
    for (const { petals, eliminations } of found) {
      for (const [i, set] of sets.entries()) {
        if (i % PETALS_AT_ONCE === 0) yield undefined;
        const rest = eliminations.filter(({ cell, digit }) => set.buddies(digit).has(cell));
        if (rest.length === 0) continue;
        const key = effectKey({ placements: [], eliminations: rest });
        const blossom = { petals: [...petals, set], eliminations: rest, cost: costOfSets([...petals, set]) };
        if (blossom.cost < (better.get(key)?.cost ?? Infinity)) better.set(key, blossom);
      }
    }
    found = [...better.values()];
  }
  yield* found;
}

function stepOf(stem: Cell, digits: readonly Digit[], { petals, eliminations }: Blossom): Step | undefined {
  const common = [...new Set(eliminations.map(({ digit }) => digit))];
  return makeStep({
    technique: deathBlossom,
    digits,
    houses: [],
    cells: [stem, ...cellsOfSets(petals)],
    sets: petals.map(cellsAndDigitsOf),
    chains: digits.flatMap((digit, i) => common.map(z => chainTo(z, stem, digit, petals[i]))),
    eliminations,
  });
}

/** The stem holds a digit, so the petal loses it and holds the common digit. */
function chainTo(common: Digit, stem: Cell, digit: Digit, petal: AlmostLockedSet): Chain {
  return {
    nodes: [
      { digit, cells: [stem], isOn: true },
      { digit, cells: petal.cellsWith(digit).cells(), isOn: false, almostLocked: cellsAndDigitsOf(petal) },
      { digit: common, cells: petal.cellsWith(common).cells(), isOn: true },
    ],
  };
}
