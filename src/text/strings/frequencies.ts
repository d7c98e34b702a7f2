/** Counts equal values. */

/** The values and how often each occurs, the most frequent first. Of equally frequent ones, the first one is first. */
export function frequenciesOf<T>(values: Iterable<T>): [value: T, count: number][] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, m], [, n]) => n - m);
}

/** The most frequent number, the largest one if several are. Undefined without numbers. */
export const commonestOf = (numbers: readonly number[]): number | undefined =>
  frequenciesOf([...numbers].sort((a, b) => b - a))[0]?.[0];
