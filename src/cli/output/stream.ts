/** Writes lines to a stream without overfilling its buffer, or to a file. */

import { ftruncateSync, openSync, writeSync } from 'node:fs';
import type { Writable } from 'node:stream';
import type { MaybeTerminal } from '../environment';
import type { OutputLines } from '../verbs/shared/verb';
import type { OutputFrame, Undone } from './frame';
import { printableText } from './printable';

/** Destination of the output. */
export interface Sink {
  /** Whether nothing more can be written: the reader closed it, like `head` after its lines, or writing failed. */
  readonly isClosed: boolean;
  /** The reason why writing failed, if it did. */
  readonly failure: WriteFailure | undefined;
  /** Writes a text, and waits until it is written or has failed. */
  send(text: string | Uint8Array): Promise<void>;
}

/** The name of an output that could not be written, and the reason. */
export interface WriteFailure {
  readonly name: string;
  readonly reason: string;
}

/** The standard output, in most cases. */
export class StreamSink implements Sink {
  isClosed = false;
  failure: WriteFailure | undefined;

  constructor(private readonly stream: Writable & MaybeTerminal) {
    stream.on('error', error => this.fail(error));
  }

  /** Waits, because messages may go to the same terminal or pipe and must not split a line. */
  async send(text: string | Uint8Array): Promise<void> {
    if (this.isClosed) return;
    const written = this.stream.isTTY ? printableText(Buffer.from(text).toString()) : text;
    await new Promise<void>(resolve => {
      this.stream.write(written, error => {
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

/** A file. Text is written immediately, so that a journal can store its length. It is opened by the first text. */
export class FileSink implements Sink {
  isClosed = false;
  failure: WriteFailure | undefined;
  private descriptor: number | undefined;

  /** `bytes`: length of the part of an existing file that is kept. */
  constructor(
    private readonly file: string,
    public bytes: number,
  ) {}

  get isOpen(): boolean {
    return this.descriptor !== undefined;
  }

  /** Opens the file if needed. An empty text creates it. */
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

  /** Writes nothing more, because this file or its journal cannot be written. */
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
  /** The lines of the current input, if the format groups them. */
  private group: string[] = [];
  private hasEnd = false;

  /** `isBegun`: whether it already has lines. */
  constructor(
    private readonly sink: Sink,
    private readonly frame: OutputFrame,
    private isBegun = false,
  ) {}

  /** Whether the reader has closed it. */
  get isClosed(): boolean {
    return this.sink.isClosed;
  }

  /** Appends lines. */
  async write(lines: OutputLines): Promise<void> {
    if (lines instanceof Uint8Array) return this.addBytes(lines);
    if (!this.frame.group) return this.add(lines);
    for (const line of lines) this.group.push(line);
  }

  /** Whether the format has a place for failures. */
  get hasUndone(): boolean {
    return this.frame.undone !== undefined;
  }

  /** Writes a failure, if the format has a line for it. The others are reported at the end. */
  async writeUndone(undone: Undone): Promise<void> {
    const line = this.frame.undone?.line?.(undone);
    if (line !== undefined) await this.write([line]);
  }

  /** Must be called when all lines of an input are written. */
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

  /** The text before the next lines. */
  private start(): string {
    const { before, between } = this.frame;
    const start = this.isBegun ? between : before;
    this.isBegun = true;
    return start;
  }

  /** Writes a text unchanged. Nothing is written after the end. */
  async print(text: string): Promise<void> {
    if (text !== '' && !this.hasEnd) await this.sink.send(text);
  }

  /** Writes the text after the last line, with all failures. */
  async end(undone: readonly Undone[] = []): Promise<void> {
    if (this.hasEnd) return;
    this.hasEnd = true;
    const { after, none } = (undone.length > 0 && this.frame.undone?.end?.(undone)) || this.frame;
    await this.sink.send(this.isBegun ? after : none);
  }
}
