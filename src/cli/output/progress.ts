/** Tells on a terminal how far a command has come. */

import type { MaybeTerminal } from '../environment';

/** Milliseconds between two messages. */
const OFTEN = 250;

/**
 * Whether progress is shown: where the error output is a terminal, and the rows go elsewhere, because the line of progress would be written
 * over them. `rows`: where they go, if that is not a file.
 */
export const wantsProgress = (errors: MaybeTerminal, rows: MaybeTerminal | undefined): boolean =>
  errors.isTTY === true && rows?.isTTY !== true;

/** One line of a terminal that is written again and again. */
export class Progress {
  private readonly began = performance.now();
  private last = performance.now();
  private isShown = false;

  /** `isWanted`: as {@link wantsProgress} says. `length`: the characters of all inputs, if known. */
  constructor(
    private readonly stream: NodeJS.WritableStream,
    private readonly isWanted: boolean,
    private readonly length: number | undefined,
  ) {}

  /** So many puzzles are done, and so many characters of the inputs. */
  show(puzzles: number, characters: number): void {
    const now = performance.now();
    if (!this.isWanted || now - this.last < OFTEN) return;
    this.last = now;
    const rate = puzzles / ((now - this.began) / 1000);
    const share = this.length ? `${Math.min(100, Math.floor((100 * characters) / this.length))} %, ` : '';
    const figures = [puzzles, rate < 100 ? Math.round(rate * 10) / 10 : Math.round(rate)].map(figure =>
      figure.toLocaleString('en'),
    );
    this.stream.write(`\r${share}${figures[0]} puzzles, ${figures[1]} a second\x1b[K`);
    this.isShown = true;
  }

  /** Removes the line. */
  clear(): void {
    if (this.isShown) this.stream.write('\r\x1b[K');
    this.isShown = false;
  }
}
