/**
 * The first place of each key. A hash table with open addressing in typed arrays, because a Map of 500,000 numbers takes ten times the
 * memory.
 */

import { NO_KEY } from './keyCounts';

/** The maximum load factor of the table. */
const FULL = 0.5;

/** Stores by key the first number added with it. */
export class Firsts {
  private keys: Float64Array;
  private values: Uint32Array;
  private count = 0;

  /** `expected`: the number of keys that will be added. The table grows if there are more. */
  constructor(expected = 0) {
    const size = 2 ** Math.ceil(Math.log2(Math.max(8, expected / FULL)));
    this.keys = new Float64Array(size);
    this.values = new Uint32Array(size);
  }

  /** Returns the number that was added with this key earlier; otherwise adds it and returns undefined. `key` is not {@link NO_KEY}. */
  add(key: number, value: number): number | undefined {
    if (this.count >= FULL * this.keys.length) this.grow();
    const { keys, values } = this;
    const mask = keys.length - 1;
    // The loop ends, because the table is never full.
    for (let at = key & mask; ; at = (at + 1) & mask) {
      if (keys[at] === key) return values[at];
      if (keys[at] !== NO_KEY) continue;
      keys[at] = key;
      values[at] = value;
      this.count++;
      return undefined;
    }
  }

  private grow(): void {
    const { keys, values } = this;
    this.keys = new Float64Array(2 * keys.length);
    this.values = new Uint32Array(2 * keys.length);
    this.count = 0;
    for (const [at, key] of keys.entries()) if (key !== NO_KEY) this.add(key, values[at]);
  }
}
