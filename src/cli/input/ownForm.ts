/** Texts in which puzzles of other programs are grids in our own form, so that every verb reads them as it reads files. */

import type { TextEdit } from '../../text/edits';
import type { Span } from '../../text/span';

/** A part of a text, and the lines of the original text that it stands for. */
interface Part extends Span {
  readonly original: Span;
}

export class OwnForm {
  private constructor(
    readonly text: string,
    /** In order. */
    private readonly parts: readonly Part[],
  ) {}

  /** A text with these edits, which are in its order. */
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

  /** A text in place of another one. Each puzzle stands for some lines of that. */
  static insteadOf(text: string, puzzles: readonly Span[], originals: readonly Span[]): OwnForm {
    const parts = puzzles.map(({ start }, i) => ({
      start: i === 0 ? 0 : start,
      end: puzzles[i + 1]?.start ?? text.length + 1,
      original: originals[i],
    }));
    return new OwnForm(text, parts);
  }

  /** What a span stands for in the original text: for a part that was replaced, all of the original. */
  originalOf({ start, end }: Span): Span {
    const part = this.lastPart(start);
    if (!part) return { start, end };
    if (start < part.end) return part.original;
    const moved = part.original.end - part.end;
    return { start: start + moved, end: end + moved };
  }

  /** Whether an offset is in a part that was replaced. */
  isReplaced(offset: number): boolean {
    const part = this.lastPart(offset);
    return part !== undefined && offset < part.end;
  }

  /** The last part that starts at an offset or before it. */
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
