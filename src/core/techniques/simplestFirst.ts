import type { Step } from './step';

/** A step that a search found but has not created yet. */
export interface Seen {
  /** The complexity of the pattern: a small whole number. Comparable only with steps of the same technique. */
  readonly cost: number;
  readonly make: () => Step | undefined;
}

/** The steps that a search found, those with the lowest cost first. The search runs to its end before the first step is made. */
export function* simplestFirst(search: Iterable<Seen | undefined>): Generator<Step | undefined> {
  // A list for each cost instead of a sort: some positions have many steps, and one long sort would block the editor.
  const seen: Seen[][] = [];
  for (const found of search) {
    if (!found) {
      yield undefined;
      continue;
    }
    seen[found.cost] ??= [];
    if (seen[found.cost].push(found) % AT_ONCE === 0) yield undefined;
  }
  for (const some of seen) for (const { make } of some ?? []) yield make();
}

/** The number of steps of one cost between two yields. */
const AT_ONCE = 32;
