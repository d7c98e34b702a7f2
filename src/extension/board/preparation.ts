import * as vscode from 'vscode';
import type { Work } from '../../text/work';
import { inSlices } from '../services/slices';

/** Work that must end before a board can show a puzzle with many rules. It runs in slices, one at a time. */
export class Preparation implements vscode.Disposable {
  private last: { readonly key: string; readonly source: vscode.CancellationTokenSource; isDone: boolean } | undefined;

  constructor(private readonly onError: (error: unknown) => void) {}

  /** Whether the last work has this key and has ended. */
  isDone(key: string): boolean {
    return this.last?.key === key && this.last.isDone;
  }

  /** Whether work has not ended. */
  get isUnderWay(): boolean {
    return this.last?.isDone === false;
  }

  /** Starts work instead of that with another key. Then calls `onDone`, even after an error. */
  start(key: string, work: Work<void>, onDone: () => void): void {
    if (this.last?.key === key && !this.last.isDone) return;
    this.stop();
    const last = { key, source: new vscode.CancellationTokenSource(), isDone: false };
    this.last = last;
    const { token } = last.source;
    void inSlices(work, token)
      .catch(this.onError)
      .then(() => {
        if (token.isCancellationRequested) return;
        last.isDone = true;
        onDone();
      })
      .catch(this.onError);
  }

  /** Abandons the work. */
  stop(): void {
    this.last?.source.cancel();
    this.last = undefined;
  }

  dispose(): void {
    this.stop();
  }
}
