/** An input, or lines of it, that could not be read or processed. */
export interface Undone {
  readonly name: string;
  /** The reason as a sentence. */
  readonly reason: string;
}

/** Text around the lines of an output. */
export interface OutputFrame {
  readonly before: string;
  /** After each line. It is written together with the line, so that nothing else appears on an unfinished line of a terminal. */
  readonly end: string;
  /** Before each line except the first. */
  readonly between: string;
  readonly after: string;
  /** Replaces `before` and `after` if there is no line. */
  readonly none: string;
  /** Groups the lines of one input, for formats that start with the number of lines. */
  group?(name: string, lines: readonly string[]): string;
  /** Reports failures in the format; without it, failures are only on standard error. */
  readonly undone?: {
    /** Formats a failure as a line of its input. */
    line?(undone: Undone): string;
    /** Formats all failures at the end of the output, instead of `after` and `none`. */
    end?(all: readonly Undone[]): Pick<OutputFrame, 'after' | 'none'>;
  };
}
