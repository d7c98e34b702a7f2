/** A cache by key. When it is full, it drops results that have not been used recently. */
export class Cache<T> {
  /** Two generations: when the young one is full, it replaces the old one. */
  private young = new Map<string, T>();
  private old = new Map<string, T>();

  /** `most`, at least 1: the number of results that are always kept. At most twice as many are kept. */
  constructor(private readonly most: number) {}

  /** The cached result for a key, or undefined if there is none. */
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

  /** The result for a key. Calls `make` if it is not cached, and caches the result unless it is `undefined`. */
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
