/** The parts of the process that a command uses. Tests replace them to run commands without a process for each. */

import type { Writable } from 'node:stream';
import type { Now } from '../text/work';

/** An output that may be a terminal. */
export interface MaybeTerminal {
  readonly isTTY?: boolean;
}

/** The streams, the clock and the threads of a command. */
export interface Environment {
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: Writable & MaybeTerminal;
  readonly stderr: Writable & MaybeTerminal;
  /** The clock of time limits. */
  readonly now: Now;
  /** The code of a worker thread. Without it, all work is done in this thread. */
  readonly worker?: URL;
}
