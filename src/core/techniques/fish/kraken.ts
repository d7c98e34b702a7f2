/**
 * Kraken fish: fish with fins whose fins do not see what would be eliminated, but exclude it by chains.
 *
 * Either the fins are all false and the fish is right, or one of them is true. So a candidate is out that the fish would
 * eliminate and that every fin excludes by a chain (type 1). Or any candidate, of whatever digit, that every fin excludes and
 * every place that one of the cover sets has in the base sets: if no fin is true, one of those places is (type 2).
 *
 * What excludes a candidate is what the candidate excludes, by the same chain walked back. So one search from the target gives
 * all fins there may be and all chains, and the search for fish goes on from there as for ordinary fins.
 */

import type { CellSet } from '../../cellSet';
import { digitsOf } from '../../grid';
import type { Pausable } from '../../pausing';
import type { Candidate, Position } from '../../position';
import { type Chain, makeStep, type Step, type Technique } from '../step';
import { chainBetween, excludersOf } from './excluders';
import { type Aim, compareFish, type Fish, search, type Waters, watersOf } from './search';
import { poolsOf } from './shape';

const LARGEST = 4;
/** Candidates that no fin excludes, and are passed between two yields. */
const PASSED_AT_ONCE = 256;

export type KrakenType = 1 | 2;

/** For each candidate that such a fish eliminates a step: the smallest fish, of its size the simplest that is met soon. */
export function* krakenFish(position: Position, type: KrakenType, technique: Technique): Generator<Step | undefined> {
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
        const waters = watersOf(position, digit, pool);
        yield undefined;
        for (const target of targets) {
          if (out.has(target) || (type === 1 && target.digit !== digit)) continue;
          const fins = (yield* excludersOf(position, target))[digit];
          if (fins.isEmpty) {
            if (++passed % PASSED_AT_ONCE === 0) yield undefined;
            continue;
          }
          const kraken = yield* simplestKraken(
            waters,
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

  function* stepOf({ fish, starts }: Kraken, digit: number, target: Candidate): Pausable<Step | undefined> {
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
  /** The candidates of the fish of which one must be true, and all exclude the target. */
  readonly starts: CellSet;
}

/** The simplest that is met up to the end of the round in which the first one is. */
function* simplestKraken(
  waters: Waters,
  size: number,
  target: Candidate,
  aim: Aim,
): Generator<undefined, Kraken | undefined> {
  const met: Kraken[] = [];
  const rounds = { count: 0 };
  let round = 0;
  for (const pause of search(waters, size, aim, fish => met.push(...krakensOf(fish, waters, target, aim)), rounds)) {
    if (met.length > 0 && rounds.count > round) break;
    round = rounds.count;
    yield pause;
  }
  return met.reduce<Kraken | undefined>(
    (best, kraken) => (best && compareFish(best.fish, kraken.fish) <= 0 ? best : kraken),
    undefined,
  );
}

/** A fish that eliminates something by itself is none. */
function krakensOf(fish: Fish, { sets }: Waters, target: Candidate, aim: Aim): Kraken[] {
  const { covers, cells, fins, twice, eliminations } = fish;
  if (!eliminations.isEmpty) return [];
  if (aim.target !== undefined) return [{ fish, starts: fins }];
  return covers.flatMap(h => {
    const places = sets[h].and(cells).minus(twice);
    // If the cover set has no other places, no fish is needed to know that one of them is true.
    if (places.isEmpty || places.equals(sets[h]) || !places.isWithin(aim.fins)) return [];
    const starts = places.or(fins);
    return starts.has(target.cell) ? [] : [{ fish, starts }];
  });
}
