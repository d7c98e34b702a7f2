/** Proofs of solution paths: why a step does not follow. */

import type { Geometry } from '../core/geometry';
import type { Cell, Digit } from '../core/numbers';
import type { PremiseFailure } from '../core/proof/checker';
import type { Literal, Premise } from '../core/proof/premise';
import { list, type Names } from '../core/techniques/names';
import { count, quoted, sizeOf } from './wording';

/** Verified paths. */
export const proof = {
  noPuzzle: () => 'There is no puzzle above this step, so it cannot be checked.',
  conflict: () => 'The digits of the puzzle contradict each other, so no step can be checked.',
  noSolution: () => 'The puzzle has no solution, so no step can be checked.',
  nothingLeft: () => 'The statement on this line leaves the puzzle without a solution, so no step can be checked.',
  /** `outside` is a cell of the step that is not in the grid, `notDigit` a text that is not a digit of a puzzle of this shape. */
  unreadableStep: (outside: string | undefined, notDigit: string | undefined, geometry: Geometry) =>
    outside
      ? `This step cannot be read: ${outside} is not in the grid.`
      : notDigit
        ? `This step cannot be read: ${quoted(notDigit)} is not a digit of a ${sizeOf(geometry)} puzzle.`
        : 'This step cannot be read: it should be placements and eliminations such as "r4c7=5, r1c23<>7", or end with them after a colon or "=>".',
  unreadableStart: (words: string, isPlaced: boolean) =>
    `This line cannot be read: after "${words}" it should have only ${isPlaced ? 'placements, such as "r4c7=5, r1c2=7"' : 'eliminations, such as "r4c7<>5, r1c23<>7"'}.`,
  unreadablePremise: () =>
    'This premise cannot be read. Write it as "set: 4,5,9 in r7c13,r9c2", "cover: 4r57 by 4c17", ' +
    '"if r1c1=1 and r2c2<>3 then r4c7<>5" or "one solution: 2,3 in r1c14,r3c14".',
  strayPremise: () => 'There is no step above this premise.',
  lateStart: (words: string) => `A line with "${words}" must be above the steps.`,
  /** `digit` is the drawn one. */
  otherEntry: (names: Names, claim: Literal, digit: Digit) =>
    `${written(names, claim)} contradicts the grid: ${has(names, claim.cell, digit)}.`,
  wrong: (names: Names, claim: Literal, digit: Digit) =>
    claim.isOn
      ? `${written(names, claim)} is wrong: the solution has ${names.digit(digit)} in ${names.cell(claim.cell)}.`
      : `${written(names, claim)} is wrong: the solution has ${names.digit(digit)} there.`,
  claim: (names: Names, claim: Literal) =>
    `${written(names, claim)} does not follow: the opposite leads to no contradiction by singles and the premises of this step.`,
  grid: (names: Names, claim: Literal) =>
    `${names.cell(claim.cell)} has ${names.digit(claim.digit)} here, but no step has placed it, and it is not a single.`,
  /** `digit` is the digit of the later grid, 0 for none. */
  otherGiven: (names: Names, cell: Cell, digit: Digit, first: Digit) =>
    `${has(names, cell, digit)} here, but ${names.digit(first)} in the puzzle of this path.`,
  otherShape: () => 'This grid cannot be compared with the puzzle of this path.',
  premise: (names: Names, premise: Premise, { kind, cell = 0, digit = 0 }: PremiseFailure) => {
    const where = names.cell(cell);
    const what = names.digit(digit);
    switch (kind) {
      case 'other-digit':
        return `${where} can also be ${what}, which this set does not name.`;
      case 'given':
        return `${where} cannot exchange its digit, because the puzzle gives it, or gives that it is not ${what}.`;
      case 'not-implied':
        return premise.kind === 'if'
          ? `${written(names, premise.conclusion)} does not follow from these statements by singles and the earlier premises.`
          : premise.kind === 'rule'
            ? 'One of these rules is not among those of the puzzle.'
            : 'This premise does not follow.';
      case 'wrong-cells':
        return 'A cell appears twice in this set.';
      case 'wrong-count':
        return premise.kind === 'cover'
          ? `${count(premise.choices.length, 'choice')} ${premise.choices.length === 1 ? 'needs' : 'need'} as many covers after "by", not ${premise.covers.length}.`
          : 'There must be as many choices as covers.';
      case 'not-unique':
        return 'This premise needs a puzzle with exactly one solution, and this puzzle is not known to have one.';
      case 'not-deadly':
        return 'These cells could not exchange their digits: in each of their houses, each digit must be in two of their pairs.';
    }
  },
  /** Messages about a path whose steps are all valid. */
  verified: (steps: number) => `${count(steps, 'step')} ${steps === 1 ? 'is' : 'are'} valid`,
  /** The claims of a step, in words. */
  says: (names: Names, claims: readonly Literal[]) =>
    `${list(claims.map(({ cell, digit, isOn }) => `${names.cell(cell)} is ${isOn ? '' : 'not '}${names.digit(digit)}`))}.`,
  /** Texts of the hover over a step. */
  follows: (premises: number) =>
    premises === 0
      ? 'This step is valid: its opposite leads to a contradiction by singles.'
      : `This step is valid: its opposite leads to a contradiction by singles and ${count(premises, 'premise')}.`,
} as const;

const written = (names: Names, { cell, digit, isOn }: Literal) =>
  `${names.cell(cell)}${isOn ? '=' : '<>'}${names.digit(digit)}`;
const has = (names: Names, cell: Cell, digit: Digit) =>
  `${names.cell(cell)} has ${digit === 0 ? 'no digit' : names.digit(digit)}`;
