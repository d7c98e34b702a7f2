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

/** The part of a tool that hosts list. */
interface ToolDeclaration {
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
}

/** A tool. It changes no files; a host that can write files applies its result. */
export interface PlainTool<Input extends object = object> extends ToolDeclaration {
  /**
   * Runs the tool with an input that follows the schema. Yields where it may be paused or abandoned. A problem of the input is a failed
   * result.
   */
  run(input: Input): Work<Result<ToolResult>>;
}

/** A tool that reads a file, and loads code that no other tool needs. */
export interface FileTool<Input extends object = object> extends ToolDeclaration {
  /** Starts a call: like `run` of a plain tool, after loading. */
  start(input: Input, readFile: ReadNamedFile): Promise<Work<Result<ToolResult>>>;
}

/** A tool of either type. */
export type Tool = PlainTool | FileTool;

/** Reads a file that a model names, if it has at most `most` bytes. */
export type ReadNamedFile = (file: string, most: number) => Promise<Result<Uint8Array>>;

/** The schema of the editor's variant of a tool. With a file, no other input is required. */
export function editorInput({ input, fileInput }: ToolDeclaration): ObjectSchema {
  if (!fileInput) return input;
  const { required: _, ...rest } = input;
  return { ...rest, properties: { ...input.properties, ...fileInput } };
}
