/**
 * Chains of almost locked sets, each linked to the next.
 *
 * How a chain can continue from a set depends only on the digit that the set must hold and on the places for this digit. So the
 * distances between places are measured first, by breadth-first search. The search for a chain then skips links that cannot reach
 * the end in time. A reversed chain is a chain, so one table serves both directions.
 */

import type { Digit } from '../../numbers';
import type { Pausable } from '../../pausing';
import type { CommonPlaces, RestrictedCommons } from './restrictedCommons';

/** A set at an end of a chain, and its places for the digit by which it is linked. */
export interface ChainEnd {
  readonly set: number;
  readonly places: CommonPlaces;
}

/** A chain of sets, by index in {@link RestrictedCommons.sets}. */
export interface SetChain {
  readonly sets: readonly number[];
  /** The digits that link each set to the next, one fewer than sets. */
  readonly links: readonly Digit[];
}

/** The number of tries after which a search gives up, because it would block the editor too long. */
const MOST_TRIES = 2000;
/** The number of places that are compared or visited between two yields. */
const AT_ONCE = 5000;

/** The search for chains among the almost locked sets of a position. */
export class SetChains {
  private readonly distances: Uint8Array[] = [];
  private readonly exits: CommonPlaces[][] = [];
  /** The number of places that may be compared or visited before the next yield. */
  private left = AT_ONCE;

  constructor(
    private readonly commons: RestrictedCommons,
    private readonly longest: number,
  ) {}

  /**
   * The smallest number of links of a chain that proves: if all places `from` hold their digit, no place `to` holds its
   * digit. More than `longest` if there is no such chain. Call {@link measure} for `from` first.
   */
  distance(from: CommonPlaces, to: CommonPlaces): number {
    return this.distances[from.index][to.index];
  }

  /** Whether {@link measure} was called for these places. */
  isMeasured(from: CommonPlaces): boolean {
    return this.distances[from.index] !== undefined;
  }

  /** Measures the distances from these places to all others. */
  *measure(from: CommonPlaces): Pausable<void> {
    this.distances[from.index] = yield* this.distancesFrom(from);
  }

  private *distancesFrom(from: CommonPlaces): Pausable<Uint8Array> {
    const { commons, longest } = this;
    const distances = new Uint8Array(commons.places.length).fill(longest + 1);
    const isKnown = new Uint8Array(commons.places.length);
    let holding = [from];
    for (let distance = 1; distance <= longest && holding.length > 0; distance++) {
      const next: CommonPlaces[] = [];
      for (const places of holding) {
        let passed = commons.placesOf(places.digit).length;
        for (const lacking of commons.linkedTo(places)) {
          if (distances[lacking.index] <= distance) continue;
          distances[lacking.index] = distance;
          const exits = this.exitsFrom(lacking);
          passed += exits.length;
          for (const exit of exits) {
            if (isKnown[exit.index] !== 0) continue;
            isKnown[exit.index] = 1;
            next.push(exit);
          }
        }
        if (this.isTime(passed)) yield undefined;
      }
      holding = next;
    }
    return distances;
  }

  /** Counts places that were visited. Returns whether it is time to yield. */
  private isTime(passed: number): boolean {
    this.left -= passed;
    if (this.left > 0) return false;
    this.left = AT_ONCE;
    return true;
  }

  /** The places of other digits in the sets with these places. They hold their digits if these places do not hold theirs. */
  private exitsFrom({ index, digit, sets }: CommonPlaces): readonly CommonPlaces[] {
    this.exits[index] ??= [...new Set(sets.flatMap(set => this.commons.placesOfSet(set)))].filter(
      places => places.digit !== digit,
    );
    return this.exits[index];
  }

  /** A chain of `length` links between two ends, in which no set occurs twice. Undefined if none was found. */
  *find(first: ChainEnd, last: ChainEnd, length: number): Pausable<SetChain | undefined> {
    if (!this.isMeasured(last.places)) yield* this.measure(last.places);
    const sets = [first.set];
    const links: number[] = [];
    return (yield* this.extend({ sets, links, last, tries: 0 }, first.places, length))
      ? { sets: [...sets, last.set], links }
      : undefined;
  }

  /** Extends a chain by `left` links to its end, from the places `holding` of its last set. False if that is impossible. */
  private *extend(chain: UnfinishedChain, holding: CommonPlaces, left: number): Pausable<boolean> {
    const { sets, links, last } = chain;
    if (++chain.tries > MOST_TRIES) return false;
    links.push(holding.digit);
    if (left === 1) {
      if (last.places.digit === holding.digit && last.places.cells.isSubsetOf(holding.buddies)) return true;
    } else {
      if (this.isTime(this.commons.placesOf(holding.digit).length)) yield undefined;
      for (const lacking of this.commons.linkedTo(holding)) {
        for (const set of lacking.sets) {
          if (set === last.set || sets.includes(set)) continue;
          sets.push(set);
          const exits = this.commons.placesOfSet(set);
          for (const exit of exits) {
            if (exit === lacking || this.distance(last.places, exit) > left - 1) continue;
            if (yield* this.extend(chain, exit, left - 1)) return true;
            if (chain.tries > MOST_TRIES) return false;
          }
          sets.pop();
          if (this.isTime(exits.length)) yield undefined;
        }
      }
    }
    links.pop();
    return false;
  }
}

/** A chain during the search. */
interface UnfinishedChain {
  readonly sets: number[];
  readonly links: number[];
  readonly last: ChainEnd;
  tries: number;
}
