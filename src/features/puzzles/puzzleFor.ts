/** Finds the puzzle that a place in a file belongs to, for all commands that act on "the puzzle at the cursor". */

import type { PuzzleDocument } from '../../text/document/document';
import type { Puzzle } from '../../text/puzzle';
import { puzzleAt, puzzleNear } from '../../text/puzzleFile';
import { breaksIn } from '../../text/strings/lineBreaks';
import { beginningOfBlock, endOfExtent } from './puzzleBlock';

/** Number of characters after a place to search for the puzzle below it. */
const FAR = 2000;

/**
 * The puzzle that contains an offset. Between two puzzles, titles, comments and headings above a grid belong to the puzzle below, and
 * borders, marks and rules below a grid to the one above. Any other line belongs to the nearer puzzle, and in the middle to the one
 * above. Undefined when the document has no puzzle.
 */
export function puzzleFor(document: PuzzleDocument, offset: number): Puzzle | undefined {
  const { source, length } = document;
  const cursor = { start: offset, end: offset };
  const near = document.around(cursor);
  const above = puzzleNear(near, offset);
  if (!above || puzzleAt(near, offset) || offset < above.start) return above;
  const aboveEnd = endOfExtent(document, above);
  if (offset <= aboveEnd) return above;
  const { puzzles } = document.around({ start: offset, end: Math.min(length, offset + FAR) });
  const below = puzzles.find(({ start }) => start > offset);
  if (!below) return above;
  const belowStart = beginningOfBlock(document, below, aboveEnd);
  if (offset >= belowStart) return below;
  const linesBetween = (start: number, end: number) => {
    const text = source.slice(start, Math.min(end, start + FAR));
    return breaksIn(text, 0, text.length);
  };
  return linesBetween(offset, belowStart) < linesBetween(aboveEnd, offset) ? below : above;
}
