/** Runs a verb that treats each puzzle by itself, on one thread or many, from the start or from where it was stopped. */

import { availableParallelism } from 'node:os';
import { BLOCK_LENGTH, type Block, blocksOf } from '../input/blocks';
import { areShort, lengthOf, type Source, sourcesOf } from '../input/sources';
import { complain, reasonOf } from '../output/complaints';
import { Progress } from '../output/progress';
import { frameOf } from '../output/rows';
import { FileSink, Output, StreamSink } from '../output/stream';
import { jobsOption, wholeNumberOf } from '../verbs/common';
import { formatOf } from '../verbs/perPuzzle';
import { type BlockResult, type Option, type PuzzleVerb, STATUS, UsageError, type Values } from '../verbs/verb';
import { BEGIN, Journal, type Place } from './journal';
import { LostBlock, Pool } from './pool';
import { blocksIn, SHARED_LENGTH, type Shard, shardIn, shardOption, WHOLE } from './shard';

/** The most threads: more than any machine has. */
const MOST_JOBS = 1024;

/** Characters of a block of a verb that takes long for a puzzle: few, so that all threads have some to the end. */
const SLOW_LENGTH = 1 << 12;

const outputOption: Option = {
  name: 'output',
  short: 'o',
  value: 'FILE',
  summary: 'Write to this file.',
};
const resumeOption: Option = {
  name: 'resume',
  summary: 'Go on where the same command with --output was stopped. When it was not, nothing is done.',
};

/** The options that every such verb has. */
export const OPTIONS: readonly Option[] = [outputOption, resumeOption, shardOption];

/** What is done, and how far. */
interface Job {
  readonly verb: PuzzleVerb;
  readonly values: Values;
  readonly shard: Shard;
  readonly output: Output;
  readonly progress: Progress;
  /** Notes a place when the output has all until there. */
  note(state: State): void;
  results(blocks: AsyncIterable<Block>): AsyncIterable<BlockResult | LostBlock>;
}

/** Runs the verb, and returns the exit status. `worker` is the code of a thread. */
export async function eachPuzzle(
  verb: PuzzleVerb,
  values: Values,
  names: readonly string[],
  worker: URL,
): Promise<number> {
  const shard = shardIn(values);
  const format = formatOf(values);
  const jobs = wholeNumberOf(values, jobsOption, areShort(names) ? 1 : availableParallelism(), 1, MOST_JOBS);
  const { textOf } = verb;
  const isOnce = values.dedupe === true && textOf !== undefined;
  const wanted = isOnce ? { ...values, format: 'jsonl' } : values;
  if (isOnce && (values.resume || shard !== WHOLE))
    throw new UsageError('--dedupe needs the results of all puzzles before: it has no --resume and no --shard.');
  const does = await verb.load(wanted);
  const file = values.output as string | undefined;
  if (values.resume && file === undefined) throw new UsageError('--resume needs --output.');
  const journal = file === undefined ? undefined : new Journal(file, callOf(verb, values, names));
  const start = (values.resume && journal?.read()) || BEGIN;
  if (start === 'done') {
    complain(`${file} is complete.`);
    return STATUS.fine;
  }
  const sink = file === undefined ? new StreamSink(process.stdout) : new FileSink(file, start.bytes);
  const output = new Output(sink, frameOf(format, verb.fields), start.bytes > 0);
  const progress = new Progress(process.stderr, process.stderr.isTTY === true, lengthOf(names));
  // A thread of its own leaves this one free to be interrupted.
  const isHere = jobs === 1 && !(verb.isSlow && !areShort(names));
  const task = { verb: verb.name, values: wanted };
  const results = (blocks: AsyncIterable<Block>) =>
    isHere ? oneByOne(blocks, does) : new Pool(worker, task, jobs).results(blocks);
  const { doneOnce } = isOnce ? await import('./firsts') : {};
  const job: Job = {
    verb,
    values,
    shard,
    output,
    progress,
    note: state => {
      if (sink instanceof FileSink) journal?.write({ ...state, bytes: sink.bytes });
    },
    results: blocks =>
      doneOnce && textOf ? doneOnce(blocks, { format, fields: verb.fields, results, textOf }) : results(blocks),
  };
  job.note(start);
  const end = await allSources(job, sourcesOf(names), start);
  progress.clear();
  if (output.isClosed) return STATUS.fine;
  await output.end();
  if (sink instanceof FileSink) sink.close();
  journal?.end();
  return end.status;
}

/** What is done, without what does not change the output. */
function callOf({ name }: PuzzleVerb, values: Values, names: readonly string[]): string {
  const others = Object.entries(values).filter(([key]) => !['jobs', 'resume', 'output'].includes(key));
  return [name, ...others.map(([key, value]) => (value === true ? `--${key}` : `--${key}=${value}`)), ...names].join(
    ' ',
  );
}

/** How far it is. */
type State = Omit<Place, 'bytes'>;

async function allSources(job: Job, sources: readonly Source[], start: Place): Promise<State> {
  let state: State = start;
  const interrupt = onInterrupt(job, () => state);
  let characters = 0;
  for (const source of sources.slice(start.inputs)) {
    const { inputs } = state;
    // In the middle of an input there may be no more.
    let hasNone = job.shard === WHOLE && state.blocks === 0;
    let isEmpty = true;
    try {
      const length = job.shard !== WHOLE ? SHARED_LENGTH : job.verb.isSlow ? SLOW_LENGTH : BLOCK_LENGTH;
      const blocks = blocksIn(job.shard, blocksOf(source.name, source.chunks(), length));
      for await (const result of job.results(from(state.blocks, blocks))) {
        const done = await write(result, job);
        if (job.output.isClosed) return state;
        const status = Math.max(state.status, done.status);
        state = { inputs, blocks: state.blocks + 1, puzzles: state.puzzles + done.puzzles, status };
        hasNone &&= done.puzzles === 0;
        isEmpty = false;
        job.note(state);
        characters += length * job.shard.of;
        job.progress.show(state.puzzles, characters);
      }
      if (hasNone && !isEmpty) complain(`There is no puzzle in ${source.name}.`);
      state = { ...state, status: hasNone && !isEmpty ? STATUS.trouble : state.status };
    } catch (error) {
      job.progress.clear();
      complain(reasonOf(source, error));
      state = { ...state, status: STATUS.trouble };
    }
    state = { ...state, inputs: inputs + 1, blocks: 0 };
    job.note(state);
  }
  process.off('SIGINT', interrupt);
  return state;
}

/** Ends the process when the user interrupts it, after what is known is written. */
function onInterrupt({ output, progress, values }: Job, state: () => State): () => void {
  let isInterrupted = false;
  const interrupt = () => {
    if (isInterrupted) process.exit(INTERRUPTED);
    isInterrupted = true;
    progress.clear();
    const goOn = values.output === undefined ? '' : ' --resume goes on there.';
    complain(`Interrupted after ${state().puzzles} puzzles.${goOn}`);
    // What was written is whole, also as JSON.
    void output.end().then(() => process.stdout.write('', () => process.exit(INTERRUPTED)));
  };
  process.on('SIGINT', interrupt);
  return interrupt;
}

/** The exit status of a command that was interrupted, as shells have it. */
const INTERRUPTED = 130;

/** The blocks without the first ones. */
async function* from(count: number, blocks: AsyncIterable<Block>): AsyncGenerator<Block> {
  let index = 0;
  for await (const block of blocks) if (index++ >= count) yield block;
}

async function* oneByOne(
  blocks: AsyncIterable<Block>,
  does: (block: Block) => BlockResult,
): AsyncGenerator<BlockResult> {
  for await (const block of blocks) yield does(block);
}

async function write(result: BlockResult | LostBlock, { output, progress }: Job) {
  if (result instanceof LostBlock) {
    const { block, reason } = result;
    progress.clear();
    complain(`${block.name}:${block.line + 1} and the lines after it could not be done: ${reason}`);
    return { status: STATUS.trouble, puzzles: 1 };
  }
  await output.write(result.lines);
  if (result.problems.length > 0) progress.clear();
  for (const problem of result.problems) complain(problem);
  return { status: result.hasFindings ? STATUS.findings : STATUS.fine, puzzles: result.puzzles };
}
