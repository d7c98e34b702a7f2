/** The type of tools for language models. */

import type { Result } from '../../text/result';
import type { Work } from '../../text/work';
import type { ObjectSchema, Schema } from './schema';

/** JSON data. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/** The result of a tool call. */
export interface ToolResult {
  /** For a language model to read. */
  readonly text: string;
  /** The result as data, for programs. */
  readonly data: Readonly<Record<string, Json | undefined>>;
}

/** A tool. It changes no files; a host that can write files applies its result. */
export interface Tool<Input extends object = object> {
  /** `sudoku_check` */
  readonly name: string;
  /** For people, as the title of a call. */
  readonly title: string;
  /** Its purpose, for people. */
  readonly summary: string;
  /** Its purpose and when to use it, for language models. */
  readonly description: string;
  readonly input: ObjectSchema;
  /** Additional input of the editor's variant of the tool, to read or write a file. */
  readonly fileInput?: Readonly<Record<string, Schema>>;
  /**
   * Runs the tool with an input that follows the schema. Yields where it may be paused or abandoned. A problem of the input is a failed
   * result.
   */
  run(input: Input): Work<Result<ToolResult>>;
}

/** The schema of the editor's variant of a tool. With a file, no other input is required. */
export function editorInput({ input, fileInput }: Tool): ObjectSchema {
  if (!fileInput) return input;
  const { required: _, ...rest } = input;
  return { ...rest, properties: { ...input.properties, ...fileInput } };
}
