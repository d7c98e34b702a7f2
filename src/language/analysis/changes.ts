/** The changes that commands are making. Work in the background waits for them, so that the user does not wait for it. */
export class Changes<D extends object> {
  private readonly underWay = new WeakMap<D, Set<Promise<unknown>>>();

  /** Runs what changes a document. */
  async during<T>(document: D, change: () => Promise<T>): Promise<T> {
    const running = this.runningIn(document);
    const result = change();
    running.add(result);
    try {
      return await result;
    } finally {
      running.delete(result);
    }
  }

  /** Waits until no command is changing a document. */
  async ended(document: D): Promise<void> {
    const running = this.runningIn(document);
    // Another command may begin while one ends.
    while (running.size > 0) await Promise.allSettled(running);
  }

  private runningIn(document: D): Set<Promise<unknown>> {
    const known = this.underWay.get(document);
    if (known) return known;
    const none = new Set<Promise<unknown>>();
    this.underWay.set(document, none);
    return none;
  }
}
