import { breaksIn } from './lineBreaks';

/** Finds the lines and columns of offsets. It is quick when each offset is near the one before. */
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
    this.lines += offset < this.at ? -breaksIn(text, offset, this.at) : breaksIn(text, this.at, offset);
    this.at = offset;
    const start = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
    return { line: this.first + this.lines + 1, column: offset - (offset === 0 ? 0 : start) + 1 };
  }
}
