/**
 * The progress of a command, in a file next to its output. It is replaced after each block, so that a command that was killed can continue:
 * the output after that position is removed, and the blocks before it are not processed again. The file is kept at the end, so that the
 * same command with `--resume` does nothing and returns the same exit status.
 */

import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { statOf } from '../input/files';
import type { Undone } from '../output/frame';
import { UsageError } from '../verbs/shared/verb';

/** A position in the work. */
export interface JournalPosition {
  /** The number of processed inputs, and of processed blocks of the next input. */
  readonly inputs: number;
  readonly blocks: number;
  /** The length of the output so far. */
  readonly bytes: number;
  /** The number of puzzles and the exit status so far. */
  readonly puzzles: number;
  readonly status: number;
  /** Failures so far, if the output format reports them at its end. */
  readonly undone?: readonly Undone[];
  readonly isDone?: true;
}

/** The start of the work. */
export const BEGIN: JournalPosition = { inputs: 0, blocks: 0, bytes: 0, puzzles: 0, status: 0 };

/** The contents of the file. */
interface Written extends JournalPosition {
  readonly call: string;
  /** By input: its size and modification time, if it is a file. */
  readonly files: readonly string[];
}

/** The journal of one output file. */
export class Journal {
  /** The path of the journal. */
  readonly file: string;

  /** `call` describes the command, with the inputs of these names: a journal of another command is rejected. */
  constructor(
    private readonly output: string,
    private readonly call: string,
    private readonly names: readonly string[],
  ) {
    this.file = `${output}.progress`;
  }

  /**
   * Returns the position at which to continue.
   * @throws a `UsageError` if the output is from another command, or one of the files has changed
   */
  read(): JournalPosition {
    const text = textOf(this.file);
    const length = statOf(this.output)?.size;
    if (text === undefined && length === undefined) return BEGIN;
    const overwriting = `Without --resume, ${this.output} is overwritten.`;
    if (text === undefined)
      throw new UsageError(
        `There is no ${this.file}, so it is unknown how much of ${this.output} is complete. ${overwriting}`,
      );
    const { call, files, ...place } = written(text) ?? {};
    if (call === undefined) throw new UsageError(`${this.file} is damaged. ${overwriting}`);
    if (call !== this.call) throw new UsageError(`${this.file} belongs to another command: ${call}. ${overwriting}`);
    const changed = this.names.find((name, i) => stampOf(name) !== files?.[i]);
    if (changed !== undefined) throw new UsageError(`${changed} has changed since then. ${overwriting}`);
    const { bytes = 0 } = place as JournalPosition;
    if (length === undefined ? bytes > 0 : length < bytes)
      throw new UsageError(`${this.output} is shorter than ${this.file} states. ${overwriting}`);
    return place as JournalPosition;
  }

  /** Saves a position. The file is replaced atomically. */
  write(place: JournalPosition): void {
    const next = `${this.file}.new`;
    const content: Written = { ...place, call: this.call, files: this.names.map(stampOf) };
    writeFileSync(next, JSON.stringify(content));
    renameSync(next, this.file);
  }
}

function textOf(file: string): string | undefined {
  return statOf(file) && readFileSync(file, 'utf8');
}

function written(text: string): Partial<Written> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A value that changes with the file. */
function stampOf(name: string): string {
  const found = statOf(name);
  return found?.isFile() ? `${found.size} ${found.mtimeMs}` : '';
}
