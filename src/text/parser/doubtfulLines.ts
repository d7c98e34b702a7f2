/**
 * The notes of a file, and the lines that may look like a grid, but from which nothing is read. Whether such lines get
 * a note is decided when there are no waiting rows, because a puzzle may be found in them until then.
 */

import { noteOf } from '#pasted';
import { hasConflict } from '../../core/grid';
import type { Note, UnreadNote } from '../note';
import type { Puzzle } from '../puzzle';
import type { Span } from '../span';

/** Collects notes. */
export class DoubtfulLines {
  readonly notes: Note[] = [];
  private doubtful: Span | undefined;
  /** The end of the last rows that only look like a grid: their numbers show that they are not a puzzle. */
  private othersEnd = -1;

  constructor(
    private readonly text: string,
    private readonly found: { readonly puzzles: readonly Puzzle[] },
  ) {}

  /** Remembers lines that may look like a grid, but from which nothing is read. */
  doubt({ start, end }: Span): void {
    const { doubtful } = this;
    if (doubtful && doubtful.start <= start && end <= doubtful.end) return;
    // A run may continue below its rows.
    if (doubtful && (doubtful.start < start || end < doubtful.end)) this.settle();
    this.doubtful = { start, end };
  }

  /** Call for rows whose digits show that they are not a puzzle. */
  rejectOthers({ end }: Span): void {
    this.othersEnd = end;
  }

  /** Adds a note on a line after which there are no waiting rows. */
  add(note: Note): void {
    this.settle();
    this.notes.push(note);
  }

  /** Call when there are no waiting rows: decides about the doubtful lines, because all of them have been read. */
  settle(): void {
    const { doubtful, text } = this;
    if (!doubtful) return;
    this.doubtful = undefined;
    const { puzzles } = this.found;
    for (let i = puzzles.length - 1; i >= 0 && puzzles[i].end > doubtful.start; i--) {
      if (puzzles[i].start < doubtful.end) return;
    }
    const note = noteOf(text, doubtful);
    const isOther = this.othersEnd > doubtful.start && note && isNoteOfForm(note);
    if (note && !isOther) this.notes.push(note);
  }
}

/** Whether a note is based only on the form of rows, and no grid without conflicts was found in them. */
function isNoteOfForm({ reason, grids = [] }: UnreadNote): boolean {
  return ['unknown-form', 'unequal-rows', 'spaces'].includes(reason) && grids.every(hasConflict);
}
