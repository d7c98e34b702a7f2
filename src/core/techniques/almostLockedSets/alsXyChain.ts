import { bitOf } from '../../grid';
import type { DigitMask } from '../../numbers';
import type { Pausable } from '../../pausing';
import type { Position } from '../../position';
import { effectKey, type Step, type Technique } from '../step';
import { eliminateBetween, eliminatedDigits, explainLinked, linkedStep, setName } from './linkedSets';
import { type CommonPlaces, type RestrictedCommons, restrictedCommons } from './restrictedCommons';
import { type SetChain, SetChains } from './setChains';

/**
 * A chain of four or more almost locked sets. Each is linked to the next by a restricted common digit, and successive digits are
 * different. A digit that the first and the last set have in common is in at least one of them.
 */
export const alsXyChain: Technique = {
  id: 'als-xy-chain',
  name: 'ALS-XY-Chain',
  otherNames: ['ALS Chain', 'Almost Locked Set Chain'],
  aliases: ['Almost Locked Set'],
  level: 'unfair',
  score: 340,
  rating: 74,

  find: findChains,

  evidence(step, names) {
    const ends = names.digits(eliminatedDigits(step), '');
    const [first, ...others] = step.sets!.map(set => setName(set, names));
    const chain = others.map((set, i) => ` -${names.digit(step.digits[i])}- ${set}`);
    return `${ends}- ${first}${chain.join('')} -${ends}`;
  },

  explain: explainLinked,
};

/** The number of links of a chain. With fewer it is another technique, with more it is impractical for people. */
const SHORTEST = 3;
const LONGEST = 6;

/** The shortest chain for each effect, shortest first. */
function* findChains(position: Position): Generator<Step | undefined> {
  const commons = yield* restrictedCommons(position);
  const chains = new SetChains(commons, LONGEST);
  const known = new Set<string>();
  let open: Iterable<Ends | undefined> = allEnds(position, commons, chains);
  for (let length = SHORTEST; length <= LONGEST; length++) {
    const left: Ends[] = [];
    for (const ends of open) {
      if (ends && !known.has(ends.key)) {
        const chain = yield* findChain(chains, ends, length);
        if (chain) {
          known.add(ends.key);
          const sets = chain.sets.map(set => commons.sets[set]);
          yield linkedStep(position, { technique: alsXyChain, digits: chain.links }, sets, chain.links, ends.mask);
          continue;
        }
        left.push(ends);
      }
      yield undefined;
    }
    open = left;
  }
}

/** Two sets that exclude candidates if they are the ends of a chain. */
interface Ends {
  readonly first: number;
  readonly last: number;
  /** The digits that are excluded. */
  readonly mask: DigitMask;
  /** The effect as a string. */
  readonly key: string;
  /** The places by which a chain may leave the first set and reach the last, without using the excluded digits. */
  readonly links: (readonly [from: CommonPlaces, to: CommonPlaces])[];
}

function* allEnds(position: Position, commons: RestrictedCommons, chains: SetChains): Generator<Ends | undefined> {
  const { sets } = commons;
  for (let first = 0; first < sets.length; first++) {
    const observed = commons.observedWith(first);
    if (observed.some((mask, last) => last > first && mask !== 0)) {
      for (const from of commons.placesOfSet(first)) if (!chains.isMeasured(from)) yield* chains.measure(from);
    }
    for (let last = first + 1; last < sets.length; last++) {
      if (last % LASTS_AT_ONCE === 0) yield undefined;
      if (observed[last] !== 0) yield* endsBetween(position, commons, chains, first, last, observed[last]);
    }
    yield undefined;
  }
}

/** The ends that two sets form, by their exclusions. `observed` are the digits of which they exclude candidates. */
function endsBetween(
  position: Position,
  commons: RestrictedCommons,
  chains: SetChains,
  first: number,
  last: number,
  observed: DigitMask,
): Iterable<Ends> {
  const byMask = new Map<number, Ends>();
  for (const from of commons.placesOfSet(first)) {
    for (const to of commons.placesOfSet(last)) {
      const mask = observed & ~bitOf(from.digit) & ~bitOf(to.digit);
      if (mask === 0 || chains.distance(from, to) > LONGEST) continue;
      let ends = byMask.get(mask);
      if (!ends) {
        const eliminations = eliminateBetween(position, commons.sets[first], commons.sets[last], mask);
        ends = { first, last, mask, key: effectKey({ placements: [], eliminations }), links: [] };
        byMask.set(mask, ends);
      }
      ends.links.push([from, to]);
    }
  }
  return byMask.values();
}

/** The number of possible last sets of a chain that are examined between two yields. */
const LASTS_AT_ONCE = 16;

function* findChain(chains: SetChains, { first, last, links }: Ends, length: number): Pausable<SetChain | undefined> {
  for (const [from, to] of links) {
    if (chains.distance(from, to) > length) continue;
    const chain = yield* chains.find({ set: first, places: from }, { set: last, places: to }, length);
    if (chain) return chain;
  }
  return undefined;
}
