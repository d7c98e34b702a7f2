/**
 * Rows of almost locked sets, each linked to the next.
 *
 * Where a row can go on from a set depends only on the digit that the set is known to hold, and on where. So how many links
 * there are from any such places to any others is found first, breadth first, over places instead of rows; a search for a
 * row then never takes a way that is too long. Rows read the same backwards, so one table serves for both directions.
 */

import type { Places, RestrictedCommons } from './restrictedCommons';

/** A set at an end of a row, and its places for the digit by which it is linked. */
export interface End {
  readonly set: number;
  readonly places: Places;
}

export interface Row {
  readonly sets: readonly number[];
  /** The digits that link them, one less than sets. */
  readonly links: readonly number[];
}

/** A search gives up after so many tries: it must not hold up the editor. */
const MOST_TRIES = 2000;

export class ChainSearch {
  private readonly distances: Uint8Array[] = [];
  private readonly exits: Places[][] = [];

  constructor(
    private readonly commons: RestrictedCommons,
    private readonly longest: number,
  ) {}

  /** How many links there are at least from places that hold their digit to others that therefore lack theirs. */
  distance(from: Places, to: Places): number {
    this.distances[from.index] ??= this.measure(from);
    return this.distances[from.index][to.index];
  }

  private measure(from: Places): Uint8Array {
    const { commons, longest } = this;
    const distances = new Uint8Array(commons.places.length).fill(longest + 1);
    const isKnown = new Uint8Array(commons.places.length);
    let holding = [from];
    for (let distance = 1; distance <= longest && holding.length > 0; distance++) {
      const next: Places[] = [];
      for (const places of holding) {
        for (const lacking of commons.linkedTo(places)) {
          if (distances[lacking.index] <= distance) continue;
          distances[lacking.index] = distance;
          for (const exit of this.exitsFrom(lacking)) {
            if (isKnown[exit.index] !== 0) continue;
            isKnown[exit.index] = 1;
            next.push(exit);
          }
        }
      }
      holding = next;
    }
    return distances;
  }

  /** The places of other digits in the sets that have these: what holds its digit when these lack theirs. */
  private exitsFrom({ index, digit, sets }: Places): readonly Places[] {
    this.exits[index] ??= [...new Set(sets.flatMap(set => this.commons.placesOfSet(set)))].filter(
      places => places.digit !== digit,
    );
    return this.exits[index];
  }

  /** A row with so many links between two ends, in which no set comes twice. */
  find(first: End, last: End, length: number): Row | undefined {
    const sets = [first.set];
    const links: number[] = [];
    let tries = 0;

    const extend = (holding: Places, left: number): boolean => {
      if (++tries > MOST_TRIES) return false;
      links.push(holding.digit);
      if (left === 1) {
        if (this.distance(holding, last.places) === 1) return true;
      } else {
        for (const lacking of this.commons.linkedTo(holding)) {
          for (const set of lacking.sets) {
            if (set === last.set || sets.includes(set)) continue;
            sets.push(set);
            for (const exit of this.commons.placesOfSet(set)) {
              if (exit === lacking || this.distance(last.places, exit) > left - 1) continue;
              if (extend(exit, left - 1)) return true;
            }
            sets.pop();
          }
        }
      }
      links.pop();
      return false;
    };

    return extend(first.places, length) ? { sets: [...sets, last.set], links } : undefined;
  }
}
