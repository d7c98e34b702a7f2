/** Remembers results by key. When it is full, it forgets results that were not used for a long time. */
export class Memory<T> {
  /** Two generations: when the young one is full, it replaces the old one. */
  private young = new Map<string, T>();
  private old = new Map<string, T>();

  /** `most` is at least 1: this many results are always kept, and up to twice as many. */
  constructor(private readonly most: number) {}

  /** The result of a key, or undefined when it is unknown or forgotten. */
  recall(key: string): T | undefined {
    const young = this.young.get(key);
    if (young !== undefined) return young;
    const old = this.old.get(key);
    if (old !== undefined) this.remember(key, old);
    return old;
  }

  remember(key: string, found: T): void {
    if (this.young.size >= this.most) {
      this.old = this.young;
      this.young = new Map();
    }
    this.young.set(key, found);
  }

  /** The result of a key, which is made where it is unknown or forgotten. `undefined` is made again. */
  of(key: string, make: () => T): T {
    const known = this.recall(key);
    if (known !== undefined) return known;
    const made = make();
    this.remember(key, made);
    return made;
  }

  forget(): void {
    this.young.clear();
    this.old.clear();
  }
}
