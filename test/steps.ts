/** Counts the steps of computations, so that tests can limit them, or compare inputs of different lengths, without a clock. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './package/markdown';

/** Computations with names. What happens between two of them is not counted. */
export type Work = Iterable<readonly [name: string, run: () => void]>;

/**
 * The numbers of steps of the computations that a file exports as `work`, a function. A step is a block of the project's code that ran, or an element
 * of a string or array that a built-in function went through.
 */
export function stepsIn(file: string): ReadonlyMap<string, number> {
  const command = ['--import', 'tsx', join(ROOT, 'test/stepsProcess.mts'), join(ROOT, 'test', file)];
  const { stdout, stderr, status } = spawnSync(process.execPath, command, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 24,
  });
  if (status !== 0) throw new Error(stderr);
  return new Map(JSON.parse(stdout) as [string, number][]);
}
