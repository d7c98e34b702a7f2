/** The page of a verb, generated from its declaration. */

import type { NamedVerb } from '../verbs/shared/verb';
import { table, WIDTH, wrappedLines } from './help';
import { listedOptionsOf, namesOf, summaryOf } from './options';

/** The page of a verb. */
export function helpOfVerb(verb: NamedVerb): string {
  const { name, summary, description, examples, operands = '[FILE ...]' } = verb;
  return [
    `Usage: sudoku ${name} [OPTION ...] ${operands}`.trimEnd(),
    '',
    summary,
    '',
    ...description.flatMap(paragraph => [...wrappedLines(paragraph, WIDTH), '']),
    'Options:',
    ...table(listedOptionsOf(verb).map(option => [namesOf(option), summaryOf(option)])),
    '',
    'Examples:',
    ...examples.flatMap(({ command, does }) => [`  ${command}`, `      ${does}`]),
    '',
  ].join('\n');
}
