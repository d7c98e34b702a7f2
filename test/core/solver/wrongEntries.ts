/** Random valid puzzles, partly filled, with one wrong entry that breaks no rule. */

import { geometryOfSize } from '../../../src/core/geometry';
import { type Grid, hasConflict, withDigit } from '../../../src/core/grid';
import { countSolutions, solve } from '../../../src/core/solver/index';
import { type Random, randomFrom, shuffled, solvedGrid } from './randomGrids';

/** A puzzle with right entries and a wrong one. */
export interface WrongEntry {
  readonly givens: Uint8Array;
  /** The givens, all entries, and the wrong digit. */
  readonly grid: Grid;
  readonly solution: Uint8Array;
  readonly wrong: number;
  /** The filled cells, the last one first. The wrong one is anywhere among them. */
  readonly recent: readonly number[];
}

/** `count` of them, the same for the same seed. Some have few right entries, some nearly all. */
export function* wrongEntries(count: number, seed: number): Generator<WrongEntry> {
  const random = randomFrom(seed);
  for (let made = 0; made < count; ) {
    const entry = wrongEntryIn(validPuzzle(random), random);
    if (!entry) continue; // no wrong digit is left that breaks no rule
    made++;
    yield entry;
  }
}

function wrongEntryIn(puzzle: Grid, random: Random): WrongEntry | undefined {
  const solution = solve(puzzle) as Uint8Array;
  const empty = shuffled(81, random).filter(cell => puzzle.digits[cell] === 0);
  const filled = empty.slice(0, random(empty.length - 1));
  const grid = filled.reduce((filling, cell) => withDigit(filling, cell, solution[cell]), puzzle);
  for (const wrong of empty.slice(filled.length)) {
    const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(
      digit => digit !== solution[wrong] && !hasConflict(withDigit(grid, wrong, digit)),
    );
    if (digits.length === 0) continue;
    const at = random(filled.length + 1);
    const recent = [...filled.slice(0, at), wrong, ...filled.slice(at)];
    return {
      givens: puzzle.digits,
      grid: withDigit(grid, wrong, digits[random(digits.length)]),
      solution,
      wrong,
      recent,
    };
  }
  return undefined;
}

/** A puzzle with one solution and 24 to 34 givens, or a few more if none of them can be removed. */
function validPuzzle(random: Random): Grid {
  let grid: Grid = { geometry: geometryOfSize(9), digits: solvedGrid(random) };
  let left = 81;
  const wanted = 24 + random(11);
  for (const cell of shuffled(81, random)) {
    if (left === wanted) break;
    const without = withDigit(grid, cell, 0);
    if (countSolutions(without, 2) !== 1) continue;
    grid = without;
    left--;
  }
  return grid;
}
