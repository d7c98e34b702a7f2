/** Proofs of solution paths: why a step does not follow. */

import type { Geometry } from '../../core/geometry';
import type { Cell, Digit } from '../../core/numbers';
import type { PremiseFailure } from '../../core/proof/checker';
import type { Literal, Premise } from '../../core/proof/premise';
import { allStatements, phrase, t } from '../../core/sentences';
import type { Names } from '../../core/techniques/names';
import { quoted, sizeOf } from '../wording';

/** Verified paths. */
export const proof = {
  noPuzzle: () => t('There is no puzzle above this step, so it cannot be checked.'),
  conflict: () => t('The digits of the puzzle contradict each other, so no step can be checked.'),
  noSolution: () => t('The puzzle has no solution, so no step can be checked.'),
  nothingLeft: () => t('The statement on this line leaves the puzzle without a solution, so no step can be checked.'),
  /** `outside` is a cell of the step that is not in the grid, `notDigit` a text that is not a digit of a puzzle of this shape. */
  unreadableStep: (outside: string | undefined, notDigit: string | undefined, geometry: Geometry) => {
    if (outside) return t('This step cannot be read: {cell} is not in the grid.', { cell: outside });
    return notDigit
      ? t('This step cannot be read: {digit} is not a digit of a {size} puzzle.', {
          digit: quoted(notDigit),
          size: sizeOf(geometry),
        })
      : t(
          'This step cannot be read: it should consist of placements and eliminations such as "r4c7=5, r1c23<>7", or end with them after a colon or "=>".',
        );
  },
  unreadableStart: (words: string, isPlaced: boolean) =>
    isPlaced
      ? t('This line cannot be read: only placements can follow "{words}", such as "r4c7=5, r1c2=7".', {
          words,
        })
      : t('This line cannot be read: only eliminations can follow "{words}", such as "r4c7<>5, r1c23<>7".', {
          words,
        }),
  unreadablePremise: () =>
    t(
      'This premise cannot be read. Begin it with "set:", "cover:", "rule:", "if", "exocet:", "impossible:" or ' +
        '"one solution:", for example "set: 4,5,9 in r7c13,r9c2" or "cover: 4r57 by 4c17".',
    ),
  strayPremise: () => t('There is no step above this premise.'),
  lateStart: (words: string) => t('A line with "{words}" must be above the steps.', { words }),
  /** `digit` is the drawn one, 0 for none. */
  otherEntry: (names: Names, claim: Literal, digit: Digit) => {
    const [said, cell] = [written(names, claim), names.cell(claim.cell)];
    return digit === 0
      ? t('{claim} contradicts the grid: {cell} has no digit.', { claim: said, cell })
      : t('{claim} contradicts the grid: {cell} has {digit}.', { claim: said, cell, digit: names.digit(digit) });
  },
  wrong: (names: Names, claim: Literal, digit: Digit) =>
    claim.isOn
      ? t('{claim} is wrong: the solution has {digit} in {cell}.', {
          claim: written(names, claim),
          digit: names.digit(digit),
          cell: names.cell(claim.cell),
        })
      : t('{claim} is wrong: the solution has {digit} there.', {
          claim: written(names, claim),
          digit: names.digit(digit),
        }),
  claim: (names: Names, claim: Literal) =>
    t('{claim} does not follow: the opposite leads to no contradiction by singles and the premises of this step.', {
      claim: written(names, claim),
    }),
  grid: (names: Names, claim: Literal) =>
    t('{cell} has {digit} here, but no step has placed it, and it is not a single.', {
      cell: names.cell(claim.cell),
      digit: names.digit(claim.digit),
    }),
  /** `digit` is the digit of the later grid, 0 for none. */
  otherGiven: (names: Names, cell: Cell, digit: Digit, first: Digit) =>
    digit === 0
      ? t('{cell} has no digit here, but {first} in the puzzle of this path.', {
          cell: names.cell(cell),
          first: names.digit(first),
        })
      : t('{cell} has {digit} here, but {first} in the puzzle of this path.', {
          cell: names.cell(cell),
          digit: names.digit(digit),
          first: names.digit(first),
        }),
  otherShape: () => t('This grid cannot be compared with the puzzle of this path.'),
  premise: (names: Names, premise: Premise, { kind, cell = 0, digit = 0 }: PremiseFailure) => {
    const where = names.cell(cell);
    const what = names.digit(digit);
    switch (kind) {
      case 'other-digit':
        return t('{cell} can also be {digit}, which this set does not list.', { cell: where, digit: what });
      case 'given':
        return t(
          '{cell} cannot exchange its digit, because it is a given, or because the puzzle excludes {digit} from it.',
          {
            cell: where,
            digit: what,
          },
        );
      case 'not-implied':
        return premise.kind === 'if'
          ? t('{claim} does not follow from these statements by singles and the earlier premises.', {
              claim: written(names, premise.conclusion),
            })
          : premise.kind === 'rule'
            ? t('One of these rules is not among those of the puzzle.')
            : t('This premise does not follow.');
      case 'wrong-cells':
        return premise.kind === 'exocet'
          ? t('All base cells must see each other, and there must be as many targets as base cells.')
          : t('A cell appears twice in this set.');
      case 'wrong-count':
        return premise.kind === 'cover'
          ? t(
              '{choices, plural, one {# choice needs} other {# choices need}} as many covers after "by", not {covers}.',
              { choices: premise.choices.length, covers: premise.covers.length },
            )
          : t('There must be as many choices as covers.');
      case 'not-unique':
        return t('This premise needs a puzzle with exactly one solution, and this puzzle is not known to have one.');
      case 'not-deadly':
        return t(
          'These cells could not exchange their digits: in each of their houses, each digit must be in two of their pairs.',
        );
    }
  },
  /** Messages about a path whose steps are all valid. */
  verified: (steps: number) => t('{steps, plural, one {# step is} other {# steps are}} valid', { steps }),
  /** The claims of a step, in words. */
  says: (names: Names, claims: readonly Literal[]) =>
    t('{sentence}.', {
      sentence: allStatements(
        claims.map(({ cell, digit, isOn }) =>
          isOn
            ? phrase('{cell} is {digit}', { cell: names.cell(cell), digit: names.digit(digit) })
            : phrase('{cell} is not {digit}', { cell: names.cell(cell), digit: names.digit(digit) }),
        ),
      ),
    }),
  /** Texts of the hover over a step. */
  follows: (premises: number) =>
    premises === 0
      ? t('This step is valid: its opposite leads to a contradiction by singles.')
      : t(
          'This step is valid: its opposite leads to a contradiction by singles and {premises, plural, one {# premise} other {# premises}}.',
          { premises },
        ),
} as const;

/** A claim in HoDoKu's notation. */
const written = (names: Names, { cell, digit, isOn }: Literal) =>
  `${names.cell(cell)}${isOn ? '=' : '<>'}${names.digit(digit)}`;
