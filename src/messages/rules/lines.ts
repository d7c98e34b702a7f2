/** The names and meanings of the rules of lines. How digits break them is in brokenLines.ts, which is loaded earlier. */

import type { LineRule } from '../../core/rules/kinds/lines';
import { numberOf, usualNumber } from '../../core/rules/rule';
import { type Phrase, phrase, t, wordsOf } from '../../core/sentences';
import { capital } from '../wording';

type LineOf<K extends LineRule['kind']> = LineRule & { readonly kind: K };

/** The sentences of a line. */
interface LineSentences<R extends LineRule> {
  /** Its name, for screen readers. With a capital, it is the name in legends. */
  readonly name: () => Phrase;
  /** Its meaning in `[Rules]`. */
  readonly meaning: () => string;
  /** Its meaning next to a drawing of the line, if that needs other words. */
  readonly here?: (rule: R) => string;
  /** The heading above it, if it is not the name. */
  readonly heading?: () => string;
}

/** By kind: its sentences. */
export const lineRules: { readonly [K in LineRule['kind']]: LineSentences<LineOf<K>> } = {
  thermo: {
    name: () => phrase('thermo'),
    heading: () => t('Thermometers'),
    meaning: () => t('Digits increase from the bulb (the first cell) to the end of the line.'),
    here: () => t('Digits increase from the bulb to the end of the line.'),
  },
  slowThermo: {
    name: () => phrase('slow thermo'),
    meaning: () =>
      t('Digits never decrease from the bulb (the first cell) to the end of the line. They can stay the same.'),
    here: () => t('Digits never decrease from the bulb to the end of the line. They can stay the same.'),
  },
  whispers: {
    name: () => phrase('whispers'),
    meaning: () =>
      t(
        'Neighbors on the line differ by at least the number. The default is half the number of digits, rounded up: 5 in 9x9, 3 in 6x6.',
      ),
    here: ({ difference }) => t('Neighbors on the line differ by at least {difference}.', { difference }),
  },
  renban: { name: () => phrase('renban'), meaning: () => t('The digits on the line are consecutive, in any order.') },
  palindrome: { name: () => phrase('palindrome'), meaning: () => t('The line reads the same from both ends.') },
  clone: {
    name: () => phrase('clone'),
    heading: () => t('Clones'),
    meaning: () => t('The two groups have the same digits in the same order.'),
    here: () => t('Two areas with the same shape and letter have the same digits in the same positions.'),
  },
  between: {
    name: () => phrase('between'),
    meaning: () => t('Each digit between the two ends of the line lies between the digits at the ends.'),
  },
  lockout: {
    name: () => phrase('lockout'),
    meaning: () =>
      t(
        'The digits at the two ends of the line differ by at least the number. The default is the same as for `dutch whispers`: 4 in 9x9. The digits of the other cells are neither between the digits at the ends nor equal to one of them.',
      ),
    here: ({ difference }) =>
      t(
        'The digits of the two ends differ by at least {difference}. The digits of the other cells are neither between them nor equal to one of them.',
        { difference },
      ),
  },
  regionSum: {
    name: () => phrase('region sum'),
    meaning: () => t('The boxes divide the line into parts that all have the same sum.'),
  },
  entropic: {
    name: () => phrase('entropic'),
    meaning: () =>
      t(
        'Any three consecutive cells on the line have a low, a middle and a high digit. In 9x9, these are 1-3, 4-6 and 7-9.',
      ),
  },
  modular: {
    name: () => phrase('modular'),
    meaning: () =>
      t(
        'The digits of any K consecutive cells on the line have different remainders when divided by K. K is the number; the default is 3.',
      ),
    here: ({ modulus }) =>
      t('Any {modulus} consecutive cells on the line have different remainders when divided by {modulus}.', {
        modulus,
      }),
  },
  zipper: {
    name: () => phrase('zipper'),
    meaning: () =>
      t(
        'Two cells that are equally far from the middle of the line add up to the digit in the middle. On a line with an even number of cells, all such pairs have the same sum.',
      ),
  },
  sumLine: {
    name: () => phrase('sum line'),
    meaning: () =>
      t(
        'The line can be divided into parts that each add up to the number. Write `sum line 10 loop: …` for a loop, whose last cell is connected to its first.',
      ),
    here: ({ sum }) => t('The line can be divided into parts that each add up to {sum}.', { sum }),
  },
};

/** The name of a line with its number: `whispers 5`. */
export const lineName = (rule: LineRule): string => nameWith(rule, numberOf(rule));

/** The name of a line in legends, with its number if that is not the usual one in 9x9. */
export function lineLegend(rule: LineRule): string {
  const number = numberOf(rule);
  return capital(nameWith(rule, number === usualNumber(rule.kind, 9) ? undefined : number));
}

function nameWith({ kind }: LineRule, number: number | undefined): string {
  const name = lineRules[kind].name();
  return number === undefined ? wordsOf(name) : t('{name} {number}', { name, number });
}
