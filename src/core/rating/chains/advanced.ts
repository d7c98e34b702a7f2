/** The candidates that simple patterns exclude during a dynamic chain. */

import { bitOf } from '../../grid';
import type { CandidateIndex, DigitMask, HouseIndex, PlaceMask } from '../../numbers';
import type { RatingPosition } from '../board';
import { ALL_DIGITS, ALL_PLACES, crossings, placesOfMask } from '../classicTables';
import { excludedBy, fishes } from '../fish';
import { hiddenSets } from '../hiddenSets';
import { locked } from '../intersections';
import { nakedSets } from '../nakedSets';
import type { Advanced, AdvancedSearch } from './consequences';
import type { BoardGraph } from './graph';
import { innerForcingChains } from './innerForcingChains';

/**
 * The exclusions of the first kind of pattern that has any: intersections, hidden pairs, naked pairs, X-Wings. Patterns that
 * existed before the chain do not count.
 */
export function patterns({ position: board }: BoardGraph): AdvancedSearch {
  return function* (now) {
    for (const kind of [intersections, hiddenPairs, nakedPairs, xWings]) {
      yield undefined;
      const found = kind(now, board);
      if (found.length > 0) return found;
    }
    return [];
  };
}

/** The exclusions of {@link patterns}, or if there are none, those of forcing chains. */
export function patternsAndChains(graph: BoardGraph): AdvancedSearch {
  const simple = patterns(graph);
  const chains = innerForcingChains(graph);
  return function* (now) {
    const found = yield* simple(now);
    return found.length > 0 ? found : yield* chains(now);
  };
}

/** The candidates with these digits in some places of a house that the position had before the chain, but does not have now. */
function gone(
  now: RatingPosition,
  before: RatingPosition,
  house: HouseIndex,
  places: PlaceMask,
  digits: DigitMask,
): CandidateIndex[] {
  return before.among(house, places, digits).filter(candidate => !now.has(candidate));
}

function because(candidates: readonly CandidateIndex[], reasons: readonly CandidateIndex[]): Advanced[] {
  return reasons.length === 0 ? [] : candidates.map(candidate => ({ candidate, because: reasons }));
}

function intersections(now: RatingPosition, before: RatingPosition): Advanced[] {
  const found: Advanced[] = [];
  for (const { digit, from, to } of locked(now)) {
    const outside = now.placesByHouse[10 * to + digit] & ~crossings[27 * to + from];
    if (outside === 0) continue;
    const reasons = gone(now, before, from, ALL_PLACES & ~crossings[27 * from + to], bitOf(digit));
    found.push(...because(now.among(to, outside, bitOf(digit)), reasons));
  }
  return found;
}

function hiddenPairs(now: RatingPosition, before: RatingPosition): Advanced[] {
  const found: Advanced[] = [];
  for (const { house, digits, places } of hiddenSets(now, 2, 4)) {
    const exclusions = now.among(house, places, ALL_DIGITS & ~digits);
    if (exclusions.length === 0) continue;
    found.push(...because(exclusions, before.among(house, ALL_PLACES & ~places, digits)));
  }
  return found;
}

function nakedPairs(now: RatingPosition, before: RatingPosition): Advanced[] {
  const found: Advanced[] = [];
  for (const { house, places, digits } of nakedSets(now, 2)) {
    const exclusions = now.among(house, ALL_PLACES & ~places, digits);
    if (exclusions.length === 0) continue;
    found.push(...because(exclusions, before.among(house, places, ALL_DIGITS & ~digits)));
  }
  return found;
}

function xWings(now: RatingPosition, before: RatingPosition): Advanced[] {
  const found: Advanced[] = [];
  for (const fish of fishes(now, 2)) {
    const exclusions = excludedBy(now, fish);
    if (exclusions.length === 0) continue;
    const { digit, baseKind, bases, covers } = fish;
    const reasons = placesOfMask(bases).flatMap(base =>
      gone(now, before, baseKind + base, ALL_PLACES & ~covers, bitOf(digit)),
    );
    found.push(...because(exclusions, reasons));
  }
  return found;
}
