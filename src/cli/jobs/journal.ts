/**
 * How far a command has come, beside the file that it writes. After each block it is written anew, so a command that was killed can go on
 * where it was: what is in the output after that place is cut off, and the blocks before it are not done again.
 */

import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
}

/** The start of the work. */
export const BEGIN: Place = { inputs: 0, blocks: 0, bytes: 0, puzzles: 0, status: 0 };

/** The journal of one output file. */
export class Journal {
  private readonly file: string;

  /** `call` says what is done: a journal of something else is none. */
  constructor(
    private readonly output: string,
    private readonly call: string,
  ) {
    this.file = `${output}.progress`;
  }

  /**
   * Where to go on; `done` when there is an output and nothing is left to do.
   * @throws a `UsageError` when the output is that of another command
   */
  read(): Place | 'done' {
    if (!existsSync(this.file)) return existsSync(this.output) ? 'done' : BEGIN;
    const { call, ...place } = JSON.parse(readFileSync(this.file, 'utf8')) as Place & { readonly call: string };
    if (call === this.call) return place;
    throw new UsageError(
      `${this.file} is of another command: ${call}. Without --resume, ${this.output} is written anew.`,
    );
  }

  /** Notes a place. The file is never half written. */
  write(place: Place): void {
    const next = `${this.file}.new`;
    writeFileSync(next, JSON.stringify({ call: this.call, ...place }));
    renameSync(next, this.file);
  }

  /** All is done. */
  end(): void {
    rmSync(this.file, { force: true });
  }
}
