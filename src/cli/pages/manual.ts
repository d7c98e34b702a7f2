/** The manual page, in the macros of `man`. */

import type { NamedVerb } from '../verbs/shared/verb';
import { GENERAL, HELP, STATUSES, USAGE } from './help';
import { namesOf, optionsOf, summaryOf } from './options';

/** The page of all verbs. */
export function manualPage(verbs: readonly NamedVerb[]): string {
  return [
    '.TH SUDOKU 1 "" "sudoku" "User Commands"',
    '.SH NAME',
    'sudoku \\- check, solve, rate, generate and convert Sudoku puzzles',
    '.SH SYNOPSIS',
    plain(USAGE.replace(/^Usage: /, '')),
    '.SH DESCRIPTION',
    ...GENERAL.flatMap(paragraph => ['.PP', plain(paragraph)]),
    '.SH VERBS',
    ...verbs.flatMap(verb => [
      `.SS ${plain(verb.name)}`,
      plain(verb.summary),
      ...verb.description.flatMap(paragraph => ['.PP', plain(paragraph)]),
      ...optionsOf(verb).flatMap(option => ['.TP', `.B ${plain(namesOf(option))}`, plain(summaryOf(option))]),
      ...verb.examples.flatMap(({ command, does }) => ['.PP', plain(does), '.EX', plain(command), '.EE']),
    ]),
    '.SH OPTIONS',
    '.TP',
    `.B ${plain(namesOf(HELP))}`,
    plain(HELP.summary),
    '.SH EXIT STATUS',
    plain(STATUSES),
    '',
  ].join('\n');
}

/** Escapes a text for the macros. */
function plain(text: string): string {
  const escaped = text.replaceAll('\\', '\\e').replaceAll('-', '\\-').replaceAll('`', '\\(ga');
  return /^[.']/.test(escaped) ? `\\&${escaped}` : escaped;
}
