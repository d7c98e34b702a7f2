/** Random numbers from a seed, so that training is reproducible. */

/** A generator of numbers from 0 to 1 (mulberry32). */
export class Random {
  constructor(private state: number) {}

  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A number in a range. */
  between(least: number, most: number): number {
    return least + (most - least) * this.next();
  }

  /** An element of a list. */
  of<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)];
  }

  /** A number of a normal distribution with a deviation of 1. */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }

  /** A list in random order. */
  shuffled<T>(list: readonly T[]): T[] {
    const result = [...list];
    for (let i = result.length - 1; i > 0; i--) {
      const j = Math.floor(this.next() * (i + 1));
      [result[i], result[j]] = [result[j], result[i]];
    }
    return result;
  }
}
