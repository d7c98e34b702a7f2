/** The pages of `--help`, from what the verbs say of themselves. */

import { OPTIONS } from '../jobs/eachPuzzle';
import type { Option, Verb } from '../verbs/verb';

const WIDTH = 90;

/** The form of all commands. */
export const USAGE = 'Usage: sudoku VERB [OPTION ...] [FILE ...]';

/** What holds for all verbs. */
export const GENERAL = ['Reads puzzles from files, or from the standard input, in any form that Sudoku files have.'];

/** What exit statuses mean. */
export const STATUSES =
  'The exit status is 0 when all is well, 1 when there is something to look at, and 2 when something could not be done.';

/** The option of all verbs. */
export const HELP: Option = { name: 'help', short: 'h', summary: 'Tell what the verb does, and its options.' };

/** The page of all verbs. */
export function helpOf(verbs: readonly Verb[]): string {
  return [
    USAGE,
    '',
    ...GENERAL.flatMap(paragraph => [...wrapped(paragraph, WIDTH), '']),
    ...table(verbs.map(({ name, summary }) => [name, summary])),
    '',
    ...wrapped(`\`sudoku VERB --help\` tells more about a verb. ${STATUSES}`, WIDTH),
    '',
  ].join('\n');
}

/** The page of a verb. */
export function helpOfVerb(verb: Verb): string {
  const { name, summary, description, examples, operands = '[FILE ...]' } = verb;
  return [
    `Usage: sudoku ${name} [OPTION ...] ${operands}`.trimEnd(),
    '',
    summary,
    '',
    ...description.flatMap(paragraph => [...wrapped(paragraph, WIDTH), '']),
    'Options:',
    ...table(optionsOf(verb).map(option => [namesOf(option), summaryOf(option)])),
    '',
    'Examples:',
    ...examples.flatMap(({ command, does }) => [`  ${command}`, `      ${does}`]),
    '',
  ].join('\n');
}

/** The options of a verb, with those that all verbs of its kind have. */
export function optionsOf(verb: Verb): readonly Option[] {
  return 'load' in verb ? [...verb.options, ...OPTIONS] : verb.options;
}

function namesOf({ name, short, value }: Option): string {
  return `${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`;
}

const summaryOf = ({ summary, standard }: Option) => (standard ? `${summary} Default: ${standard}.` : summary);

/** Two columns. */
function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length)) + 4;
  return rows.flatMap(([first, second]) => {
    const [line = '', ...more] = wrapped(second, WIDTH - width);
    return [`  ${first}`.padEnd(width) + line, ...more.map(next => ' '.repeat(width) + next)];
  });
}

function wrapped(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== '' && last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}
