/**
 * Solves 9x9 puzzles, with all candidates in nine SIMD vectors (see the diagram in `vectors.ts`). This is
 * AssemblyScript, which has the syntax of TypeScript; `tools/wasm.mjs` compiles it to WebAssembly. The search is depth
 * first. Its parts:
 *
 *     cells.ts          reads a puzzle and writes a solution
 *     propagation.ts    locked candidates, hidden and naked singles
 *     guesses.ts        the cells to guess
 *
 * Bands as bit sets that yield locked candidates come from the solvers of the New Sudoku Players' Forum, zhouyundong's
 * and JCZSolve. SIMD over all boxes and branching on bivalue cells come from Tom Dillon's tdoku:
 * https://t-dillon.github.io/tdoku/. The layout with one vector per place, for all digits, is this project's own.
 */

import { readPuzzle, writeSolution } from './cells';
import { guess } from './guesses';
import { propagate } from './propagation';
import { GUARD, POSITION, wordOf } from './vectors';

/** The puzzle to start with: 81 bytes, and some more that are read and ignored. */
export const puzzle: usize = memory.data(96, 16);
/** The last solution that was found: 81 bytes. */
export const solution: usize = memory.data(81, 16);
/** By cell: the digits that the puzzle allows, as 81 masks of two bytes, bit d - 1 for digit d. */
export const allowed: usize = memory.data(162, 16);
/**
 * The state of a search: the address where its last position ends (4 bytes), whether any position was contradictory so far (4
 * bytes), and from byte 16 on the positions that are still to be searched. A guess adds one, and every cell may be guessed.
 */
export const state: usize = memory.data(16 + 82 * 144, 16);
const positions: usize = state + 16;

const DONE: i32 = 0;
export const FOUND: i32 = 1;
const PAUSED: i32 = 2;

/** Makes `puzzle` the only position. False if a byte of it is not a digit. `zero` is the byte of digit 0. */
export function start(zero: i32): bool {
  return begin(puzzle, zero);
}

/** Like {@link start}, with the puzzle at `from`. */
export function begin(from: usize, zero: i32): bool {
  store<u32>(state, positions + POSITION);
  store<u32>(state, 0, 4);
  return readPuzzle(positions, from, zero);
}

/** Eliminates the candidates that are not `allowed` from the only position. */
export function restrict(): void {
  let from = allowed;
  for (let band: usize = 0; band < 3; band++) {
    for (let row: usize = 0; row < 3; row++) {
      for (let column: usize = 0; column < 3; column++, from += 2) {
        const mask = load<u16>(from) | ((<u32>load<u16>(from, 6)) << 10) | ((<u32>load<u16>(from, 12)) << 20);
        const word = positions + wordOf(3 * row + column, band);
        store<u32>(word, load<u32>(word) & (mask | GUARD));
      }
      from += 12;
    }
  }
}

/** Continues the search for at most `steps` positions. After `FOUND`, `solution` has the digits, and `zero` is the byte of 0. */
export function advance(steps: i32, zero: i32): i32 {
  const outcome = search(steps);
  if (outcome === FOUND) writeSolution(load<u32>(state), solution, zero);
  return outcome;
}

/** The number of remaining solutions, up to a limit. */
export function count(limit: i32): i32 {
  let found = 0;
  while (found < limit && search(i32.MAX_VALUE) === FOUND) found++;
  return found;
}

/** Searches at most `steps` positions. After `FOUND`, the last position is the solution. */
export function search(steps: i32): i32 {
  for (let left = steps; left > 0; left--) {
    const end: usize = load<u32>(state);
    if (end === positions) return DONE;
    const last = end - POSITION;
    if (propagate(last)) {
      const top = guess(last, load<u32>(state, 4) === 0);
      if (top !== last) {
        store<u32>(state, top + POSITION);
        continue;
      }
      store<u32>(state, last);
      return FOUND; // the position stays until the search continues
    }
    store<u32>(state, last);
    store<u32>(state, 1, 4);
  }
  return PAUSED;
}
