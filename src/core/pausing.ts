/**
 * Work that the host can pause: a generator that yields `undefined` about every millisecond, and returns its result. At a yield
 * its caller may let other code run, give up, or continue.
 *
 * The work counts its operations to decide when to yield. It never uses a clock, so the same puzzle takes the same steps on every
 * machine. `test/core/holding.test.ts` limits the work of every technique and rule between two yields.
 */

/** Pausable work with a result of type T. */
export type Pausable<T> = Generator<undefined, T>;

/** Runs work to its end without a pause, which blocks the host. */
export function finish<T>(work: Pausable<T>): T {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
}

/**
 * Shares work between several callers. Each continues where the last one stopped, and all get the same result. The work
 * survives when a caller gives up.
 */
export function sharedWork<T>(work: Pausable<T>): () => Pausable<T> {
  let result: { readonly value: T } | undefined;
  return function* () {
    while (!result) {
      const next = work.next();
      if (next.done) result = { value: next.value };
      else yield undefined;
    }
    return result.value;
  };
}
