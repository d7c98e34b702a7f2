/** What a verb of the command line is. */

import type { Block } from '../input/blocks';
import type { Frame } from '../output/frame';

/** An option of a verb, as `--name` or `-n`. */
export interface Option {
  readonly name: string;
  readonly short?: string;
  /** What stands for its value in the help; absent for an option without one. */
  readonly value?: string;
  /** The values that are allowed; any when it is absent. */
  readonly values?: readonly string[];
  readonly standard?: string;
  /** Whether it may be there several times. */
  readonly isRepeatable?: true;
  readonly summary: string;
}

/** The values of options by name. */
export type Values = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

/** An example of a call, for the help and the documents. A test runs those in the documents. */
export interface Example {
  readonly command: string;
  readonly does: string;
}

/** The forms of the output. */
export const FORMATS = ['text', 'json', 'jsonl', 'tsv', 'csv'] as const;
/** One of {@link FORMATS}. */
export type Format = (typeof FORMATS)[number];

/** A line of the output: its fields in order. */
export type Row = Readonly<Record<string, string | number | null>>;

/** What was found out about a block. It is plain data, because it may come from another thread. */
export interface BlockResult {
  /** The lines of the output in the wanted form. */
  readonly lines: readonly string[];
  /** Sentences about puzzles that could not be done, for the error output. */
  readonly problems: readonly string[];
  /** Whether there is something to look at, as a wrong puzzle. */
  readonly hasFindings: boolean;
  readonly puzzles: number;
}

/** Does the work of a verb for a block. */
export type BlockWork = (block: Block) => BlockResult;

/** What every verb says of itself. */
export interface VerbPage {
  readonly name: string;
  /** One line, for the list of verbs. */
  readonly summary: string;
  /** What it does, in paragraphs. */
  readonly description: readonly string[];
  readonly options: readonly Option[];
  readonly examples: readonly Example[];
  /** The names of the fields of its rows. */
  readonly fields: readonly string[];
  /** What stands around its lines, where that is not as the form of rows says. */
  frame?(values: Values): Frame | undefined;
}

/** A verb that treats each puzzle by itself. */
export interface Verb extends VerbPage {
  /**
   * Loads the code that does it.
   * @throws a `UsageError` where values are wrong
   */
  load(values: Values): Promise<BlockWork>;
}

/** A mistake in the arguments. Its message is for the user. */
export class UsageError extends Error {}
