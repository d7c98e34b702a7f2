/** Sentences that explain how digits break the rule of a line. */

import type { Cell } from '../../core/numbers';
import type { LineRule } from '../../core/rules/kinds/lines';
import { type BrokenHere, impossible, pairOr, type Sentence, type Sentences, sizeIn, twiceOr } from './brokenWords';

/** The distance of two cells on a line, which may be a loop; 0 if unknown. */
function distance(line: readonly Cell[], [a, b]: readonly Cell[]): number {
  for (let apart = 1; apart < line.length; apart++)
    for (let i = apart; i < line.length; i++) {
      const [x, y] = [line[i - apart], line[i]];
      if ((x === a && y === b) || (x === b && y === a)) return apart;
    }
  return 0;
}

/** The ends among the cells that break the rule, and the cells between: `r1c1 is an end`. */
function parts({ cells, digits }: BrokenHere, line: readonly Cell[]) {
  const ends = [line[0], line[line.length - 1]];
  return {
    ends: cells.filter(cell => ends.includes(cell)).map(cell => digits[cell]),
    inner: cells.filter(cell => !ends.includes(cell)).map(cell => digits[cell]),
  };
}

const unequal: Sentence = pairOr((a, b) => `: ${a} and ${b} are not the same`);

export const brokenLines: Sentences<LineRule['kind']> = {
  thermo: twiceOr(
    pairOr(
      (a, b, { rule, cells, nameOf }, [x, y]) => {
        if (x >= y) return ` does not increase at ${nameOf(cells[1])}`;
        const between = distance(rule.cells, cells) - 1;
        return ` has ${a} and ${b}, but needs ${between === 1 ? 'a digit' : `${between} digits`} between them`;
      },
      (a, broken) => {
        const { rule, at, nameOf, digits } = broken;
        const after = rule.cells.length - 1 - rule.cells.indexOf(at);
        const isHigh = sizeIn(broken) - digits[at] < after;
        const needed = isHigh ? after : rule.cells.indexOf(at);
        const [kind, where] = isHigh ? ['greater', 'after'] : ['smaller', 'before'];
        return ` has ${a} in ${nameOf(at)}, but needs ${needed === 1 ? `a ${kind} digit` : `${needed} ${kind} digits`} ${where} it`;
      },
    ),
  ),
  slowThermo: pairOr((_a, _b, { cells, nameOf }) => ` decreases at ${nameOf(cells[1])}`),
  whispers: pairOr(
    (a, b, { rule, cells }, [x, y]) => {
      const apart = distance(rule.cells, cells);
      if (apart === 1) return `: ${a} and ${b} differ by ${Math.abs(x - y)}`;
      return apart === 2
        ? `: no digit between ${a} and ${b} differs from both by ${rule.difference} or more`
        : undefined;
    },
    (a, { rule }) => `: no digit differs from ${a} by ${rule.difference} or more`,
  ),
  renban: twiceOr(pairOr((a, b, { rule }) => `: ${a} and ${b} cannot be in a run of ${rule.cells.length}`)),
  palindrome: unequal,
  clone: unequal,
  between(broken) {
    const { ends, inner } = parts(broken, broken.rule.cells);
    const { head, symbolOf } = broken;
    const [a, b, c] = [...ends, ...inner].map(symbolOf);
    if (ends.length === 2 && inner.length === 0) return `${head}: no digit is between ${a} and ${b}`;
    if (ends.length === 2 && inner.length === 1) return `${head}: ${c} is not between ${a} and ${b}`;
    if (ends.length === 1 && inner.length === 1) return `${head}: ${b} cannot be between ${a} and another digit`;
    if (inner.length === 1) return `${head}: ${a} cannot be between two digits`;
    return impossible(broken);
  },
  lockout(broken) {
    const { ends, inner } = parts(broken, broken.rule.cells);
    const { head, symbolOf, rule } = broken;
    const [a, b, c] = [...ends, ...inner].map(symbolOf);
    if (ends.length === 2 && inner.length === 0) {
      const apart = Math.abs(ends[0] - ends[1]);
      const isNear = apart < rule.difference;
      return isNear
        ? `${head}: ${a} and ${b} differ by ${apart}`
        : `${head}: no digit is left outside of ${a} and ${b}`;
    }
    if (ends.length === 2 && inner.length === 1 && !ends.includes(inner[0]))
      return `${head}: ${c} is between ${a} and ${b}`;
    if (ends.length === 1 && inner.length === 0)
      return `${head}: no digit differs from ${a} by ${rule.difference} or more`;
    return impossible(broken);
  },
  entropic: pairOr((a, b, broken, numbers) => {
    const third = sizeIn(broken) / 3;
    const [x, y] = numbers.map(digit => Math.ceil(digit / third));
    return `: ${a} and ${b} are ${x === y ? '' : 'not '}in the same group of digits`;
  }),
  modular: pairOr((a, b, { rule }, [x, y]) =>
    x % rule.modulus === y % rule.modulus
      ? `: ${a} and ${b} have the same remainder`
      : `: ${a} and ${b} do not have the same remainder`,
  ),
  regionSum: impossible,
  sumLine: impossible,
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
    const all = [...pairs, ...middle, ...single];
    if (all.length === 2 && pairs.length > 0)
      return `${head}: ${single.length > 0 ? `${single[0]} and another digit cannot add up to ${pairs[0]}` : `${all[0]} is not ${all[1]}`}`;
    if (all.length === 2 && middle.length > 0)
      return `${head}: ${single[0]} is too large for ${middle[0]} in the middle`;
    return all.length === 1 && pairs.length > 0 && last % 2 === 0
      ? `${head}: ${pairs[0]} is too large for a digit in the middle`
      : impossible(broken);
  },
};
