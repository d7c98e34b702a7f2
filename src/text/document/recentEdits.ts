/**
 * Recently edited places of a text. A fix for a row of the wrong length needs them: the place of the edit shows which
 * cell is surplus, or where one is missing.
 */

import type { Span } from '../span';

/** One place of edits. Its span is the text that was added there, in the offsets of the present text. */
export interface RecentEdit extends Span {
  /** Number of UTF-16 units of the earlier text that were removed there. */
  readonly removed: number;
}

/** Maximum number of remembered places. A row is usually fixed soon after it breaks. */
const MOST_PLACES = 16;

/** The last places of edits of one text. Edits that touch each other are one place. */
export class RecentEdits {
  private places: readonly RecentEdit[] = [];

  /** The places, the most recently edited first. */
  get lastFirst(): readonly RecentEdit[] {
    return this.places;
  }

  /** Adds an edit. Call once for each edit, in order. */
  add(start: number, removed: number, added: number): void {
    const removedEnd = start + removed;
    const others: RecentEdit[] = [];
    let from = start;
    let to = removedEnd;
    let removedBefore = 0;
    // Removed text that an earlier edit had added is not part of the earlier text.
    let ownRemoved = 0;
    for (const place of this.places) {
      if (place.end < start) others.push(place);
      else if (removedEnd < place.start) others.push(moved(place, added - removed));
      else {
        from = Math.min(from, place.start);
        to = Math.max(to, place.end);
        removedBefore += place.removed;
        ownRemoved += Math.max(0, Math.min(removedEnd, place.end) - Math.max(start, place.start));
      }
    }
    const place = { start: from, end: to - removed + added, removed: removedBefore + removed - ownRemoved };
    const isUndone = place.start === place.end && place.removed === 0;
    this.places = [...(isUndone ? [] : [place]), ...others].slice(0, MOST_PLACES);
  }

  /** Forgets all places: the text was changed as a whole. */
  clear(): void {
    this.places = [];
  }
}

function moved({ start, end, removed }: RecentEdit, by: number): RecentEdit {
  return { start: start + by, end: end + by, removed };
}
