/** Remembers what was found out, by a key. When there is much, it forgets what was not used for long. */
export class Memory<T> {
  /** In two generations: when the young one is full, it takes the place of the old one. */
  private young = new Map<string, T>();
  private old = new Map<string, T>();

  /** `most`: how many are remembered for certain, 1 or more; up to twice as many are. */
  constructor(private readonly most: number) {}

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

  forget(): void {
    this.young.clear();
    this.old.clear();
  }
}
