/** The part of a document whose puzzles were read last, and the edits in it since, so that only puzzles near edits are read again. */

import type { Span } from '../span';
import { common, grown, hull, overlaps } from './spans';

/** The distance, in characters, within which an edit may change how the text around it is read. */
const REACH = 200;

/** Length of an edit, in characters, above which everything that was seen counts as unseen: reading it again would take a long time. */
const MOST_UNSEEN = 10_000;

/** Maximum number of characters in an edit made by one key: a digit, or a line ending. */
const MOST_TYPED = 2;

/** Follows the edits of one document. */
export class SeenText {
  /** The span that was seen last, and the part of it that was edited since. */
  private seen: Span | undefined;
  private unseen: Span | undefined;

  /** Where text was typed since puzzles were last seen. */
  private typed: Span | undefined;

  /** Marks a span as seen. Returns the part of it that was edited since it was last seen: the whole span if it was not. */
  newIn(span: Span): Span | undefined {
    const isSeen = this.seen && this.seen.start <= span.start && span.end <= this.seen.end;
    const part = isSeen ? this.unseen : span;
    this.seen = isSeen ? this.seen : span;
    this.unseen = undefined;
    return part;
  }

  /** Whether text was typed into a span since puzzles were last seen. */
  isTyped(span: Span): boolean {
    return this.typed !== undefined && overlaps(this.typed, span);
  }

  /** Forgets where text was typed, because the puzzles there were seen. */
  endTyping(): void {
    this.typed = undefined;
  }

  /** Call for every edit, in order. All numbers are UTF-16 units. */
  edited(start: number, removed: number, added: number): void {
    const isTyped = 0 < added && added <= MOST_TYPED;
    if (this.typed) this.typed = grown(this.typed, start, removed, added);
    if (isTyped) this.typed = hull(this.typed ?? { start, end: start }, { start, end: start + added });
    const isLarge = Math.max(removed, added) > MOST_UNSEEN;
    this.seen = isLarge || !this.seen ? undefined : grown(this.seen, start, removed, added);
    if (isLarge) this.unseen = undefined;
    if (this.seen) {
      const edited = { start: start - REACH, end: start + added + REACH };
      const unseen = this.unseen ? hull(grown(this.unseen, start, removed, added), edited) : edited;
      this.unseen = overlaps(unseen, this.seen) ? common(unseen, this.seen) : undefined;
    }
  }
}
