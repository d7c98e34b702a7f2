/** Whether a document has few puzzles, without reading a long text. */

import type { PuzzleDocument } from './document';

/** Number of characters that are read for counting. A longer text is assumed to have many puzzles. */
const READ = 20_000;

/** The number of puzzles, or `most` if there are more. */
export function countUpTo(most: number, puzzles: PuzzleDocument): number {
  puzzles.readIn({ start: 0, end: Math.min(READ, puzzles.length) });
  return puzzles.isRead ? Math.min(puzzles.count, most) : most;
}
