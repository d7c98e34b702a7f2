/** A worker thread: runs a verb on one block after another. */

import { parentPort, workerData } from 'node:worker_threads';
import { loadVerb } from '../verbs/index';
import type { NamedVerb, PuzzleVerb } from '../verbs/shared/verb';
import type { Request, Task, ThreadAnswer } from './messages';

const { verb, values } = workerData as Task;
const work = loadVerb(verb).then(found => (found as PuzzleVerb & NamedVerb).load(values, () => performance.now()));

parentPort!.on('message', async ({ id, block }: Request) => {
  const does = await work;
  for await (const result of does(block)) {
    const { lines } = result;
    // The rows themselves are not sent, because they are an object with methods.
    const { problems, hasFindings, puzzles } = result;
    parentPort!.postMessage(
      { id, result: { lines, problems, hasFindings, puzzles } } satisfies ThreadAnswer,
      lines instanceof Uint8Array ? [lines.buffer as ArrayBuffer] : [],
    );
  }
  parentPort!.postMessage({ id } satisfies ThreadAnswer);
});
