/**
 * The measurements that the suite in the editor makes and the runner prints. Times are in milliseconds, memory in
 * megabytes.
 */

import type { Kind } from '../typingKeys';

export interface Times {
  readonly median: number;
  readonly p95: number;
  readonly most: number;
  readonly count: number;
}

/** One start of the extension in a fresh extension host. */
export interface Activation {
  /** Evaluating the code of the start, from its first file on, and the function `activate`. */
  readonly activate: number;
  /** The same including VS Code's work: finding, reading and compiling the code, and registering contributions. */
  readonly activateAll: number;
  /** The processor time of the host's thread meanwhile. */
  readonly activateProcessor: number;
  /** Opening a puzzle, which starts the extension: from the call to the first diagnostics. */
  readonly open: number;
  /** The processor time of the host's thread meanwhile. */
  readonly openProcessor: number;
  /** Opening a puzzle with rules after it. */
  readonly openRules: number;
}

/** The measurements of one file size. */
export interface FileMeasurement {
  readonly puzzles: number;
  readonly megabytes: number;
  /** From the arrival of the document to the first diagnostics. */
  readonly open: number;
  /** From the moment when the unread middle of the file becomes visible to its diagnostics; 0 if it had already been checked. */
  readonly look: number;
  /** From a change event to the new diagnostics, while the file is being checked and after that. */
  readonly keystrokeWhileChecking: Times;
  readonly keystroke: Times;
  /** From the arrival until every puzzle was checked, without typing. */
  readonly check: number;
  /** Longest time for which the extension host was blocked meanwhile. */
  readonly checkHold: number;
  /** Time to collect all garbage of the host with the document alone, before the extension reads it. */
  readonly collection: number;
  /** Memory beyond that of the document itself. */
  readonly memory: number;
  /** By provider: all answers since the file was opened, from the question's arrival in the extension host. */
  readonly answers: Readonly<Record<string, Times>>;
  /** All providers together. */
  readonly allAnswers: Times;
  /** Longest time for which the extension host was blocked meanwhile. */
  readonly answersHold: number;
  /** Longest collection of the host's garbage meanwhile. It blocks the host too. */
  readonly answersCollection: number;
  /** From the command to the edited document. */
  readonly solve: number;
  readonly solveHold: number;
  /** Time until one undo restored the text. */
  readonly undo: number;
}

/** The measurements of a file of killers, ten of which are visible. */
export interface KillersMeasurement
  extends Pick<FileMeasurement, 'megabytes' | 'open' | 'check' | 'checkHold' | 'collection' | 'memory'> {
  readonly puzzles: number;
  readonly inSight: number;
  /** By the kind of keys: from a change event to the new diagnostics, after the file was checked. */
  readonly keys: Readonly<Record<Kind, Times>>;
  /** The same for digits in grids while the file is checked. */
  readonly whileChecking: Times;
}

/** A file to measure: this number of classic puzzles, or killers. */
export type Task = number | 'killers';

export interface EditorMeasurements {
  readonly vscode: string;
  /** Time to run the extension's code and to activate it. */
  readonly activate: number;
  /** The same including VS Code's own work before, between and after. */
  readonly activateAll: number;
  /** From the arrival of the first Sudoku file, with which most of the code is loaded, to its diagnostics. */
  readonly firstFile: number;
  readonly files: readonly FileMeasurement[];
  readonly killers?: KillersMeasurement;
}

export function timesOf(samples: readonly number[]): Times {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95), most: at(1), count: sorted.length };
}
