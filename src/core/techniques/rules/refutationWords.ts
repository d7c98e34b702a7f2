/** The notation of refutations: a line for each deduction, and for each case. */

import { houseName } from '../../cellNames';
import { digitsOf, isSingle } from '../../grid';
import type { Cell } from '../../numbers';
import { any, phrase, t, type Value } from '../../sentences';
import type { Names } from '../names';
import type { CandidateLoss, Deduction, Ground, Refutation, Refuted } from './refutation';
import { subjectInWords } from './words';

/** `row 4`, `cage 16 in r12c8`, `r1c1` */
export function groundInWords(ground: Ground, names: Names): Value {
  switch (ground.kind) {
    case 'digit':
      return phrase('the peers of {cell}', { cell: names.cell(ground.cell) });
    case 'house':
      return houseName(ground.house);
    case 'rule':
      return subjectInWords(ground.subject, names);
  }
}

/** The lines of a refutation: `row 4: r4c2=3, r4c5<>1,7`. Those of a case begin with its digits: `r1c2=4: row 4: …`. */
export function refutationLines({ deductions, cases = [] }: Refutation, names: Names): string[] {
  const lines = deductions.map(deduction => deductionLine(deduction, names));
  if (cases.length === 0) return lines;
  return [
    ...lines,
    t('{cell} can only be {digits}', {
      cell: names.cell(cases[0].cell),
      digits: any(cases.map(({ digit }) => names.digit(digit))),
    }),
    ...cases.flatMap(each => inCase(each, refutationLines(each.refutation, names), names)),
  ];
}

/** The lines of a case, which begin with its digit. */
const inCase = ({ cell, digit }: Refuted, lines: readonly string[], names: Names): string[] =>
  lines.map(line => t('{ground}: {changes}', { ground: `${names.cell(cell)}=${names.digit(digit)}`, changes: line }));

/**
 * The cases of a refutation that is too long, as deep as `most` characters allow: each with the rule that it breaks, or with its number of
 * cases. Without cases: its last lines.
 */
export function shortenedLines(refutation: Refutation, names: Names, most: number): string[] {
  let best = casesTo(0, refutation, names);
  for (let depth = 1; depth <= MOST_DEPTH; depth++) {
    const lines = casesTo(depth, refutation, names);
    if (lines.join('\n').length > most || lines.length === best.length) break;
    best = lines;
  }
  return best;
}

/** The maximum depth of cases. Deeper cases are never listed in a short text. */
const MOST_DEPTH = 8;

function casesTo(depth: number, { deductions, cases = [] }: Refutation, names: Names): string[] {
  if (cases.length === 0) {
    const last = deductions[deductions.length - 1];
    return [nothingFits(last.ground, names)];
  }
  const cell = names.cell(cases[0].cell);
  if (depth === 0) {
    const count = cases.reduce((sum, { refutation }) => sum + leavesOf(refutation), 0);
    return [t('each digit of {cell} is refuted, in {n, plural, one {# case} other {# cases}}', { cell, n: count })];
  }
  return cases.flatMap(each => inCase(each, casesTo(depth - 1, each.refutation, names), names));
}

/** The number of contradictions in a refutation. */
function leavesOf({ cases }: Refutation): number {
  return cases ? cases.reduce((sum, { refutation }) => sum + leavesOf(refutation), 0) : 1;
}

const nothingFits = (ground: Ground, names: Names): string =>
  t('{ground}: nothing fits', { ground: groundInWords(ground, names) });

function deductionLine({ ground, changes }: Deduction, names: Names): string {
  if (changes.length === 0) return nothingFits(ground, names);
  return t('{ground}: {changes}', { ground: groundInWords(ground, names), changes: changesInSigns(changes, names) });
}

/** `r3c1=1, r1c12<>8,9`: cells with the same change are joined. */
function changesInSigns(changes: readonly CandidateLoss[], names: Names): string {
  const cells = new Map<string, Cell[]>();
  for (const { cell, gone, left } of changes) {
    const sign = isSingle(left) ? `=${names.digits(digitsOf(left))}` : `<>${names.digits(digitsOf(gone))}`;
    cells.set(sign, [...(cells.get(sign) ?? []), cell]);
  }
  return [...cells].map(([sign, some]) => names.cells(some) + sign).join(', ');
}
