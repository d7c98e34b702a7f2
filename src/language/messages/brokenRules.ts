/** Sentences that say how digits break a rule. They are short, because people read them while they type. */

import { digitsOf } from '../../core/grid';
import type { Cell, Digit } from '../../core/numbers';
import type { BrokenRule } from '../../core/rules/broken';
import type { Rule } from '../../core/rules/rule';
import { list } from '../../core/techniques/names';
import { count } from './wording';

/** A broken rule with what the sentence needs. */
export interface BrokenHere extends BrokenRule {
  /** The cell that the sentence is for. It has a digit. */
  readonly at: Cell;
  /** What the rule is called: `cage 16`. */
  readonly head: string;
  readonly digits: Uint8Array;
  readonly nameOf: (cell: Cell) => string;
  readonly symbolOf: (digit: Digit) => string;
}

type Sentence = (broken: BrokenHere) => string;

/** The first cell of a pair that is not the cell of the sentence. */
const otherOf = ({ cells, at }: BrokenHere): Cell => cells.find(cell => cell !== at) ?? at;

/** `r1c1 is …` of two cells with the same digit. */
const seen =
  (relation: string): Sentence =>
  broken => {
    const other = otherOf(broken);
    const { at, digits, nameOf, symbolOf } = broken;
    return `${nameOf(at)} ${relation} ${nameOf(other)}, which is ${symbolOf(digits[other])} too`;
  };

/** `3 + 8 …`: both digits of a pair in the order of the rule. */
const pair =
  (end: (a: Digit, b: Digit, broken: BrokenHere) => string): Sentence =>
  broken => {
    const [a, b] = broken.cells.map(cell => broken.digits[cell]);
    return end(a, b, broken);
  };

const headed =
  (sentence: (a: string, b: string, numbers: readonly [Digit, Digit]) => string): Sentence =>
  broken =>
    pair((a, b, { head, symbolOf }) => `${head}: ${sentence(symbolOf(a), symbolOf(b), [a, b])}`)(broken);

/** Of cells with a sum: `cage 16 has 17`. */
const summed: Sentence = broken => {
  const { cells, digits, head } = broken;
  const filled = cells.filter(cell => digits[cell] > 0);
  const twice = repeated(broken);
  if (broken.rule.kind !== 'sum' && twice !== undefined) return `${head} has ${broken.symbolOf(twice)} twice`;
  const total = filled.reduce((all, cell) => all + digits[cell], 0);
  const left = cells.length - filled.length;
  return left === 0 ? `${head} has ${total}` : `${head} has ${total}, and ${count(left, 'cell')} left`;
};

const twiceOr =
  (otherwise: Sentence): Sentence =>
  broken => {
    const twice = repeated(broken);
    return twice === undefined ? otherwise(broken) : `${broken.head} has ${broken.symbolOf(twice)} twice`;
  };

function repeated({ cells, digits }: BrokenHere): Digit | undefined {
  const filled = [...new Set(cells)].map(cell => digits[cell]).filter(digit => digit > 0);
  return filled.find((digit, i) => filled.indexOf(digit) < i);
}

/** Of other rules: which digits cannot be. */
const impossible: Sentence = ({ head, cells, digits, symbolOf }) =>
  `${head} is impossible with ${list([...new Set(cells)].flatMap(cell => (digits[cell] > 0 ? [symbolOf(digits[cell])] : [])))}`;

const consecutive: Sentence = broken => {
  const other = otherOf(broken);
  const { at, digits, nameOf, symbolOf } = broken;
  const both = `${symbolOf(digits[at])} and ${symbolOf(digits[other])}`;
  return `${nameOf(at)} is beside ${nameOf(other)}, and ${both} are consecutive`;
};

const unmarked = (mark: string): Sentence =>
  pair(
    (a, b, { symbolOf, nameOf, cells }) =>
      `${cells.map(nameOf).join(' and ')} have no ${mark} between them, but ${symbolOf(a)} and ${symbolOf(b)} need one`,
  );

const alike = (what: string): Sentence => headed((a, b) => `${a} and ${b} ${what}`);

const unfitting: Sentence = ({ head, cells: [a, b], digits, nameOf, symbolOf }) =>
  `${head}: ${symbolOf(digits[a])} in ${nameOf(a)} does not fit ${symbolOf(digits[b])} in ${nameOf(b)}`;

const sentences: Readonly<Partial<Record<Rule['kind'], Sentence>>> = {
  antiKnight: seen("is a knight's move from"),
  antiKing: seen("is a king's move from"),
  nonConsecutive: consecutive,
  whiteDot: alike('are not consecutive'),
  blackDot: alike('are not in the ratio 1:2'),
  x: headed((a, b, [x, y]) => `${a} + ${b} is ${x + y}`),
  v: headed((a, b, [x, y]) => `${a} + ${b} is ${x + y}`),
  strictKropki: unmarked('dot'),
  strictXv: unmarked('X or V'),
  greater: headed((a, b) => `${a} is not greater than ${b}`),
  digits: ({ rule, at, digits, nameOf, symbolOf }) =>
    `${nameOf(at)} cannot be ${symbolOf(digits[at])}: the rules allow ${list(
      digitsOf(rule.kind === 'digits' ? rule.digits : 0).map(symbolOf),
      'or',
    )}`,
  columnIndex: unfitting,
  rowIndex: unfitting,
  region: twiceOr(impossible),
  cage: summed,
  sum: summed,
  arrow: broken => {
    const { rule, digits, head } = broken;
    const total =
      rule.kind === 'arrow' && [...rule.circle, ...rule.shaft].every(cell => digits[cell] > 0)
        ? rule.shaft.reduce((all, cell) => all + digits[cell], 0)
        : undefined;
    return total === undefined ? impossible(broken) : `${head}: the shaft has ${total}`;
  },
  thermo: twiceOr(({ head, nameOf, cells }) => `${head} does not rise at ${nameOf(cells[cells.length - 1])}`),
  slowThermo: ({ head, nameOf, cells }) => `${head} falls at ${nameOf(cells[cells.length - 1])}`,
  whispers: headed((a, b, [x, y]) => `${a} and ${b} differ by ${Math.abs(x - y)}`),
  renban: twiceOr(impossible),
  palindrome: alike('are not the same'),
  entropic: alike('are in the same group of digits'),
  modular: alike('have the same remainder'),
};

export const brokenRules = {
  /** How it is broken, as seen from one of its cells. */
  sentence: (broken: BrokenHere) => (sentences[broken.rule.kind] ?? impossible)(broken),
  /** Beside it: where the rule is written. */
  rule: (head: string) => `This is the rule "${head}"`,
  /** Beside it: another cell. */
  cell: ({ digits, nameOf, symbolOf }: BrokenHere, cell: Cell) => `${nameOf(cell)} is ${symbolOf(digits[cell])}`,
} as const;
