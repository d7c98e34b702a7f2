/** The meaning of rules, written as simply as possible: whether a full grid satisfies them. This is the specification of the solver. */

import type { Geometry } from '../../../src/core/geometry';
import { cellsInSight, ray } from '../../../src/core/rules/cells';
import type { Rule } from '../../../src/core/rules/rule';

const total = (digits: readonly number[]) => digits.reduce((sum, digit) => sum + digit, 0);
const differ = (digits: readonly number[]) => new Set(digits).size === digits.length;
const adjacent = <T>(items: readonly T[]): [T, T][] => items.slice(1).map((item, i) => [items[i], item]);

/** Whether a full grid satisfies a rule. `rules`: all rules of the puzzle. */
export function keeps(geometry: Geometry, digits: ArrayLike<number>, rule: Rule, rules: readonly Rule[]): boolean {
  const { size, rowOf, columnOf, boxOf } = geometry;
  const of = (cells: readonly number[]) => cells.map(cell => digits[cell]);
  const cells = Array.from({ length: size * size }, (_, cell) => cell);
  const away = (a: number, b: number) => [Math.abs(rowOf[a] - rowOf[b]), Math.abs(columnOf[a] - columnOf[b])].sort();
  const pairs = (down: number, right: number) =>
    cells.flatMap(a =>
      cells.filter(b => a < b && away(a, b).join() === [down, right].join()).map(b => [a, b] as const),
    );
  const marks = {
    whiteDot: (a: number, b: number) => Math.abs(a - b) === 1,
    blackDot: (a: number, b: number) => a === 2 * b || b === 2 * a,
    x: (a: number, b: number) => a + b === 10,
    v: (a: number, b: number) => a + b === 5,
  };
  /** Neighbors without some marks do not have the digits of these marks. */
  const strict = (marking: readonly string[], kinds: readonly (keyof typeof marks)[]) =>
    pairs(0, 1).every(([a, b]) => {
      const isMarked = rules.some(
        each => marking.includes(each.kind) && 'cells' in each && each.cells.includes(a) && each.cells.includes(b),
      );
      return isMarked || kinds.every(kind => !marks[kind](digits[a], digits[b]));
    });
  switch (rule.kind) {
    case 'diagonal':
      return differ(
        of(
          cells.filter(c => (rule.direction === '/' ? rowOf[c] + columnOf[c] === size - 1 : rowOf[c] === columnOf[c])),
        ),
      );
    case 'windoku': {
      const { boxHeight, boxWidth } = geometry;
      const window = (c: number) => {
        const [r, k] = [rowOf[c], columnOf[c]];
        if (r % (boxHeight + 1) === 0 || k % (boxWidth + 1) === 0 || r === size - 1 || k === size - 1) return undefined;
        return `${Math.floor(r / (boxHeight + 1))} ${Math.floor(k / (boxWidth + 1))}`;
      };
      const whole = (name: string) => cells.filter(c => window(c) === name);
      const names = new Set(cells.map(window).filter(name => name !== undefined));
      return [...names].every(name => whole(name).length < size || differ(of(whole(name))));
    }
    case 'disjointGroups': {
      const { boxHeight, boxWidth } = geometry;
      const place = (c: number) => (rowOf[c] % boxHeight) * boxWidth + (columnOf[c] % boxWidth);
      return Array.from({ length: size }, (_, p) => p).every(p => differ(of(cells.filter(c => place(c) === p))));
    }
    case 'region':
      return differ(of(rule.cells));
    case 'antiKnight':
      return pairs(1, 2).every(([a, b]) => digits[a] !== digits[b]);
    case 'antiKing':
      return pairs(1, 1).every(([a, b]) => digits[a] !== digits[b]);
    case 'antiQueen':
      return cells.every(a =>
        cells.every(
          b =>
            Math.abs(rowOf[a] - rowOf[b]) !== Math.abs(columnOf[a] - columnOf[b]) ||
            a === b ||
            digits[a] !== size ||
            digits[b] !== size,
        ),
      );
    case 'nonConsecutive':
      return pairs(0, 1).every(([a, b]) => Math.abs(digits[a] - digits[b]) !== 1);
    case 'whiteDot':
    case 'blackDot':
    case 'x':
    case 'v':
      return marks[rule.kind](digits[rule.cells[0]], digits[rule.cells[1]]);
    case 'strictKropki':
      return strict(['whiteDot', 'blackDot'], ['whiteDot', 'blackDot']);
    case 'strictWhiteDots':
      return strict(['whiteDot', 'blackDot'], ['whiteDot']);
    case 'strictBlackDots':
      return strict(['whiteDot', 'blackDot'], ['blackDot']);
    case 'strictXv':
      return strict(['x', 'v'], ['x', 'v']);
    case 'greater':
      return digits[rule.cells[0]] > digits[rule.cells[1]];
    case 'digits':
      return of(rule.cells).every(digit => ((rule.digits >> (digit - 1)) & 1) === 1);
    case 'columnIndex':
      return rule.cells.every(cell => digits[rowOf[cell] * size + digits[cell] - 1] === columnOf[cell] + 1);
    case 'rowIndex':
      return rule.cells.every(cell => digits[(digits[cell] - 1) * size + columnOf[cell]] === rowOf[cell] + 1);
    case 'cage':
      return differ(of(rule.cells)) && (rule.sum === undefined || total(of(rule.cells)) === rule.sum);
    case 'sum':
      return total(of(rule.cells)) === rule.sum;
    case 'arrow':
      return total(of(rule.shaft)) === Number(of(rule.circle).join(''));
    case 'thermo':
      return adjacent(of(rule.cells)).every(([a, b]) => a < b);
    case 'slowThermo':
      return adjacent(of(rule.cells)).every(([a, b]) => a <= b);
    case 'whispers':
      return adjacent(of(rule.cells)).every(([a, b]) => Math.abs(a - b) >= rule.difference);
    case 'renban': {
      const line = of(rule.cells);
      return differ(line) && Math.max(...line) - Math.min(...line) === line.length - 1;
    }
    case 'palindrome':
      return of(rule.cells).join() === of(rule.cells).reverse().join();
    case 'clone':
      return of(rule.original).join() === of(rule.copy).join();
    case 'between':
    case 'lockout': {
      const line = of(rule.cells);
      const ends = [line[0], line[line.length - 1]];
      const [low, high] = [Math.min(...ends), Math.max(...ends)];
      if (rule.kind === 'lockout' && high - low < rule.difference) return false;
      return line
        .slice(1, -1)
        .every(digit => (rule.kind === 'between' ? low < digit && digit < high : digit < low || digit > high));
    }
    case 'regionSum': {
      const sums: number[] = [];
      for (const [i, cell] of rule.cells.entries()) {
        if (i === 0 || boxOf[cell] !== boxOf[rule.cells[i - 1]]) sums.push(0);
        sums[sums.length - 1] += digits[cell];
      }
      return new Set(sums).size <= 1;
    }
    case 'entropic':
      return of(rule.cells).every((_, i, line) => {
        const three = line.slice(i, i + 3).map(digit => Math.floor(((digit - 1) * 3) / size));
        return differ(three);
      });
    case 'modular':
      return of(rule.cells).every((_, i, line) =>
        differ(line.slice(i, i + rule.modulus).map(digit => digit % rule.modulus)),
      );
    case 'zipper': {
      const line = of(rule.cells);
      const sums = line.slice(0, Math.floor(line.length / 2)).map((digit, i) => digit + line[line.length - 1 - i]);
      if (line.length % 2 === 1) sums.push(line[(line.length - 1) / 2]);
      return new Set(sums).size <= 1;
    }
    case 'sumLine': {
      const line = of(rule.cells);
      const cuts = (from: readonly number[]) => {
        let sum = 0;
        for (const digit of from) {
          sum += digit;
          if (sum > rule.sum) return false;
          if (sum === rule.sum) sum = 0;
        }
        return sum === 0;
      };
      return rule.isLoop ? line.some((_, i) => cuts([...line.slice(i), ...line.slice(0, i)])) : cuts(line);
    }
    case 'littleKiller':
      return total(of(ray(geometry, rule.cell, rule.move))) === rule.sum;
    case 'sandwich': {
      const line = of(cellsInSight(geometry, rule.sight));
      const [a, b] = [line.indexOf(1), line.indexOf(size)].sort((x, y) => x - y);
      return total(line.slice(a + 1, b)) === rule.sum;
    }
    case 'xSum': {
      const line = of(cellsInSight(geometry, rule.sight));
      return total(line.slice(0, line[0])) === rule.sum;
    }
    case 'skyscraper': {
      const line = of(cellsInSight(geometry, rule.sight));
      return line.filter((digit, i) => line.slice(0, i).every(other => other < digit)).length === rule.count;
    }
    case 'numberedRoom': {
      const line = of(cellsInSight(geometry, rule.sight));
      return line[line[0] - 1] === rule.digit;
    }
    case 'quad': {
      const here = of([rule.cell, rule.cell + 1, rule.cell + size, rule.cell + size + 1]);
      return rule.digits.every(
        digit => here.filter(each => each === digit).length >= rule.digits.filter(each => each === digit).length,
      );
    }
    case 'globalEntropy':
      return cells
        .filter(cell => rowOf[cell] < size - 1 && columnOf[cell] < size - 1)
        .every(cell => {
          const here = of([cell, cell + 1, cell + size, cell + size + 1]);
          return new Set(here.map(digit => Math.floor(((digit - 1) * 3) / size))).size === 3;
        });
  }
}
