/**
 * Work that the host can pause: a generator that yields `undefined` every millisecond or so, and returns its result. Whoever
 * drives it may let others have their turn at a yield, give up, or go on.
 *
 * How much is done between two yields is counted, in whatever the work consists of, and never timed: a clock would make what
 * is done depend on the machine. `test/core/holding.test.ts` holds every technique and rule to a bound.
 */

export type Pausable<T> = Generator<undefined, T>;

/** Runs work to its end. It holds the host until then. */
export function finish<T>(work: Pausable<T>): T {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
}

/**
 * Makes one piece of work serve several callers: each drives it on from where the last one left it, and all get its result.
 * A caller that gives up does not end it.
 */
export function shared<T>(work: Pausable<T>): () => Pausable<T> {
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
