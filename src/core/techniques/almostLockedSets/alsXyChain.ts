import { bitOf } from '../../grid';
import type { DigitMask } from '../../numbers';
import type { Pausable } from '../../pausing';
import type { Position } from '../../position';
import { effectKey, type Step, type Technique } from '../step';
import { ChainSearch, type Row } from './chainSearch';
import { eliminateBetween, eliminatedDigits, explainLinked, linkedStep, setName } from './linkedSets';
import { type Places, type RestrictedCommons, restrictedCommons } from './restrictedCommons';

/**
 * Four or more almost locked sets in a row, each linked to the next by a digit other than the one before: a digit that the
 * first and the last have in common is in one of them.
 */
export const alsXyChain: Technique = {
  id: 'als-xy-chain',
  name: 'ALS-XY-Chain',
  otherNames: ['ALS Chain', 'Almost Locked Set Chain'],
  level: 'unfair',
  score: 340,

  find: search,

  evidence(step, names) {
    const ends = names.digits(eliminatedDigits(step), '');
    const [first, ...others] = step.sets!.map(set => setName(set, names));
    const row = others.map((set, i) => ` -${names.digit(step.digits[i])}- ${set}`);
    return `${ends}- ${first}${row.join('')} -${ends}`;
  },

  explain: explainLinked,
};

/** Links of a chain: with fewer it is another technique, and nobody follows more. */
const SHORTEST = 3;
const LONGEST = 6;

/** The shortest chain to every effect, shortest first. */
function* search(position: Position): Generator<Step | undefined> {
  const commons = yield* restrictedCommons(position);
  const chains = new ChainSearch(commons, LONGEST);
  const known = new Set<string>();
  let open: Iterable<Ends | undefined> = allEnds(position, commons, chains);
  for (let length = SHORTEST; length <= LONGEST; length++) {
    const left: Ends[] = [];
    for (const ends of open) {
      if (ends && !known.has(ends.key)) {
        const row = yield* findRow(chains, ends, length);
        if (row) {
          known.add(ends.key);
          const sets = row.sets.map(set => commons.sets[set]);
          yield linkedStep(position, { technique: alsXyChain, digits: row.links }, sets, row.links, ends.mask);
          continue;
        }
        left.push(ends);
      }
      yield undefined;
    }
    open = left;
  }
}

/** Two sets that exclude something when they are the ends of a chain. */
interface Ends {
  readonly first: number;
  readonly last: number;
  /** The digits that are excluded, bit d-1 for digit d. */
  readonly mask: DigitMask;
  /** The effect as a string. */
  readonly key: string;
  /** The places by which a chain may leave the first and reach the last without using those digits up. */
  readonly links: (readonly [from: Places, to: Places])[];
}

function* allEnds(position: Position, commons: RestrictedCommons, chains: ChainSearch): Generator<Ends | undefined> {
  const { sets } = commons;
  for (let first = 0; first < sets.length; first++) {
    const observed = commons.observedWith(first);
    for (let last = first + 1; last < sets.length; last++) {
      if (last % LASTS_AT_ONCE === 0) yield undefined;
      if (observed[last] === 0) continue;
      const byMask = new Map<number, Ends>();
      for (const from of commons.placesOfSet(first)) {
        for (const to of commons.placesOfSet(last)) {
          const mask = observed[last] & ~bitOf(from.digit) & ~bitOf(to.digit);
          if (mask === 0) continue;
          if (!chains.isMeasured(from)) yield* chains.measure(from);
          if (chains.distance(from, to) > LONGEST) continue;
          let ends = byMask.get(mask);
          if (!ends) {
            const eliminations = eliminateBetween(position, sets[first], sets[last], mask);
            ends = { first, last, mask, key: effectKey({ placements: [], eliminations }), links: [] };
            byMask.set(mask, ends);
          }
          ends.links.push([from, to]);
        }
      }
      yield* byMask.values();
    }
    yield undefined;
  }
}

/** Sets that may be the last of a chain, and are looked at between two yields. */
const LASTS_AT_ONCE = 16;

function* findRow(chains: ChainSearch, { first, last, links }: Ends, length: number): Pausable<Row | undefined> {
  for (const [from, to] of links) {
    if (chains.distance(from, to) > length) continue;
    const row = yield* chains.find({ set: first, places: from }, { set: last, places: to }, length);
    if (row) return row;
  }
  return undefined;
}
