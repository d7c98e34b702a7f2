/** The names and meanings of the rules of lines. How digits break them is in brokenLines.ts, which is loaded earlier. */

import type { LineRule } from '../../core/rules/kinds/lines';
import { numberOf, usualNumber } from '../../core/rules/rule';
import { capital } from '../wording';

type LineOf<K extends LineRule['kind']> = LineRule & { readonly kind: K };

/** The sentences of a line. */
interface LineSentences<R extends LineRule> {
  /** Its name, for screen readers. With a capital, it is the name in legends. */
  readonly name: string;
  /** Its meaning in `[Rules]`. */
  readonly meaning: string;
  /** Its meaning next to the grid that shows it, if it is another. */
  readonly here?: string | ((rule: R) => string);
  /** The heading above it, if it is not the name. */
  readonly heading?: string;
}

/** By kind: its sentences. */
export const lineRules: { readonly [K in LineRule['kind']]: LineSentences<LineOf<K>> } = {
  thermo: {
    name: 'thermo',
    heading: 'Thermometers',
    meaning: 'Digits increase from the bulb (the first cell) to the end of the line.',
    here: 'Digits increase from the bulb to the end of the line.',
  },
  slowThermo: {
    name: 'slow thermo',
    meaning: 'Digits never decrease from the bulb (the first cell) to the end of the line. They can stay the same.',
    here: 'Digits never decrease from the bulb to the end of the line. They can stay the same.',
  },
  whispers: {
    name: 'whispers',
    meaning:
      'Neighbors on the line differ by at least the given number. The default is half the size, rounded up: 5 in 9x9, 3 in 6x6.',
    here: ({ difference }) => `Neighbors on the line differ by at least ${difference}.`,
  },
  renban: { name: 'renban', meaning: 'The digits on the line are consecutive, in any order.' },
  palindrome: { name: 'palindrome', meaning: 'The line reads the same from both ends.' },
  clone: {
    name: 'clone',
    heading: 'Clones',
    meaning: 'The two groups have the same digits in the same order.',
    here: 'Two areas with the same shape and letter have the same digits in the same positions.',
  },
  between: {
    name: 'between',
    meaning: 'The digits between the two ends of the line are between the digits of the ends.',
  },
  lockout: {
    name: 'lockout',
    meaning:
      'The first and the last cell of the line are its ends. Their digits differ by at least the number after the name of the rule. The default is the one of `dutch whispers`: 4 in 9x9. The digits of the other cells are neither between the digits of the ends nor equal to one of them.',
    here: ({ difference }) =>
      `The digits of the two ends differ by at least ${difference}. The digits of the other cells are neither between them nor equal to one of them.`,
  },
  regionSum: { name: 'region sum', meaning: 'Boxes cut the line into parts. Each part has the same sum.' },
  entropic: {
    name: 'entropic',
    meaning: 'Any three consecutive cells on the line have a low, a middle and a high digit, such as 1-3, 4-6 and 7-9.',
  },
  modular: {
    name: 'modular',
    meaning:
      'The digits of any K consecutive cells on the line have different remainders when divided by K. K is the number; the default is 3.',
    here: ({ modulus }) =>
      `Any ${modulus} consecutive cells on the line have different remainders when divided by ${modulus}.`,
  },
  zipper: {
    name: 'zipper',
    meaning:
      'Two cells that are equally far from the middle of the line add up to the digit in the middle. On a line with an even number of cells, all pairs have the same sum.',
  },
  sumLine: {
    name: 'sum line',
    meaning:
      'The line can be cut into parts that each add up to the number. Write `sum line 10 loop: …` for a loop, whose last cell is joined to its first.',
    here: ({ sum }) => `The line can be cut into parts that each add up to ${sum}.`,
  },
};

/** The name of a line with its number: `whispers 5`. */
export function lineName(rule: LineRule): string {
  const number = numberOf(rule);
  const { name } = lineRules[rule.kind];
  return number === undefined ? name : `${name} ${number}`;
}

/** The name of a line in legends, with its number if that is not the usual one in 9x9. */
export function lineLegend(rule: LineRule): string {
  const { name } = lineRules[rule.kind];
  const number = numberOf(rule);
  return capital(number === undefined || number === usualNumber(rule.kind, 9) ? name : `${name} ${number}`);
}
