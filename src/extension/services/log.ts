import * as vscode from 'vscode';
import { geometryOfSize } from '../../core/geometry';
import { engineFor } from '../../core/solver/index';

/** The output channel `Sudoku`: errors, and the search engine. It is created at the first message. */
export class Log implements vscode.Disposable {
  private channel: vscode.LogOutputChannel | undefined;
  private isEngineKnown = false;

  /** Writes an unexpected error: what failed, and where. */
  error(what: string, error: unknown): void {
    this.opened().error(`${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }

  /** Writes, once, which engine solves 9x9 puzzles. It loads the engine, so call it only when the engine is needed. */
  engine(): void {
    if (this.isEngineKnown) return;
    this.isEngineKnown = true;
    if (engineFor(geometryOfSize(9)) === 'bands') this.opened().debug('9x9 puzzles are solved with SIMD.');
    else
      this.opened().warn(
        'WebAssembly with SIMD is not available here: 9x9 puzzles are solved with exact cover, which is slower.',
      );
  }

  dispose(): void {
    this.channel?.dispose();
    this.channel = undefined;
    this.isEngineKnown = false;
  }

  private opened(): vscode.LogOutputChannel {
    this.channel ??= vscode.window.createOutputChannel('Sudoku', { log: true });
    return this.channel;
  }
}
