/** Work that can be paused, as its steps are counted. */

/** Yields how many steps it took since the last time: each some hundredths of a microsecond. */
export type Work<T> = Generator<number, T>;

/** Does all of it at once. */
export function finished<T>(work: Work<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Does it in parts. The result of a call is undefined until all of it is done. */
export function inParts<T>(work: Work<T>, mostSteps: number): () => T | undefined {
  let result: T | undefined;
  return () => {
    for (let steps = 0; result === undefined && steps <= mostSteps; ) {
      const { done, value } = work.next();
      if (done) result = value;
      else steps += value;
    }
    return result;
  };
}
