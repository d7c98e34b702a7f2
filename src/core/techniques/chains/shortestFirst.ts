/** Chains in the order of their lengths, though they are found start by start: those of few links are searched for first. */

import type { Step } from '../step';
import { nodesOf } from './chain';
import type { Reach, Round } from './search';

/** Most chains that are there have few links; each round searches again, which costs less than it saves. */
const LIMITS = [5, 9, 15];

/**
 * The steps of `find`, which yields those whose chains have no more links than the limit, in any order. The last round is
 * without limit, and thorough.
 */
export function* shortestFirst(
  reach: Reach,
  find: (round: Round) => Iterable<Step | undefined>,
): Generator<Step | undefined> {
  for (const limit of LIMITS) {
    reach.wasCut = false;
    yield* sorted(find({ limit, isThorough: false }));
    if (!reach.wasCut) break;
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
