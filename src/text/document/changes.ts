/** Edits of a text, as documents receive them. */

/** One edit. Offsets are UTF-16 units. */
export interface TextChange {
  readonly start: number;
  readonly removed: number;
  readonly added: number;
  /** Whether the edit adds, removes or joins lines. */
  readonly movesLines: boolean;
}

/** Merges changes into one that spans from the first to the last. Their offsets refer to the text before the edit. */
export function mergedChange(changes: readonly TextChange[]): TextChange {
  let start = Number.POSITIVE_INFINITY;
  let end = 0;
  let growth = 0;
  for (const change of changes) {
    start = Math.min(start, change.start);
    end = Math.max(end, change.start + change.removed);
    growth += change.added - change.removed;
  }
  return { start, removed: end - start, added: end - start + growth, movesLines: true };
}
