/**
 * The search for fish of one digit.
 *
 * A fish is n base sets and n cover sets, all different houses. Each base set holds the digit once. If all candidates of the base
 * sets lie in the cover sets, each cover set holds one of these n digits. So a fish eliminates candidates in a cover set that are in
 * no base set, and candidates in two cover sets, which would take the digit of both. Base candidates outside the cover sets are
 * fins. Base candidates in two base sets would count twice: they are fins too, called endo fins. A fish with fins eliminates only
 * candidates that see all fins.
 *
 * The search for fish with fins starts from a target to eliminate. All fins must be peers of the target, so the cover sets must
 * contain all other base candidates. A cover set through the target contains none of those, so n - 1 houses are left to cover
 * n base sets. Few choices of base sets get that far. A fish with several targets is reported for the first one only.
 */

import { type CellSet, cellSet } from '../../cellSet';
import type { Geometry } from '../../geometry';
import type { Digit } from '../../numbers';
import type { Pausable } from '../../pausing';
import { houseSets, type Position, peerSets } from '../../position';
import { deadCandidates } from './deadCandidates';
import type { FishHouses } from './shape';

/** HoDoKu's limits: the number of fins, endo fins included, and the number of endo fins. */
const MOST_FINS = 5;
const MOST_ENDO_FINS = 2;

/** Tries of a base or cover set between two yields: 500 in a 9x9 puzzle, fewer in larger ones, where each takes longer. */
const triesAtOnce = ({ cellCount }: Geometry) => Math.ceil(40_000 / cellCount);

/** Choices of a base or cover set in one round. */
const ROUND = 1000;

/** The number of rounds that a search has finished. The search yields at the end of each round, and in between. */
export interface Rounds {
  count: number;
}

/** A fish that eliminates at least one candidate. */
export interface Fish {
  /** Houses, by index in `geometry.houses`, ascending. */
  readonly bases: readonly number[];
  readonly covers: readonly number[];
  /** The candidates in the base sets, fins included. */
  readonly cells: CellSet;
  /** Endo fins included. */
  readonly fins: CellSet;
  readonly endoFins: CellSet;
  /** The candidates in two cover sets. */
  readonly twice: CellSet;
  /** The candidates that the fish excludes and all fins see. */
  readonly eliminations: CellSet;
}

/** Negative if the first is simpler: fewer endo fins, fewer fins, more to eliminate. */
export function compareFish(a: Fish, b: Fish): number {
  return costOfFish(a) - costOfFish(b);
}

/** The cost of a fish for a reader: lower for a simpler fish. */
export function costOfFish({ endoFins, fins, eliminations }: Fish): number {
  return (endoFins.size * 16 + fins.size) * 1024 - eliminations.size;
}

/** The fish of a size that eliminate something and have fins. */
export function* finnedFishIn(
  position: Position,
  digit: Digit,
  size: number,
  pool: FishHouses,
  found: (fish: Fish) => void,
): Pausable<void> {
  const targets = yield* deadCandidates(position, digit);
  if (targets.isEmpty) return;
  const space = searchSpaceOf(position, digit, pool);
  for (const target of targets) {
    const aim = { fins: peerSets(position.geometry)[target], target };
    const isFirst = ({ eliminations }: Fish) => eliminations.first === target;
    yield* searchFish(space, size, aim, fish => isFirst(fish) && found(fish));
    yield undefined;
  }
}

/** The fish of a size that eliminate something and have no fins. */
export function* plainFishIn(
  position: Position,
  digit: Digit,
  size: number,
  pool: FishHouses,
  found: (fish: Fish) => void,
): Pausable<void> {
  if ((yield* deadCandidates(position, digit)).isEmpty) return;
  yield* searchFish(
    searchSpaceOf(position, digit, pool),
    size,
    undefined,
    fish => !fish.eliminations.isEmpty && found(fish),
  );
  yield undefined;
}

/** The houses and cells of the search for the fish of one digit. Houses are indexes in `geometry.houses`. */
export interface SearchSpace extends FishHouses {
  readonly geometry: Geometry;
  readonly candidates: CellSet;
  /** By house: its candidates. */
  readonly sets: readonly CellSet[];
  /** By cell: the houses of the cell that can be cover sets. */
  readonly coversOf: readonly (readonly number[])[];
}

/** The fish with fins to find. */
export interface Aim {
  /** The cells that may be fins. */
  readonly fins: CellSet;
  /**
   * The cell whose candidate the fish would eliminate without its fins. If absent, one cover set must be unnecessary
   * for the base candidates that cannot be fins.
   */
  readonly target?: number;
}

/** The houses of a pool that hold candidates of a digit, with the tables for the search for its fish. */
export function searchSpaceOf({ geometry, cellsWith }: Position, digit: Digit, pool: FishHouses): SearchSpace {
  const candidates = cellsWith[digit];
  const sets = houseSets(geometry).map(house => house.and(candidates));
  const bases = pool.bases.filter(h => !sets[h].isEmpty);
  const covers = pool.covers.filter(h => !sets[h].isEmpty);
  const isCover = new Uint8Array(sets.length);
  for (const h of covers) isCover[h] = 1;
  const coversOf = geometry.housesOf.map(houses => houses.map(h => h.at).filter(h => isCover[h] === 1));
  return { geometry, candidates, sets, bases, covers, coversOf };
}

/** Passes all fish of a size to `found`: fish without fins, or with fins if there is an aim. */
export function* searchFish(
  { geometry, candidates, sets, coversOf, bases: basePool, covers: coverPool }: SearchSpace,
  size: number,
  aim: Aim | undefined,
  found: (fish: Fish) => void,
  rounds: Rounds = { count: 0 },
): Pausable<void> {
  const peers = peerSets(geometry);
  const nothing = cellSet(geometry);
  const target = aim?.target;
  const throughTarget = target === undefined ? [] : coversOf[target];
  const spare = aim && target === undefined ? 1 : 0;
  const mayBeFins = aim ? aim.fins.and(candidates) : nothing;
  const mayBeOpen = target === undefined ? mayBeFins : mayBeFins.with(target);
  /** By house: 1 if it is a base set or a cover set, or was already tried as a cover set. */
  const isTaken = new Uint8Array(geometry.houses.length);
  const bases: number[] = [];
  const covers: number[] = [];
  const atOnce = triesAtOnce(geometry);
  let tries = 0;
  let choices = 0;

  yield* chooseBases(0, nothing, nothing, nothing, target === undefined ? 0 : 1);

  /** `required`: the base candidates to cover. `toTarget`: the number of cover sets that must contain the target. */
  function* chooseBases(
    from: number,
    cells: CellSet,
    endoFins: CellSet,
    required: CellSet,
    toTarget: number,
  ): Pausable<void> {
    if (bases.length === size) {
      yield* cover(cells, endoFins, required, cells, toTarget);
      return;
    }
    for (let i = from; i <= basePool.length - (size - bases.length); i++) {
      if (++choices > ROUND) {
        choices = 0;
        rounds.count++;
        yield undefined;
      } else if (isTime()) yield undefined;
      const base = basePool[i];
      const set = sets[base];
      const twice = cells.and(set);
      if (!twice.isSubsetOf(mayBeFins)) continue;
      const endo = endoFins.or(twice);
      if (endo.size > MOST_ENDO_FINS) continue;
      const requiredNow = required.or(set.minus(mayBeOpen));
      const toTargetNow = target !== undefined && set.has(target) ? toTarget + 1 : toTarget;
      isTaken[base] = 1;
      if (
        throughTarget.filter(h => !isTaken[h]).length >= toTargetNow &&
        canCover(requiredNow, size - toTargetNow - spare)
      ) {
        bases.push(base);
        yield* chooseBases(i + 1, cells.or(set), endo, requiredNow, toTargetNow);
        bases.pop();
      }
      isTaken[base] = 0;
    }
  }

  /** Counts a try. Returns true when it is time to pause. */
  function isTime(): boolean {
    if (++tries < atOnce) return false;
    tries = 0;
    return true;
  }

  /** Whether `room` cover sets are enough for the required candidates. */
  function canCover(required: CellSet, room: number): boolean {
    const cell = required.first;
    if (cell < 0) return true;
    tries++;
    return room > 0 && coversOf[cell].some(h => isTaken[h] === 0 && canCover(required.minus(sets[h]), room - 1));
  }

  /**
   * Chooses cover sets for the required candidates, then the remaining ones. After the branch with a set for a cell, the other branches for
   * that cell skip the set.
   */
  function* cover(
    cells: CellSet,
    endoFins: CellSet,
    required: CellSet,
    open: CellSet,
    toTarget: number,
  ): Pausable<void> {
    const cell = required.first;
    if (cell < 0) {
      yield* coverMore(0, cells, endoFins, open, toTarget);
      return;
    }
    if (covers.length === size - toTarget) return;
    const choosable = coversOf[cell].filter(h => isTaken[h] === 0);
    for (const h of choosable) {
      if (isTime()) yield undefined;
      isTaken[h] = 1;
      covers.push(h);
      yield* cover(cells, endoFins, required.minus(sets[h]), open.minus(sets[h]), toTarget);
      covers.pop();
    }
    for (const h of choosable) isTaken[h] = 0;
  }

  function* coverMore(
    from: number,
    cells: CellSet,
    endoFins: CellSet,
    open: CellSet,
    toTarget: number,
  ): Pausable<void> {
    const left = size - covers.length;
    if (left === 0) {
      check(cells, endoFins, open.or(endoFins));
      return;
    }
    for (let i = from; i < coverPool.length; i++) {
      const h = coverPool[i];
      if (isTaken[h] !== 0 || !sets[h].intersects(cells)) continue;
      const toTargetNow = throughTarget.includes(h) ? toTarget - 1 : toTarget;
      if (toTargetNow >= left) continue;
      choices++;
      if (isTime()) yield undefined;
      covers.push(h);
      yield* coverMore(i + 1, cells, endoFins, open.minus(sets[h]), toTargetNow);
      covers.pop();
    }
  }

  function check(cells: CellSet, endoFins: CellSet, fins: CellSet): void {
    if (fins.size > MOST_FINS || fins.isEmpty === (aim !== undefined)) return;
    let once = nothing;
    let twice = nothing;
    for (const h of covers) {
      twice = twice.or(once.and(sets[h]));
      once = once.or(sets[h]);
    }
    let eliminations = twice.or(once.minus(cells));
    for (const fin of fins) eliminations = eliminations.and(peers[fin]);
    const ascending = [...covers].sort((a, b) => a - b);
    found({ bases: [...bases], covers: ascending, cells, fins, endoFins, twice, eliminations });
  }
}
