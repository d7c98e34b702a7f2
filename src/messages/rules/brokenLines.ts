/** Sentences that explain how digits break the rule of a line. */

import type { Cell } from '../../core/numbers';
import { type LineRule, lineKinds } from '../../core/rules/kinds/lines';
import { t } from '../../core/sentences';
import {
  type BrokenHere,
  impossible,
  pairOr,
  type Sentence,
  type Sentences,
  sentencesOf,
  sizeIn,
  twiceOr,
} from './brokenWords';

/** The distance between two cells on a line, which may be a loop; 0 if unknown. */
function distance(line: readonly Cell[], [a, b]: readonly Cell[]): number {
  for (let apart = 1; apart < line.length; apart++)
    for (let i = apart; i < line.length; i++) {
      const [x, y] = [line[i - apart], line[i]];
      if ((x === a && y === b) || (x === b && y === a)) return apart;
    }
  return 0;
}

/** The digits that break the rule: those at the ends of the line, and those between the ends. */
function parts({ cells, digits }: BrokenHere, line: readonly Cell[]) {
  const ends = [line[0], line[line.length - 1]];
  return {
    ends: cells.filter(cell => ends.includes(cell)).map(cell => digits[cell]),
    inner: cells.filter(cell => !ends.includes(cell)).map(cell => digits[cell]),
  };
}

const unequal: Sentence = pairOr((a, b, { head }) => t('{rule}: {a} and {b} are not the same', { rule: head, a, b }));

/** By kind: its sentence. Kinds without one below only state which digits are impossible. */
export const brokenLines: Sentences<LineRule['kind']> = {
  ...sentencesOf(lineKinds, impossible),
  thermo: twiceOr(
    pairOr(
      (a, b, { head, rule, cells, nameOf }, [x, y]) => {
        if (x >= y) return t('{rule} does not increase at {cell}', { rule: head, cell: nameOf(cells[1]) });
        return t(
          '{rule} has {a} and {b}, but needs {n, plural, =1 {a digit} one {# digit} other {# digits}} between them',
          {
            rule: head,
            a,
            b,
            n: distance(rule.cells, cells) - 1,
          },
        );
      },
      (a, broken) => {
        const { head, rule, at, nameOf, digits } = broken;
        const before = rule.cells.indexOf(at);
        const after = rule.cells.length - 1 - before;
        const cell = nameOf(at);
        return sizeIn(broken) - digits[at] < after
          ? t(
              '{rule} has {digit} in {cell}, but needs {n, plural, =1 {a greater digit} one {# greater digit} other {# greater digits}} after it',
              { rule: head, digit: a, cell, n: after },
            )
          : t(
              '{rule} has {digit} in {cell}, but needs {n, plural, =1 {a smaller digit} one {# smaller digit} other {# smaller digits}} before it',
              { rule: head, digit: a, cell, n: before },
            );
      },
    ),
  ),
  slowThermo: pairOr((_a, _b, { head, cells, nameOf }) =>
    t('{rule} decreases at {cell}', { rule: head, cell: nameOf(cells[1]) }),
  ),
  whispers: pairOr(
    (a, b, { head, rule, cells }, [x, y]) => {
      const apart = distance(rule.cells, cells);
      if (apart === 1) return differingBy(head, a, b, Math.abs(x - y));
      return apart === 2
        ? t('{rule}: no digit between {a} and {b} differs from both by {difference} or more', {
            rule: head,
            a,
            b,
            difference: rule.difference,
          })
        : undefined;
    },
    (a, { head, rule }) => noneDiffersBy(head, a, rule.difference),
  ),
  renban: twiceOr(
    pairOr((a, b, { head, rule }) =>
      t('{rule}: {a} and {b} cannot be in a run of {n}', { rule: head, a, b, n: rule.cells.length }),
    ),
  ),
  palindrome: unequal,
  clone: unequal,
  between(broken) {
    const { ends, inner } = parts(broken, broken.rule.cells);
    const { head, symbolOf } = broken;
    const [a, b, c] = [...ends, ...inner].map(symbolOf);
    if (ends.length === 2 && inner.length === 0)
      return t('{rule}: no digit is between {a} and {b}', { rule: head, a, b });
    if (ends.length === 2 && inner.length === 1)
      return t('{rule}: {digit} is not between {a} and {b}', { rule: head, digit: c, a, b });
    if (ends.length === 1 && inner.length === 1)
      return t('{rule}: {digit} cannot be between {end} and another digit', { rule: head, digit: b, end: a });
    if (inner.length === 1) return t('{rule}: {digit} cannot be between two digits', { rule: head, digit: a });
    return impossible(broken);
  },
  lockout(broken) {
    const { ends, inner } = parts(broken, broken.rule.cells);
    const { head, symbolOf, rule } = broken;
    const [a, b, c] = [...ends, ...inner].map(symbolOf);
    if (ends.length === 2 && inner.length === 0) {
      const apart = Math.abs(ends[0] - ends[1]);
      return apart < rule.difference
        ? differingBy(head, a, b, apart)
        : t('{rule}: no digit is left outside of {a} and {b}', { rule: head, a, b });
    }
    if (ends.length === 2 && inner.length === 1 && !ends.includes(inner[0]))
      return t('{rule}: {digit} is between {a} and {b}', { rule: head, digit: c, a, b });
    if (ends.length === 1 && inner.length === 0) return noneDiffersBy(head, a, rule.difference);
    return impossible(broken);
  },
  entropic: pairOr((a, b, broken, numbers) => {
    const third = sizeIn(broken) / 3;
    const [x, y] = numbers.map(digit => Math.ceil(digit / third));
    return x === y
      ? t('{rule}: {a} and {b} are in the same group of digits', { rule: broken.head, a, b })
      : t('{rule}: {a} and {b} are not in the same group of digits', { rule: broken.head, a, b });
  }),
  modular: pairOr((a, b, { head, rule }, [x, y]) =>
    x % rule.modulus === y % rule.modulus
      ? t('{rule}: {a} and {b} have the same remainder', { rule: head, a, b })
      : t('{rule}: {a} and {b} do not have the same remainder', { rule: head, a, b }),
  ),
  zipper(broken) {
    const { rule, cells, digits, head, symbolOf } = broken;
    const last = rule.cells.length - 1;
    const partner = (cell: Cell) => rule.cells[last - rule.cells.indexOf(cell)];
    const symbol = (cell: Cell) => symbolOf(digits[cell]);
    const middle = cells.filter(cell => partner(cell) === cell).map(symbol);
    const others = cells.filter(cell => partner(cell) !== cell);
    const single = others.filter(cell => !others.includes(partner(cell))).map(symbol);
    const pairs = others
      .filter(cell => others.includes(partner(cell)) && rule.cells.indexOf(cell) < last / 2)
      .map(cell => `${symbol(cell)} + ${symbol(partner(cell))}`);
    const found = [...pairs, ...middle, ...single];
    if (found.length === 2 && pairs.length > 0)
      return single.length > 0
        ? t('{rule}: {digit} and another digit cannot add up to {sum}', { rule: head, digit: single[0], sum: pairs[0] })
        : t('{rule}: {sum} is not {other}', { rule: head, sum: found[0], other: found[1] });
    if (found.length === 2 && middle.length > 0)
      return t('{rule}: {digit} is too large for {middle} in the middle', {
        rule: head,
        digit: single[0],
        middle: middle[0],
      });
    return found.length === 1 && pairs.length > 0 && last % 2 === 0
      ? t('{rule}: {sum} is too large for a digit in the middle', { rule: head, sum: pairs[0] })
      : impossible(broken);
  },
};

const differingBy = (rule: string, a: string, b: string, difference: number) =>
  t('{rule}: {a} and {b} differ by {difference}', { rule, a, b, difference });

const noneDiffersBy = (rule: string, digit: string, difference: number) =>
  t('{rule}: no digit differs from {digit} by {difference} or more', { rule, digit, difference });
