/**
 * How far a command has come, beside the file that it writes. After each block it is written anew, so a command that was killed can go on
 * where it was: what is in the output after that place is cut off, and the blocks before it are not done again. It stays when all is
 * done, so that the same command with `--resume` has nothing to do, and the same exit status.
 */

import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { statOf } from '../input/files';
import type { Undone } from '../output/frame';
import { UsageError } from '../verbs/verb';

/** A place in the work. */
export interface Place {
  /** The number of inputs that are done, and of blocks of the next one. */
  readonly inputs: number;
  readonly blocks: number;
  /** The length of the output until there. */
  readonly bytes: number;
  /** The puzzles and the exit status until there. */
  readonly puzzles: number;
  readonly status: number;
  /** What could not be done until there, where the form of the output tells it at its end. */
  readonly undone?: readonly Undone[];
  readonly isDone?: true;
}

/** The start of the work. */
export const BEGIN: Place = { inputs: 0, blocks: 0, bytes: 0, puzzles: 0, status: 0 };

/** What is written: the place, and what is done. */
interface Written extends Place {
  readonly call: string;
  /** By input: its size and when it was changed, if it is a file. */
  readonly files: readonly string[];
}

/** The journal of one output file. */
export class Journal {
  /** Its own name. */
  readonly file: string;

  /** `call` says what is done, with the inputs of these names: a journal of something else is none. */
  constructor(
    private readonly output: string,
    private readonly call: string,
    private readonly names: readonly string[],
  ) {
    this.file = `${output}.progress`;
  }

  /**
   * Where to go on.
   * @throws a `UsageError` when the output is not that of this command, or one of the files was changed since then
   */
  read(): Place {
    const text = textOf(this.file);
    const length = statOf(this.output)?.size;
    if (text === undefined && length === undefined) return BEGIN;
    const anew = `Without --resume, ${this.output} is written anew.`;
    if (text === undefined)
      throw new UsageError(`${this.file}, which says how far ${this.output} is, is not there. ${anew}`);
    const { call, files, ...place } = written(text) ?? {};
    if (call === undefined) throw new UsageError(`${this.file} is damaged. ${anew}`);
    if (call !== this.call) throw new UsageError(`${this.file} is of another command: ${call}. ${anew}`);
    const changed = this.names.find((name, i) => stampOf(name) !== files?.[i]);
    if (changed !== undefined) throw new UsageError(`${changed} was changed since then. ${anew}`);
    const { bytes = 0 } = place as Place;
    if (length === undefined ? bytes > 0 : length < bytes)
      throw new UsageError(`${this.output} is shorter than ${this.file} says. ${anew}`);
    return place as Place;
  }

  /** Notes a place. The file is never half written. */
  write(place: Place): void {
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

/** What changes when a file is changed. */
function stampOf(name: string): string {
  const found = statOf(name);
  return found?.isFile() ? `${found.size} ${found.mtimeMs}` : '';
}
