/**
 * Kraken fish: fish whose fins exclude the target by chains instead of seeing it.
 *
 * Either all fins are false and the fish holds, or one fin is true.
 * Type 1: the fish without fins eliminates the target, and every fin excludes it by a chain.
 * Type 2: every fin excludes the target by a chain, and so does every candidate that one cover set shares with the base sets. If no
 * fin is true, one of those candidates is. The target may have any digit.
 *
 * A chain can be walked in both directions: if A excludes B, B excludes A. So one search from the target finds all possible fins
 * and all chains. The search for fish then takes them as ordinary fins.
 */

import type { CellSet } from '../../cellSet';
import { digitsOf } from '../../grid';
import type { Digit } from '../../numbers';
import type { Pausable } from '../../pausing';
import type { Candidate, Position } from '../../position';
import { type Chain, makeStep, type Step, type Technique } from '../step';
import { chainBetween, excludersOf } from './excluders';
import { type Aim, compareFish, type Fish, type SearchSpace, searchFish, searchSpaceOf } from './search';
import { poolsOf } from './shape';

const LARGEST = 4;
/** Targets without possible fins that are skipped between two yields. */
const PASSED_AT_ONCE = 256;

/** The two types of Kraken fish, described at the top of this file. */
export type KrakenType = 1 | 2;

/**
 * One step for each candidate that such a fish eliminates: the smallest fish, and of that size the simplest one of the
 * first round.
 */
export function* krakenFishIn(position: Position, type: KrakenType, technique: Technique): Generator<Step | undefined> {
  const { geometry } = position;
  const targets = [...position.empty].flatMap(cell =>
    digitsOf(position.candidates[cell]).map(digit => ({ cell, digit })),
  );
  yield undefined;
  const out = new Set<Candidate>();
  let passed = 0;
  for (let size = 2; size <= LARGEST; size++) {
    for (const pool of poolsOf(geometry, 'franken')) {
      for (let digit = 1; digit <= geometry.size; digit++) {
        const space = searchSpaceOf(position, digit, pool);
        yield undefined;
        for (const target of targets) {
          if (out.has(target) || (type === 1 && target.digit !== digit)) continue;
          const fins = (yield* excludersOf(position, target))[digit];
          if (fins.isEmpty) {
            if (++passed % PASSED_AT_ONCE === 0) yield undefined;
            continue;
          }
          const kraken = yield* simplestKraken(
            space,
            size,
            target,
            type === 1 ? { fins, target: target.cell } : { fins },
          );
          if (kraken) out.add(target);
          yield kraken && (yield* stepOf(kraken, digit, target));
        }
      }
    }
  }

  function* stepOf({ fish, starts }: Kraken, digit: Digit, target: Candidate): Pausable<Step | undefined> {
    const chains: Chain[] = [];
    for (const cell of starts) chains.push(yield* chainBetween(position, { cell, digit }, target));
    const housesAt = (indexes: readonly number[]) => indexes.map(h => geometry.houses[h]);
    return makeStep({
      technique,
      digits: [digit],
      houses: housesAt(fish.bases),
      covers: housesAt(fish.covers),
      cells: fish.cells.minus(fish.fins).cells(),
      fins: fish.fins.minus(fish.endoFins).cells(),
      endoFins: fish.endoFins.cells(),
      chains,
      eliminations: [target],
    });
  }
}

interface Kraken {
  readonly fish: Fish;
  /** Candidates of the fish: one of them is true, and each excludes the target. */
  readonly starts: CellSet;
}

/** The simplest Kraken fish of the first round that has one. */
function* simplestKraken(
  space: SearchSpace,
  size: number,
  target: Candidate,
  aim: Aim,
): Generator<undefined, Kraken | undefined> {
  const met: Kraken[] = [];
  const rounds = { count: 0 };
  let round = 0;
  for (const pause of searchFish(space, size, aim, fish => met.push(...krakensOf(fish, space, target, aim)), rounds)) {
    if (met.length > 0 && rounds.count > round) break;
    round = rounds.count;
    yield pause;
  }
  return met.reduce<Kraken | undefined>(
    (best, kraken) => (best && compareFish(best.fish, kraken.fish) <= 0 ? best : kraken),
    undefined,
  );
}

/** The Kraken fish based on a fish. A fish that eliminates something by itself has none. */
function krakensOf(fish: Fish, { sets }: SearchSpace, target: Candidate, aim: Aim): Kraken[] {
  const { covers, cells, fins, twice, eliminations } = fish;
  if (!eliminations.isEmpty) return [];
  if (aim.target !== undefined) return [{ fish, starts: fins }];
  return covers.flatMap(h => {
    const places = sets[h].and(cells).minus(twice);
    // If the cover set has no other candidates, one of these is true in any case: no fish is needed.
    if (places.isEmpty || places.equals(sets[h]) || !places.isSubsetOf(aim.fins)) return [];
    const starts = places.or(fins);
    return starts.has(target.cell) ? [] : [{ fish, starts }];
  });
}
