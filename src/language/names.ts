/** What the next puzzle may be called, from the lines in front of it. */

export class Names {
  /** A line of words, or a name in brackets: stays until a puzzle takes it. */
  private words: string | undefined;
  /** A comment, on the line before only. */
  private comment: string | undefined;
  /** SadMan's `#D`. */
  private description: string | undefined;
  /** `Puzzle`, of the section that the next puzzle stands in. */
  private heading: string | undefined;

  /** What a grid of rows is called. */
  get ofGrid(): string | undefined {
    return this.words ?? this.comment ?? this.description ?? this.heading;
  }

  /** What a puzzle in one line is called that has no label of its own but perhaps a comment behind it. */
  ofLine(behind: string | undefined): string | undefined {
    return this.comment ?? this.words ?? behind ?? this.description ?? this.heading;
  }

  addWords(line: string): void {
    // The first line of a table says what its columns are.
    if (!/\S[,;\t]\S/.test(line)) this.words = line.replace(/^["']+|["':]+$/g, '').trim();
  }

  addHeading(name: string): void {
    this.heading = name;
  }

  /** `sign` is `#` or `%`, `content` the rest of the line. */
  addComment(sign: string, content: string): void {
    const header = sign === '#' ? /^([ACBDSLU])\S/.exec(content)?.[1] : undefined;
    if (header === 'D') this.description = content.slice(1).trim();
    if (!header && content.trim()) this.comment = content.replace(/^[#%\s]+/, '').trim();
  }

  /** An empty line: a comment above it belongs to nothing below. */
  endComment(): void {
    this.comment = undefined;
  }

  /** After a puzzle took its name. */
  clear(): void {
    this.words = this.comment = this.description = this.heading = undefined;
  }
}
