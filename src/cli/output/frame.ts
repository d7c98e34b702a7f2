/** What stands around the lines of an output. */
export interface Frame {
  readonly before: string;
  readonly between: string;
  readonly after: string;
  /** The same when there is no line. */
  readonly none: string;
  /** The lines of one input as one text, for forms that begin with the number of lines. */
  group?(name: string, lines: readonly string[]): string;
}
