import { breaksIn } from './lineBreaks';

const isBreak = (code: number) => code === 0x0a || code === 0x0d;

/** Finds the lines and columns of offsets. The time depends on the distance from the offset before, and not on the length of the text. */
export class Lines {
  private at = 0;
  private lines = 0;
  /** Where the line of `at` starts. */
  private start = 0;

  /** `first` is the 0-based number of the first line of the text. */
  constructor(
    private readonly text: string,
    private readonly first: number,
  ) {}

  /** The line and the column of an offset, from 1. Columns are UTF-16 units, as in editors. */
  placeOf(offset: number): { readonly line: number; readonly column: number } {
    if (offset < this.start) {
      this.lines -= breaksIn(this.text, offset, this.at);
      this.start = this.startBefore(offset, 0);
    } else if (offset > this.at) {
      const breaks = breaksIn(this.text, this.at, offset);
      this.lines += breaks;
      if (breaks > 0) this.start = this.startBefore(offset, this.at);
    }
    this.at = offset;
    return { line: this.first + this.lines + 1, column: offset - this.start + 1 };
  }

  /** The start of the line of an offset, which is not before `least`. */
  private startBefore(offset: number, least: number): number {
    let start = offset;
    while (start > least && !isBreak(this.text.charCodeAt(start - 1))) start--;
    return start;
  }
}
