/** Exercises from the puzzles of a file. */

import type { Position } from '../../core/position';
import { positionFor } from '../../core/practice/exercise';
import { Random } from '../../core/random';
import { verdict } from '../../core/solver/index';
import { usualTechniques } from '../../core/techniques/index';
import type { Technique } from '../../core/techniques/step';
import { isWhole, type Puzzle } from '../../text/puzzle';
import type { Work } from '../../text/work';

/** The largest size of a puzzle whose candidates can be written. */
const LARGEST = 9;

/** Maximum number of puzzles that are tried. */
const MOST_TRIED = 5000;

/** The puzzles of a file, in order. */
export interface PuzzleList {
  readonly count: number;
  /** The puzzles from an index. */
  puzzles(from: number): Iterable<Puzzle>;
}

/**
 * A position of one of some puzzles in which a technique gives the easiest step; undefined if there is none. Puzzles with rules or with more than
 * one solution have no exercises. The seed determines the puzzle with which the search begins. Yields where it may be paused.
 */
export function* exerciseInPuzzles(list: PuzzleList, technique: Technique, seed: number): Work<Position | undefined> {
  const random = new Random(seed);
  const first = list.count > 0 ? random.below(list.count) : 0;
  let tried = 0;
  for (const from of [first, 0]) {
    for (const puzzle of list.puzzles(from)) {
      if (++tried > Math.min(list.count, MOST_TRIED)) return undefined;
      yield undefined;
      const { geometry } = puzzle.grid;
      if (!isWhole(puzzle) || geometry.variant || geometry.size > LARGEST) continue;
      const grid = { geometry, digits: puzzle.givens };
      if ((yield* verdict(grid)).kind !== 'valid') continue;
      const position = yield* positionFor(technique, grid, random, usualTechniques);
      if (position) return position;
    }
  }
  return undefined;
}
