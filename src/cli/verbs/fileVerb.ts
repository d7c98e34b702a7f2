/** Verbs that need whole files, because they compare the puzzles in them. */

import type { BlockResult, Values, VerbPage } from './verb';

/** An input that was read to its end. */
export interface TextFile {
  /** Its name in messages. */
  readonly name: string;
  readonly text: string;
}

/** Does the work of a verb for one file after the other, in the order of the arguments. It may remember what it has seen. */
export type FileWork = (file: TextFile) => Promise<BlockResult>;

/** A verb that treats each input as a whole, on one thread. */
export interface FileVerb extends VerbPage {
  /**
   * Loads the code that does it.
   * @throws a `UsageError` where values are wrong
   */
  loadForFiles(values: Values): Promise<FileWork>;
}
