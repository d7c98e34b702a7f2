/** What a service of the command line is: it runs until its client goes, and reads no puzzles from files. */
export interface Service {
  readonly name: string;
  /** One line, for the list of verbs. */
  readonly summary: string;
  /** What it does, in paragraphs. */
  readonly description: readonly string[];
  /** Runs it until its client has gone. */
  serve(): Promise<void>;
}
