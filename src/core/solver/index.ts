/**
 * The shared backtracking core. Everything that needs a solution, a count or a proof of uniqueness comes here and
 * nowhere else; which engine answers is this file's business. There are two: `bands` for 9x9 puzzles where the host has
 * SIMD, and exact cover for all else.
 *
 * A long search must never hold up its caller, so the searches here are generators that yield `undefined` every few
 * placements: whoever drives them may stop for breath, give up, or go on. `solve`, `countSolutions` and `solutions`
 * drive them to the end.
 */

import type { Geometry } from '../geometry';
import { type Grid, hasConflict, isFull } from '../grid';
import * as bands from './bands/bands';
import { engine } from './bands/engine';
import * as exactCover from './exactCover';

/** What a search says of a puzzle. */
export type Verdict =
  | { readonly kind: 'valid'; readonly solution: Uint8Array }
  | { readonly kind: 'contradictory' }
  | { readonly kind: 'ambiguous'; readonly solutions: readonly [Uint8Array, Uint8Array] };

export type EngineName = 'bands' | 'exact cover';

/** Which engine searches the puzzles of a geometry. To ask loads `bands`, if it is the one. */
export function engineFor({ boxHeight, boxWidth }: Geometry): EngineName {
  return boxHeight === 3 && boxWidth === 3 && fastest === 'bands' && engine() ? 'bands' : 'exact cover';
}

let fastest: EngineName = 'bands';

/** Leaves all puzzles to exact cover from now on, as on a host without SIMD, or takes that back. */
export function setFastestEngine(name: EngineName): void {
  fastest = name;
}

/** A solution, by cell 1 .. N, or undefined when there is none. Of several it is the one that the engine meets first. */
export function solve(grid: Grid): Uint8Array | undefined {
  if (engineFor(grid.geometry) === 'bands') return bands.solve(grid);
  const search = exactCover.startSearch(grid);
  return exactCover.advance(search, Number.POSITIVE_INFINITY) === 'found' ? search.solution : undefined;
}

/** How many solutions there are, counting no further than `limit`. */
export function countSolutions(grid: Grid, limit: number): number {
  if (engineFor(grid.geometry) === 'bands') return bands.countSolutions(grid, limit);
  let count = 0;
  if (limit <= 0) return count;
  const search = exactCover.startSearch(grid);
  while (count < limit && exactCover.advance(search, Number.POSITIVE_INFINITY) === 'found') count++;
  return count;
}

/** Every solution, each found when it is asked for; the order is the engine's. */
export function* solutions(grid: Grid): Generator<Uint8Array, void> {
  for (const found of search(grid)) if (found) yield found;
}

/**
 * Steps between two pauses. For bands some hundredths of a millisecond, some tenths before the host has optimized it; for
 * exact cover up to a few, also in a 25x25 puzzle.
 */
const STEPS_BETWEEN_PAUSES = { bands: 64, exactCover: 256 };

/** Every solution, with `undefined` in between wherever the search may be paused or given up. */
export function* search(grid: Grid): Generator<Uint8Array | undefined, void> {
  const { solution, goOn, end } = begin(grid);
  try {
    for (let outcome = goOn(); outcome !== 'done'; outcome = goOn()) {
      yield outcome === 'found' ? solution.slice() : undefined;
    }
  } finally {
    end();
  }
}

/**
 * The one solution to write down of a puzzle that has several, where {@link search} gave `found` first: the first that
 * exact cover finds. What Solve makes of a file must not depend on the machine, and bands is not on every one.
 */
export function* firstSolution(grid: Grid, found: Uint8Array): Generator<undefined, Uint8Array> {
  if (engineFor(grid.geometry) === 'exact cover') return found;
  const search = exactCover.startSearch(grid);
  while (exactCover.advance(search, STEPS_BETWEEN_PAUSES.exactCover) === 'paused') yield undefined;
  return search.solution;
}

/** Finds out whether a puzzle is valid; yields where it may be paused or given up. */
export function* verdict(grid: Grid): Generator<undefined, Verdict> {
  if (isFull(grid) && !grid.allowed) {
    return hasConflict(grid) ? { kind: 'contradictory' } : { kind: 'valid', solution: grid.digits };
  }
  let first: Uint8Array | undefined;
  for (const found of search(grid)) {
    if (!found) yield undefined;
    else if (first) return { kind: 'ambiguous', solutions: [first, found] };
    else first = found;
  }
  return first ? { kind: 'valid', solution: first } : { kind: 'contradictory' };
}

/** A search under way, whichever engine runs it. */
interface Search {
  /** After {@link Search.goOn} said `found`, and until it is called again. */
  readonly solution: Uint8Array;
  /** Searches on until the next solution, the next pause or the end. */
  readonly goOn: () => 'found' | 'paused' | 'done';
  /** Nobody goes on with it. */
  readonly end: () => void;
}

function begin(grid: Grid): Search {
  if (engineFor(grid.geometry) === 'bands') {
    const search = bands.startSearch(grid);
    const goOn = () => bands.advance(search, STEPS_BETWEEN_PAUSES.bands);
    return { solution: search.solution, goOn, end: () => bands.end(search) };
  }
  const search = exactCover.startSearch(grid);
  const goOn = () => exactCover.advance(search, STEPS_BETWEEN_PAUSES.exactCover);
  return { solution: search.solution, goOn, end: () => {} };
}
