/** The page that lists the verbs, and what all pages have. */

import type { Listed, Option } from '../verbs/verb';

/** Characters of a line. */
export const WIDTH = 90;

/** The form of all commands. */
export const USAGE = 'Usage: sudoku VERB [OPTION ...] [FILE ...]';

/** What holds for all verbs. */
export const GENERAL = [
  'Reads puzzles from files, or from the standard input, in any form that Sudoku files have. A folder stands for the Sudoku files in it, ' +
    'and "puzzles/**/*.sdm" for the files with such names.',
];

/** What exit statuses mean. */
export const STATUSES =
  'The exit status is 0 when all is well, 1 when there is something to look at, and 2 when something could not be done.';

/** The option of all verbs. */
export const HELP: Option = { name: 'help', short: 'h', summary: 'Tell what the verb does, and its options.' };

/** The page of all verbs. */
export function helpOf(verbs: readonly Listed[]): string {
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

/** Rows of two columns. */
export function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length)) + 4;
  return rows.flatMap(([first, second]) => {
    const [line = '', ...more] = wrapped(second, WIDTH - width);
    return [`  ${first}`.padEnd(width) + line, ...more.map(next => ' '.repeat(width) + next)];
  });
}

/** The lines of a text. */
export function wrapped(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== '' && last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}
