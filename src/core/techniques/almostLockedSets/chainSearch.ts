/**
 * Rows of almost locked sets, each linked to the next.
 *
 * Where a row can go on from a set depends only on the digit that the set is known to hold, and on where. So how many links
 * there are from any such places to any others is found first, breadth first, over places instead of rows; a search for a
 * row then never takes a way that is too long. Rows read the same backwards, so one table serves for both directions.
 */

import type { Digit } from '../../numbers';
import type { Pausable } from '../../pausing';
import type { Places, RestrictedCommons } from './restrictedCommons';

/** A set at an end of a row, and its places for the digit by which it is linked. */
export interface End {
  readonly set: number;
  readonly places: Places;
}

export interface Row {
  readonly sets: readonly number[];
  /** The digits that link them, one less than sets. */
  readonly links: readonly Digit[];
}

/** A search gives up after so many tries: it must not hold up the editor. */
const MOST_TRIES = 2000;
/** Places that are compared or passed between two yields. */
const AT_ONCE = 5000;

export class ChainSearch {
  private readonly distances: Uint8Array[] = [];
  private readonly exits: Places[][] = [];
  /** Places that may still be compared or passed before the next yield. */
  private left = AT_ONCE;

  constructor(
    private readonly commons: RestrictedCommons,
    private readonly longest: number,
  ) {}

  /**
   * How many links there are at least from places that hold their digit to others that therefore lack theirs. They must be
   * measured from.
   */
  distance(from: Places, to: Places): number {
    return this.distances[from.index][to.index];
  }

  isMeasured(from: Places): boolean {
    return this.distances[from.index] !== undefined;
  }

  /** Finds out how far everything is from these places. */
  *measure(from: Places): Pausable<void> {
    this.distances[from.index] = yield* this.distancesFrom(from);
  }

  private *distancesFrom(from: Places): Pausable<Uint8Array> {
    const { commons, longest } = this;
    const distances = new Uint8Array(commons.places.length).fill(longest + 1);
    const isKnown = new Uint8Array(commons.places.length);
    let holding = [from];
    for (let distance = 1; distance <= longest && holding.length > 0; distance++) {
      const next: Places[] = [];
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

  /** Whether to pause, now that so many more places have been passed. */
  private isTime(passed: number): boolean {
    this.left -= passed;
    if (this.left > 0) return false;
    this.left = AT_ONCE;
    return true;
  }

  /** The places of other digits in the sets that have these: what holds its digit when these lack theirs. */
  private exitsFrom({ index, digit, sets }: Places): readonly Places[] {
    this.exits[index] ??= [...new Set(sets.flatMap(set => this.commons.placesOfSet(set)))].filter(
      places => places.digit !== digit,
    );
    return this.exits[index];
  }

  /** A row with so many links between two ends, in which no set comes twice. */
  *find(first: End, last: End, length: number): Pausable<Row | undefined> {
    if (!this.isMeasured(last.places)) yield* this.measure(last.places);
    const sets = [first.set];
    const links: number[] = [];
    return (yield* this.extend({ sets, links, last, tries: 0 }, first.places, length))
      ? { sets: [...sets, last.set], links }
      : undefined;
  }

  /** Prolongs a row from what its last set holds to its end, by so many links; false where there is no way. */
  private *extend(row: Unfinished, holding: Places, left: number): Pausable<boolean> {
    const { sets, links, last } = row;
    if (++row.tries > MOST_TRIES) return false;
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
            if (yield* this.extend(row, exit, left - 1)) return true;
            if (row.tries > MOST_TRIES) return false;
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

/** A row that is being searched for. */
interface Unfinished {
  readonly sets: number[];
  readonly links: number[];
  readonly last: End;
  tries: number;
}
