/**
 * Solves 9x9 puzzles with the SIMD engine; all here needs {@link engine} to be there and a geometry with boxes of 3x3.
 *
 * The engine has room for one search. Of many that are alive the one that ran last owns it; when another goes on, what
 * the owner needs is copied out, and copied back in its turn. So a search may be abandoned at any time: nothing but the
 * garbage collector has to know.
 */

import { cellArray, copyOfCells } from '../../cellArray';
import type { Grid } from '../../grid';
import { CHARACTERS, type Engine, engine, FOUND, NUMBERS, PAUSED } from './engine';

/** A search under way: where it stands between two calls of {@link advance}. */
export interface Search {
  /** The solution, by cell 1 .. 9, after {@link advance} said `found` and until it is called again. */
  readonly solution: Uint8Array;
  /** What was copied out of the engine when another search took it. */
  saved: Uint8Array | undefined;
  done: boolean;
}

/** As many steps as the engine can count. */
const ENDLESS = 0x7fff_ffff;

let owner: Search | undefined;

/** Starts a search for every solution of `grid`. */
export function startSearch(grid: Grid): Search {
  begin(grid);
  owner = { solution: cellArray(81), saved: undefined, done: false };
  return owner;
}

/**
 * Searches on through at most `steps` positions: `found` when the next solution stands in `search.solution`, `done` when
 * there is none left, `paused` when the steps are used up and the search may be taken up again.
 */
export function advance(search: Search, steps: number): 'found' | 'done' | 'paused' {
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

/** How many solutions there are, counting no further than `limit`. */
export function countSolutions(grid: Grid, limit: number): number {
  return begin(grid).count(Math.min(limit, ENDLESS));
}

/** Nobody will go on with a search: what it knows need not be kept. */
export function end(search: Search): void {
  search.done = true;
  if (owner === search) owner = undefined;
}

/** The solution that is found first, or undefined when there is none. */
export function solve(grid: Grid): Uint8Array | undefined {
  const bands = begin(grid);
  return bands.advance(ENDLESS, NUMBERS) === FOUND ? copyOfCells(bands.solution) : undefined;
}

/** {@link countSolutions} of a line of 81 characters, `.` or `0` for an empty cell; undefined when it is not a puzzle. */
export function countLine(line: string, limit: number): number | undefined {
  return beginLine(line)?.count(Math.min(limit, ENDLESS));
}

/** {@link solve} from line to line; undefined also when `line` is not a puzzle. */
export function solveLine(line: string): string | undefined {
  const bands = beginLine(line);
  return bands?.advance(ENDLESS, CHARACTERS) === FOUND ? decoder.decode(bands.solution) : undefined;
}

/** Gives the engine a puzzle, and no owner. */
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

/** What every host of the extension has and ECMAScript does not name: the quickest ways between strings and bytes. */
declare const TextEncoder: new () => { encodeInto(text: string, bytes: Uint8Array): unknown };
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The same with a line of 81 characters; undefined when one of them is not a digit, nor `.`. */
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
