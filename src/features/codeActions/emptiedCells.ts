/** The cells that the edits of a fix may empty. */

import type { Cell } from '../../core/numbers';
import type { TextEdit } from '../../text/edits';
import { cellSpanOf } from '../../text/puzzle';
import { type PuzzleFile, puzzlesIn } from '../../text/puzzleFile';

/** A cell of the puzzle that starts at this offset, in UTF-16 units. */
export interface EmptiedCell {
  readonly start: number;
  readonly cell: Cell;
}

/** The cells with a digit that edits replace. Whether they are empty afterwards is read from the new text. */
export function emptiedCells(file: PuzzleFile, edits: readonly TextEdit[]): EmptiedCell[] {
  return edits.flatMap(edit =>
    puzzlesIn(file, edit).flatMap(puzzle =>
      [...puzzle.written.keys()].flatMap(cell => {
        const span = puzzle.written[cell] === 0 ? undefined : cellSpanOf(puzzle, cell);
        const isReplaced = span && edit.start < span.end && span.start < edit.end;
        return isReplaced ? [{ start: puzzle.start, cell }] : [];
      }),
    ),
  );
}
