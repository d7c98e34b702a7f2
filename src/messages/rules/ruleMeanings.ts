/** The meaning of rules in plain sentences: of each word of `[Rules]`, and of the rules that a grid shows. */

import { digitsOf } from '../../core/grid';
import { lineKinds } from '../../core/rules/kinds/lines';
import { digitListOf, ruleMeaningOf, ruleMeanings, sandwichEnds } from '../../core/rules/meanings';
import type { Rule } from '../../core/rules/rule';
import { sideBySide, t } from '../../core/sentences';
import type { RuleId } from '../../text/rules/ruleWord';
import { drawnRules } from './drawnRules';
import { ruleLegend, ruleName } from './ruleNames';

/**
 * The meaning of each word, shown next to the line that it is written in. N is the number of digits. A word differs from its rule in
 * {@link ruleMeanings} where people need to know how to write it, and where the rule has a number.
 */
export const wordMeanings: Readonly<Record<RuleId, () => string>> = {
  ...ruleMeanings,
  diagonals: () => t('Each digit appears once on each of the two main diagonals.'),
  diagonal: () => t('Each digit appears once on a main diagonal: / rises to the right, \\ falls.'),
  windoku: () =>
    t(
      'Each digit appears once in each window. Windows are squares as large as a box, one cell away from the edges and from each other.',
    ),
  region: () => t('These cells have different digits.'),
  noBoxes: () => t('There are no boxes: each digit appears once in each row and column.'),
  whiteDot: () => t('The digits of the two cells are consecutive, such as 4 and 5.'),
  blackDot: () => t('One digit is double the other, such as 3 and 6.'),
  x: () => t('The two digits add up to 10.'),
  v: () => t('The two digits add up to 5.'),
  greater: () => t('The digit before each > is greater than the digit after it.'),
  less: () => t('The digit before each < is less than the digit after it.'),
  even: () => t('These cells have even digits.'),
  odd: () => t('These cells have odd digits.'),
  digits: () => t('Each of these cells has one of the digits before the colon.'),
  columnIndex: () =>
    t('If one of these cells is in column C and contains V, the cell in column V of the same row contains C.'),
  rowIndex: () =>
    t('If one of these cells is in row R and contains V, the cell in row V of the same column contains R.'),
  cage: () => t('The digits in the cells are different, and add up to the number if there is one.'),
  sum: () => t('The digits add up to the number, and may repeat. A cell that is listed twice counts twice.'),
  arrow: () =>
    t(
      'The digits along the shaft add up to the digit in the circle. A circle of several cells is read as one number, starting at its first cell.',
    ),
  thermo: () => t('Digits increase from the bulb (the first cell) to the end of the line.'),
  slowThermo: () =>
    t('Digits never decrease from the bulb (the first cell) to the end of the line. They can stay the same.'),
  whispers: () =>
    t(
      'Neighbors on the line differ by at least the number. The default is half the number of digits, rounded up: 5 in 9x9, 3 in 6x6.',
    ),
  dutchWhispers: () =>
    t(
      'Neighbors on the line differ by at least 4 in 9x9. In other sizes, the minimum is one less than the default of `whispers`.',
    ),
  clone: () => t('The two groups have the same digits in the same order.'),
  lockout: () =>
    t(
      'The digits at the two ends of the line differ by at least the number. The default is the same as for `dutch whispers`: 4 in 9x9. The digits of the other cells are neither between the digits at the ends nor equal to one of them.',
    ),
  modular: () =>
    t(
      'The digits of any K consecutive cells on the line have different remainders when divided by K. K is the number; the default is 3.',
    ),
  sumLine: () =>
    t(
      'The line can be divided into parts that each add up to the number. Write `sum line 10 loop: …` for a loop, whose last cell is connected to its first.',
    ),
  tenLine: () => t('The line can be divided into parts that each add up to 10.'),
  quad: () => t('The 2x2 square with this top-left cell contains all of the listed digits.'),
  littleKiller: () =>
    t('The digits on the diagonal that begins in this edge cell add up to the number. They may repeat.'),
  sandwich: () => t('The digits between 1 and the highest digit in the row or column add up to the number.'),
  xSum: () => t('The first X digits from this side add up to the number. X is the first of them.'),
  skyscraper: () => t('The number says how many digits, seen from this side, are greater than all digits before them.'),
  numberedRoom: () => t('The number is the digit in position X from this side, where X is the first digit.'),
};

/** The meaning of a rule for the text next to its grid. */
export interface RuleSentences {
  /** The common name of all rules with this meaning. */
  readonly heading: string;
  /** The meaning of these rules. It does not name the numbers that the grid shows. */
  readonly all: string;
  /** The requirement of this rule, with its number. Absent when it is the same. */
  readonly one?: string | undefined;
}

/** The texts about a rule next to a grid, without its meaning. Symbols are digits as the puzzle writes them, the first for digit 1. */
interface RuleText<R extends Rule> {
  heading(rule: R, symbols: readonly string[]): string;
  one?(rule: R, symbols: readonly string[]): string | undefined;
}

/** The same text for some kinds. */
const forKinds = <K extends Rule['kind'], T>(kinds: Readonly<Record<K, unknown>>, textOf: (kind: K) => T) =>
  Object.fromEntries((Object.keys(kinds) as K[]).map(kind => [kind, textOf(kind)])) as Record<K, T>;

/** By kind: its texts. The name of a kind is its heading, except for kinds with another one below. */
const TEXTS: { readonly [K in Rule['kind']]: RuleText<Rule & { readonly kind: K }> } = {
  ...forKinds(ruleMeanings, kind => ({ heading: () => ruleName(kind) })),
  ...forKinds(lineKinds, () => ({ heading: ruleLegend })),
  thermo: { heading: () => t('Thermometers') },
  clone: { heading: () => t('Clones') },
  diagonal: { heading: () => t('Diagonals') },
  windoku: { heading: () => t('Windows') },
  region: { heading: () => t('Extra regions') },
  whiteDot: { heading: () => t('White dots') },
  blackDot: { heading: () => t('Black dots') },
  x: { heading: () => t('X') },
  v: { heading: () => t('V') },
  strictKropki: { heading: drawnRules.strictKropki },
  strictWhiteDots: { heading: drawnRules.strictWhiteDots },
  strictBlackDots: { heading: drawnRules.strictBlackDots },
  strictXv: { heading: drawnRules.strictXv },
  greater: { heading: () => t('Inequalities') },
  quad: {
    heading: () => t('Quads'),
    one: ({ digits }, symbols) =>
      t('The four cells have {digits} among their digits.', { digits: inOrder(digits, symbols) }),
  },
  digits: {
    heading: ({ digits }, symbols) =>
      ({
        even: () => t('Even digits'),
        odd: () => t('Odd digits'),
        list: () => t('Lists of digits'),
      })[digitListOf(digitsOf(digits), symbols.length)](),
    one: ({ digits }, symbols) =>
      digitListOf(digitsOf(digits), symbols.length) === 'list'
        ? t('The digit is one of {digits}.', { digits: inOrder(digitsOf(digits), symbols) })
        : undefined,
  },
  cage: {
    heading: () => t('Cages'),
    one: ({ sum }) =>
      sum === undefined ? t('The digits differ.') : t('The digits differ and add up to {sum}.', { sum }),
  },
  sum: { heading: () => t('Sums'), one: ({ sum }) => t('The digits add up to {sum}, and may repeat.', { sum }) },
  arrow: { heading: ({ circle }) => (circle.length === 1 ? t('Arrows') : t('Pills')) },
  littleKiller: {
    heading: () => t('Little killers'),
    one: ({ sum }) => t('The digits on the diagonal add up to {sum}, and may repeat.', { sum }),
  },
  sandwich: {
    heading: () => ruleName('sandwich'),
    one: ({ sum }, symbols) => t('The digits between {ends} add up to {sum}.', { ends: sandwichEnds(symbols), sum }),
  },
  xSum: {
    heading: () => ruleName('xSum'),
    one: ({ sum }) => t('The first X digits from this side add up to {sum}. X is the first of them.', { sum }),
  },
  skyscraper: {
    heading: () => ruleName('skyscraper'),
    one: ({ count }) =>
      t('From this side, {count, plural, one {# digit is} other {# digits are}} greater than all before them.', {
        count,
      }),
  },
  numberedRoom: {
    heading: () => ruleName('numberedRoom'),
    one: ({ digit }, symbols) =>
      t('From this side, {digit} is in position X, where X is the first digit.', { digit: symbols[digit - 1] }),
  },
};

const inOrder = (digits: readonly number[], symbols: readonly string[]) =>
  sideBySide([...digits].sort((a, b) => a - b).map(digit => symbols[digit - 1]));

/** The meaning of a rule, in words. */
export function ruleSentences(rule: Rule, symbols: readonly string[]): RuleSentences {
  const { heading, one } = TEXTS[rule.kind] as RuleText<Rule>;
  return { heading: heading(rule, symbols), all: ruleMeaningOf(rule, symbols), one: one?.(rule, symbols) };
}

/** The requirements of regions that are not boxes. */
export const regionSentences: Readonly<Record<'irregular' | 'none', () => RuleSentences>> = {
  irregular: () => ({ heading: t('Regions'), all: t('Each digit appears once in each region with a thick border.') }),
  none: () => ({
    heading: drawnRules.noBoxes(),
    all: t('Each digit appears once in each row and column. Boxes do not count.'),
  }),
};
