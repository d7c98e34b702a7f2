/**
 * The first place of each key. A table with open addressing in typed arrays, because a Map of 500,000 numbers takes ten times the
 * memory.
 */

import { NO_KEY } from './keys';

/** The part of the table that may be full. */
const FULL = 0.5;

/** Remembers by key the number that was added with it first. */
export class Firsts {
  private readonly keys: Float64Array;
  private readonly values: Uint32Array;
  private readonly mask: number;

  /** `most`: how many keys are added at most. */
  constructor(most: number) {
    const size = 2 ** Math.ceil(Math.log2(Math.max(8, most / FULL)));
    this.keys = new Float64Array(size);
    this.values = new Uint32Array(size);
    this.mask = size - 1;
  }

  /** The number that was added with this key before; otherwise adds it and returns undefined. `key` is not {@link NO_KEY}. */
  add(key: number, value: number): number | undefined {
    const { keys, values, mask } = this;
    // Ends: the table is never full.
    for (let at = key & mask; ; at = (at + 1) & mask) {
      if (keys[at] === key) return values[at];
      if (keys[at] !== NO_KEY) continue;
      keys[at] = key;
      values[at] = value;
      return undefined;
    }
  }
}
