/**
 * Rules of every kind for properties, whether or not a grid can satisfy them. Lists of cells that are sets are sorted, like parsed ones.
 */

import fc from 'fast-check';
import type { Geometry } from '../../../src/core/geometry';
import { type CellDirection, cellsInSight, moved, type Sight } from '../../../src/core/rules/cells';
import type { Rule } from '../../../src/core/rules/rule';

type Arbitraries = { readonly [K in Rule['kind']]: fc.Arbitrary<Rule & { readonly kind: K }> };

/** By kind: its rules. The cells of lines may be anywhere. */
export function rulesOf(geometry: Geometry): Arbitraries {
  const { size, cellCount } = geometry;
  const cell = fc.nat(cellCount - 1);
  const sorted = (cells: readonly number[]) => [...cells].sort((a, b) => a - b);
  const cells = fc.oneof(fc.uniqueArray(cell, { minLength: 3, maxLength: size }), walk(geometry));
  const set = cells.map(sorted);
  const list = <K extends string>(kind: K) => cells.map(each => ({ kind, cells: each }));
  const number = (most: number, least = 1) => fc.integer({ min: least, max: most });
  const move = fc.constantFrom<CellDirection[]>([1, 0], [0, 1], [-1, 0], [0, -1]);
  const pair = fc
    .tuple(cell, move)
    .map(([a, way]): readonly [number, number | undefined] => [a, moved(geometry, a, way)])
    .filter((both): both is [number, number] => both[1] !== undefined);
  const dot = <K extends string>(kind: K) => pair.map(both => ({ kind, cells: both }));
  const sight: fc.Arbitrary<Sight> = fc.record({
    kind: fc.constantFrom('row', 'column'),
    index: fc.nat(size - 1),
    isReversed: fc.boolean(),
  });
  const plain = <K extends string>(kind: K) => fc.constant({ kind });
  const edge = fc
    .tuple(sight, fc.constantFrom<CellDirection[]>([1, 1], [1, -1], [-1, 1], [-1, -1]))
    .map(([seen, way]) => ({ cell: cellsInSight(geometry, seen)[0], move: way }));
  return {
    diagonal: fc.record({ kind: fc.constant('diagonal'), direction: fc.constantFrom('/', '\\') }),
    windoku: plain('windoku'),
    disjointGroups: plain('disjointGroups'),
    region: set.map(each => ({ kind: 'region', cells: each })),
    antiKnight: plain('antiKnight'),
    antiKing: plain('antiKing'),
    antiQueen: plain('antiQueen'),
    nonConsecutive: plain('nonConsecutive'),
    whiteDot: dot('whiteDot'),
    blackDot: dot('blackDot'),
    x: dot('x'),
    v: dot('v'),
    strictKropki: plain('strictKropki'),
    strictWhiteDots: plain('strictWhiteDots'),
    strictBlackDots: plain('strictBlackDots'),
    strictXv: plain('strictXv'),
    greater: dot('greater'),
    digits: fc.record({ kind: fc.constant('digits'), cells: set, digits: number(2 ** size - 1) }),
    columnIndex: fc.record({ kind: fc.constant('columnIndex'), cells: set }),
    rowIndex: fc.record({ kind: fc.constant('rowIndex'), cells: set }),
    cage: fc.record({ kind: fc.constant('cage'), cells: set, sum: number(200) }, { requiredKeys: ['kind', 'cells'] }),
    sum: fc.record({
      kind: fc.constant('sum'),
      cells: fc.array(cell, { minLength: 1, maxLength: 2 * size }).map(sorted),
      sum: number(999),
    }),
    arrow: fc
      .tuple(cells, number(2))
      .map(([each, length]) => ({ kind: 'arrow', circle: each.slice(0, length), shaft: each.slice(length) })),
    thermo: list('thermo'),
    slowThermo: list('slowThermo'),
    whispers: fc.record({ kind: fc.constant('whispers'), cells, difference: number(size) }),
    renban: list('renban'),
    palindrome: list('palindrome').filter(({ cells: line }) =>
      line.every((cell, i) => {
        const mirrored = line[line.length - 1 - i];
        const sees = (of: Uint8Array) => of[cell] === of[mirrored];
        return cell === mirrored || !(sees(geometry.rowOf) || sees(geometry.columnOf));
      }),
    ),
    clone: cells
      .map(line => ({
        kind: 'clone',
        original: line.slice(0, line.length >> 1),
        copy: line.slice(-(line.length >> 1)),
      }))
      .filter(({ original, copy }) => original.every((one, i) => !geometry.peersOf[one].includes(copy[i]))),
    between: list('between'),
    lockout: fc.record({ kind: fc.constant('lockout'), cells, difference: number(size) }),
    regionSum: list('regionSum'),
    entropic: list('entropic'),
    modular: fc.record({ kind: fc.constant('modular'), cells, modulus: number(size) }),
    zipper: list('zipper'),
    sumLine: fc.record(
      { kind: fc.constant('sumLine'), cells, sum: number(99), isLoop: fc.constant(true) },
      { requiredKeys: ['kind', 'cells', 'sum'] },
    ),
    littleKiller: fc.tuple(edge, number(200)).map(([from, sum]) => ({ kind: 'littleKiller', sum, ...from })),
    sandwich: fc.record({ kind: fc.constant('sandwich'), sum: number(60, 0), sight }),
    xSum: fc.record({ kind: fc.constant('xSum'), sum: number(60), sight }),
    skyscraper: fc.record({ kind: fc.constant('skyscraper'), count: number(size), sight }),
    numberedRoom: fc.record({ kind: fc.constant('numberedRoom'), digit: number(size), sight }),
    quad: fc.record({
      kind: fc.constant('quad'),
      cell: cell.filter(each => moved(geometry, each, [1, 1]) !== undefined),
      digits: fc.array(number(size), { minLength: 1, maxLength: 4 }),
    }),
    globalEntropy: plain('globalEntropy'),
  } as Arbitraries;
}

/** A line of cells that touch. */
function walk(geometry: Geometry): fc.Arbitrary<number[]> {
  const moves = fc.array(fc.tuple(fc.integer({ min: -1, max: 1 }), fc.integer({ min: -1, max: 1 })), { minLength: 12 });
  return fc
    .tuple(fc.nat(geometry.cellCount - 1), moves)
    .map(([start, steps]) => {
      const line = [start];
      for (const step of steps) {
        const next = moved(geometry, line[line.length - 1], step);
        if (next !== undefined && !line.includes(next) && line.length < geometry.size) line.push(next);
      }
      return line;
    })
    .filter(({ length }) => length > 2);
}
