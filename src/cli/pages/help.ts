/** The page that lists the verbs, and the common parts of all pages. */

import type { Listed, VerbOption } from '../verbs/shared/verb';

/** Width of a line in characters. */
export const WIDTH = 90;

/** The syntax of all commands. */
export const USAGE = 'Usage: sudoku VERB [OPTION ...] [FILE ...]';

/** Information about all verbs. */
export const GENERAL = [
  'Reads puzzles in any supported format from files or standard input. For a folder, it reads all Sudoku files in it and its ' +
    'subfolders. A pattern such as "puzzles/**/*.sdm" matches files by name.',
];

/** The meaning of exit statuses. */
export const STATUSES =
  'The exit status is 0 when all is well, 1 when something needs attention, and 2 when something could not be done.';

/** The option of all verbs. */
export const HELP: VerbOption = { name: 'help', short: 'h', summary: 'Describe the verb and its options.' };

/** The page of all verbs. */
export function helpOf(verbs: readonly Listed[]): string {
  return [
    USAGE,
    '',
    ...GENERAL.flatMap(paragraph => [...wrappedLines(paragraph, WIDTH), '']),
    ...table(verbs.map(({ name, summary }) => [name, summary])),
    '',
    ...wrappedLines(`\`sudoku VERB --help\` describes a verb. ${STATUSES}`, WIDTH),
    '',
  ].join('\n');
}

/** Rows of two columns. */
export function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length)) + 4;
  return rows.flatMap(([first, second]) => {
    const [line = '', ...more] = wrappedLines(second, WIDTH - width);
    return [`  ${first}`.padEnd(width) + line, ...more.map(next => ' '.repeat(width) + next)];
  });
}

/** Wraps a text into lines. */
export function wrappedLines(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== '' && last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}
