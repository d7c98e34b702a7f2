/**
 * The meaning of rules in sentences for people, in steps and next to the grid. Texts about a line of `[Rules]` use them too, unless a line
 * needs an explanation of how it is written.
 */

import { digitsOf } from '../grid';
import type { Digit } from '../numbers';
import { all, namePhrase, phrase, t, type Value } from '../sentences';
import type { CellRule } from './kinds/cells';
import type { ClueRule } from './kinds/clues';
import type { HouseRule } from './kinds/houses';
import type { LineRule } from './kinds/lines';
import type { MarkRule } from './kinds/marks';
import type { SumsRule } from './kinds/sums';
import type { WholeGridRule } from './kinds/wholeGrid';
import { kindOf, numberOf, type Rule, type RuleOf, usualNumber } from './rule';

/**
 * A sentence or two about all rules like this one. Where the grid shows the number of each rule, it does not name the
 * number. Symbols are digits as the puzzle writes them, the first for digit 1.
 */
export type RuleMeaning<R extends Rule = Rule> = (rule: R, symbols: readonly string[]) => string;

type Meanings<R extends Rule> = { readonly [K in R['kind']]: RuleMeaning<RuleOf<K>> };

const houses = {
  diagonal: () => t('Each digit appears once on a marked diagonal.'),
  windoku: () => t('Each digit appears once in each shaded window.'),
  disjointGroups: () => t('Cells in the same position of different boxes have different digits.'),
  region: () => t('The cells of a shaded region have different digits.'),
} satisfies Meanings<HouseRule>;

const wholeGrid = {
  antiKnight: () => t("Cells that are a chess knight's move apart have different digits."),
  antiKing: () => t('Cells that touch at a corner have different digits.'),
  antiQueen: () => t('The highest digit appears at most once on each diagonal, as if it were a queen in chess.'),
  nonConsecutive: () => t('Adjacent cells never have consecutive digits, such as 4 and 5.'),
  globalEntropy: () => t('Each 2x2 square has a low, a middle and a high digit. In 9x9, these are 1-3, 4-6 and 7-9.'),
} satisfies Meanings<WholeGridRule>;

const marks = {
  whiteDot: () => t('The two digits next to a white dot are consecutive, such as 4 and 5.'),
  blackDot: () => t('One of the two digits next to a black dot is double the other, such as 3 and 6.'),
  x: () => t('The two digits next to an X add up to 10.'),
  v: () => t('The two digits next to a V add up to 5.'),
  strictKropki: () =>
    t(
      'All white and black dots are given: where there is no dot, neighboring digits are not consecutive, and neither is double the other.',
    ),
  strictWhiteDots: () => t('All white dots are given: where there is no dot, neighboring digits are not consecutive.'),
  strictBlackDots: () =>
    t('All black dots are given: where there is no dot, neither of two neighboring digits is double the other.'),
  strictXv: () =>
    t('All X and V signs are given: where there is no sign, neighboring digits add up to neither 10 nor 5.'),
  greater: () => t('The sign between two cells points to the smaller digit.'),
  quad: () => t('The four cells around a circle have its digits.'),
} satisfies Meanings<MarkRule>;

const cells = {
  digits: ({ digits }, symbols) =>
    ({
      even: () => t('A gray square has an even digit.'),
      odd: () => t('A gray circle has an odd digit.'),
      list: () => t('A cell with a list has one of its digits.'),
    })[digitListOf(digitsOf(digits), symbols.length)](),
  columnIndex: () => t('If a marked cell in column C has the digit V, column V of its row has the digit C.'),
  rowIndex: () => t('If a marked cell in row R has the digit V, row V of its column has the digit R.'),
} satisfies Meanings<CellRule>;

/** Whether a list of digits up to `size` is all even digits or all odd ones. */
export function digitListOf(digits: readonly number[], size: number): 'even' | 'odd' | 'list' {
  const isAll = (parity: number) =>
    Array.from({ length: size }, (_, i) => i + 1).every(digit => digits.includes(digit) === (digit % 2 === parity));
  if (isAll(0)) return 'even';
  return isAll(1) ? 'odd' : 'list';
}

const sums = {
  cage: () => t('The digits of a cage are different and add up to its sum, if it has one.'),
  sum: () => t('The digits in a dotted outline add up to its number, and may repeat.'),
  arrow: ({ circle }) =>
    circle.length === 1
      ? t('The digits along an arrow add up to the digit in its circle.')
      : t('The digits of a pill are read as one number, to which the digits along its arrow add up.'),
} satisfies Meanings<SumsRule>;

const lines = {
  thermo: () => t('Digits increase from the bulb to the end of the line.'),
  slowThermo: () => t('Digits never decrease from the bulb to the end of the line. They can stay the same.'),
  whispers: ({ difference }) => t('Neighbors on the line differ by at least {difference}.', { difference }),
  renban: () => t('The digits on the line are consecutive, in any order.'),
  palindrome: () => t('The line reads the same from both ends.'),
  clone: () => t('Two areas with the same shape and letter have the same digits in the same positions.'),
  between: () => t('Each digit between the two ends of the line lies between the digits at the ends.'),
  lockout: ({ difference }) =>
    t(
      'The digits of the two ends differ by at least {difference}. The digits of the other cells are neither between them nor equal to one of them.',
      { difference },
    ),
  regionSum: () => t('The boxes or regions divide the line into parts that all have the same sum.'),
  entropic: () =>
    t(
      'Any three consecutive cells on the line have a low, a middle and a high digit. In 9x9, these are 1-3, 4-6 and 7-9.',
    ),
  modular: ({ modulus }) =>
    t('Any {modulus} consecutive cells on the line have different remainders when divided by {modulus}.', { modulus }),
  zipper: () =>
    t(
      'Two cells that are equally far from the middle of the line add up to the digit in the middle. On a line with an even number of cells, all such pairs have the same sum.',
    ),
  sumLine: ({ sum }) => t('The line can be divided into parts that each add up to {sum}.', { sum }),
} satisfies Meanings<LineRule>;

const clues = {
  littleKiller: () =>
    t('The digits on a diagonal add up to the number of the arrow that points along it. They may repeat.'),
  sandwich: (_, symbols) =>
    t('The digits between {ends} in the row or column of a clue add up to it.', { ends: sandwichEnds(symbols) }),
  xSum: () => t('The first X digits, counted from a clue, add up to it. X is the first of them.'),
  skyscraper: () => t('A clue says how many digits, seen from it, are greater than all before them.'),
  numberedRoom: () => t('From its side, the digit of a clue is in position X, where X is the first digit.'),
} satisfies Meanings<ClueRule>;

/** The lowest and the highest digit. */
export const sandwichEnds = (symbols: readonly string[]) => all([symbols[0], symbols[symbols.length - 1]]);

/** The meaning of each kind of rule. */
export const ruleMeanings = {
  ...houses,
  ...wholeGrid,
  ...marks,
  ...cells,
  ...sums,
  ...lines,
  ...clues,
} satisfies Meanings<Rule>;

/** The meaning of a rule. */
export const ruleMeaningOf = (rule: Rule, symbols: readonly string[]): string =>
  (ruleMeanings[rule.kind] as RuleMeaning)(rule, symbols);

/** The English words for a kind of rule, which other languages translate: `little killer`, `anti-king`. */
export const ruleWordOf = (kind: Rule['kind']): string =>
  kind
    .replace(/^(?:anti|non|x)(?=[A-Z])/, '$&-')
    .replace(/-?[A-Z]/g, part => (part.length === 2 ? '' : ' ') + part.toLowerCase());

/** The name of a rule with its number or digits: `cage 16`, `little killer 22`, `anti-king`. */
export function ruleNameOf(rule: Rule, symbolOf: (digit: Digit) => string): Value {
  if (rule.kind === 'x' || rule.kind === 'v') return rule.kind.toUpperCase();
  const name = namePhrase(ruleWordOf(rule.kind));
  const number = numberInWords(rule, symbolOf);
  return number === undefined ? name : phrase('{name} {number}', { name, number });
}

function numberInWords(rule: Rule, symbolOf: (digit: Digit) => string): string | undefined {
  if (rule.kind === 'quad') return rule.digits.map(symbolOf).join(' ');
  const number = numberOf(rule) ?? usualNumber(rule.kind, 9);
  if (number === undefined) return undefined;
  return kindOf(rule).number?.isDigit ? symbolOf(number) : `${number}`;
}
