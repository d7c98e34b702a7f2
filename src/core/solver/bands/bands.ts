/**
 * Solves 9x9 puzzles with the SIMD engine. All functions need an {@link engine} and a geometry with boxes of 3x3.
 *
 * The engine has memory for one search. The search that ran last owns it. When another search continues, the state of the owner is
 * copied out, and copied back when the owner continues. So a search can be abandoned at any time, and the garbage collector frees
 * it.
 */

import { cellArray, copyOfCells } from '../../cellArray';
import type { Grid } from '../../grid';
import { CHARACTERS, type Engine, engine, FOUND, NUMBERS, PAUSED } from './engine';

/** The state of a search between two calls of {@link advance}. */
export interface BandsSearch {
  /** By cell: the digit of the solution, 1 .. 9. Valid from the time {@link advance} returns `found` until it is called again. */
  readonly solution: Uint8Array;
  /** The state that was copied out when another search took the engine. */
  saved: Uint8Array | undefined;
  done: boolean;
}

/** The largest number of steps that the engine can count. */
const ENDLESS = 0x7fff_ffff;

/** The search whose state is in the engine. Each thread has one engine. Before another one continues, {@link release} copies the state out. */
let owner: BandsSearch | undefined;

/** Starts a search for every solution of `grid`. */
export function startSearch(grid: Grid): BandsSearch {
  begin(grid);
  owner = { solution: cellArray(81), saved: undefined, done: false };
  return owner;
}

/**
 * Continues a search for at most `steps` positions. Returns `found` if the next solution is in `search.solution`, `done` if there
 * are no more, `paused` if the steps are used up and the search can be continued.
 */
export function advance(search: BandsSearch, steps: number): 'found' | 'done' | 'paused' {
  if (search.done) return 'done';
  const bands = engine() as Engine;
  if (owner !== search) {
    release(bands);
    bands.restore(search.saved as Uint8Array);
    search.saved = undefined;
    owner = search;
  }
  const outcome = bands.advance(Math.min(steps, ENDLESS), NUMBERS);
  if (outcome === FOUND) {
    search.solution.set(bands.solution);
    return 'found';
  }
  if (outcome === PAUSED) return 'paused';
  end(search);
  return 'done';
}

/** The number of solutions, at most `limit`. */
export function countSolutions(grid: Grid, limit: number): number {
  return begin(grid).count(Math.min(limit, ENDLESS));
}

/** Ends a search that is no longer needed, so that its state need not be copied. */
export function end(search: BandsSearch): void {
  search.done = true;
  if (owner === search) owner = undefined;
}

/** The first solution, or undefined if there is none. */
export function solve(grid: Grid): Uint8Array | undefined {
  const bands = begin(grid);
  return bands.advance(ENDLESS, NUMBERS) === FOUND ? copyOfCells(bands.solution) : undefined;
}

/**
 * Like {@link countSolutions}, for a line of 81 characters, `.` or `0` for an empty cell. Undefined if the line is not
 * a puzzle.
 */
export function countLine(line: string, limit: number): number | undefined {
  return beginLine(line)?.count(Math.min(limit, ENDLESS));
}

/** Like {@link solve}, but from a line to a line. Also undefined if `line` is not a puzzle. */
export function solveLine(line: string): string | undefined {
  const bands = beginLine(line);
  return bands?.advance(ENDLESS, CHARACTERS) === FOUND ? decoder.decode(bands.solution) : undefined;
}

/** Passes a puzzle to the engine. No search owns the engine afterwards. */
function begin({ digits, allowed }: Grid): Engine {
  const bands = engine() as Engine;
  release(bands);
  bands.puzzle.set(digits);
  bands.start(NUMBERS);
  if (allowed) {
    bands.allowed.set(allowed);
    bands.restrict();
  }
  return bands;
}

/**
 * Available in all hosts of the extension, but not declared by the ECMAScript library. They are the fastest conversions
 * between strings and bytes.
 */
declare const TextEncoder: new () => { encodeInto(text: string, bytes: Uint8Array): unknown };
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Like {@link begin}, with a line of 81 characters. Undefined if one of them is neither a digit nor `.`. */
function beginLine(line: string): Engine | undefined {
  const bands = engine() as Engine;
  release(bands);
  encoder.encodeInto(line, bands.puzzle);
  return bands.start(CHARACTERS) ? bands : undefined;
}

function release(bands: Engine): void {
  if (owner) owner.saved = bands.save();
  owner = undefined;
}
