/**
 * Chains ordered by length. A search handles one start after the other, so there are several rounds with increasing
 * length limits.
 */

import type { Step } from '../step';
import type { BreadthFirstSearch, SearchRound } from './breadthFirstSearch';
import { nodesOf } from './chain';

/** The largest number of links in each round. Most chains have few links, so searching again costs less than it saves. */
const LIMITS = [5, 9, 15];

/**
 * The steps of `find`, shortest chains first. `find` yields steps whose chains have no more links than the limit of the round, in
 * any order. The last round has no limit and is thorough.
 */
export function* shortestFirst(
  search: BreadthFirstSearch,
  find: (round: SearchRound) => Iterable<Step | undefined>,
): Generator<Step | undefined> {
  for (const limit of LIMITS) {
    search.wasCut = false;
    yield* sorted(find({ limit, isThorough: false }));
    if (!search.wasCut) break;
  }
  yield* sorted(find({ limit: Number.MAX_SAFE_INTEGER, isThorough: true }));
}

/** The steps of a search that finds them in any order, shortest chains first. */
export function* sorted(steps: Iterable<Step | undefined>): Generator<Step | undefined> {
  const byLength: Step[][] = [];
  for (const step of steps) {
    if (step) {
      const { length } = nodesOf(step);
      byLength[length] ??= [];
      byLength[length].push(step);
    }
    yield undefined;
  }
  for (const some of byLength) if (some) yield* some;
}
