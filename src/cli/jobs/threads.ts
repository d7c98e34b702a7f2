/** The threads on which the blocks of a verb are processed: this one for short inputs, otherwise a pool. */

import { availableParallelism } from 'node:os';
import type { Environment } from '../environment';
import type { InputBlock } from '../input/blocks';
import { areShort } from '../input/sources';
import { jobsOption, wholeNumberOf } from '../verbs/shared/common';
import { formatOf } from '../verbs/shared/perPuzzle';
import type { BlockWork, NamedVerb, OptionValues, PuzzleVerb } from '../verbs/shared/verb';
import { END_OF_BLOCK, type ResultPart, ThreadPool } from './pool';

/** Maximum number of threads: more than any machine has. */
const MOST_JOBS = 1024;

/** Total size of inputs in bytes for which starting threads takes longer than it saves: about half a second of work. */
const SHORT = 1 << 22;
const SHORT_IF_SLOW = 1 << 12;

/** A verb that processes each puzzle separately, with its name. */
export type NamedPuzzleVerb = PuzzleVerb & Pick<NamedVerb, 'name'>;

/** The results of blocks, in order. */
export type Results = (blocks: AsyncIterable<InputBlock>) => AsyncIterable<ResultPart>;

/** Chooses where the blocks of a verb are processed: in this thread, or on `--jobs` others. */
export async function resultsOf(
  verb: NamedPuzzleVerb,
  values: OptionValues,
  names: readonly string[],
  { now, worker }: Environment,
): Promise<Results> {
  const isShort = areShort(names, verb.isSlow ? SHORT_IF_SLOW : SHORT);
  const jobs = wholeNumberOf(values, jobsOption, isShort ? 1 : availableParallelism(), 1, MOST_JOBS);
  const { textOf } = verb;
  const isOnce = values.dedupe === true && textOf !== undefined;
  const wanted = isOnce ? { ...values, format: 'jsonl' } : values;
  const does = await verb.load(wanted, now);
  const task = { verb: verb.name, values: wanted };
  const inThreads =
    worker && ((blocks: AsyncIterable<InputBlock>) => new ThreadPool(worker, task, jobs).results(blocks));
  const results = (blocks: AsyncIterable<InputBlock>) =>
    inThreads && (jobs > 1 || verb.isSlow) ? inThreads(blocks) : here(blocks, does, inThreads);
  if (!isOnce) return results;
  const { doneOnce } = await import('./canonicalDedupe');
  return blocks => doneOnce(blocks, { format: formatOf(values), fields: verb.fields, results, textOf });
}

/**
 * Processes blocks in this thread, up to the first one that is not lines of 9x9 puzzles: another puzzle may take a long time, and a separate
 * thread leaves this one free to be interrupted. Starting a thread takes longer than thousands of such lines.
 */
async function* here(
  blocks: AsyncIterable<InputBlock>,
  does: BlockWork,
  inThreads: Results | undefined,
): AsyncGenerator<ResultPart> {
  const rest = blocks[Symbol.asyncIterator]();
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    const { value: block } = next;
    if (inThreads && !('plain' in block)) {
      yield* inThreads(
        (async function* () {
          yield block;
          yield* { [Symbol.asyncIterator]: () => rest };
        })(),
      );
      return;
    }
    yield* does(block);
    yield END_OF_BLOCK;
  }
}
