/** The command line. */

import { run } from './program';

// A reader of the error output that has enough, as `head`, is no reason to stop.
process.stderr.on('error', () => {});
try {
  process.exitCode = await run(process.argv.slice(2), {
    // Opened only where it is read.
    get stdin() {
      return process.stdin;
    },
    stdout: process.stdout,
    stderr: process.stderr,
    now: () => performance.now(),
    worker: new URL('./worker.mjs', import.meta.url),
  });
} catch (error) {
  // A status of 1 would mean that there is something to look at.
  process.stderr.write(`sudoku: This should not have happened. Please report it.\n${(error as Error).stack}\n`);
  process.exitCode = 2;
}
