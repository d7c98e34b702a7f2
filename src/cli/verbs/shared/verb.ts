/** The interface of verbs of the command line. */

import type { Now } from '../../../text/work';
import type { InputBlock, TextBlock } from '../../input/blocks';
import type { OutputFrame } from '../../output/frame';

/** An option of a verb, such as `--name` or `-n`. */
export interface VerbOption {
  readonly name: string;
  readonly short?: string;
  /** The placeholder for its value in the help; absent for an option without one. */
  readonly value?: string;
  /** The allowed values; absent if any value is allowed. */
  readonly values?: readonly string[];
  readonly standard?: string;
  /** Whether the option can be repeated. */
  readonly isRepeatable?: true;
  readonly summary: string;
}

/** The values of options by name. */
export type OptionValues = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

/** An example of a call, for the help and the documents. A test runs those in the documents. */
export interface Example {
  readonly command: string;
  readonly does: string;
}

/** The formats of the output. */
export const OUTPUT_FORMATS = ['text', 'json', 'jsonl', 'tsv', 'csv'] as const;
/** One of {@link OUTPUT_FORMATS}. */
export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

/** A line of the output: its fields in order. */
export type OutputRow = Readonly<Record<string, string | number | null>>;

/** Lines of the output in the requested format. In bytes, each ends with a line feed, for formats without separators. */
export type OutputLines = readonly string[] | Uint8Array;

/** The result for a block, or a part of it. It is plain data, because it may come from another thread. */
export interface BlockResult {
  readonly lines: OutputLines;
  /** Sentences about puzzles that could not be processed, for standard error. */
  readonly problems: readonly string[];
  /** Whether something needs attention, such as a wrong puzzle. */
  readonly hasFindings: boolean;
  readonly puzzles: number;
}

/**
 * Runs a verb on a block, in parts, in text order. The boundaries of the parts depend only on the block, so processing a block
 * again yields the same parts.
 */
export type BlockWork = (block: InputBlock) => Iterable<BlockResult> | AsyncIterable<BlockResult>;

/** The common declarations of all verbs. */
interface Described {
  /** Its description, in paragraphs. */
  readonly description: readonly string[];
  readonly options: readonly VerbOption[];
  readonly examples: readonly Example[];
  /** The names of the fields of its rows. */
  readonly fields: readonly string[];
  /** The operands after the options in its usage; files by default. */
  readonly operands?: string;
  /** The text around its lines, if it differs from the frame of rows. */
  frame?(values: OptionValues): OutputFrame | undefined;
}

/** A verb that processes each puzzle separately, so that its inputs can have any length. */
export interface PuzzleVerb extends Described {
  /** Whether it takes milliseconds for a puzzle, so that blocks should be short. */
  readonly isSlow?: true;
  /** Present if `--dedupe` processes each class of isomorphic puzzles once: formats a row for people. */
  textOf?(row: OutputRow): string;
  /**
   * Loads its code. `now` is the clock of its time limits.
   * @throws a `UsageError` for invalid values
   */
  load(values: OptionValues, now: Now): Promise<BlockWork>;
}

/** A verb that needs a whole input at once, or no input. */
export interface WholeVerb extends Described {
  /**
   * Runs the verb. The exit status is the highest one reported with `complain` or `raise`, for any input.
   * @throws a `UsageError` for invalid values
   */
  run(call: Call): Promise<void>;
}

/** The arguments and output of a verb that reads whole inputs. */
export interface Call {
  readonly values: OptionValues;
  /** The names of the inputs. */
  readonly names: readonly string[];
  /** The inputs; the standard input if no name was given. Those that cannot be read are reported and skipped. */
  texts(): AsyncGenerator<{ readonly name: string; readonly text: string }>;
  /** The inputs in blocks, which may have any length. */
  blocks(): AsyncGenerator<TextBlock>;
  /** The inputs as bytes, for files that are not text. Those that cannot be read are reported and skipped. */
  files(): AsyncGenerator<{ readonly name: string; readonly bytes: Uint8Array }>;
  /** Writes lines of the output. */
  write(lines: OutputLines): Promise<void>;
  /** Must be called when all lines of an input are written: some formats group them. */
  endOf(name: string): Promise<void>;
  /** Writes a text unchanged. */
  print(text: string): Promise<void>;
  /**
   * Adds to the number of puzzles of the current input. An input with text but without a puzzle is reported at its end.
   * Nothing is reported if it is never called, as for inputs that are not puzzles.
   */
  puzzles(count: number): void;
  /** Shows the number of processed puzzles in a terminal. */
  progress(puzzles: number): void;
  /** All verbs, for pages that describe them. */
  allVerbs(): Promise<readonly NamedVerb[]>;
  /** The clock of time limits. */
  readonly now: Now;
  /** Writes a sentence to standard error. Raises the exit status if `status` is given. */
  complain(sentence: string, status?: Raised): void;
  /** Raises the exit status. */
  raise(status: Raised): void;
}

/** A verb of the command line. */
export type Verb = PuzzleVerb | WholeVerb;

/** The entry of a verb in the list of verbs. */
export interface Listed {
  readonly name: string;
  /** One line. */
  readonly summary: string;
}

/** A verb with its name. */
export type NamedVerb = Verb & Listed;

/**
 * The exit statuses, as in grep and ESLint. 0: all is well, even with an empty input. 1: something needs attention. 2: an input could not
 * be read, or has text but no puzzle, or something could not be done.
 */
export const STATUS = { fine: 0, findings: 1, trouble: 2 } as const;

/** The reason for an exit status other than 0. */
export type Raised = Exclude<keyof typeof STATUS, 'fine'>;

/** A mistake in the arguments, with a message for the user. */
export class UsageError extends Error {}
