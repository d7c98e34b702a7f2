/** How refutations are written: a line for each deduction, and for each case. */

import { digitsOf, isSingle } from '../../grid';
import type { Cell } from '../../numbers';
import { list, type Names } from '../names';
import type { Change, Deduction, Ground, Refutation } from './refutation';
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

/** The lines of a refutation: `row 4: r4c2=3, r4c5<>1,7`. Those of a case begin with its digits: `r1c2=4: row 4: …`. */
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

function deductionLine({ ground, changes }: Deduction, names: Names): string {
  const by = groundInWords(ground, names);
  if (changes.length === 0) return `${by}: nothing fits`;
  return `${by}: ${changesInSigns(changes, names)}`;
}

/** `r3c1=1, r1c12<>8,9`: cells with the same change are joined. */
function changesInSigns(changes: readonly Change[], names: Names): string {
  const cells = new Map<string, Cell[]>();
  for (const { cell, gone, left } of changes) {
    const sign = isSingle(left) ? `=${names.digits(digitsOf(left))}` : `<>${names.digits(digitsOf(gone))}`;
    cells.set(sign, [...(cells.get(sign) ?? []), cell]);
  }
  return [...cells].map(([sign, some]) => names.cells(some) + sign).join(', ');
}
