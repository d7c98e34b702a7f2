/** Writes lines to a stream as fast as it takes them, or to a file. */

import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import type { Writable } from 'node:stream';
import type { Frame } from './rows';

/** Where text goes. */
export interface Sink {
  /** Whether the reader wants no more, as `head` after its lines. */
  readonly isClosed: boolean;
  send(text: string): Promise<void>;
}

/** The standard output, above all. */
export class StreamSink implements Sink {
  isClosed = false;

  constructor(private readonly stream: Writable) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      this.isClosed = true;
    });
  }

  async send(text: string): Promise<void> {
    if (this.isClosed || this.stream.write(text)) return;
    await new Promise<void>(resolve => {
      const go = () => {
        this.stream.off('drain', go).off('close', go).off('error', go);
        resolve();
      };
      this.stream.on('drain', go).on('close', go).on('error', go);
    });
  }
}

/** A file. What was sent is in it at once, so a journal can name its length. */
export class FileSink implements Sink {
  readonly isClosed = false;
  private readonly descriptor: number;

  /** `bytes`: what is kept of a file that is there. */
  constructor(
    file: string,
    public bytes: number,
  ) {
    this.descriptor = openSync(file, bytes > 0 ? 'r+' : 'w');
    ftruncateSync(this.descriptor, bytes);
  }

  async send(text: string): Promise<void> {
    const buffer = Buffer.from(text);
    for (let at = 0; at < buffer.length; )
      at += writeSync(this.descriptor, buffer, at, buffer.length - at, this.bytes + at);
    this.bytes += buffer.length;
  }

  close(): void {
    closeSync(this.descriptor);
  }
}

/** The output of a verb. */
export class Output {
  /** `isBegun`: whether it has lines already. */
  constructor(
    private readonly sink: Sink,
    private readonly frame: Frame,
    private isBegun = false,
  ) {}

  /** Whether the reader wants no more. */
  get isClosed(): boolean {
    return this.sink.isClosed;
  }

  /** Writes lines behind those before. */
  async write(lines: readonly string[]): Promise<void> {
    if (lines.length === 0) return;
    const { before, between } = this.frame;
    await this.print((this.isBegun ? between : before) + lines.join(between));
    this.isBegun = true;
  }

  /** Writes a text as it is. */
  async print(text: string): Promise<void> {
    if (text !== '') await this.sink.send(text);
  }

  /** Writes what is behind the last line. */
  async end(): Promise<void> {
    await this.print(this.isBegun ? this.frame.after : this.frame.none);
  }
}
