/** Sentences that explain how digits break a rule. They are short, because users read them while typing. */

import type { Cell } from '../../core/numbers';
import { list } from '../../core/techniques/names';
import { capital } from '../wording';
import { brokenLines } from './brokenLines';
import { brokenSums } from './brokenSums';
import { type BrokenHere, impossible, pairOr, type Sentence, type Sentences, told, twiceOr } from './brokenWords';

/** The first cell of a pair that is not the cell of the sentence. */
const otherOf = ({ cells, at }: BrokenHere): Cell => cells.find(cell => cell !== at) ?? at;

/** `r1c1 is …` of two cells with the same digit. */
const seen =
  (relation: string): Sentence =>
  broken => {
    const other = otherOf(broken);
    const { at, digits, nameOf, symbolOf } = broken;
    return `${nameOf(at)} ${relation} ${nameOf(other)}, which is also ${symbolOf(digits[other])}`;
  };

const consecutive: Sentence = broken => {
  const other = otherOf(broken);
  const { at, digits, nameOf, symbolOf } = broken;
  const both = `${symbolOf(digits[at])} and ${symbolOf(digits[other])}`;
  return `${nameOf(at)} is next to ${nameOf(other)}, and ${both} are consecutive`;
};

const unmarked =
  (mark: string): Sentence =>
  broken => {
    const { cells, nameOf, symbolOf } = broken;
    const both = told(broken).map(symbolOf).join(' and ');
    return `${cells.map(nameOf).join(' and ')} have no ${mark} between them, but ${both} need one`;
  };

const summingTo = (sum: number): Sentence =>
  pairOr(
    (a, b, _, [x, y]) => `: ${a} + ${b} is ${x + y}`,
    a => `: no digit makes ${sum} with ${a}`,
  );

const unfitting: Sentence = pairOr(
  (a, b, { cells: [one, other], nameOf }) => `: ${a} in ${nameOf(one)} does not fit ${b} in ${nameOf(other)}`,
);

const sentences: Sentences = {
  antiKnight: seen("is a knight's move from"),
  antiKing: seen("is a king's move from"),
  antiQueen: seen("is a queen's move from"),
  nonConsecutive: consecutive,
  whiteDot: pairOr((a, b) => `: ${a} and ${b} are not consecutive`),
  blackDot: pairOr(
    (a, b) => `: ${a} and ${b} are not in the ratio 1:2`,
    a => `: no digit is half or double ${a}`,
  ),
  x: summingTo(10),
  v: summingTo(5),
  strictKropki: unmarked('dot'),
  strictWhiteDots: unmarked('white dot'),
  strictBlackDots: unmarked('black dot'),
  strictXv: unmarked('X or V'),
  greater: pairOr(
    (a, b) => `: ${a} is not greater than ${b}`,
    (a, { rule, at }) => `: no digit is ${at === rule.cells[0] ? 'less' : 'greater'} than ${a}`,
  ),
  columnIndex: unfitting,
  rowIndex: unfitting,
  region: twiceOr(impossible),
  diagonal: impossible,
  windoku: impossible,
  disjointGroups: impossible,
  globalEntropy: impossible,
  ...brokenLines,
  ...brokenSums,
};

/** Explains how the rule is broken. Some sentences begin with the name of a cell, which has no capital letter. */
function sentence(broken: BrokenHere): string {
  const words = wordsOf(broken);
  return /^r\d/.test(words) ? words : capital(words);
}

function wordsOf(broken: BrokenHere): string {
  const { empty, bySight, head, rule, nameOf, symbolOf } = broken;
  if (empty !== undefined)
    return `${head}: no digit is left for ${nameOf(empty)} because of ${list(told(broken).map(symbolOf))}`;
  if (bySight) return `${impossible(broken)}, because some of its cells see each other`;
  return (sentences[rule.kind] as Sentence)(broken);
}

export const brokenRules = {
  /** Explains how the rule is broken, from the view of one of its cells. */
  sentence,
  /** Shown next to it: the place of the rule. */
  rule: (head: string) => `This is the rule "${head}"`,
  /** Shown next to it: another cell. */
  cell: ({ digits, nameOf, symbolOf }: BrokenHere, cell: Cell) => `${nameOf(cell)} is ${symbolOf(digits[cell])}`,
} as const;
