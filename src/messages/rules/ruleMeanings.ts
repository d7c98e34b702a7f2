/** The meanings of rules in plain sentences: each word of `[Rules]`, and the rules that a grid shows. */

import { digitsOf } from '../../core/grid';
import type { LineRule } from '../../core/rules/kinds/lines';
import type { WholeGridRule } from '../../core/rules/kinds/wholeGrid';
import type { Rule } from '../../core/rules/rule';
import { all as every, sideBySide, t } from '../../core/sentences';
import type { RuleId } from '../../text/rules/ruleWord';
import { drawnRules } from './drawnRules';
import { lineLegend, lineRules } from './lines';
import { wholeGridRules } from './wholeGrid';

/** Maps the sentences of each rule of the whole grid. */
function ofWholeGrid<T>(make: (sentences: { readonly name: () => string; readonly meaning: () => string }) => T) {
  const entries = Object.entries(wholeGridRules).map(([kind, sentences]) => [kind, make(sentences)]);
  return Object.fromEntries(entries) as Record<WholeGridRule['kind'], T>;
}

/** By kind of line: the result of `make` for its sentences. */
function ofLines<T>(make: (sentences: { readonly meaning: () => string }) => T) {
  const entries = Object.entries(lineRules).map(([kind, sentences]) => [kind, make(sentences)]);
  return Object.fromEntries(entries) as Record<LineRule['kind'], T>;
}

/** The meaning of each word, shown next to the line that it is written in. N is the number of digits. */
export const ruleMeanings: Readonly<Record<RuleId, () => string>> = {
  ...ofWholeGrid(({ meaning }) => meaning),
  ...ofLines(({ meaning }) => meaning),
  diagonals: () => t('Each digit appears once on each of the two main diagonals.'),
  diagonal: () => t('Each digit appears once on a main diagonal: / rises to the right, \\ falls.'),
  windoku: () =>
    t(
      'Each digit appears once in each window. Windows are squares as large as a box, one cell away from the edges and from each other.',
    ),
  disjointGroups: () => t('Cells in the same position of different boxes have different digits.'),
  region: () => t('These cells have different digits.'),
  noBoxes: () => t('There are no boxes: each digit appears once in each row and column.'),
  whiteDot: () => t('The digits of the two cells are consecutive, such as 4 and 5.'),
  blackDot: () => t('One digit is double the other, such as 3 and 6.'),
  x: () => t('The two digits add up to 10.'),
  v: () => t('The two digits add up to 5.'),
  strictKropki: () =>
    t(
      'All white and black dots are given: where there is no dot, neighboring digits are not consecutive, and neither is double the other.',
    ),
  strictWhiteDots: () => t('All white dots are given: where there is no dot, neighboring digits are not consecutive.'),
  strictBlackDots: () =>
    t('All black dots are given: where there is no dot, neither of two neighboring digits is double the other.'),
  strictXv: () =>
    t('All X and V signs are given: where there is no sign, neighboring digits add up to neither 10 nor 5.'),
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
  dutchWhispers: () =>
    t(
      'Neighbors on the line differ by at least 4 in 9x9. In other sizes, the minimum is one less than the default of `whispers`.',
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
  readonly one?: string;
}

/** The meaning of a rule. Symbols are digits as the puzzle writes them, the first for digit 1. */
type Sentences<R extends Rule> = (rule: R, symbols: readonly string[]) => RuleSentences;

const same = (heading: () => string, all: () => string) => () => ({ heading: heading(), all: all() });

/** The meaning of a line. */
function ofLine(rule: LineRule): RuleSentences {
  const { heading, meaning, here = meaning } = lineRules[rule.kind];
  return { heading: heading?.() ?? lineLegend(rule), all: (here as (rule: LineRule) => string)(rule) };
}

const SENTENCES: { readonly [K in Rule['kind']]: Sentences<Rule & { readonly kind: K }> } = {
  ...ofWholeGrid(({ name, meaning }) => same(name, meaning)),
  ...ofLines(() => ofLine),
  diagonal: same(
    () => t('Diagonals'),
    () => t('Each digit appears once on a marked diagonal.'),
  ),
  windoku: same(
    () => t('Windows'),
    () => t('Each digit appears once in each shaded window.'),
  ),
  disjointGroups: same(drawnRules.disjointGroups, ruleMeanings.disjointGroups),
  region: same(
    () => t('Extra regions'),
    () => t('The cells of a shaded region have different digits.'),
  ),
  whiteDot: same(
    () => t('White dots'),
    () => t('The two digits next to a white dot are consecutive, such as 4 and 5.'),
  ),
  blackDot: same(
    () => t('Black dots'),
    () => t('One of the two digits next to a black dot is double the other, such as 3 and 6.'),
  ),
  x: same(
    () => t('X'),
    () => t('The two digits next to an X add up to 10.'),
  ),
  v: same(
    () => t('V'),
    () => t('The two digits next to a V add up to 5.'),
  ),
  strictKropki: same(drawnRules.strictKropki, ruleMeanings.strictKropki),
  strictWhiteDots: same(drawnRules.strictWhiteDots, ruleMeanings.strictWhiteDots),
  strictBlackDots: same(drawnRules.strictBlackDots, ruleMeanings.strictBlackDots),
  strictXv: same(drawnRules.strictXv, ruleMeanings.strictXv),
  greater: same(
    () => t('Inequalities'),
    () => t('The sign between two cells points to the smaller digit.'),
  ),
  digits({ digits }, symbols) {
    const allowed = digitsOf(digits);
    const rest = [...symbols.keys()].filter(i => !allowed.includes(i + 1));
    const is = (parity: number) => allowed.every(d => d % 2 === parity) && rest.every(i => (i + 1) % 2 !== parity);
    if (is(0)) return { heading: t('Even digits'), all: t('A gray square has an even digit.') };
    if (is(1)) return { heading: t('Odd digits'), all: t('A gray circle has an odd digit.') };
    return {
      heading: t('Lists of digits'),
      all: t('A cell with a list has one of its digits.'),
      one: t('The digit is one of {digits}.', { digits: sideBySide(allowed.map(digit => symbols[digit - 1])) }),
    };
  },
  columnIndex: same(drawnRules.columnIndex, () =>
    t('If a marked cell in column C has the digit V, column V of its row has the digit C.'),
  ),
  rowIndex: same(drawnRules.rowIndex, () =>
    t('If a marked cell in row R has the digit V, row V of its column has the digit R.'),
  ),
  cage: ({ sum }) => ({
    heading: t('Cages'),
    all: t('The digits of a cage are different. If the cage has a number, they add up to it.'),
    one: sum === undefined ? t('The digits differ.') : t('The digits differ and add up to {sum}.', { sum }),
  }),
  sum: ({ sum }) => ({
    heading: t('Sums'),
    all: t('The digits in a dotted outline add up to its number, and may repeat.'),
    one: t('The digits add up to {sum}, and may repeat.', { sum }),
  }),
  arrow: ({ circle }) =>
    circle.length === 1
      ? { heading: t('Arrows'), all: t('The digits along an arrow add up to the digit in its circle.') }
      : {
          heading: t('Pills'),
          all: t('The digits of a pill are read as one number, to which the digits along its arrow add up.'),
        },
  littleKiller: ({ sum }) => ({
    heading: t('Little killers'),
    all: t('The digits on a diagonal add up to the number of the arrow that points along it. They may repeat.'),
    one: t('The digits on the diagonal add up to {sum}, and may repeat.', { sum }),
  }),
  sandwich({ sum }, symbols) {
    const ends = every([symbols[0], symbols[symbols.length - 1]]);
    return {
      heading: drawnRules.sandwich(),
      all: t('The digits between {ends} in the row or column of a clue add up to it.', { ends }),
      one: t('The digits between {ends} add up to {sum}.', { ends, sum }),
    };
  },
  xSum: ({ sum }) => ({
    heading: drawnRules.xSum(),
    all: t('The first X digits, counted from a clue, add up to it. X is the first of them.'),
    one: t('The first X digits from this side add up to {sum}. X is the first of them.', { sum }),
  }),
  skyscraper: ({ count }) => ({
    heading: drawnRules.skyscraper(),
    all: t('A clue says how many digits, seen from it, are greater than all before them.'),
    one: t('From this side, {count, plural, one {# digit is} other {# digits are}} greater than all before them.', {
      count,
    }),
  }),
  numberedRoom: ({ digit }, symbols) => ({
    heading: drawnRules.numberedRoom(),
    all: t('From its side, the digit of a clue is in position X, where X is the first digit.'),
    one: t('From this side, {digit} is in position X, where X is the first digit.', { digit: symbols[digit - 1] }),
  }),
  quad: ({ digits }, symbols) => ({
    heading: t('Quads'),
    all: t('The four cells around a circle have its digits.'),
    one: t('The four cells have {digits} among their digits.', { digits: quadDigits(digits, symbols) }),
  }),
};

const quadDigits = (digits: readonly number[], symbols: readonly string[]) =>
  sideBySide([...digits].sort((a, b) => a - b).map(digit => symbols[digit - 1]));

/** The meaning of a rule, in words. */
export const ruleSentences = (rule: Rule, symbols: readonly string[]): RuleSentences =>
  (SENTENCES[rule.kind] as Sentences<Rule>)(rule, symbols);

/** The requirements of regions that are not boxes. */
export const regionSentences: Readonly<Record<'irregular' | 'none', () => RuleSentences>> = {
  irregular: () => ({ heading: t('Regions'), all: t('Each digit appears once in each region with a thick border.') }),
  none: () => ({
    heading: drawnRules.noBoxes(),
    all: t('Each digit appears once in each row and column. Boxes do not count.'),
  }),
};
