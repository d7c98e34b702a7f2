/**
 * How often each key occurs in a document, so that an edit shows immediately whether it made or removed a copy. A hash table with open addressing
 * in typed arrays of five bytes a key, because a Map of 500,000 numbers takes ten times the memory.
 *
 * The table stores 32 bits of each key. Two keys with equal bits count as one key that occurs twice, so a key that occurs once
 * has no copy, and one that occurs twice may have one.
 */

import type { KeyCounter } from '../../text/document/segment';

/** The key of a puzzle that equals no other, because it is empty or cannot be read completely. It is not counted. */
export const NO_KEY = 0;

/** The maximum load factor of the table. */
const FULL = 0.5;

/** The count at which a counter saturates: it is not decremented again. */
const MANY = 255;

/** Counts keys. */
export class KeyCounts implements KeyCounter {
  private keys = new Uint32Array(8);
  private counts = new Uint8Array(8);
  /** Number of used places, including those of keys that no longer occur. */
  private used = 0;
  /** Number of keys that occur more than once. */
  repeated = 0;

  /** Number of occurrences of a key, at most {@link MANY}. */
  of(key: number): number {
    return key === NO_KEY ? 0 : this.counts[this.placeOf(key)];
  }

  /** Adds an occurrence of a key. */
  add(key: number): void {
    if (key === NO_KEY) return;
    if (this.used >= FULL * this.keys.length) this.rebuild();
    const at = this.placeOf(key);
    if (this.keys[at] === 0) {
      this.keys[at] = stored(key);
      this.used++;
    }
    if (this.counts[at] < MANY) this.counts[at]++;
    if (this.counts[at] === 2) this.repeated++;
  }

  /** Removes an occurrence of a key that was added. */
  remove(key: number): void {
    if (key === NO_KEY) return;
    const at = this.placeOf(key);
    const count = this.counts[at];
    if (count === 0 || count === MANY) return;
    if (count === 2) this.repeated--;
    this.counts[at]--;
  }

  /** The place of a key, or the free place where it belongs. The search ends, because the table is never full. */
  private placeOf(key: number): number {
    const { keys } = this;
    const wanted = stored(key);
    const mask = keys.length - 1;
    let at = wanted & mask;
    while (keys[at] !== 0 && keys[at] !== wanted) at = (at + 1) & mask;
    return at;
  }

  /** Drops the keys that no longer occur, and doubles the table if that leaves too little room. */
  private rebuild(): void {
    const { keys, counts } = this;
    this.used = counts.reduce((sum, count) => sum + (count > 0 ? 1 : 0), 0);
    const size = this.used > (FULL / 2) * keys.length ? 2 * keys.length : keys.length;
    this.keys = new Uint32Array(size);
    this.counts = new Uint8Array(size);
    for (const [from, key] of keys.entries()) {
      if (counts[from] === 0) continue;
      const at = this.placeOf(key);
      this.keys[at] = key;
      this.counts[at] = counts[from];
    }
  }
}

/** The bits of a key that the table stores, never 0, which marks a free place. */
function stored(key: number): number {
  return key >>> 0 || 1;
}
