/** Divides the puzzles of a long file into ranges, so that no node of a tree has too many children. */

/** Maximum number of children of a node. */
const MOST = 200;

/** A half-open range of 0-based puzzle indices. */
export interface PuzzleRange {
  readonly first: number;
  readonly end: number;
}

/** Divides a range into ranges of equal size, except the last one; undefined when its puzzles are few enough. */
export function rangesIn({ first, end }: PuzzleRange): PuzzleRange[] | undefined {
  let length = 1;
  while (length * MOST < end - first) length *= MOST;
  if (length === 1) return undefined;
  return Array.from({ length: Math.ceil((end - first) / length) }, (_, i) => ({
    first: first + i * length,
    end: Math.min(end, first + (i + 1) * length),
  }));
}
