/** Whether a document has one puzzle or several, without reading a long text. */

import type { PuzzleDocument } from './document';

/** More puzzles than this need not be told apart. */
export const SEVERAL = 2;

/** Characters that are read to count. A longer text with fewer puzzles in them counts as one with several. */
const READ = 20_000;

/** The number of puzzles, 0 .. {@link SEVERAL}. */
export function fewIn(puzzles: PuzzleDocument): number {
  puzzles.readIn({ start: 0, end: Math.min(READ, puzzles.length) });
  return puzzles.isRead ? Math.min(puzzles.count, SEVERAL) : SEVERAL;
}
