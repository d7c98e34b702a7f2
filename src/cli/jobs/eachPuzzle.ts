/** Runs a verb that processes each puzzle separately, on one thread or many, from the start or from where it was stopped. */

import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Environment } from '../environment';
import { BLOCK_LENGTH, FIRST_LENGTH, type InputBlock, inputBlocksOf, isBlankLine, lastLineOf } from '../input/blocks';
import { statOf } from '../input/files';
import { sourcesOf, totalSizeOf, unrepeatableIn } from '../input/sources';
import { Unread } from '../input/unread';
import { complain, complained, complaintReasonOf, failed, noPuzzleIn } from '../output/complaints';
import type { OutputFrame, Undone } from '../output/frame';
import { ProgressLine, wantsProgress } from '../output/progress';
import { frameOf } from '../output/rows';
import { FileSink, Output, StreamSink } from '../output/stream';
import { formatOf } from '../verbs/shared/perPuzzle';
import { type BlockResult, type OptionValues, type PuzzleVerb, STATUS, UsageError } from '../verbs/shared/verb';
import { BEGIN, Journal, type JournalPosition } from './journal';
import { END_OF_BLOCK, LostBlock } from './pool';
import { blocksIn, SHARED_LENGTH, type Shard, shardIn, WHOLE } from './shard';
import { type NamedPuzzleVerb, type Results, resultsOf } from './threads';

/** Size of a block in characters for slow verbs: small, so that all threads are busy until the end. */
const SLOW_LENGTH = 1 << 12;

/** The work of one command, and its reports of progress. */
interface Job {
  readonly environment: Environment;
  readonly verb: PuzzleVerb;
  readonly values: OptionValues;
  readonly shard: Shard;
  readonly output: Output;
  readonly progress: ProgressLine;
  /** Opens the output when an input could be read. */
  open(): Promise<void>;
  /** Writes a state to the journal, after the output has been written up to it. */
  note(state: State): void;
  readonly results: Results;
}

/** Runs the verb, and returns the exit status. */
export async function eachPuzzle(
  verb: NamedPuzzleVerb,
  values: OptionValues,
  names: readonly string[],
  environment: Environment,
): Promise<number> {
  const { stdout, stderr } = environment;
  const shard = shardIn(values);
  const frame = verb.frame?.(values) ?? frameOf(formatOf(values), verb.fields);
  checkTogether(verb, values, names, shard, frame);
  const results = await resultsOf(verb, values, names, environment);
  const file = values.output as string | undefined;
  if (file !== undefined) checkOutput(file, names);
  const journal = file === undefined ? undefined : new Journal(file, callOf(verb, values, names), names);
  const start = (values.resume && journal?.read()) || BEGIN;
  if (start.isDone) {
    complain(environment, `${file} is complete.`);
    return start.status;
  }
  const sink = file === undefined ? new StreamSink(stdout) : new FileSink(file, start.bytes);
  const output = new Output(sink, frame, start.bytes > 0);
  const isShown = wantsProgress(stderr, file === undefined ? stdout : undefined);
  const progress = new ProgressLine(stderr, isShown, totalSizeOf(names));
  const note = ({ hasLost, ...state }: State, isDone = false) => {
    // The journal stays before a lost block, so that `--resume` processes it again.
    if (!(sink instanceof FileSink) || !journal || hasLost) return;
    try {
      journal.write({ ...state, bytes: sink.bytes, ...(isDone && { isDone: true }) });
    } catch (error) {
      sink.fail(journal.file, error as Error);
    }
  };
  const open = async () => {
    if (!(sink instanceof FileSink) || sink.isOpen) return;
    note(start);
    await sink.send('');
  };
  const job = { environment, verb, values, shard, output, progress, open, note, results };
  const end = await allSources(job, names, start);
  progress.clear();
  // Work that was stopped after its last result may lack the end of the output, or have a part of it.
  if (start !== BEGIN && !output.isClosed) await open();
  const isWritten = !output.isClosed && (!(sink instanceof FileSink) || sink.isOpen);
  if (isWritten) await output.end(end.undone);
  if (sink.failure) return failed(environment, sink.failure);
  if (isWritten) note(end, sink instanceof FileSink);
  return output.isClosed ? STATUS.fine : end.status;
}

/** @throws a `UsageError` for options that exclude each other */
function checkTogether(
  { textOf }: PuzzleVerb,
  values: OptionValues,
  names: readonly string[],
  shard: Shard,
  frame: OutputFrame,
): void {
  if (values.resume && values.output === undefined) throw new UsageError('--resume needs --output.');
  const stream = unrepeatableIn(names);
  if (values.resume && stream !== undefined)
    throw new UsageError(`--resume needs inputs that are files: ${stream} may not have the same puzzles again.`);
  if (values.resume && frame.group)
    throw new UsageError('This format is written at the end of each input, so it cannot be used with --resume.');
  if (textOf && values.dedupe === true && (values.resume || shard !== WHOLE))
    throw new UsageError(
      '--dedupe needs the results of all earlier puzzles, so it cannot be used with --resume or --shard.',
    );
}

/** @throws a `UsageError` if the output cannot be written there, or is also an input, which would be lost */
function checkOutput(file: string, names: readonly string[]): void {
  const output = statOf(file);
  const folder = dirname(file);
  if (!existsSync(folder)) throw new UsageError(`The folder of the output does not exist: ${folder}.`);
  if (!output) return;
  if (output.isDirectory()) throw new UsageError(`${file} is a folder: name a file after --output.`);
  const same = names.find(name => {
    const input = statOf(name);
    return input?.isFile() && input.dev === output.dev && input.ino === output.ino;
  });
  if (same !== undefined) throw new UsageError(`${same} is an input, so it cannot also be the output.`);
}

/** The command, without the options that do not change the output. */
function callOf({ name }: NamedPuzzleVerb, values: OptionValues, names: readonly string[]): string {
  const others = Object.entries(values).filter(([key]) => !['jobs', 'resume', 'output'].includes(key));
  return [name, ...others.map(([key, value]) => (value === true ? `--${key}` : `--${key}=${value}`)), ...names].join(
    ' ',
  );
}

/** The progress of the command. */
interface State extends Omit<JournalPosition, 'bytes'> {
  /** Whether a block was lost because its threads died. */
  readonly hasLost?: true;
}

async function allSources(job: Job, names: readonly string[], start: JournalPosition): Promise<State> {
  let state: State = start;
  const canResume = job.values.output !== undefined && unrepeatableIn(names) === undefined;
  const interrupt = onInterrupt(job, () => state, canResume);
  let bytes = 0;
  for (const source of sourcesOf(names, job.environment).slice(start.inputs)) {
    const { inputs } = state;
    // The rest of an input may have no puzzle.
    let hasNone = job.shard === WHOLE && state.blocks === 0;
    let isEmpty = true;
    let hasProblems = false;
    const unread = new Unread();
    async function* noting(blocks: AsyncIterable<InputBlock>): AsyncGenerator<InputBlock> {
      for await (const block of blocks) {
        isEmpty &&= isBlankLine(block);
        if (hasNone) unread.add(block);
        yield block;
      }
    }
    try {
      const length = job.shard !== WHOLE ? SHARED_LENGTH : job.verb.isSlow ? SLOW_LENGTH : BLOCK_LENGTH;
      const first = job.shard === WHOLE ? Math.min(FIRST_LENGTH, length) : length;
      const blocks = blocksIn(job.shard, inputBlocksOf(source.name, source.pieces(), length, first));
      for await (const result of job.results(noting(from(state.blocks, blocks)))) {
        if (result === END_OF_BLOCK) {
          state = { ...state, blocks: state.blocks + 1 };
          job.note(state);
          bytes += length * job.shard.of;
          job.progress.show(state.puzzles, bytes);
          continue;
        }
        await job.open();
        const done = await write(result, job);
        if (job.output.isClosed) return state;
        const status = Math.max(state.status, done.status);
        state = { ...state, puzzles: state.puzzles + done.puzzles, status };
        if (done.lost) state = { ...withUndone(state, done.lost), hasLost: true };
        hasNone &&= done.puzzles === 0;
        hasProblems ||= done.hasProblems;
      }
      await job.open();
      await job.output.endOf(source.name);
      if (hasNone && !isEmpty) {
        // The error of a link has already been reported.
        complain(job.environment, noPuzzleIn(source.name, hasProblems ? undefined : unread.reason()));
        state = { ...state, status: STATUS.trouble };
      }
    } catch (error) {
      job.progress.clear();
      const undone = { name: source.name, reason: complaintReasonOf(source, error) };
      complain(job.environment, undone.reason);
      if (job.output.hasUndone) await job.open();
      await job.output.writeUndone(undone);
      await job.output.endOf(source.name);
      state = withUndone({ ...state, status: STATUS.trouble }, undone);
    }
    state = { ...state, inputs: inputs + 1, blocks: 0 };
    job.note(state);
  }
  process.off('SIGINT', interrupt);
  if (state.hasLost && canResume)
    complain(job.environment, 'The same command with --resume processes these lines again.');
  return state;
}

const withUndone = (state: State, undone: Undone): State => ({ ...state, undone: [...(state.undone ?? []), undone] });

/** Ends the process when the user interrupts it, after the known results are written. */
function onInterrupt({ environment, output, progress }: Job, state: () => State, canResume: boolean): () => void {
  let isInterrupted = false;
  const interrupt = () => {
    if (isInterrupted) process.exit(INTERRUPTED);
    isInterrupted = true;
    progress.clear();
    const advice = canResume ? ' Use --resume to continue.' : '';
    complain(environment, `Interrupted after ${state().puzzles} puzzles.${advice}`);
    // The output is complete, even as JSON: nothing is written after its end.
    void output.end(state().undone).then(() => environment.stdout.write('', () => process.exit(INTERRUPTED)));
  };
  process.on('SIGINT', interrupt);
  return interrupt;
}

/** The exit status of an interrupted command, as in shells. */
const INTERRUPTED = 130;

/** Skips the first blocks. */
async function* from(count: number, blocks: AsyncIterable<InputBlock>): AsyncGenerator<InputBlock> {
  let index = 0;
  for await (const block of blocks) if (index++ >= count) yield block;
}

/** The outcome of a block whose lines are written. */
interface Done {
  readonly status: number;
  readonly puzzles: number;
  /** Whether a problem was reported. */
  readonly hasProblems: boolean;
  readonly lost?: Undone;
}

async function write(result: BlockResult | LostBlock, { environment, output, progress }: Job): Promise<Done> {
  if (result instanceof LostBlock) {
    const { block, reason } = result;
    progress.clear();
    const [first, last] = [block.line + 1, lastLineOf(block) + 1];
    const lost = {
      name: block.name,
      reason: `Lines ${first} to ${last} of ${block.name} could not be processed: ${reason}`,
    };
    complain(environment, lost.reason);
    await output.writeUndone(lost);
    return { status: STATUS.trouble, puzzles: 1, hasProblems: true, lost };
  }
  await output.write(result.lines);
  if (result.problems.length > 0) progress.clear();
  for (const problem of result.problems) complain(environment, problem);
  await complained(environment);
  return {
    status: result.hasFindings ? STATUS.findings : STATUS.fine,
    puzzles: result.puzzles,
    hasProblems: result.problems.length > 0,
  };
}
