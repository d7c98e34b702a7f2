import type { Step } from './step';

/** A step that a search saw but did not make yet. */
export interface Seen {
  /** How much there is to see, a small whole number; to be compared with the same technique's steps only. */
  readonly cost: number;
  readonly make: () => Step | undefined;
}

/** The steps that a search saw, those first that cost least. It is searched to the end before the first is made. */
export function* simplestFirst(search: Iterable<Seen | undefined>): Generator<Step | undefined> {
  // By cost, which is a small whole number: of the many that some positions have, none must hold up the others.
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

/** Steps of one cost that are seen between two yields. */
const AT_ONCE = 32;
