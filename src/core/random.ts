/**
 * Random numbers from a seed: the same seed gives the same numbers on every machine, because only 32-bit integers are
 * used. Not suitable for secrets.
 *
 * The generator is xoshiro128** by David Blackman and Sebastiano Vigna: four words of state, a period of 2^128 - 1. It is seeded
 * by splitmix32, as its authors recommend, so that similar seeds give unrelated numbers. https://prng.di.unimi.it/
 */

/** The largest seed. Seeds are whole numbers, 0 or greater. */
export const MAX_SEED = Number.MAX_SAFE_INTEGER;

/** A sequence of random numbers. Two objects with the same seed give the same sequence. */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  /** @throws RangeError if the seed is not a whole number from 0 to {@link MAX_SEED} */
  constructor(seed: number) {
    if (!Number.isSafeInteger(seed) || seed < 0) throw new RangeError(`${seed} is not a seed.`);
    const high = splitmix32(Math.floor(seed / 2 ** 32), 1);
    const low = (seed >>> 0) ^ high;
    // Different seeds give different words. They are not all 0, because splitmix32 never gives 0 twice in a row.
    this.a = splitmix32(low, 1);
    this.b = splitmix32(low, 2);
    this.c = splitmix32(high, 3);
    this.d = splitmix32(high, 4);
  }

  /** A uniform whole number from 0 to 2^32 - 1. */
  word(): number {
    const scrambled = Math.imul(rotated(Math.imul(this.b, 5), 7), 9) >>> 0;
    const shifted = this.b << 9;
    this.c ^= this.a;
    this.d ^= this.b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= shifted;
    this.d = rotated(this.d, 11);
    return scrambled;
  }

  /**
   * A uniform whole number from 0 to `bound` - 1. Draws numbers with enough bits until one is below the bound, fewer than two on
   * average.
   *
   * @throws RangeError if the bound is not a whole number from 1 to 2^32
   */
  below(bound: number): number {
    if (!(bound >= 1 && bound <= 2 ** 32 && Number.isInteger(bound)))
      throw new RangeError(`Nothing is below ${bound}.`);
    if (bound === 1) return 0;
    const unused = Math.clz32(bound - 1);
    for (;;) {
      const number = this.word() >>> unused;
      if (number < bound) return number;
    }
  }

  /** Shuffles the items of an array in place. All orders are equally likely. */
  shuffle<A extends { [index: number]: unknown; readonly length: number }>(items: A): A {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const item = items[last];
      items[last] = items[other];
      items[other] = item;
    }
    return items;
  }
}

/** The n-th number of splitmix32 from a seed: MurmurHash3's finalizer applied to a Weyl sequence. */
function splitmix32(seed: number, n: number): number {
  let word = (seed + Math.imul(n, 0x9e37_79b9)) | 0;
  word = Math.imul(word ^ (word >>> 16), 0x85eb_ca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2_ae35);
  return word ^ (word >>> 16);
}

function rotated(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
