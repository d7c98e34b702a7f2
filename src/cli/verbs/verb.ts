/** What a verb of the command line is. */

import type { Now } from '../../text/work';
import type { Block, TextBlock } from '../input/blocks';
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

/** Lines of the output in the wanted form. As bytes each ends with a line feed, for forms where nothing else is between lines. */
export type OutputLines = readonly string[] | Uint8Array;

/** What was found out about a block, or a part of it. It is plain data, because it may come from another thread. */
export interface BlockResult {
  readonly lines: OutputLines;
  /** Sentences about puzzles that could not be done, for the error output. */
  readonly problems: readonly string[];
  /** Whether there is something to look at, as a wrong puzzle. */
  readonly hasFindings: boolean;
  readonly puzzles: number;
}

/**
 * Does the work of a verb for a block, in parts in the order of the text. Where the parts end depends on the block only, so that a block that
 * is done again has the same.
 */
export type BlockWork = (block: Block) => Iterable<BlockResult>;

/** What every verb says of itself. */
interface Described {
  /** What it does, in paragraphs. */
  readonly description: readonly string[];
  readonly options: readonly Option[];
  readonly examples: readonly Example[];
  /** The names of the fields of its rows. */
  readonly fields: readonly string[];
  /** What follows the options in its usage; files by default. */
  readonly operands?: string;
  /** What stands around its lines, where that is not as the form of rows says. */
  frame?(values: Values): Frame | undefined;
}

/** A verb that treats each puzzle by itself, so that its inputs may be of any length. */
export interface PuzzleVerb extends Described {
  /** Whether it takes milliseconds for a puzzle, so that blocks should be short. */
  readonly isSlow?: true;
  /** With `--dedupe`, each class of puzzles that are essentially the same is done once: how a row is written for people. */
  textOf?(row: Row): string;
  /**
   * Loads the code that does it. `now` is the clock of its time limits.
   * @throws a `UsageError` where values are wrong
   */
  load(values: Values, now: Now): Promise<BlockWork>;
}

/** A verb that needs all of an input at once, or none. */
export interface WholeVerb extends Described {
  /**
   * Does it. The exit status is that of the worst thing that was reported with `complain` or `raise`, whichever input it was in.
   * @throws a `UsageError` where values are wrong
   */
  run(call: Call): Promise<void>;
}

/** What a verb of a whole input is given. */
export interface Call {
  readonly values: Values;
  /** The names of the inputs. */
  readonly names: readonly string[];
  /** The inputs; the standard input when no name was given. Those that cannot be read are reported, and left out. */
  texts(): AsyncGenerator<{ readonly name: string; readonly text: string }>;
  /** The same in blocks, for inputs of any length. */
  blocks(): AsyncGenerator<TextBlock>;
  /** Writes lines of the output. */
  write(lines: OutputLines): Promise<void>;
  /** Call when all lines of an input are written: some forms group them. */
  endOf(name: string): Promise<void>;
  /** Writes a text as it is. */
  print(text: string): Promise<void>;
  /**
   * Adds to the number of puzzles of the input that is being read. An input with text, but without a puzzle, is reported at its end. For
   * inputs of another kind, which this is never called for, nothing is reported.
   */
  puzzles(count: number): void;
  /** Tells on a terminal how many puzzles are done. */
  progress(puzzles: number): void;
  /** All verbs, for pages that describe them. */
  allVerbs(): Promise<readonly NamedVerb[]>;
  /** The clock of time limits. */
  readonly now: Now;
  /** Writes a sentence to the error output, and raises the exit status if the sentence is about more than the result. */
  complain(sentence: string, status?: Raised): void;
  /** Raises the exit status. */
  raise(status: Raised): void;
}

/** A verb of the command line. */
export type Verb = PuzzleVerb | WholeVerb;

/** What the list of verbs says of one. */
export interface Listed {
  readonly name: string;
  /** One line. */
  readonly summary: string;
}

/** A verb with its name. */
export type NamedVerb = Verb & Listed;

/**
 * The exit statuses, as those of grep and ESLint. 0: all is well, also with an empty input. 1: something needs attention. 2: an input could
 * not be read, or has text but no puzzle, or something could not be done.
 */
export const STATUS = { fine: 0, findings: 1, trouble: 2 } as const;

/** Why an exit status is not 0. */
export type Raised = Exclude<keyof typeof STATUS, 'fine'>;

/** A mistake in the arguments. Its message is for the user. */
export class UsageError extends Error {}
