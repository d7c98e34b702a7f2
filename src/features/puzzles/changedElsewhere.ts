import type { TextChange } from '../../text/document/changes';
import type { PuzzleDocument } from '../../text/document/document';
import type { Puzzle } from '../../text/puzzle';
import { extentOf, type PuzzleBlock } from './puzzleBlock';
import { puzzleFor } from './puzzleFor';

/** A puzzle, and the first place where its text changed. */
export interface ChangedPuzzle {
  readonly puzzle: Puzzle;
  readonly offset: number;
}

/**
 * The first puzzle that the changes of one edit changed, in the text after them. Undefined when they changed the puzzle that is shown,
 * because the user then sees the change, or when they changed no puzzle.
 */
export function changedElsewhere(
  document: PuzzleDocument,
  shown: Puzzle,
  changes: readonly TextChange[],
): ChangedPuzzle | undefined {
  const shownExtent = extentOf(document, shown, 0);
  let first: ChangedPuzzle | undefined;
  let growth = 0;
  // The offsets of changes are those of the text before all of them.
  for (const { start, added, removed } of [...changes].sort((a, b) => a.start - b.start)) {
    const offset = start + growth;
    growth += added - removed;
    const end = offset + added;
    if (touches(shownExtent, offset, end)) return undefined;
    if (first) continue;
    // A place between two puzzles may be the line break before the text that came back.
    for (const at of [offset, end]) {
      const puzzle = puzzleFor(document, at);
      if (puzzle && touches(extentOf(document, puzzle, 0), offset, end))
        first ??= { puzzle, offset: Math.max(offset, puzzle.start) };
    }
  }
  return first?.puzzle.start === shown.start ? undefined : first;
}

/** The longest line break. */
const LINE_BREAK = 2;

/** Whether a change belongs to the lines of a puzzle. Marks that were removed were on the line below. */
function touches(extent: PuzzleBlock, start: number, end: number): boolean {
  if (start === end) return extent.start <= start && start <= extent.end + LINE_BREAK;
  return extent.start < end && start <= extent.end;
}
