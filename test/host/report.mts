import { existsSync, readFileSync } from 'node:fs';
import type { Report } from '../events.ts';

const INTERVAL_MS = 200;

/** Passes on the events that a suite in an editor writes into a file, a JSON line each, while the file grows. */
export class ReportReader {
  private read = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly file: string,
    private readonly report: Report,
  ) {
    this.timer = setInterval(() => this.relay(), INTERVAL_MS);
  }

  /** Passes on the rest. */
  close(): void {
    clearInterval(this.timer);
    this.relay();
  }

  private relay(): void {
    const text = existsSync(this.file) ? readFileSync(this.file, 'utf8') : '';
    const end = text.lastIndexOf('\n') + 1; // the last line may be incomplete
    const lines = text.slice(this.read, end).split('\n').slice(0, -1);
    this.read = Math.max(this.read, end);
    for (const line of lines) this.report(JSON.parse(line));
  }
}
