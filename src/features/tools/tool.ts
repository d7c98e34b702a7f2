/** What a tool for language models is. */

import type { Result } from '../../text/result';
import type { Work } from '../../text/work';
import type { ObjectSchema, Schema } from './schema';

/** Plain data, as JSON has it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/** What a tool answers. */
export interface Answer {
  /** For a language model to read. */
  readonly text: string;
  /** The same as data, for programs. */
  readonly data: Readonly<Record<string, Json | undefined>>;
}

/** A tool. It changes nothing: hosts that can write files do that with its answer. */
export interface Tool<Input extends object = object> {
  /** `sudoku_check` */
  readonly name: string;
  /** For people, as the title of a call. */
  readonly title: string;
  /** What it does, for people. */
  readonly summary: string;
  /** What it does and when to use it, for language models. */
  readonly description: string;
  readonly input: ObjectSchema;
  /** What the editor's form of the tool takes besides, to read or write a file. */
  readonly fileInput?: Readonly<Record<string, Schema>>;
  /**
   * Does it, with an input that follows the schema. Yields where it may pause or be given up. A problem with the input is a result
   * without a value.
   */
  run(input: Input): Work<Result<Answer>>;
}

/** The schema of the editor's form of a tool. With a file, a tool needs nothing else. */
export function editorInput({ input, fileInput }: Tool): ObjectSchema {
  if (!fileInput) return input;
  const { required: _, ...rest } = input;
  return { ...rest, properties: { ...input.properties, ...fileInput } };
}
