/** Shows the progress of a command in a terminal. */

import type { MaybeTerminal } from '../environment';

/** Milliseconds between two updates. */
const OFTEN = 250;

/**
 * Whether progress is shown: only if standard error is a terminal and the rows go elsewhere, because the line would overwrite them.
 * `rows`: the stream of the rows, if they do not go to a file.
 */
export const wantsProgress = (errors: MaybeTerminal, rows: MaybeTerminal | undefined): boolean =>
  errors.isTTY === true && rows?.isTTY !== true;

/** A terminal line that each update overwrites. */
export class ProgressLine {
  private readonly began = performance.now();
  private last = performance.now();
  private isShown = false;

  /** `isWanted`: the result of {@link wantsProgress}. `length`: the total length of the inputs in characters, if known. */
  constructor(
    private readonly stream: NodeJS.WritableStream,
    private readonly isWanted: boolean,
    private readonly length: number | undefined,
  ) {}

  /** Shows the number of processed puzzles and characters. */
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
