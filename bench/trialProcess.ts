/** The process that `trial.ts` starts: answers one puzzle after another. */

import { contestant, type Id } from './contestants/index.ts';
import { answerOf } from './task.ts';
import type { Reply, Request } from './trial.ts';

const solver = await contestant(process.argv[2] as Id);

process.on('message', ({ task, line }: Request) => {
  const start = performance.now();
  const answer = answerOf(solver, task, line);
  process.send?.({ answer, milliseconds: performance.now() - start } satisfies Reply);
});
process.send?.('ready');
