/** Follows the span of a puzzle through edits of its text. */

import type { Span } from '../span';
import type { TextChange } from './changes';

/** Where a span is after the changes of one edit, and whether the edit changed text in it. */
export function spanAfter(span: Span, changes: readonly TextChange[]): Span & { readonly isEdited: boolean } {
  let { start, end } = span;
  let isEdited = false;
  // All changes of an edit have offsets in the text before it.
  for (const change of changes) {
    const { removed, added, movesLines } = change;
    const grown = added - removed;
    const changeEnd = change.start + removed;
    const isTyped = removed === 0 && !movesLines; // at the first or last line of the puzzle, not between lines
    if (change.start > span.end || (change.start === span.end && !isTyped)) continue;
    end += grown;
    if (changeEnd < span.start || (changeEnd === span.start && !isTyped)) start += grown;
    else {
      isEdited = true;
      if (change.start < span.start) start += change.start - span.start;
    }
  }
  return { start, end: Math.max(start, end), isEdited };
}
