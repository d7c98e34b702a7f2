import * as vscode from 'vscode';
import { geometryOfSize } from '../core/geometry';
import { engineFor } from '../core/solver/index';

/** The output channel `Sudoku`: what failed, and which engine searches. It is made when something is first written. */
export class Log implements vscode.Disposable {
  private channel: vscode.LogOutputChannel | undefined;
  private isEngineKnown = false;

  /** Writes down an error that was not foreseen: what failed, and where. */
  error(what: string, error: unknown): void {
    this.opened().error(`${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }

  /** Says, once, which engine searches 9x9 puzzles. This loads the engine, so call it when the engine is needed. */
  engine(): void {
    if (this.isEngineKnown) return;
    this.isEngineKnown = true;
    if (engineFor(geometryOfSize(9)) === 'bands') this.opened().debug('9x9 puzzles are searched with SIMD.');
    else
      this.opened().warn(
        'WebAssembly with SIMD is not available here: 9x9 puzzles are searched by exact cover, which is slower.',
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
