/**
 * Solves 9x9 puzzles with the SIMD engine; all here needs {@link engine} to be there and a geometry with boxes of 3x3.
 *
 * The engine has room for one search. Of many that are alive the one that ran last owns it; when another goes on, what
 * the owner needs is copied out, and copied back in its turn. So a search may be abandoned at any time: nothing but the
 * garbage collector has to know.
 */

import { cellArray, copyOfCells } from '../../cellArray';
import { bitOf, type Grid } from '../../grid';
import { type Engine, engine, FOUND, PAUSED } from './engine';

/** A search under way: where it stands between two calls of {@link advance}. */
export interface Search {
  /** The solution, by cell 1 .. 9, after {@link advance} said `found` and until it is called again. */
  readonly solution: Uint8Array;
  /** What was copied out of the engine when another search took it. */
  saved: Uint8Array | undefined;
  done: boolean;
}

const ALL = 0b111111111;
/** By digit, 0 for an empty cell: the digits that can go there. */
const MASK_OF = Uint16Array.from({ length: 10 }, (_, digit) => (digit === 0 ? ALL : bitOf(digit)));
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
  const outcome = bands.advance(Math.min(steps, ENDLESS));
  if (outcome === FOUND) {
    search.solution.set(bands.output);
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
  return bands.advance(ENDLESS) === FOUND ? copyOfCells(bands.output) : undefined;
}

/** Gives the engine a puzzle, and no owner. */
function begin({ digits, allowed }: Grid): Engine {
  const bands = engine() as Engine;
  const { input } = bands;
  release(bands);
  for (let cell = 0; cell < 81; cell++) input[cell] = MASK_OF[digits[cell]];
  if (allowed) for (let cell = 0; cell < 81; cell++) input[cell] &= allowed[cell];
  bands.start();
  return bands;
}

function release(bands: Engine): void {
  if (owner) owner.saved = bands.save();
  owner = undefined;
}
