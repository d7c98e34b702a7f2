/** Runs a verb: reads its arguments and inputs, and writes its output in order. */

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { helpOf, helpOfService, helpOfVerb } from './help';
import { type Block, blocksOf } from './input/blocks';
import { areShort, type Source, sourcesOf } from './input/sources';
import { LostBlock, Pool } from './jobs/pool';
import { frameOf } from './output/rows';
import { Output } from './output/stream';
import { jobsOption, wholeNumberOf } from './verbs/common';
import { SERVICES, VERBS } from './verbs/index';
import { formatOf } from './verbs/perPuzzle';
import type { Service } from './verbs/service';
import { type BlockResult, type Option, UsageError, type Values, type Verb } from './verbs/verb';

/** The exit statuses, as those of grep and ESLint. */
const FINE = 0;
const FINDINGS = 1;
const TROUBLE = 2;

/** The most threads: more than any machine has. */
const MOST_JOBS = 1024;

/** Runs the command line with these arguments, and returns its exit status. `worker` is the code of a thread. */
export async function run(args: readonly string[], worker: URL): Promise<number> {
  const [first, ...rest] = args;
  if (first === undefined || first === '--help' || first === '-h' || first === 'help') {
    process.stdout.write(helpOf([...VERBS, ...SERVICES]));
    return first === undefined ? TROUBLE : FINE;
  }
  const service = SERVICES.find(({ name }) => name === first);
  if (service) return runService(service, rest);
  const verb = VERBS.find(({ name }) => name === first);
  if (!verb) {
    complain(`There is no verb "${first}". \`sudoku --help\` lists all.`);
    return TROUBLE;
  }
  try {
    return await runVerb(verb, rest, worker);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    complain(`${error.message} \`sudoku ${verb.name} --help\` tells more.`);
    return TROUBLE;
  }
}

async function runService(service: Service, args: readonly string[]): Promise<number> {
  const [argument] = args;
  if (argument === '--help' || argument === '-h') {
    process.stdout.write(helpOfService(service));
    return FINE;
  }
  if (argument !== undefined) {
    complain(`\`sudoku ${service.name}\` has no options and reads no files, so "${argument}" has no meaning.`);
    return TROUBLE;
  }
  await service.serve();
  return FINE;
}

async function runVerb(verb: Verb, args: readonly string[], worker: URL): Promise<number> {
  const { values, names } = argumentsOf(verb, args);
  if (values.help) {
    process.stdout.write(helpOfVerb(verb));
    return FINE;
  }
  const jobs = wholeNumberOf(values, jobsOption, areShort(names) ? 1 : availableParallelism(), 1, MOST_JOBS);
  const does = await verb.load(values);
  const output = new Output(process.stdout, frameOf(formatOf(values), verb.fields));
  let status = FINE;
  for (const source of sourcesOf(names)) {
    try {
      const blocks = blocksOf(source.name, source.chunks());
      const results =
        jobs === 1 ? oneByOne(blocks, does) : new Pool(worker, { verb: verb.name, values }, jobs).results(blocks);
      let puzzles: number | undefined;
      for await (const result of results) {
        if (output.isClosed) return FINE;
        status = Math.max(status, await write(result, output));
        puzzles = (puzzles ?? 0) + (result instanceof LostBlock ? 1 : result.puzzles);
      }
      if (puzzles === 0) {
        complain(`There is no puzzle in ${source.name}.`);
        status = TROUBLE;
      }
    } catch (error) {
      complain(messageOf(source, error));
      status = TROUBLE;
    }
  }
  await output.end();
  return status;
}

async function* oneByOne(
  blocks: AsyncIterable<Block>,
  does: (block: Block) => BlockResult,
): AsyncGenerator<BlockResult> {
  for await (const block of blocks) yield does(block);
}

async function write(result: BlockResult | LostBlock, output: Output): Promise<number> {
  if (result instanceof LostBlock) {
    const { block, reason } = result;
    complain(`${block.name}:${block.line + 1} and the lines after it could not be done: ${reason}`);
    return TROUBLE;
  }
  await output.write(result.lines);
  for (const problem of result.problems) complain(problem);
  return result.hasFindings ? FINDINGS : FINE;
}

/** The options and the names of files among the arguments. */
function argumentsOf(
  verb: Verb,
  args: readonly string[],
): { readonly values: Values; readonly names: readonly string[] } {
  const options = Object.fromEntries(
    verb.options.map(({ name, short, value }) => [
      name,
      { type: value ? ('string' as const) : ('boolean' as const), ...(short && { short }) },
    ]),
  );
  const help = { type: 'boolean', short: 'h' } as const;
  try {
    const parsed = parseArgs({ args: [...args], options: { ...options, help }, allowPositionals: true });
    const values: Values = { ...parsed.values };
    for (const option of verb.options) checkValue(option, values[option.name]);
    return { values, names: parsed.positionals };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError((error as Error).message);
  }
}

function checkValue({ name, values }: Option, value: unknown): void {
  if (typeof value !== 'string' || !values || values.includes(value)) return;
  throw new UsageError(`--${name} is one of ${values.join(', ')}, not "${value}".`);
}

function messageOf({ name }: Source, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `There is no file ${name}.`;
  if (code === 'EISDIR') return `${name} is a folder.`;
  if (code === 'EACCES') return `${name} may not be read.`;
  return `${name} cannot be read: ${message}`;
}

function complain(sentence: string): void {
  process.stderr.write(`sudoku: ${sentence}\n`);
}
