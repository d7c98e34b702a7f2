/**
 * Links between almost locked sets. A digit is a restricted common of two sets if all its places in one set see all its places
 * in the other. So the digit cannot be in both.
 *
 * This depends only on the places of the digit in each set, and many sets have the same places for a digit. So places are
 * compared instead of sets, once for all sets with these places.
 */

import { type AlmostLockedSet, almostLockedSetsIn } from '../../almostLockedSets';
import type { CellSet } from '../../cellSet';
import type { Digit, DigitMask } from '../../numbers';
import type { Pausable } from '../../pausing';
import { deriving } from '../../position';

/** The cells of some almost locked sets that can hold a digit. */
export interface CommonPlaces {
  /** The index in {@link RestrictedCommons.places}. */
  readonly index: number;
  readonly digit: Digit;
  readonly cells: CellSet;
  /** The cells with this candidate that see all of these cells. */
  readonly buddies: CellSet;
  /** The sets that have the digit in exactly these cells, ascending. */
  readonly sets: number[];
}

/** The links of a set to other sets. */
export interface CommonLinks {
  /** The other sets, ascending. */
  readonly sets: readonly number[];
  /** By index in `sets`: the restricted common digits. */
  readonly masks: readonly DigitMask[];
}

/** The number of sets whose places are collected between two yields. */
const SETS_AT_ONCE = 16;

/** The links between the almost locked sets of a position. A set is identified by its index in `sets`. */
export class RestrictedCommons {
  readonly places: CommonPlaces[] = [];
  private readonly byDigit: CommonPlaces[][];
  private readonly bySet: CommonPlaces[][] = [];
  private readonly linked: CommonPlaces[][] = [];
  private readonly observed: CommonPlaces[][] = [];
  private readonly links: CommonLinks[] = [];

  private constructor(
    readonly sets: readonly AlmostLockedSet[],
    size: number,
  ) {
    this.byDigit = Array.from({ length: size + 1 }, () => []);
  }

  /** The links between some sets. `size` is the number of digits of the puzzle. */
  static *of(sets: readonly AlmostLockedSet[], size: number): Pausable<RestrictedCommons> {
    const commons = new RestrictedCommons(sets, size);
    const byKey = new Map<string, CommonPlaces>();
    for (let set = 0; set < sets.length; set++) {
      commons.addPlaces(set, byKey);
      if (set % SETS_AT_ONCE === 0) yield undefined;
    }
    return commons;
  }

  /** Collects the places of a set. Other sets may have the same places. */
  private addPlaces(index: number, byKey: Map<string, CommonPlaces>): void {
    const set = this.sets[index];
    this.bySet.push([]);
    for (let rest = set.mask; rest !== 0; rest &= rest - 1) {
      const digit = 32 - Math.clz32(rest & -rest);
      const cells = set.cellsWith(digit);
      const key = `${digit} ${cells.cells().join()}`;
      let places = byKey.get(key);
      if (!places) {
        places = { index: this.places.length, digit, cells, buddies: set.buddies(digit), sets: [] };
        byKey.set(key, places);
        this.places.push(places);
        this.byDigit[digit].push(places);
      }
      places.sets.push(index);
      this.bySet[index].push(places);
    }
  }

  /** All places of a digit. */
  placesOf(digit: Digit): readonly CommonPlaces[] {
    return this.byDigit[digit];
  }

  /** The places of a set, one for each of its digits, ascending. */
  placesOfSet(set: number): readonly CommonPlaces[] {
    return this.bySet[set];
  }

  /** The places of the same digit that see all of these. */
  linkedTo(places: CommonPlaces): readonly CommonPlaces[] {
    this.linked[places.index] ??= this.byDigit[places.digit].filter(other => other.cells.isSubsetOf(places.buddies));
    return this.linked[places.index];
  }

  /** The sets that share a restricted common digit with a set. */
  linksOf(set: number): CommonLinks {
    this.links[set] ??= this.findLinks(set);
    return this.links[set];
  }

  private findLinks(from: number): CommonLinks {
    const common = new Uint32Array(this.sets.length);
    for (const places of this.bySet[from]) {
      for (const other of this.linkedTo(places)) {
        for (const set of other.sets) common[set] |= 1 << (places.digit - 1);
      }
    }
    const sets: number[] = [];
    for (let set = 0; set < common.length; set++) if (common[set] !== 0) sets.push(set);
    return { sets, masks: sets.map(set => common[set]) };
  }

  /** By other set: the digits for which some cell sees all places in both sets. */
  observedWith(set: number): Uint32Array {
    const digits = new Uint32Array(this.sets.length);
    for (const places of this.bySet[set]) {
      this.observed[places.index] ??= this.byDigit[places.digit].filter(({ buddies }) =>
        buddies.intersects(places.buddies),
      );
      for (const other of this.observed[places.index]) {
        for (const otherSet of other.sets) digits[otherSet] |= 1 << (places.digit - 1);
      }
    }
    return digits;
  }
}

/** The links between the almost locked sets of a position, computed once. */
export const restrictedCommons = deriving(function* (position): Pausable<RestrictedCommons> {
  return yield* RestrictedCommons.of(yield* almostLockedSetsIn(position), position.geometry.size);
});
