/** Sentences that explain how digits break a rule. They are short, because users read them while typing. */

import type { Cell } from '../../core/numbers';
import { houseKinds } from '../../core/rules/kinds/houses';
import { wholeGridKinds } from '../../core/rules/kinds/wholeGrid';
import { all, t } from '../../core/sentences';
import { capital, inQuotes } from '../wording';
import { brokenLines } from './brokenLines';
import { brokenSums } from './brokenSums';
import {
  type BrokenHere,
  impossible,
  involvedDigits,
  pairOr,
  type Sentence,
  type Sentences,
  sentencesOf,
  twiceOr,
} from './brokenWords';

/** The first cell of a pair that is not the cell of the sentence. */
const otherOf = ({ cells, at }: BrokenHere): Cell => cells.find(cell => cell !== at) ?? at;

const consecutive: Sentence = broken => {
  const other = otherOf(broken);
  const { at, digits, nameOf, symbolOf } = broken;
  return t('{cell} is next to {other}, and {digits} are consecutive', {
    cell: nameOf(at),
    other: nameOf(other),
    digits: all([symbolOf(digits[at]), symbolOf(digits[other])]),
  });
};

const unmarked =
  (mark: 'dot' | 'white' | 'black' | 'xv'): Sentence =>
  broken =>
    t(
      '{cells} have no {mark, select, dot {dot} white {white dot} black {black dot} other {X or V}} between them, but {digits} need one',
      { cells: all(broken.cells.map(broken.nameOf)), mark, digits: all(involvedDigits(broken).map(broken.symbolOf)) },
    );

const summingTo = (sum: number): Sentence =>
  pairOr(
    (a, b, { head }, [x, y]) => t('{rule}: {a} + {b} is {sum}', { rule: head, a, b, sum: x + y }),
    (a, { head }) => t('{rule}: no digit makes {sum} with {digit}', { rule: head, sum, digit: a }),
  );

const unfitting: Sentence = pairOr((a, b, { head, cells: [one, other], nameOf }) =>
  t('{rule}: {a} in {cell} does not fit {b} in {other}', { rule: head, a, cell: nameOf(one), b, other: nameOf(other) }),
);

/** The sentence for a rule of the whole grid: two cells with digits that they cannot have together. */
const together: Sentence = broken => {
  const other = otherOf(broken);
  const { at, head, digits, nameOf, symbolOf } = broken;
  return digits[at] === digits[other]
    ? t('{rule}: {cell} and {other} are both {digit}', {
        rule: head,
        cell: nameOf(at),
        other: nameOf(other),
        digit: symbolOf(digits[at]),
      })
    : unfitting(broken);
};

/** By kind: its sentence. Kinds of the whole grid and houses have the same one, except for those below. */
const sentences: Sentences = {
  ...sentencesOf(wholeGridKinds, together),
  ...sentencesOf(houseKinds, impossible),
  nonConsecutive: consecutive,
  whiteDot: pairOr((a, b, { head }) => t('{rule}: {a} and {b} are not consecutive', { rule: head, a, b })),
  blackDot: pairOr(
    (a, b, { head }) => t('{rule}: {a} and {b} are not in the ratio 1:2', { rule: head, a, b }),
    (a, { head }) => t('{rule}: no digit is half or double {digit}', { rule: head, digit: a }),
  ),
  x: summingTo(10),
  v: summingTo(5),
  strictKropki: unmarked('dot'),
  strictWhiteDots: unmarked('white'),
  strictBlackDots: unmarked('black'),
  strictXv: unmarked('xv'),
  greater: pairOr(
    (a, b, { head }) => t('{rule}: {a} is not greater than {b}', { rule: head, a, b }),
    (a, { head, rule, at }) =>
      at === rule.cells[0]
        ? t('{rule}: no digit is less than {digit}', { rule: head, digit: a })
        : t('{rule}: no digit is greater than {digit}', { rule: head, digit: a }),
  ),
  columnIndex: unfitting,
  rowIndex: unfitting,
  region: twiceOr(impossible),
  globalEntropy: impossible,
  ...brokenLines,
  ...brokenSums,
};

/** Explains how the rule is broken. The name of the rule has a capital at the start; the name of a cell has none. */
function sentence(broken: BrokenHere): string {
  const words = wordsOf(broken);
  return words.startsWith(broken.head) ? capital(words) : words;
}

function wordsOf(broken: BrokenHere): string {
  const { empty, bySight, head, rule, nameOf, symbolOf } = broken;
  if (empty !== undefined)
    return t('{rule}: no digit is left for {cell} because of {digits}', {
      rule: head,
      cell: nameOf(empty),
      digits: all(involvedDigits(broken).map(symbolOf)),
    });
  if (bySight)
    return t('{rule} is impossible with {digits}, because some of its cells see each other', {
      rule: head,
      digits: all(involvedDigits(broken).map(symbolOf)),
    });
  return (sentences[rule.kind] as Sentence)(broken);
}

export const brokenRules = {
  /** Explains how the rule is broken, from the view of one of its cells. */
  sentence,
  /** Shown next to it: the place of the rule. */
  rule: (head: string) => t('This is the rule {rule}', { rule: inQuotes(head) }),
  /** Shown next to it: another cell. */
  cell: ({ digits, nameOf, symbolOf }: BrokenHere, cell: Cell) =>
    t('{cell} is {digit}', { cell: nameOf(cell), digit: symbolOf(digits[cell]) }),
} as const;
