/**
 * Tasks that the user is waiting for: changes made by commands, and pages being loaded. Background work waits until
 * they are done.
 */
export class Foreground {
  private readonly running = new Set<Promise<unknown>>();

  /** Runs a task that the user waits for. */
  async during<T>(run: () => Promise<T>): Promise<T> {
    const result = run();
    this.running.add(result);
    try {
      return await result;
    } finally {
      this.running.delete(result);
    }
  }

  /** Waits until no such task is running. */
  async ended(): Promise<void> {
    // Another command may begin while one ends.
    while (this.running.size > 0) await Promise.allSettled(this.running);
  }
}
