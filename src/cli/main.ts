/** The command line. */

import { run } from './program';

// If the reader of standard error closes it, like `head`, the command continues.
process.stderr.on('error', () => {});
try {
  process.exitCode = await run(process.argv.slice(2), {
    // Opened only when it is read.
    get stdin() {
      return process.stdin;
    },
    stdout: process.stdout,
    stderr: process.stderr,
    now: () => performance.now(),
    worker: new URL('./worker.mjs', import.meta.url),
  });
} catch (error) {
  // A status of 1 would mean that something needs attention.
  process.stderr.write(`sudoku: An unexpected error occurred. Please report it.\n${(error as Error).stack}\n`);
  process.exitCode = 2;
}
