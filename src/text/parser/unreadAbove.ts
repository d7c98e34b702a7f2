/** Remembers lines directly above that get a note unless a grid follows: a link alone in its line, and comments that may show a grid. */

import { commentsNote, maySketch } from '#pasted';
import type { Note, UnreadNote } from '../note';
import type { Span } from '../span';
import type { Line } from './lines/syntax';

/** Lines directly above the current one that belong to no puzzle. */
export class UnreadAbove {
  /** A link alone on the line above. It has a note, unless it is the title of the grid directly below. */
  link: UnreadNote | undefined;
  /** Comments directly above that may show a grid, before the first puzzle. */
  private sketch: Span | undefined;

  constructor(
    private readonly text: string,
    private readonly notes: { add(note: Note): void },
  ) {}

  get isEmpty(): boolean {
    return !this.link && !this.sketch;
  }

  /** Processes the line below. Comments can show a grid there if `maySketchGrid`. */
  read(line: Line, maySketchGrid: boolean): void {
    this.settleLink(line);
    const isSketch = line.kind === 'comment' || line.kind === 'border';
    if (isSketch && maySketchGrid && maySketch(this.text, line))
      this.sketch = { start: this.sketch?.start ?? line.start, end: line.end };
    else this.settleSketch();
  }

  /** Call when the text ends. */
  finish(): void {
    this.settleLink(undefined);
    this.settleSketch();
  }

  /** Adds a note on the link above, unless it is the title of the grid that starts with this line. */
  settleLink(line: Line | undefined): void {
    const { link } = this;
    this.link = undefined;
    const isTitle = line?.kind === 'row' || line?.kind === 'border' || line?.kind === 'library';
    if (link && !isTitle) this.notes.add(link);
  }

  private settleSketch(): void {
    const { sketch } = this;
    this.sketch = undefined;
    const note = sketch && commentsNote(this.text, sketch);
    if (note) this.notes.add(note);
  }
}
