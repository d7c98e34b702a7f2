/** Random rules for tests: a grid satisfies most of them, so that puzzles with them have solutions. */

import type { Geometry } from '../../../src/core/geometry';
import type { Random } from '../../../src/core/random';
import { type CellDirection, cellsInSight, moved, ray, type Sight } from '../../../src/core/rules/cells';
import type { Rule } from '../../../src/core/rules/rule';

/** A walk over adjacent cells, including diagonal ones, without repetitions. */
export function walk(geometry: Geometry, random: Random, length: number): number[] {
  const line = [random.below(geometry.cellCount)];
  while (line.length < length) {
    const move: CellDirection = [random.below(3) - 1, random.below(3) - 1];
    const next = moved(geometry, line[line.length - 1], move);
    if (next === undefined || line.includes(next)) break;
    line.push(next);
  }
  return line;
}

/** A rule of any kind. `digits` is the grid from which most rules are taken. */
export function randomRule(geometry: Geometry, digits: ArrayLike<number>, random: Random): Rule | undefined {
  const { size, cellCount } = geometry;
  const line = walk(geometry, random, 2 + random.below(size));
  const of = (cells: readonly number[]) => cells.map(cell => digits[cell]);
  const total = (cells: readonly number[]) => of(cells).reduce((sum, digit) => sum + digit, 0);
  const sight: Sight = {
    kind: random.below(2) === 0 ? 'row' : 'column',
    index: random.below(size),
    isReversed: random.below(2) === 0,
  };
  const seen = of(cellsInSight(geometry, sight));
  const pair: [number, number] = [line[0], line[1] ?? (line[0] + 1) % cellCount];
  const half = Math.max(1, line.length >> 1);
  const [a, b] = of(pair);
  const off = random.below(12) === 0 ? 1 : 0; // sometimes a rule that the grid does not satisfy
  const thirds = size % 3 === 0;
  const rules: (Rule | undefined)[] = [
    { kind: 'diagonal', direction: random.below(2) === 0 ? '/' : '\\' },
    { kind: 'windoku' },
    { kind: 'disjointGroups' },
    { kind: 'region', cells: line },
    { kind: 'antiKnight' },
    { kind: 'antiKing' },
    { kind: 'antiQueen' },
    { kind: 'nonConsecutive' },
    {
      kind: Math.abs(a - b) === 1 ? 'whiteDot' : a === 2 * b || b === 2 * a ? 'blackDot' : a + b === 5 ? 'v' : 'x',
      cells: pair,
    },
    { kind: 'blackDot', cells: pair },
    { kind: a + b === 5 ? 'v' : 'x', cells: pair },
    { kind: 'strictKropki' },
    { kind: 'strictWhiteDots' },
    { kind: 'strictBlackDots' },
    { kind: 'strictXv' },
    { kind: 'greater', cells: a > b ? pair : [pair[1], pair[0]] },
    { kind: 'digits', cells: line, digits: of(line).reduce((mask, digit) => mask | (1 << (digit - 1)), 0) },
    indexOf('columnIndex'),
    indexOf('rowIndex'),
    { kind: 'cage', cells: line, sum: total(line) + off },
    { kind: 'cage', cells: line },
    { kind: 'sum', cells: [...line, ...line.slice(0, random.below(2))], sum: total(line) + off },
    { kind: 'arrow', circle: line.slice(0, 1), shaft: line.slice(1) },
    { kind: 'arrow', circle: line.slice(0, 2), shaft: line.slice(2) },
    { kind: 'thermo', cells: [...line].sort((x, y) => digits[x] - digits[y]).slice(0, 3) },
    { kind: 'slowThermo', cells: [...line].sort((x, y) => digits[x] - digits[y]) },
    { kind: 'whispers', cells: line.slice(0, 3), difference: 1 + random.below(2) },
    { kind: 'renban', cells: line.slice(0, 1 + random.below(3)) },
    { kind: 'palindrome', cells: line.slice(0, 3) },
    { kind: 'clone', original: line.slice(0, half), copy: half > 1 ? line.slice(half, 2 * half) : [pair[1]] },
    { kind: 'between', cells: line.slice(0, 2 + random.below(3)) },
    { kind: 'lockout', cells: line.slice(0, 3), difference: 1 + random.below(size - 1) },
    { kind: 'regionSum', cells: line },
    thirds ? { kind: 'entropic', cells: line.slice(0, 4) } : undefined,
    { kind: 'modular', cells: line.slice(0, 4), modulus: 2 + random.below(2) },
    { kind: 'zipper', cells: line },
    { kind: 'sumLine', cells: line, sum: size + random.below(3), isLoop: random.below(2) === 0 },
    littleKillerOf(),
    { kind: 'sandwich', sight, sum: sandwichOf(seen, size) + off },
    { kind: 'xSum', sight, sum: seen.slice(0, seen[0]).reduce((sum, digit) => sum + digit, 0) + off },
    {
      kind: 'skyscraper',
      sight,
      count: seen.filter((digit, i) => seen.slice(0, i).every(other => other < digit)).length,
    },
    { kind: 'numberedRoom', sight, digit: seen[seen[0] - 1] },
    quadOf(),
    thirds ? { kind: 'globalEntropy' } : undefined,
  ];
  return rules[random.below(rules.length)];

  function littleKillerOf(): Rule {
    const move: CellDirection = [random.below(2) * 2 - 1, random.below(2) * 2 - 1];
    return { kind: 'littleKiller', cell: line[0], move, sum: total(ray(geometry, line[0], move)) };
  }

  /** Cells whose digits are places of their columns or rows; sometimes one that is not. */
  function indexOf(kind: 'columnIndex' | 'rowIndex'): Rule | undefined {
    const { rowOf, columnOf } = geometry;
    const own = kind === 'columnIndex' ? columnOf : rowOf;
    const fits = (cell: number) => {
      const there = kind === 'columnIndex' ? [rowOf[cell], digits[cell] - 1] : [digits[cell] - 1, columnOf[cell]];
      return digits[there[0] * size + there[1]] === own[cell] + 1;
    };
    const cells = Array.from({ length: cellCount }, (_, cell) => cell).filter(fits);
    const some = [...cells.slice(random.below(cells.length + 1)).slice(0, 3), ...line.slice(0, off)];
    return some.length > 0 ? { kind, cells: [...new Set(some)] } : undefined;
  }

  function quadOf(): Rule | undefined {
    const cell = random.below(cellCount - size);
    if (geometry.columnOf[cell] === size - 1) return undefined;
    const here = of([cell, cell + 1, cell + size, cell + size + 1]);
    return { kind: 'quad', cell, digits: here.slice(0, 1 + random.below(4)) };
  }
}

function sandwichOf(line: readonly number[], size: number): number {
  const [a, b] = [line.indexOf(1), line.indexOf(size)].sort((x, y) => x - y);
  return line.slice(a + 1, b).reduce((sum, digit) => sum + digit, 0);
}
