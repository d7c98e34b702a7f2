import * as vscode from 'vscode';
import { geometryOfSize } from '../core/geometry';
import { engineFor } from '../core/solver/index';

let channel: vscode.LogOutputChannel | undefined;

/** The output channel `Sudoku`, for what a user may want to know who wonders. */
function log(): vscode.LogOutputChannel {
  channel ??= vscode.window.createOutputChannel('Sudoku', { log: true });
  return channel;
}

let isEngineKnown = false;

/** Says, once, which engine searches 9x9 puzzles. To ask loads it, so this is for the moment when it is needed. */
export function logEngine(): void {
  if (isEngineKnown) return;
  isEngineKnown = true;
  const engine = engineFor(geometryOfSize(9));
  if (engine === 'bands') log().debug('9x9 puzzles are searched with SIMD.');
  else
    log().warn('WebAssembly with SIMD cannot be had here: 9x9 puzzles are searched by exact cover, which is slower.');
}

/** Writes down an error that was not foreseen: what failed, and where. */
export function logError(what: string, error: unknown): void {
  log().error(`${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
}

export function registerLog(): vscode.Disposable {
  return new vscode.Disposable(() => {
    channel?.dispose();
    channel = undefined;
    isEngineKnown = false;
  });
}
