/**
 * The shared backtracking core. Everything that needs a solution, a count or a proof of uniqueness comes here and
 * nowhere else; which engine answers is this file's business.
 *
 * A long search must never hold up its caller, so the searches here are generators that yield `undefined` every few
 * placements: whoever drives them may stop for breath, give up, or go on. `solve`, `countSolutions` and `solutions`
 * drive them to the end.
 */

import { type Grid, hasConflict, isFull } from '../grid';
import { advance, startSearch } from './exactCover';

/** What a search says of a puzzle. */
export type Verdict =
  | { readonly kind: 'valid'; readonly solution: Uint8Array }
  | { readonly kind: 'contradictory' }
  | { readonly kind: 'ambiguous'; readonly solutions: readonly [Uint8Array, Uint8Array] };

/** A solution, by cell 1 .. N, or undefined when there is none. Takes as long as it takes. */
export function solve(grid: Grid): Uint8Array | undefined {
  return solutions(grid).next().value ?? undefined;
}

/** How many solutions there are, counting no further than `limit`. */
export function countSolutions(grid: Grid, limit: number): number {
  let count = 0;
  if (limit <= 0) return count;
  for (const _ of solutions(grid)) if (++count >= limit) break;
  return count;
}

/** Every solution, each found when it is asked for; the order is the engine's. */
export function* solutions(grid: Grid): Generator<Uint8Array, void> {
  for (const found of search(grid)) if (found) yield found;
}

/** Placements between two pauses: some tenths of a millisecond in a 9x9 puzzle, about three in a 25x25 one. */
const STEPS_BETWEEN_PAUSES = 256;

/** Every solution, with `undefined` in between wherever the search may be paused or given up. */
export function* search(grid: Grid): Generator<Uint8Array | undefined, void> {
  const state = startSearch(grid);
  for (;;) {
    const outcome = advance(state, STEPS_BETWEEN_PAUSES);
    if (outcome === 'done') return;
    yield outcome === 'found' ? state.solution.slice() : undefined;
  }
}

/** Finds out whether a puzzle is valid; yields where it may be paused or given up. */
export function* verdict(grid: Grid): Generator<undefined, Verdict> {
  if (hasConflict(grid)) return { kind: 'contradictory' };
  if (isFull(grid) && !grid.allowed) return { kind: 'valid', solution: grid.digits };
  let first: Uint8Array | undefined;
  for (const found of search(grid)) {
    if (!found) yield undefined;
    else if (first) return { kind: 'ambiguous', solutions: [first, found] };
    else first = found;
  }
  return first ? { kind: 'valid', solution: first } : { kind: 'contradictory' };
}
