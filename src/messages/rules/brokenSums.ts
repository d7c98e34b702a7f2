/** Sentences that explain how digits break a sum, a list of digits or a clue outside the grid. */

import { bitOf, digitsOf } from '../../core/grid';
import { cellsInSight, type Sight } from '../../core/rules/cells';
import type { ClueRule } from '../../core/rules/kinds/clues';
import { type SumsRule, setsWithSum } from '../../core/rules/kinds/sums';
import { list } from '../../core/techniques/names';
import { count } from '../wording';
import { type BrokenHere, impossible, type Sentences, sizeIn, told, twiceOr } from './brokenWords';

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Explains a wrong sum: `cage 16 has 17`. */
function summed(broken: BrokenHere, sum: number | undefined): string {
  const { rule, digits, head } = broken;
  const cells = 'cells' in rule ? rule.cells : broken.cells;
  const numbers = cells.map(cell => digits[cell]).filter(digit => digit > 0);
  const left = cells.length - numbers.length;
  const has = `${head} has ${total(numbers)}`;
  if (left === 0) return has;
  const rest = (sum ?? 0) - total(numbers);
  if (rule.kind !== 'cage') return `${has}, and ${count(left, 'cell')} left`;
  const used = numbers.reduce((mask, digit) => mask | bitOf(digit), 0);
  // Otherwise sets of digits with this sum exist, but all of them contain a digit already placed.
  if (setsWithSum(sizeIn(broken), left, rest).every(set => (set & used) === 0))
    return `${has}, and ${count(left, 'cell')} left`;
  return left === 1
    ? `${has}, and the last cell cannot also be ${broken.symbolOf(rest)}`
    : `${has}, and no ${left} other digits add up to ${rest}`;
}

/** Explains which digit cannot be at the beginning of a row or column. */
function sightOr(sight: Sight, broken: BrokenHere, otherwise: (line: readonly number[]) => string | undefined): string {
  const { cells, digits, head, symbolOf } = broken;
  const line = cellsInSight({ size: sizeIn(broken) } as Parameters<typeof cellsInSight>[0], sight);
  if (cells.length === 1 && cells[0] === line[0]) return `${head} cannot begin with ${symbolOf(digits[line[0]])}`;
  // Only the digits that break the rule count.
  return otherwise(line.map(cell => (cells.includes(cell) ? digits[cell] : 0))) ?? impossible(broken);
}

export const brokenSums: Sentences<SumsRule['kind'] | ClueRule['kind'] | 'quad' | 'digits'> = {
  cage: twiceOr(broken => summed(broken, broken.rule.sum)),
  sum: broken => summed(broken, broken.rule.sum),
  littleKiller: broken => summed(broken, broken.rule.sum),
  arrow(broken) {
    const { rule, digits, head, symbolOf } = broken;
    const [circle] = rule.circle;
    const numbers = rule.shaft.map(cell => digits[cell]).filter(digit => digit > 0);
    const left = rule.shaft.length - numbers.length;
    const has = `the shaft has ${total(numbers)}${left > 0 ? ` and ${count(left, 'cell')} left` : ''}`;
    if (rule.circle.every(cell => digits[cell] > 0)) {
      const number = rule.circle.map(cell => symbolOf(digits[cell])).join('');
      return `${head}: ${left === 0 ? has : numbers.length > 0 ? `${has}, which is not ${number}` : `${count(left, 'cell')} cannot add up to ${number}`}`;
    }
    return rule.circle.length === 1 && digits[circle] === 0 ? `${head}: ${has}, which is too much` : impossible(broken);
  },
  quad(broken) {
    const { rule, cells, digits, head, symbolOf } = broken;
    const there = told(broken);
    const lacking = rule.digits.filter((digit, i) => {
      const before = rule.digits.slice(0, i).filter(each => each === digit).length;
      return there.filter(each => each === digit).length <= before;
    });
    const left = cells.filter(cell => digits[cell] === 0).length;
    if (lacking.length <= left) return impossible(broken);
    const missing = list(lacking.map(symbolOf));
    return left === 0 ? `${head} has no cell for ${missing}` : `${head} has ${count(left, 'cell')} left for ${missing}`;
  },
  digits: ({ rule, at, digits, nameOf, symbolOf }) =>
    `${nameOf(at)} cannot be ${symbolOf(digits[at])}: the rules allow ${list(digitsOf(rule.digits).map(symbolOf), 'or')}`,
  sandwich: broken =>
    sightOr(broken.rule.sight, broken, line => {
      const size = line.length;
      const [a, b] = [line.indexOf(1), line.indexOf(size)].sort((x, y) => x - y);
      const between = line.slice(a + 1, b);
      if (a < 0 || between.includes(0)) return undefined;
      const { symbolOf, head } = broken;
      return `${head}: the digits between ${symbolOf(line[a])} and ${symbolOf(line[b])} add up to ${total(between)}`;
    }),
  xSum: broken =>
    sightOr(broken.rule.sight, broken, line => {
      const first = line.slice(0, line[0]);
      if (first.length === 0 || first.includes(0)) return undefined;
      return `${broken.head}: the first ${count(first.length, 'digit')} add up to ${total(first)}`;
    }),
  skyscraper: broken =>
    sightOr(broken.rule.sight, broken, line => {
      if (line.includes(0)) return undefined;
      const seen = line.filter((digit, i) => line.slice(0, i).every(other => other < digit));
      return `${broken.head}: ${count(seen.length, 'digit')} can be seen`;
    }),
  numberedRoom: broken =>
    sightOr(broken.rule.sight, broken, line => {
      const [place] = line;
      const { head, symbolOf, rule } = broken;
      if (place === 0) return undefined;
      if (line[place - 1] > 0) return `${head}: place ${place} has ${symbolOf(line[place - 1])}`;
      const other = line.indexOf(rule.digit, 1);
      return other < 0
        ? undefined
        : `${head}: ${symbolOf(rule.digit)} is at place ${other + 1}, but the first digit is ${place}`;
    }),
};
