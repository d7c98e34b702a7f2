/** Work that counts its steps, so that it can be paused. */

/** Yields the number of steps since the last yield, each some hundredths of a microsecond. */
export type SearchWork<T> = Generator<number, T>;

/** Runs the work to its end. */
export function finished<T>(work: SearchWork<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Runs the work in parts. The result of a call is undefined until the work is complete. */
export function inParts<T>(work: SearchWork<T>, mostSteps: number): () => T | undefined {
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
