/** Texts in which puzzles of other programs are converted to grids, so that every verb can read them. */

import type { TextEdit } from '../../text/edits';
import type { Span } from '../../text/span';

/** A part of a text, and the lines of the original text that it replaces. */
interface Part extends Span {
  readonly original: Span;
}

export class OwnForm {
  private constructor(
    readonly text: string,
    /** In order. */
    private readonly parts: readonly Part[],
  ) {}

  /** Applies edits, which must be in order, to a text. */
  static replacing(text: string, edits: readonly TextEdit[]): OwnForm {
    const parts: Part[] = [];
    let result = '';
    let at = 0;
    for (const { start, end, text: own } of edits) {
      result += text.slice(at, start);
      parts.push({ start: result.length, end: result.length + own.length, original: { start, end } });
      result += own;
      at = end;
    }
    return new OwnForm(result + text.slice(at), parts);
  }

  /** Replaces a whole text. Each puzzle corresponds to some lines of the original. */
  static insteadOf(text: string, puzzles: readonly Span[], originals: readonly Span[]): OwnForm {
    const parts = puzzles.map(({ start }, i) => ({
      start: i === 0 ? 0 : start,
      end: puzzles[i + 1]?.start ?? text.length + 1,
      original: originals[i],
    }));
    return new OwnForm(text, parts);
  }

  /** The corresponding span of the original text: for a replaced part, all of the original. */
  originalOf({ start, end }: Span): Span {
    const part = this.lastPart(start);
    if (!part) return { start, end };
    if (start < part.end) return part.original;
    const moved = part.original.end - part.end;
    return { start: start + moved, end: end + moved };
  }

  /** Whether an offset is in a replaced part. */
  isReplaced(offset: number): boolean {
    const part = this.lastPart(offset);
    return part !== undefined && offset < part.end;
  }

  /** The last part that starts at or before an offset. */
  private lastPart(offset: number): Part | undefined {
    let [low, high] = [0, this.parts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.parts[middle].start <= offset) low = middle + 1;
      else high = middle;
    }
    return this.parts[low - 1];
  }
}
