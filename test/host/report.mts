import { existsSync, readFileSync } from 'node:fs';
import type { Counts } from './counts.mts';

const COUNTS_MARK = '#counts ';

/** Copies a suite's report to the terminal while it grows. */
export class ReportReader {
  private shown = 0;
  private counts: Counts | undefined;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly file: string) {
    this.timer = setInterval(() => this.relay(), 200);
  }

  /** Copies the rest and returns the counts, or `undefined` when the suite did not finish. */
  close(): Counts | undefined {
    clearInterval(this.timer);
    this.relay();
    return this.counts;
  }

  private relay(): void {
    const text = existsSync(this.file) ? readFileSync(this.file, 'utf8') : '';
    const end = text.lastIndexOf('\n') + 1; // the last line may be incomplete
    for (const line of text.slice(this.shown, end).split('\n').slice(0, -1)) {
      if (line.startsWith(COUNTS_MARK)) {
        this.counts = JSON.parse(line.slice(COUNTS_MARK.length));
      } else {
        console.log(line);
      }
    }
    this.shown = Math.max(this.shown, end);
  }
}
