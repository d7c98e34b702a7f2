/** Runs a verb: reads its arguments and inputs, and writes its output in order. */

import { parseArgs } from 'node:util';
import type { Environment } from './environment';
import { filesOf } from './input/files';
import { complain } from './output/complaints';
import { helpOf } from './pages/help';
import { writePage } from './pages/write';
import { loadVerb, VERBS } from './verbs/index';
import type { NamedVerb } from './verbs/shared/verb';
import { type OptionValues, STATUS, UsageError, type VerbOption } from './verbs/shared/verb';

/** From package.json, inserted by the build. */
declare const PROJECT: { readonly version: string };

const { trouble: TROUBLE } = STATUS;

/** Runs the command line with these arguments, and returns its exit status. */
export async function run(args: readonly string[], environment: Environment): Promise<number> {
  const [first, ...rest] = args[0] === 'help' && args.length > 1 ? [args[1], '--help'] : args;
  if (first === undefined || first === '--help' || first === '-h' || first === 'help') {
    const status = await writePage(environment, helpOf(VERBS));
    return first === undefined ? TROUBLE : status;
  }
  if (first === '--version' || first === '-V') return writePage(environment, `sudoku ${PROJECT.version}\n`);
  const verb = await loadVerb(first);
  if (!verb) {
    const other = likely(first);
    const guess = other === undefined ? '' : ` Did you mean "${other}"?`;
    complain(environment, `There is no verb "${first}".${guess} \`sudoku --help\` lists all.`);
    return TROUBLE;
  }
  try {
    return await runVerb(verb, rest, environment);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    complain(environment, `${error.message} \`sudoku ${verb.name} --help\` shows its options.`);
    return TROUBLE;
  }
}

async function runVerb(verb: NamedVerb, args: readonly string[], environment: Environment): Promise<number> {
  const { optionsOf } = await import('./pages/options');
  const { values, names: wanted } = argumentsOf(optionsOf(verb), args);
  if (values.help) {
    const { helpOfVerb } = await import('./pages/verbHelp');
    return writePage(environment, helpOfVerb(verb));
  }
  const names = verb.operands === undefined ? filesOf(wanted) : wanted;
  if ('load' in verb) {
    const { eachPuzzle } = await import('./jobs/eachPuzzle');
    return eachPuzzle(verb, values, names, environment);
  }
  const { wholeInput } = await import('./jobs/wholeInput');
  return wholeInput(verb, values, names, environment);
}

/** Parses the options and the file names in the arguments. */
function argumentsOf(
  known: readonly VerbOption[],
  args: readonly string[],
): { readonly values: OptionValues; readonly names: readonly string[] } {
  const options = Object.fromEntries(
    known.map(({ name, short, value, isRepeatable }) => [
      name,
      {
        type: value ? ('string' as const) : ('boolean' as const),
        ...(short && { short }),
        ...(isRepeatable && { multiple: true }),
      },
    ]),
  );
  const help = { type: 'boolean', short: 'h' } as const;
  try {
    const parsed = parseArgs({ args: [...args], options: { ...options, help }, allowPositionals: true });
    const values = { ...parsed.values } as OptionValues;
    for (const option of known) checkValue(option, values[option.name]);
    return { values, names: parsed.positionals };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(wrongOption(error as Error));
  }
}

function checkValue({ name, values }: VerbOption, value: unknown): void {
  if (typeof value !== 'string' || !values || values.includes(value)) return;
  throw new UsageError(`--${name} must be one of ${values.join(', ')}, not "${value}".`);
}

/** Explains an invalid option to users. Node's messages are for programmers. */
function wrongOption({ message }: Error): string {
  const [, name = 'It'] = /'(?:-\w, )?(-{1,2}[\w-]+)/.exec(message) ?? [];
  if (/^Unknown option/.test(message)) return `There is no option ${name}.`;
  if (/does not take an argument/.test(message)) return `${name} takes no value.`;
  return `${name} needs a value. Write a value that starts with a dash as ${name}=-1.`;
}

/** The verb that is most similar to a word, if any is similar. */
function likely(word: string): string | undefined {
  const start = word.slice(0, 3).toLowerCase();
  return VERBS.find(({ name }) => start.length === 3 && name.startsWith(start))?.name;
}
