/** Writes lines to a stream as fast as it takes them, or to a file. */

import { ftruncateSync, openSync, writeSync } from 'node:fs';
import type { Writable } from 'node:stream';
import type { OutputLines } from '../verbs/verb';
import type { Frame, Undone } from './frame';

/** Where text goes. */
export interface Sink {
  /** Whether nothing more can be written: the reader wants no more, as `head` after its lines, or writing failed. */
  readonly isClosed: boolean;
  /** Why writing failed, if it did. */
  readonly failure: Failure | undefined;
  /** Writes a text, and waits until it is written, or failed. */
  send(text: string | Uint8Array): Promise<void>;
}

/** What could not be written, and why. */
export interface Failure {
  readonly name: string;
  readonly reason: string;
}

/** The standard output, above all. */
export class StreamSink implements Sink {
  isClosed = false;
  failure: Failure | undefined;

  constructor(private readonly stream: Writable) {
    stream.on('error', error => this.fail(error));
  }

  /** Waits, because complaints may go to the same terminal or pipe, and must not get into a line. */
  async send(text: string | Uint8Array): Promise<void> {
    if (this.isClosed) return;
    await new Promise<void>(resolve => {
      this.stream.write(text, error => {
        if (error) this.fail(error);
        resolve();
      });
    });
  }

  private fail({ code, message }: NodeJS.ErrnoException): void {
    if (this.isClosed) return;
    this.isClosed = true;
    if (code !== 'EPIPE') this.failure = { name: 'The output', reason: message };
  }
}

/** A file. What was sent is in it at once, so a journal can name its length. It is opened when something is sent. */
export class FileSink implements Sink {
  isClosed = false;
  failure: Failure | undefined;
  private descriptor: number | undefined;

  /** `bytes`: what is kept of a file that is there. */
  constructor(
    private readonly file: string,
    public bytes: number,
  ) {}

  get isOpen(): boolean {
    return this.descriptor !== undefined;
  }

  /** Opens the file. An empty text is enough to make one. */
  async send(text: string | Uint8Array): Promise<void> {
    if (this.isClosed) return;
    try {
      this.descriptor ??= opened(this.file, this.bytes);
      const buffer = typeof text === 'string' ? Buffer.from(text) : text;
      for (let at = 0; at < buffer.length; )
        at += writeSync(this.descriptor, buffer, at, buffer.length - at, this.bytes + at);
      this.bytes += buffer.length;
    } catch (error) {
      this.fail(this.file, error as Error);
    }
  }

  /** Writes nothing more, because this file, or the one that says how far it is, cannot be written. */
  fail(name: string, { message }: Error): void {
    this.isClosed = true;
    this.failure ??= { name, reason: message };
  }
}

function opened(file: string, bytes: number): number {
  const descriptor = openSync(file, bytes > 0 ? 'r+' : 'w');
  ftruncateSync(descriptor, bytes);
  return descriptor;
}

/** The output of a verb. */
export class Output {
  /** The lines of the input that is read, where the form groups them. */
  private group: string[] = [];
  private hasEnd = false;

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
  async write(lines: OutputLines): Promise<void> {
    if (lines instanceof Uint8Array) return this.addBytes(lines);
    if (!this.frame.group) return this.add(lines);
    for (const line of lines) this.group.push(line);
  }

  /** Whether the form has a place for what could not be done. */
  get hasUndone(): boolean {
    return this.frame.undone !== undefined;
  }

  /** Writes what could not be done, where the form has a line for it. The others are told at the end. */
  async writeUndone(undone: Undone): Promise<void> {
    const line = this.frame.undone?.line?.(undone);
    if (line !== undefined) await this.write([line]);
  }

  /** Call when all lines of an input are written. */
  async endOf(name: string): Promise<void> {
    const lines = this.group;
    this.group = [];
    if (lines.length > 0 && this.frame.group) await this.add([this.frame.group(name, lines)]);
  }

  private async add(lines: readonly string[]): Promise<void> {
    const { between, end } = this.frame;
    if (lines.length > 0) await this.print(this.start() + lines.join(end + between) + end);
  }

  private async addBytes(lines: Uint8Array): Promise<void> {
    if (lines.length === 0) return;
    await this.print(this.start());
    if (!this.hasEnd) await this.sink.send(lines);
  }

  /** What stands before the next lines. */
  private start(): string {
    const { before, between } = this.frame;
    const start = this.isBegun ? between : before;
    this.isBegun = true;
    return start;
  }

  /** Writes a text as it is. Behind the end nothing is written. */
  async print(text: string): Promise<void> {
    if (text !== '' && !this.hasEnd) await this.sink.send(text);
  }

  /** Writes what is behind the last line, with all that could not be done. */
  async end(undone: readonly Undone[] = []): Promise<void> {
    if (this.hasEnd) return;
    this.hasEnd = true;
    const { after, none } = (undone.length > 0 && this.frame.undone?.end?.(undone)) || this.frame;
    await this.sink.send(this.isBegun ? after : none);
  }
}
