/** Sentences that explain how digits break a sum, a list of digits or a clue outside the grid. */

import { bitOf, digitsOf } from '../../core/grid';
import { cellsInSight, type Sight } from '../../core/rules/cells';
import { type ClueRule, clueKinds } from '../../core/rules/kinds/clues';
import { type SumsRule, setsWithSum, sumKinds } from '../../core/rules/kinds/sums';
import { all, any, t } from '../../core/sentences';
import {
  type BrokenHere,
  impossible,
  involvedDigits,
  type Sentence,
  type Sentences,
  sentencesOf,
  sizeIn,
  twiceOr,
} from './brokenWords';

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Explains a wrong sum: `cage 16 adds up to 17`. */
function summed(broken: BrokenHere, sum: number | undefined): string {
  const { rule, digits, head } = broken;
  const cells = 'cells' in rule ? rule.cells : broken.cells;
  const numbers = cells.map(cell => digits[cell]).filter(digit => digit > 0);
  const left = cells.length - numbers.length;
  const has = total(numbers);
  const hasAndLeft = () =>
    t('{rule} adds up to {sum}, with {left, plural, one {# cell} other {# cells}} left', {
      rule: head,
      sum: has,
      left,
    });
  if (left === 0) return t('{rule} adds up to {sum}', { rule: head, sum: has });
  const rest = (sum ?? 0) - has;
  if (rule.kind !== 'cage') return hasAndLeft();
  const used = numbers.reduce((mask, digit) => mask | bitOf(digit), 0);
  // Otherwise sets of digits with this sum exist, but all of them contain a digit already placed.
  if (setsWithSum(sizeIn(broken), left, rest).every(set => (set & used) === 0)) return hasAndLeft();
  return left === 1
    ? t('{rule} adds up to {sum}, and the last cell cannot also be {digit}', {
        rule: head,
        sum: has,
        digit: broken.symbolOf(rest),
      })
    : t(
        '{rule} adds up to {sum}, and no {left, plural, one {# other digit adds} other {# other digits add}} up to {rest}',
        {
          rule: head,
          sum: has,
          left,
          rest,
        },
      );
}

/** Explains which digit cannot be at the beginning of a row or column. */
function sightOr(sight: Sight, broken: BrokenHere, otherwise: (line: readonly number[]) => string | undefined): string {
  const { cells, digits, head, symbolOf } = broken;
  const line = cellsInSight({ size: sizeIn(broken) } as Parameters<typeof cellsInSight>[0], sight);
  if (cells.length === 1 && cells[0] === line[0])
    return t('{rule} cannot begin with {digit}', { rule: head, digit: symbolOf(digits[line[0]]) });
  // Only the digits that break the rule count.
  return otherwise(line.map(cell => (cells.includes(cell) ? digits[cell] : 0))) ?? impossible(broken);
}

/** Explains a digit at the beginning of the row or column of a clue, or only states which digits are impossible. */
const beginning: Sentence = broken =>
  'sight' in broken.rule ? sightOr(broken.rule.sight, broken, () => undefined) : impossible(broken);

/** By kind: its sentence. */
export const brokenSums: Sentences<SumsRule['kind'] | ClueRule['kind'] | 'quad' | 'digits'> = {
  ...sentencesOf(sumKinds, impossible),
  ...sentencesOf(clueKinds, beginning),
  cage: twiceOr(broken => summed(broken, broken.rule.sum)),
  sum: broken => summed(broken, broken.rule.sum),
  littleKiller: broken => summed(broken, broken.rule.sum),
  arrow(broken) {
    const { rule, digits, head, symbolOf } = broken;
    const [circle] = rule.circle;
    const numbers = rule.shaft.map(cell => digits[cell]).filter(digit => digit > 0);
    const left = rule.shaft.length - numbers.length;
    const sum = total(numbers);
    if (rule.circle.every(cell => digits[cell] > 0)) {
      const circled = rule.circle.map(cell => symbolOf(digits[cell])).join('');
      if (left === 0) return t('{rule}: the shaft adds up to {sum}', { rule: head, sum });
      return numbers.length > 0
        ? t(
            '{rule}: the shaft adds up to {sum} with {left, plural, one {# cell} other {# cells}} left, so its sum cannot be {circled}',
            { rule: head, sum, left, circled },
          )
        : t('{rule}: {left, plural, one {# cell} other {# cells}} cannot add up to {circled}', {
            rule: head,
            left,
            circled,
          });
    }
    if (rule.circle.length > 1 || digits[circle] > 0) return impossible(broken);
    return left > 0
      ? t(
          '{rule}: the shaft adds up to {sum} with {left, plural, one {# cell} other {# cells}} left, which is too much',
          {
            rule: head,
            sum,
            left,
          },
        )
      : t('{rule}: the shaft adds up to {sum}, which is too much', { rule: head, sum });
  },
  quad(broken) {
    const { rule, cells, digits, head, symbolOf } = broken;
    const there = involvedDigits(broken);
    const lacking = rule.digits.filter((digit, i) => {
      const before = rule.digits.slice(0, i).filter(each => each === digit).length;
      return there.filter(each => each === digit).length <= before;
    });
    const left = cells.filter(cell => digits[cell] === 0).length;
    if (lacking.length <= left) return impossible(broken);
    const missing = all(lacking.map(symbolOf));
    return left === 0
      ? t('{rule} has no cell for {digits}', { rule: head, digits: missing })
      : t('{rule} has {left, plural, one {# cell} other {# cells}} left for {digits}', {
          rule: head,
          left,
          digits: missing,
        });
  },
  digits: ({ rule, at, digits, nameOf, symbolOf }) =>
    t('{cell} cannot be {digit}: the rules allow {allowed}', {
      cell: nameOf(at),
      digit: symbolOf(digits[at]),
      allowed: any(digitsOf(rule.digits).map(symbolOf)),
    }),
  sandwich: broken =>
    sightOr(broken.rule.sight, broken, line => {
      const size = line.length;
      const [a, b] = [line.indexOf(1), line.indexOf(size)].sort((x, y) => x - y);
      const between = line.slice(a + 1, b);
      if (a < 0 || between.includes(0)) return undefined;
      const { symbolOf, head } = broken;
      return t('{rule}: the digits between {a} and {b} add up to {sum}', {
        rule: head,
        a: symbolOf(line[a]),
        b: symbolOf(line[b]),
        sum: total(between),
      });
    }),
  xSum: broken =>
    sightOr(broken.rule.sight, broken, line => {
      const first = line.slice(0, line[0]);
      if (first.length === 0 || first.includes(0)) return undefined;
      return t('{rule}: the first {n, plural, one {# digit} other {# digits}} add up to {sum}', {
        rule: broken.head,
        n: first.length,
        sum: total(first),
      });
    }),
  skyscraper: broken =>
    sightOr(broken.rule.sight, broken, line => {
      if (line.includes(0)) return undefined;
      const seen = line.filter((digit, i) => line.slice(0, i).every(other => other < digit));
      return t('{rule}: {n, plural, one {# digit} other {# digits}} can be seen', {
        rule: broken.head,
        n: seen.length,
      });
    }),
  numberedRoom: broken =>
    sightOr(broken.rule.sight, broken, line => {
      const [place] = line;
      const { head, symbolOf, rule } = broken;
      if (place === 0) return undefined;
      if (line[place - 1] > 0)
        return t('{rule}: position {place} has {digit}', { rule: head, place, digit: symbolOf(line[place - 1]) });
      const other = line.indexOf(rule.digit, 1);
      return other < 0
        ? undefined
        : t('{rule}: {digit} is in position {place}, but the first digit is {first}', {
            rule: head,
            digit: symbolOf(rule.digit),
            place: other + 1,
            first: place,
          });
    }),
};
