/** An input, or lines of one, that could not be read or done. */
export interface Undone {
  readonly name: string;
  /** Why, as a sentence. */
  readonly reason: string;
}

/** What stands around the lines of an output. */
export interface Frame {
  readonly before: string;
  /** Behind each line. It is written with the line, so that nothing else gets on an unfinished line of a terminal. */
  readonly end: string;
  /** Before each line but the first. */
  readonly between: string;
  readonly after: string;
  /** The same when there is no line. */
  readonly none: string;
  /** The lines of one input as one text, for forms that begin with the number of lines. */
  group?(name: string, lines: readonly string[]): string;
  /** How the form tells what could not be done; forms without it leave that to the error output. */
  readonly undone?: {
    /** As a line of the input. */
    line?(undone: Undone): string;
    /** As the end of the output, in place of `after` and `none`. */
    end?(all: readonly Undone[]): Pick<Frame, 'after' | 'none'>;
  };
}
