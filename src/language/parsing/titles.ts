/** What the next puzzle may be called, from the lines in front of it. */

import { shortened, trimmed } from '../trim';

/** The longest title, in UTF-16 units: more than anyone reads, and short enough to be kept with every puzzle. */
const LONGEST_TITLE = 200;

/** A title as it is kept: without space around it, and cut where it is too long. */
export function titleOf(text: string): string {
  return shortened(text.trim(), LONGEST_TITLE);
}

/** What is known so far. Never changed in place. */
export interface KnownNames {
  /** A line of words, or a name in brackets: stays until a puzzle takes it. */
  readonly words?: string;
  /** A comment, on the line before only. */
  readonly comment?: string | undefined;
  /** SadMan's `#D`. */
  readonly description?: string;
  /** `Puzzle`, of the section that the next puzzle stands in. */
  readonly heading?: string;
}

export const NO_NAMES: KnownNames = {};

export function sameNames(a: KnownNames, b: KnownNames): boolean {
  return (
    a === b ||
    (a.words === b.words && a.comment === b.comment && a.description === b.description && a.heading === b.heading)
  );
}

export class Names {
  constructor(public known: KnownNames) {}

  /** What a grid of rows is called. */
  get ofGrid(): string | undefined {
    const { words, comment, description, heading } = this.known;
    return words ?? comment ?? description ?? heading;
  }

  /** What a puzzle in one line is called that has no label of its own but perhaps a comment behind it. */
  ofLine(behind: string | undefined): string | undefined {
    const { words, comment, description, heading } = this.known;
    return comment ?? words ?? behind ?? description ?? heading;
  }

  addWords(line: string): void {
    // The first line of a table says what its columns are.
    if (/\S[,;\t]\S/.test(line)) return;
    this.known = { ...this.known, words: titleOf(trimmed(line, /["']/, /["':]/)) };
  }

  addHeading(name: string): void {
    this.known = { ...this.known, heading: titleOf(name) };
  }

  /** `sign` is `#` or `%`, `content` the rest of the line. */
  addComment(sign: string, content: string): void {
    const header = sign === '#' ? /^([ACBDSLU])\S/.exec(content)?.[1] : undefined;
    if (header === 'D') this.known = { ...this.known, description: titleOf(content.slice(1)) };
    if (!header && content.trim()) this.known = { ...this.known, comment: titleOf(trimmed(content, /[#%\s]/, /\s/)) };
  }

  /** An empty line: a comment above it belongs to nothing below. */
  endComment(): void {
    if (this.known.comment !== undefined) this.known = { ...this.known, comment: undefined };
  }

  /** After a puzzle took its name. */
  clear(): void {
    this.known = NO_NAMES;
  }
}
