/** A thread: does the work of a verb for one block after the other. */

import { parentPort, workerData } from 'node:worker_threads';
import { VERBS } from '../verbs/index';
import type { PuzzleVerb } from '../verbs/verb';
import type { Answer, Request, Task } from './messages';

const { verb, values } = workerData as Task;
const work = (VERBS.find(({ name }) => name === verb) as PuzzleVerb).load(values);

parentPort!.on('message', async ({ id, block }: Request) => {
  const does = await work;
  parentPort!.postMessage({ id, result: does(block) } satisfies Answer);
});
