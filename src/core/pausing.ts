/**
 * Work that the host can pause: a generator that yields `undefined` every millisecond or so, and returns its result. At a
 * yield its caller may let others run, give up, or go on.
 *
 * When to yield is told by counting what the work consists of, and never by a clock: the same puzzle then takes the same
 * steps on every machine. `test/core/holding.test.ts` bounds what every technique and rule does between two yields.
 */

export type Pausable<T> = Generator<undefined, T>;

/** Runs work to its end, which holds the host until then. */
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
