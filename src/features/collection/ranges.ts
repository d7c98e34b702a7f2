/** Divides the puzzles of a long file into ranges, so that a tree never has many branches at one place. */

/** Most branches at one place. */
const MOST = 200;

/** Puzzles by number: from `first`, which counts from 0, to the one before `end`. */
export interface PuzzleRange {
  readonly first: number;
  readonly end: number;
}

/** The ranges of a range, the same number of puzzles in each but the last; undefined when its puzzles are few enough themselves. */
export function rangesIn({ first, end }: PuzzleRange): PuzzleRange[] | undefined {
  let length = 1;
  while (length * MOST < end - first) length *= MOST;
  if (length === 1) return undefined;
  return Array.from({ length: Math.ceil((end - first) / length) }, (_, i) => ({
    first: first + i * length,
    end: Math.min(end, first + (i + 1) * length),
  }));
}
