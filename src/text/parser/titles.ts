/** Finds the title of the next puzzle in the lines before it, and the diagnostics that are turned off for it. */

import type { Puzzle } from '../puzzle';
import type { Span } from '../span';
import { shortenedText, trimmed } from '../strings/trim';
import { isWritten } from './lines/annotation';
import { type Disabled, disabledAfter, disabledBelow, sameDisabled } from './sections/disabled';

/** The longest title, in UTF-16 units: longer than people read, and short enough to keep with every puzzle. */
const LONGEST_TITLE = 200;

/** A title as it is stored: trimmed, on one line, without control characters, and cut when it is too long. */
export function titleOf(text: string): string {
  return shortenedText(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim(), LONGEST_TITLE);
}

/** The comment after a single-line puzzle, if there is one. */
export function commentBehind(text: string, end: number, lineEnd: number): string | undefined {
  const rest = text.slice(end, lineEnd).trim();
  return /^[#%]/.test(rest) ? trimmed(rest, /[#%]/, /\s/).trim() : undefined;
}

/** The context of the next puzzle from the lines above: its possible titles, and the checks turned off. Immutable. */
export interface KnownTitles {
  /** A line of words, or a name in brackets. Valid until a puzzle uses it. */
  readonly words?: string;
  /** A comment on the line before. */
  readonly comment?: string | undefined;
  /** SadMan's `#D`. */
  readonly description?: string;
  /** A line that says `3x2 boxes` or the like. */
  readonly boxes?: string;
  /** The diagnostics that comments turned off. */
  readonly disabled?: Disabled;
}

/** A line of a program that is not a title: nothing but brackets, the start of a file, an import, a definition in Lisp, a prompt, the head of a diff. */
const OF_PROGRAM =
  /^[\s[\](){}=]*(?:$|>>>\s|<\?php\b|import\s|from\s+\S{1,60}\s+import\b|using\s[\w.]{1,60};|include\b\s{0,9}[<"]|lang\s\w{1,20}$|(?<=\()(?:def\w{0,12}|let|setq?)\s|(?:\$|\+{3}|-{3}|diff|index)\s\S|[Ee]nter\s(?:\w{1,9}\s)?(?:row|line)\b)/;

/** No possible title. */
export const NO_TITLES: KnownTitles = {};

/** Whether two contexts are equal. */
export function sameTitles(a: KnownTitles, b: KnownTitles): boolean {
  return (
    a === b ||
    (a.words === b.words &&
      a.comment === b.comment &&
      a.description === b.description &&
      a.boxes === b.boxes &&
      sameDisabled(a.disabled, b.disabled))
  );
}

/** Collects possible titles and chooses one of them for each puzzle. */
export class Titles {
  constructor(public known: KnownTitles) {}

  /** The title of a grid of rows. */
  get ofGrid(): string | undefined {
    const { words, comment, description } = this.known;
    return words ?? comment ?? description;
  }

  /** The title of a single-line puzzle that has no label; `behind` is the comment after the puzzle. */
  ofLine(behind: string | undefined): string | undefined {
    const { words, comment, description } = this.known;
    return comment ?? words ?? behind ?? description;
  }

  /** Adds a line of words. */
  addLine(text: string, { start, end }: Span, lineEnd: number): void {
    // The number in `Puzzle #5` does not start a comment.
    const number = /^\s*#\d\S*/.exec(text.slice(end, lineEnd))?.[0] ?? '';
    this.addWords(text.slice(start, end) + number);
  }

  addWords(line: string): void {
    // A line with separators is the heading of a table.
    if (/\S[,;\t]\S|^[^\s|]+\|[^\s|]+\|\S+$/.test(line) || OF_PROGRAM.test(line)) return;
    this.known = { ...this.known, words: titleOf(trimmed(line, /["']/, /["':]/)) };
  }

  /** Adds a comment: `sign` is `#` or `%`, and `content` is the rest of the line. */
  addComment(sign: string, content: string): void {
    if (isWritten(content)) return;
    const disabled = disabledAfter(content, this.known.disabled);
    if (disabled) {
      this.known = { ...this.known, disabled };
      return;
    }
    const header = sign === '#' ? /^([ACBDSLU])\S/.exec(content)?.[1] : undefined;
    if (header === 'D') this.known = { ...this.known, description: titleOf(content.slice(1)) };
    if (!header && !OF_PROGRAM.test(content))
      this.known = { ...this.known, comment: titleOf(trimmed(content, /[#%\s]/, /\s/)) };
  }

  /** An empty line: a comment above it is not the title of a puzzle below. */
  endComment(): void {
    if (this.known.comment !== undefined) this.known = { ...this.known, comment: undefined };
  }

  /** The puzzle with its title, and with the diagnostics that are turned off for it. The titles are then used up. */
  give(untitled: Puzzle, title: string | undefined): Puzzle {
    const { disabled } = this.known;
    const below = disabledBelow(disabled);
    this.known = below ? { disabled: below } : NO_TITLES;
    if (!title && !disabled) return untitled;
    const off = disabled && { disabled: [...disabled.next, ...disabled.file] };
    return { ...untitled, ...(title && { title: titleOf(title) }), ...off };
  }
}
