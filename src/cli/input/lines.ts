/** Line ends, and the places of offsets. */

/** The line ends between two offsets of a text. */
export function linesBetween(text: string, start: number, end: number): number {
  let count = 0;
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code === 0x0a || (code === 0x0d && text.charCodeAt(i + 1) !== 0x0a)) count++;
  }
  return count;
}

/** Finds the lines and columns of offsets. It is quick when the offsets come in order. */
export class Lines {
  private at = 0;
  private lines = 0;

  /** `first` is the 0-based number of the first line of the text. */
  constructor(
    private readonly text: string,
    private readonly first: number,
  ) {}

  /** The line and the column of an offset, from 1. Columns are UTF-16 units, as in editors. */
  placeOf(offset: number): { readonly line: number; readonly column: number } {
    const { text } = this;
    if (offset < this.at) {
      this.at = 0;
      this.lines = 0;
    }
    this.lines += linesBetween(text, this.at, offset);
    this.at = offset;
    const start = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
    return { line: this.first + this.lines + 1, column: offset - (offset === 0 ? 0 : start) + 1 };
  }
}
