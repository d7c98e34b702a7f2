/**
 * The solver. All code that needs a solution, a count or a proof of uniqueness uses this file, which chooses the engine. There are
 * four engines: propagation for puzzles with rules or regions; `bands` for 9x9 puzzles if the host has
 * SIMD; otherwise exact cover, then learning if exact cover takes a long time (hybridSearch.ts).
 *
 * A long search must not block its caller. So the searches are generators that yield `undefined` after a few placements. At a
 * yield the caller may pause, give up, or continue. `solve`, `countSolutions` and `solutions` run without pauses.
 */

import { copyOfCells } from '../cellArray';
import type { Geometry } from '../geometry';
import { type Grid, hasConflict, isFull } from '../grid';
import { makeLine, parseLine } from '../notation';
import * as bands from './bands/bands';
import { engine } from './bands/engine';
import * as hybridSearch from './hybridSearch';
import * as rules from './propagation/ruleSearch';
import { digitsContradict } from './templates';

/** The result of searching a puzzle for up to two solutions. */
export type Verdict =
  | { readonly kind: 'valid'; readonly solution: Uint8Array }
  | { readonly kind: 'contradictory' }
  | { readonly kind: 'ambiguous'; readonly solutions: readonly [Uint8Array, Uint8Array] };

/** The engines that can start a search. */
export type EngineName = 'bands' | 'exact cover' | 'propagation';

/** The engine that starts a search in puzzles of a geometry. The first call for a 9x9 geometry loads `bands`. */
export function engineFor({ boxHeight, boxWidth, variant }: Geometry): EngineName {
  if (variant) return 'propagation';
  return boxHeight === 3 && boxWidth === 3 && engine() ? 'bands' : 'exact cover';
}

/**
 * By cell: the digit of a solution, 1 .. N; undefined if there is none. If there are several, the first one that the engine finds. `isTimeUp` is
 * called at every pause. If it returns true, the result is undefined too.
 */
export function solve(grid: Grid, isTimeUp?: () => boolean): Uint8Array | undefined {
  if (!isTimeUp && engineFor(grid.geometry) === 'bands') return bands.solve(grid);
  for (const found of search(grid)) if (found || isTimeUp?.()) return found;
  return undefined;
}

/** The number of solutions, at most `limit`. If `isTimeUp` returns true, the number found so far. */
export function countSolutions(grid: Grid, limit: number, isTimeUp?: () => boolean): number {
  if (!isTimeUp && engineFor(grid.geometry) === 'bands') return bands.countSolutions(grid, limit);
  let count = 0;
  if (limit <= 0) return count;
  for (const found of search(grid)) {
    if (found && ++count >= limit) break;
    if (isTimeUp?.()) break;
  }
  return count;
}

/** The number of characters of a 9x9 single-line puzzle. No other size has this length. */
const LINE_LENGTH = 81;

/**
 * Like {@link solve}, but from a line to a line, in the format of `parseLine` and `makeLine`. Twice as fast for 9x9
 * puzzles, because the engine reads and writes the characters. Undefined if there is no solution, or if `line` is not a
 * puzzle. {@link countLine} distinguishes these two cases.
 */
export function solveLine(line: string): string | undefined {
  if (line.length === LINE_LENGTH && engine()) return bands.solveLine(line);
  const grid = parseLine(line);
  const solution = grid && solve(grid);
  return solution && makeLine(solution);
}

/** Like {@link countSolutions}, for a line. Undefined if `line` is not a puzzle. */
export function countLine(line: string, limit: number): number | undefined {
  if (line.length === LINE_LENGTH && engine()) return bands.countLine(line, limit);
  const grid = parseLine(line);
  return grid && countSolutions(grid, limit);
}

/** All solutions, found on demand, in the order of the engine. */
export function* solutions(grid: Grid): Generator<Uint8Array, void> {
  for (const found of search(grid)) if (found) yield found;
}

/** Steps of bands between two pauses: some hundredths of a millisecond, or some tenths before the host has optimized the code. */
const BANDS_STEPS = 64;

/** The number of pauses without a solution after which a puzzle probably has none, and the global argument is worth its time. */
const PAUSES_WITHOUT_SOLUTION = 500;

const isClassic9x9 = ({ geometry: { boxHeight, boxWidth, variant } }: Grid) =>
  boxHeight === 3 && boxWidth === 3 && !variant;

/**
 * All solutions. Yields `undefined` where the search may pause or be abandoned. Terminates, because every guess removes
 * an option, but that can take longer than users are willing to wait.
 */
export function* search(grid: Grid): Generator<Uint8Array | undefined, void> {
  const { solution, goOn, end } = begin(grid);
  try {
    if (engineFor(grid.geometry) !== 'bands') yield undefined; // the start takes as long as some steps
    let fruitlessPauses = 0;
    for (let outcome = goOn(); outcome !== 'done'; outcome = goOn()) {
      yield outcome === 'found' ? copyOfCells(solution) : undefined;
      fruitlessPauses = outcome === 'found' ? Number.NEGATIVE_INFINITY : fruitlessPauses + 1;
      if (fruitlessPauses === PAUSES_WITHOUT_SOLUTION && isClassic9x9(grid) && (yield* digitsContradict(grid))) return;
    }
  } finally {
    end();
  }
}

/**
 * The solution that Solve writes for a puzzle with several. `found` is the first one of {@link search}. The result is the first
 * solution of exact cover, or of learning if exact cover takes a long time. So Solve writes the same solution on every machine, with or
 * without bands.
 */
export function* firstSolution(grid: Grid, found: Uint8Array): Generator<undefined, Uint8Array> {
  if (engineFor(grid.geometry) !== 'bands') return found;
  const search = hybridSearch.startSearch(grid);
  try {
    while (hybridSearch.advance(search) === 'paused') yield undefined; // terminates like `search`
    return copyOfCells(search.solution);
  } finally {
    hybridSearch.end(search);
  }
}

/** Whether a puzzle is valid, contradictory or ambiguous. Yields where the search may pause or be abandoned. */
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

/** A search of one of the engines. */
interface EngineSearch {
  /** Valid from the time {@link EngineSearch.goOn} returns `found` until it is called again. */
  readonly solution: Uint8Array;
  /** Continues until the next solution, the next pause or the end. */
  readonly goOn: () => 'found' | 'paused' | 'done';
  /** Ends a search that is no longer needed. */
  readonly end: () => void;
}

function begin(grid: Grid): EngineSearch {
  const name = engineFor(grid.geometry);
  if (name === 'propagation') return rules.startSearch(grid);
  if (name === 'bands') {
    const search = bands.startSearch(grid);
    const goOn = () => bands.advance(search, BANDS_STEPS);
    return { solution: search.solution, goOn, end: () => bands.end(search) };
  }
  const search = hybridSearch.startSearch(grid);
  return { solution: search.solution, goOn: () => hybridSearch.advance(search), end: () => hybridSearch.end(search) };
}
