/** The pages of `--help`, from what the verbs say of themselves. */

import type { Service } from './verbs/service';
import type { Option, Verb } from './verbs/verb';

const WIDTH = 90;

/** What stands before everything. */
const USAGE = 'Usage: sudoku VERB [OPTION ...] [FILE ...]';

/** The page of all verbs. */
export function helpOf(verbs: readonly (Verb | Service)[]): string {
  return [
    USAGE,
    '',
    'Reads puzzles from files, or from the standard input, in any form that Sudoku files have.',
    '',
    ...table(verbs.map(({ name, summary }) => [name, summary])),
    '',
    '`sudoku VERB --help` tells more about a verb. The exit status is 0 when all is well, 1 when there is something to',
    'look at, and 2 when something could not be done.',
    '',
  ].join('\n');
}

/** The page of a verb. */
export function helpOfVerb({ name, summary, description, options, examples }: Verb): string {
  return [
    `Usage: sudoku ${name} [OPTION ...] [FILE ...]`,
    '',
    summary,
    '',
    ...description.flatMap(paragraph => [...wrapped(paragraph, WIDTH), '']),
    'Options:',
    ...table(options.map(option => [namesOf(option), summaryOf(option)])),
    '',
    'Examples:',
    ...examples.flatMap(({ command, does }) => [`  ${command}`, `      ${does}`]),
    '',
  ].join('\n');
}

/** The page of a service. */
export function helpOfService({ name, summary, description }: Service): string {
  const paragraphs = description.flatMap(paragraph => ['', ...wrapped(paragraph, WIDTH)]);
  return [`Usage: sudoku ${name}`, '', summary, ...paragraphs, ''].join('\n');
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
