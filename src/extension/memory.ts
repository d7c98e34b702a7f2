/** Remembers what was found out, by a name for it; of much it forgets what was not used for long. */
export class Memory<T> {
  /** Those of late, and those before them: when the former are many, they take the place of the latter. */
  private late = new Map<string, T>();
  private before = new Map<string, T>();

  /** `most`: how many are remembered for certain; up to twice as many are. */
  constructor(private readonly most: number) {}

  recall(key: string): T | undefined {
    const late = this.late.get(key);
    if (late !== undefined) return late;
    const found = this.before.get(key);
    if (found !== undefined) this.remember(key, found);
    return found;
  }

  remember(key: string, found: T): void {
    if (this.late.size >= this.most) {
      this.before = this.late;
      this.late = new Map();
    }
    this.late.set(key, found);
  }

  forget(): void {
    this.late.clear();
    this.before.clear();
  }
}
