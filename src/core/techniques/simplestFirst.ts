import type { Step } from './step';

/** A step that a search saw but did not make yet. */
export interface Seen {
  /** How much there is to see; to be compared with the same technique's steps only. */
  readonly cost: number;
  readonly make: () => Step | undefined;
}

/** The steps that a search saw, those first that cost least. It is searched to the end before the first is made. */
export function* simplestFirst(search: Iterable<Seen | undefined>): Generator<Step | undefined> {
  const seen: Seen[] = [];
  for (const found of search) {
    if (found) seen.push(found);
    else yield undefined;
  }
  for (const { make } of seen.sort((a, b) => a.cost - b.cost)) yield make();
}
