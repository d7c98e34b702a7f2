/** What simple patterns exclude in the course of a dynamic chain. */

import type { Board } from '../board';
import { fishes } from '../fish';
import { hiddenSets } from '../hiddenSets';
import { locked } from '../intersections';
import { bitsOf, COLUMNS, ROWS, sharedPlaces } from '../layout';
import { nakedSets } from '../nakedSets';
import type { Advanced, AdvancedSearch } from './consequences';
import type { Graph } from './graph';
import { nestedForcingChains } from './nestedForcingChains';

/**
 * Those of the first kind of pattern that has any: intersections, hidden pairs, naked pairs, X-Wings. A pattern that was
 * there before the chain does not count.
 */
export function patterns({ board }: Graph): AdvancedSearch {
  return function* (now) {
    for (const kind of [intersections, hiddenPairs, nakedPairs, xWings]) {
      yield undefined;
      const found = kind(now, board);
      if (found.length > 0) return found;
    }
    return [];
  };
}

/** The same, and where there is none, those of forcing chains. */
export function patternsAndChains(graph: Graph): AdvancedSearch {
  const simple = patterns(graph);
  const chains = nestedForcingChains(graph);
  return function* (now) {
    const found = yield* simple(now);
    return found.length > 0 ? found : yield* chains(now);
  };
}

/** The candidates of some digits that have gone from some places of a house. */
function gone(now: Board, before: Board, house: number, places: number, digits: number): number[] {
  return before.among(house, places, digits).filter(candidate => !now.has(Math.floor(candidate / 9), candidate % 9));
}

function because(candidates: readonly number[], reasons: readonly number[]): Advanced[] {
  return reasons.length === 0 ? [] : candidates.map(candidate => ({ candidate, because: reasons }));
}

function intersections(now: Board, before: Board): Advanced[] {
  const found: Advanced[] = [];
  for (const { digit, from, to } of locked(now)) {
    const outside = now.places[9 * to + digit] & ~sharedPlaces[27 * to + from];
    if (outside === 0) continue;
    const reasons = gone(now, before, from, 511 & ~sharedPlaces[27 * from + to], 1 << digit);
    found.push(...because(now.among(to, outside, 1 << digit), reasons));
  }
  return found;
}

function hiddenPairs(now: Board, before: Board): Advanced[] {
  const found: Advanced[] = [];
  for (const { house, digits, places } of hiddenSets(now, 2, 4)) {
    const exclusions = now.among(house, places, 511 & ~digits);
    if (exclusions.length === 0) continue;
    found.push(...because(exclusions, before.among(house, 511 & ~places, digits)));
  }
  return found;
}

function nakedPairs(now: Board, before: Board): Advanced[] {
  const found: Advanced[] = [];
  for (const { house, places, digits } of nakedSets(now, 2)) {
    const exclusions = now.among(house, 511 & ~places, digits);
    if (exclusions.length === 0) continue;
    found.push(...because(exclusions, before.among(house, places, 511 & ~digits)));
  }
  return found;
}

function xWings(now: Board, before: Board): Advanced[] {
  const found: Advanced[] = [];
  for (const { digit, baseKind, bases, covers } of fishes(now, 2)) {
    const coverKind = baseKind === ROWS ? COLUMNS : ROWS;
    const exclusions = bitsOf[covers].flatMap(cover => now.among(coverKind + cover, 511 & ~bases, 1 << digit));
    if (exclusions.length === 0) continue;
    const reasons = bitsOf[bases].flatMap(base => gone(now, before, baseKind + base, 511 & ~covers, 1 << digit));
    found.push(...because(exclusions, reasons));
  }
  return found;
}
