/** Writes lines to a stream as fast as it takes them. */

import type { Writable } from 'node:stream';
import type { Frame } from './frame';

/** The output of a verb. */
export class Output {
  private isBegun = false;
  /** The lines of the input that is read, where the form groups them. */
  private group: string[] = [];
  /** Whether the reader wants no more, as `head` after its lines. */
  isClosed = false;

  constructor(
    private readonly stream: Writable,
    private readonly frame: Frame,
  ) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      this.isClosed = true;
    });
  }

  /** Writes lines behind those before. */
  async write(lines: readonly string[]): Promise<void> {
    if (!this.frame.group) return this.add(lines);
    for (const line of lines) this.group.push(line);
  }

  /** Call when all lines of an input are written. */
  async endOf(name: string): Promise<void> {
    const lines = this.group;
    this.group = [];
    if (lines.length > 0 && this.frame.group) await this.add([this.frame.group(name, lines)]);
  }

  private async add(lines: readonly string[]): Promise<void> {
    if (lines.length === 0) return;
    const { before, between } = this.frame;
    await this.send((this.isBegun ? between : before) + lines.join(between));
    this.isBegun = true;
  }

  /** Writes what is behind the last line. */
  async end(): Promise<void> {
    await this.send(this.isBegun ? this.frame.after : this.frame.none);
  }

  private async send(text: string): Promise<void> {
    if (this.isClosed || text === '') return;
    if (this.stream.write(text)) return;
    await new Promise<void>(resolve => {
      const go = () => {
        this.stream.off('drain', go).off('close', go).off('error', go);
        resolve();
      };
      this.stream.on('drain', go).on('close', go).on('error', go);
    });
  }
}
