/** The puzzle and the cells that an intent changes, and what all intents need of them. */

import type { MarkLayer, Marks } from '../core/marks';
import type { Cell } from '../core/numbers';
import * as messages from '../messages/index';
import type { TextSource } from '../text/document/document';
import type { Changed, TextEdit } from '../text/edits';
import { marksEdits } from '../text/marks/marks';
import { distinguishesEntries, isReadable, type Puzzle } from '../text/puzzle';
import { leavesNeighbors } from '../text/rereading';

/** Whether the digit of a cell must not be changed. */
export type Locks = (cell: Cell) => boolean;

/** The target of an intent. The cells are in reading order. */
export interface Target {
  readonly puzzle: Puzzle;
  readonly source: TextSource;
  readonly cells: readonly Cell[];
  readonly isLocked: Locks;
}

/** The cells that can have marks of a layer: filled ones have only colors. */
export function markable({ puzzle, cells }: Target, layer: MarkLayer): Cell[] {
  return cells.filter(cell => isReadable(puzzle, cell) && (layer === 'colour' || puzzle.grid.digits[cell] === 0));
}

/** The edits that write these marks. */
export function marksWritten({ puzzle, source }: Pick<Target, 'puzzle' | 'source'>, marks: Marks): Changed {
  const edits = marksEdits(puzzle, source, marks);
  if (!edits) return { refused: messages.play.noPlace() };
  return leavesOthers(puzzle, source, edits) ? { edits } : { refused: messages.play.readDifferently() };
}

/** Whether edits leave the other puzzles unchanged. Only lines of marks, which follow the puzzle, can affect them. */
export function leavesOthers(puzzle: Puzzle, source: TextSource, edits: readonly TextEdit[]): boolean {
  return edits.every(edit => edit.start < puzzle.end) || leavesNeighbors(puzzle, source, edits);
}

/** Why none of these cells can be changed. */
export function reasonFor({ puzzle, cells, isLocked }: Target): string {
  const say = messages.play;
  const readable = cells.filter(cell => isReadable(puzzle, cell));
  if (readable.length === 0) return say.unreadable(puzzle, cells);
  if (!readable.some(isLocked)) return say.filled(puzzle, readable);
  return distinguishesEntries(puzzle) ? say.locked(puzzle, readable) : messages.boards.guarded();
}
