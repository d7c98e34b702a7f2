/** How refutations are written: a line for each deduction, and for each case. */

import { digitsOf } from '../../grid';
import { list, type Names } from '../names';
import type { Deduction, Ground, Refutation } from './refutation';
import { subjectInWords } from './words';

/** `row 4`, `cage 16 in r12c8`, `r1c1` */
export function groundInWords(ground: Ground, names: Names): string {
  switch (ground.kind) {
    case 'digit':
      return `the peers of ${names.cell(ground.cell)}`;
    case 'house':
      return names.inWords(ground.house);
    case 'rule':
      return subjectInWords(ground.subject, names);
  }
}

/** The lines of a refutation: `row 4: r4c2=3, r4c5=1/7`. Those of a case begin with its digits: `r1c2=4: row 4: …`. */
export function refutationLines({ deductions, cases = [] }: Refutation, names: Names, before = ''): string[] {
  const lines = deductions.map(deduction => `${before}${deductionLine(deduction, names)}`);
  if (cases.length === 0) return lines;
  const digits = list(
    cases.map(({ digit }) => names.digit(digit)),
    'or',
  );
  return [
    ...lines,
    `${before}${names.cell(cases[0].cell)} can only be ${digits}`,
    ...cases.flatMap(({ cell, digit, refutation }) =>
      refutationLines(refutation, names, `${before}${names.cell(cell)}=${names.digit(digit)}: `),
    ),
  ];
}

function deductionLine({ ground, left }: Deduction, names: Names): string {
  const by = groundInWords(ground, names);
  if (left.length === 0) return `${by}: nothing fits`;
  return `${by}: ${left.map(({ cell, digits }) => `${names.cell(cell)}=${names.digits(digitsOf(digits), '/')}`).join(', ')}`;
}
