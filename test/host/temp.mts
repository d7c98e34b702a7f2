import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A temporary folder. */
export interface TempFolder {
  readonly path: string;
  remove(): void;
}

/** Creates a folder in the system's temp folder. It is removed by `remove()`, or when this process ends. */
export function tempFolder(): TempFolder {
  // The name is short, because Unix sockets are created in it and their paths can have at most 100 characters.
  const folder = mkdtempSync(path.join(tmpdir(), 'sudoku-'));
  const remove = () => {
    process.removeListener('exit', atExit);
    // A process that was just killed may still write a file, so try again.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  process.once('exit', atExit);
  return { path: folder, remove };

  /** An error here would prevent others from being removed, and servers from being ended. */
  function atExit(): void {
    try {
      remove();
    } catch (error) {
      console.error(error);
    }
  }
}

/** Turns Ctrl+C and similar signals into a normal exit, so that every exit handler runs. */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => process.exit(130));
  }
}
