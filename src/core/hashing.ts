/** Hashes of numbers, and a hash table of numbers. */

/** A number of 32 bits that looks random. Different for different numbers of 32 bits. */
export function scattered(number: number): number {
  const half = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  const whole = Math.imul(half ^ (half >>> 13), 0xc2b2ae35);
  return whole ^ (whole >>> 16);
}

/** The numbers that occur more than once in lists. The table is in typed arrays: a `Set` of thousands of numbers takes several times as long. */
export function repeatedNumbers(lists: readonly Int32Array[]): ReadonlySet<number> {
  const count = lists.reduce((sum, { length }) => sum + length, 0);
  const last = 2 ** (33 - Math.clz32(count)) - 1; // twice as many places as numbers or more, so that a free one is always found
  const numbers = new Int32Array(last + 1);
  const isUsed = new Uint8Array(last + 1);
  const repeated = new Set<number>();
  for (const list of lists) {
    for (let i = 0; i < list.length; i++) {
      const number = list[i];
      let at = scattered(number) & last;
      while (isUsed[at] === 1 && numbers[at] !== number) at = (at + 1) & last;
      if (isUsed[at] === 1) repeated.add(number);
      isUsed[at] = 1;
      numbers[at] = number;
    }
  }
  return repeated;
}
