/** What the suite in the editor measures and the runner prints. Times are milliseconds, memory is megabytes. */

export interface Times {
  readonly median: number;
  readonly p95: number;
  readonly most: number;
  readonly count: number;
}

/** One file size. */
export interface FileMeasurement {
  readonly puzzles: number;
  readonly megabytes: number;
  /** From the document's arrival to the first diagnostics. */
  readonly open: number;
  /**
   * From the moment that the middle of the file comes in sight, while nobody has read it, to its diagnostics; 0 when it
   * had been checked by then.
   */
  readonly look: number;
  /** From a change event's arrival to the new diagnostics, while the file is being checked and after. */
  readonly keystrokeWhileChecking: Times;
  readonly keystroke: Times;
  /** From arrival until every puzzle was checked, with nobody typing. */
  readonly check: number;
  /** Longest time that the extension host was held meanwhile. */
  readonly checkHold: number;
  /** Beyond what the document itself takes. */
  readonly memory: number;
  /** From the command to the edited document. */
  readonly solve: number;
  readonly solveHold: number;
  /** How long one undo took to bring the text back. */
  readonly undo: number;
}

export interface EditorMeasurements {
  readonly vscode: string;
  /** To run the extension's code, and to activate it. */
  readonly activate: number;
  /** The same with what VS Code does before, between and after. */
  readonly activateAll: number;
  readonly files: readonly FileMeasurement[];
}

export function timesOf(samples: readonly number[]): Times {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95), most: at(1), count: sorted.length };
}
