/**
 * The shared backtracking core. Everything that needs a solution, a count or a proof of uniqueness comes here and
 * nowhere else; which engine answers is this file's business. There are three: `bands` for 9x9 puzzles where the host has
 * SIMD; for all others exact cover, and learning when exact cover takes long (relay.ts).
 *
 * A long search must never hold up its caller, so the searches here are generators that yield `undefined` every few
 * placements: whoever drives them may stop for breath, give up, or go on. `solve`, `countSolutions` and `solutions`
 * drive them to the end.
 */

import { copyOfCells } from '../cellArray';
import type { Geometry } from '../geometry';
import { type Grid, hasConflict, isFull } from '../grid';
import { makeLine, parseLine } from '../notation';
import * as bands from './bands/bands';
import { engine } from './bands/engine';
import * as relay from './relay';
import { digitsContradict } from './templates';

/** What a search says of a puzzle. */
export type Verdict =
  | { readonly kind: 'valid'; readonly solution: Uint8Array }
  | { readonly kind: 'contradictory' }
  | { readonly kind: 'ambiguous'; readonly solutions: readonly [Uint8Array, Uint8Array] };

export type EngineName = 'bands' | 'exact cover';

/** Which engine begins the searches of a geometry's puzzles. To ask loads `bands`, if it is the one. */
export function engineFor({ boxHeight, boxWidth }: Geometry): EngineName {
  return boxHeight === 3 && boxWidth === 3 && engine() ? 'bands' : 'exact cover';
}

/**
 * A solution, by cell 1 .. N, or undefined when there is none. Of several it is the one that the engine meets first.
 * `isTimeUp` is asked at every pause; when it is, the answer is undefined too.
 */
export function solve(grid: Grid, isTimeUp?: () => boolean): Uint8Array | undefined {
  if (!isTimeUp && engineFor(grid.geometry) === 'bands') return bands.solve(grid);
  for (const found of search(grid)) if (found || isTimeUp?.()) return found;
  return undefined;
}

/** How many solutions there are, counting no further than `limit`, nor than time allows. */
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

/** Characters of a 9x9 puzzle in one line, the only ones of that length. */
const LINE_LENGTH = 81;

/**
 * {@link solve} from a line to a line, as `parseLine` and `makeLine` have them, but for 9x9 puzzles at twice the speed: the
 * engine reads and writes the characters. Undefined when there is no solution, or when `line` is not a puzzle, which
 * {@link countLine} tells apart.
 */
export function solveLine(line: string): string | undefined {
  if (line.length === LINE_LENGTH && engine()) return bands.solveLine(line);
  const grid = parseLine(line);
  const solution = grid && solve(grid);
  return solution && makeLine(solution);
}

/** {@link countSolutions} of a line; undefined when `line` is not a puzzle. */
export function countLine(line: string, limit: number): number | undefined {
  if (line.length === LINE_LENGTH && engine()) return bands.countLine(line, limit);
  const grid = parseLine(line);
  return grid && countSolutions(grid, limit);
}

/** Every solution, each found when it is asked for; the order is the engine's. */
export function* solutions(grid: Grid): Generator<Uint8Array, void> {
  for (const found of search(grid)) if (found) yield found;
}

/** Steps between two pauses of bands: some hundredths of a millisecond, some tenths before the host has optimized it. */
const BANDS_STEPS = 64;

/** Pauses without any solution after which a puzzle is likely to have none, and a global argument is worth its time. */
const PAUSES_IN_VAIN = 500;

const is9x9 = ({ geometry: { boxHeight, boxWidth } }: Grid) => boxHeight === 3 && boxWidth === 3;

/**
 * Every solution, with `undefined` in between wherever the search may be paused or given up. It ends, though that may take
 * longer than anyone waits: every guess leaves one option less to try.
 */
export function* search(grid: Grid): Generator<Uint8Array | undefined, void> {
  const { solution, goOn, end } = begin(grid);
  try {
    if (engineFor(grid.geometry) === 'exact cover') yield undefined; // to begin takes as long as some steps
    let pausesInVain = 0;
    for (let outcome = goOn(); outcome !== 'done'; outcome = goOn()) {
      yield outcome === 'found' ? copyOfCells(solution) : undefined;
      pausesInVain = outcome === 'found' ? Number.NEGATIVE_INFINITY : pausesInVain + 1;
      if (pausesInVain === PAUSES_IN_VAIN && is9x9(grid) && (yield* digitsContradict(grid))) return;
    }
  } finally {
    end();
  }
}

/**
 * The one solution to write down of a puzzle that has several, where {@link search} gave `found` first: the first that
 * exact cover finds, or learning when exact cover takes long. What Solve makes of a file must not depend on the machine,
 * and bands is not on every one.
 */
export function* firstSolution(grid: Grid, found: Uint8Array): Generator<undefined, Uint8Array> {
  if (engineFor(grid.geometry) === 'exact cover') return found;
  const search = relay.startSearch(grid);
  try {
    while (relay.advance(search) === 'paused') yield undefined; // ends as `search` does
    return copyOfCells(search.solution);
  } finally {
    relay.end(search);
  }
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
    const goOn = () => bands.advance(search, BANDS_STEPS);
    return { solution: search.solution, goOn, end: () => bands.end(search) };
  }
  const search = relay.startSearch(grid);
  return { solution: search.solution, goOn: () => relay.advance(search), end: () => relay.end(search) };
}
