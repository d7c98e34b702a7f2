/**
 * What the user waits for at the moment: changes that commands make, and pages that are loaded. Work in the background waits until
 * it is done.
 */
export class Foreground {
  private readonly running = new Set<Promise<unknown>>();

  /** Runs what the user waits for. */
  async during<T>(run: () => Promise<T>): Promise<T> {
    const result = run();
    this.running.add(result);
    try {
      return await result;
    } finally {
      this.running.delete(result);
    }
  }

  /** Waits until the user waits for nothing. */
  async ended(): Promise<void> {
    // Another command may begin while one ends.
    while (this.running.size > 0) await Promise.allSettled(this.running);
  }
}
