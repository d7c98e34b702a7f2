/** Runs a verb: reads its arguments and inputs, and writes its output in order. */

import { parseArgs } from 'node:util';
import { blocksOf } from './input/blocks';
import { type Source, sourcesOf } from './input/sources';
import { eachPuzzle } from './jobs/eachPuzzle';
import { complain, reasonOf } from './output/complaints';
import { frameOf } from './output/rows';
import { Output, StreamSink } from './output/stream';
import { helpOf, helpOfVerb, optionsOf } from './pages/help';
import { VERBS } from './verbs/index';
import { formatOf } from './verbs/perPuzzle';
import { type Option, STATUS, UsageError, type Values, type Verb, type WholeVerb } from './verbs/verb';

const { fine: FINE, trouble: TROUBLE } = STATUS;

/** Runs the command line with these arguments, and returns its exit status. `worker` is the code of a thread. */
export async function run(args: readonly string[], worker: URL): Promise<number> {
  const [first, ...rest] = args;
  if (first === undefined || first === '--help' || first === '-h' || first === 'help') {
    process.stdout.write(helpOf(VERBS));
    return first === undefined ? TROUBLE : FINE;
  }
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

async function runVerb(verb: Verb, args: readonly string[], worker: URL): Promise<number> {
  const { values, names } = argumentsOf(verb, args);
  if (values.help) {
    process.stdout.write(helpOfVerb(verb));
    return FINE;
  }
  return 'load' in verb ? await eachPuzzle(verb, values, names, worker) : await atOnce(verb, values, names);
}

/** Runs a verb that needs all of an input at once, or none. */
async function atOnce(verb: WholeVerb, values: Values, names: readonly string[]): Promise<number> {
  const output = new Output(new StreamSink(process.stdout), frameOf(formatOf(values), verb.fields));
  let hasTrouble = false;
  async function* each<T>(read: (source: Source) => AsyncIterable<T>): AsyncGenerator<T> {
    for (const source of sourcesOf(names)) {
      try {
        yield* read(source);
      } catch (error) {
        if (error instanceof UsageError) throw error;
        complain(reasonOf(source, error));
        hasTrouble = true;
      }
    }
  }
  const status = await verb.run({
    values,
    names,
    texts: () => each(wholeText),
    blocks: () => each(({ name, chunks }) => blocksOf(name, chunks())),
    write: lines => output.write(lines),
    print: text => output.print(text),
    complain,
  });
  await output.end();
  return hasTrouble ? TROUBLE : output.isClosed ? FINE : status;
}

async function* wholeText({ name, chunks }: Source) {
  let text = '';
  for await (const chunk of chunks()) text += chunk;
  yield { name, text };
}

/** The options and the names of files among the arguments. */
function argumentsOf(
  verb: Verb,
  args: readonly string[],
): { readonly values: Values; readonly names: readonly string[] } {
  const known = optionsOf(verb);
  const options = Object.fromEntries(
    known.map(({ name, short, value }) => [
      name,
      { type: value ? ('string' as const) : ('boolean' as const), ...(short && { short }) },
    ]),
  );
  const help = { type: 'boolean', short: 'h' } as const;
  try {
    const parsed = parseArgs({ args: [...args], options: { ...options, help }, allowPositionals: true });
    const values: Values = { ...parsed.values };
    for (const option of known) checkValue(option, values[option.name]);
    return { values, names: parsed.positionals };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError((error as Error).message);
  }
}

function checkValue({ name, values }: Option, value: unknown): void {
  if (typeof value !== 'string' || !values || values.includes(value)) return;
  throw new UsageError(`--${name} is one of ${values.join(', ')}, not "${value}".`);
}
