import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type Geometry, geometryOfSize, type House } from '../../../../src/core/geometry';
import { geometryWithRules, type RegionMap } from '../../../../src/core/rules/geometry';
import type { Rule } from '../../../../src/core/rules/rule';
import { leftOversOf } from '../../../../src/core/techniques/rules/leftOvers';
import { RUNS, solvedGrid } from '../../arbitraries';

/** Sums of up to six cells of a solved grid, most of which are neighbors in an order: some cells, then the others. */
function sums(
  size: number,
  isFirst: (cell: number) => boolean,
): fc.Arbitrary<{ readonly solution: Uint8Array; readonly rules: readonly Rule[] }> {
  const cells = Array.from({ length: size * size }, (_, cell) => cell);
  return fc
    .record({
      solution: solvedGrid(geometryOfSize(size)),
      swaps: fc.array(fc.tuple(fc.nat(cells.length - 1), fc.nat(cells.length - 1)), { maxLength: size }),
      lengths: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 4, maxLength: cells.length }),
    })
    .map(({ solution, swaps, lengths }) => {
      const order = [...cells.filter(isFirst), ...cells.filter(cell => !isFirst(cell))];
      for (const [a, b] of swaps) [order[a], order[b]] = [order[b], order[a]];
      const rules = lengths.flatMap((length): Rule[] => {
        const own = order.splice(0, length);
        return own.length === 0
          ? []
          : [{ kind: 'sum', cells: own, sum: own.reduce((sum, cell) => sum + solution[cell], 0) }];
      });
      return { solution, rules };
    });
}

/** The neighboring rows, columns and boxes, and single other houses. */
function combinedHouses({ houses, size }: Geometry): House[][] {
  const ofKind = (kind: House['kind']) => houses.filter(house => house.kind === kind);
  const lines = [ofKind('row'), ofKind('column'), ofKind('box')].flatMap(all =>
    all.flatMap((_, first) => all.slice(first).map((__, more) => all.slice(first, first + more + 1))),
  );
  const others = houses.filter(({ kind }) => !['row', 'column', 'box'].includes(kind));
  return [...lines.filter(({ length }) => length < size), ...others.map(house => [house])];
}

/** `0,1 - 9`: cells inside houses and outside sums, and the reverse, for each choice of houses and share of a sum inside them. */
function expected(geometry: Geometry, rules: readonly Rule[]): Set<string> {
  const of = (houses: readonly House[], least: number) => {
    const inside = houses.flatMap(({ cells }) => [...cells]);
    const known = rules.flatMap(rule => {
      const cells = rule.kind === 'sum' ? rule.cells : [];
      const share = cells.filter(cell => inside.includes(cell)).length / cells.length;
      return share > 0 && share >= least ? [cells] : [];
    });
    const innies = inside.filter(cell => !known.flat().includes(cell));
    const outies = known.flat().filter(cell => !inside.includes(cell));
    const count = innies.length + outies.length;
    return known.length > 0 && count > 0 && count <= 6 ? [keyOf(innies, outies)] : [];
  };
  return new Set(combinedHouses(geometry).flatMap(houses => [0, 0.5, 1].flatMap(least => of(houses, least))));
}

const ascending = (cells: readonly number[]) => [...cells].sort((a, b) => a - b).join();
const keyOf = (innies: readonly number[], outies: readonly number[]) => `${ascending(innies)} - ${ascending(outies)}`;

describe('left-over cells', () => {
  const check = (
    title: string,
    size: number,
    more: readonly Rule[],
    regions?: RegionMap,
    isFirst = (_: number) => false,
  ) =>
    it(`have the difference between houses and sums: ${title}`, () => {
      let count = 0;
      fc.assert(
        fc.property(sums(size, isFirst), ({ solution, rules }) => {
          const geometry = geometryWithRules(geometryOfSize(size), [...more, ...rules], regions);
          const found = leftOversOf(geometry).map(({ subject }) => subject);
          const inOrder = found.map(({ leftOver: { innies, outies } }) => `${innies} - ${outies}`);
          const all = expected(geometry, rules);
          assert.deepEqual(new Set(inOrder.filter(key => all.has(key))).size, Math.min(all.size, 120));
          assert.equal(inOrder.length, Math.min(all.size, 120));
          const efforts = found.map(({ cells, leftOver }) => cells.length + 2 * leftOver.houses.length);
          assert.deepEqual(
            efforts,
            [...efforts].sort((a, b) => a - b),
          );
          for (const { leftOver, rules: used } of found) {
            const { houses, innies, outies, ofHouses, ofCages } = leftOver;
            assert.equal(ofHouses, (houses.length * size * (size + 1)) / 2);
            assert.equal(
              ofCages,
              used.reduce((sum, rule) => sum + (rule.kind === 'sum' ? rule.sum : 0), 0),
            );
            if (more.length > 0) continue; // other houses of the solution may repeat digits
            const total = (cells: readonly number[]) => cells.reduce((sum, cell) => sum + solution[cell], 0);
            assert.equal(total(innies) - total(outies), ofHouses - ofCages);
          }
          count += found.length;
        }),
        RUNS,
      );
      assert.ok(count > 100, `${count}`);
    });

  check('9x9', 9, []);
  check('6x6', 6, []);
  check('without boxes', 6, [], 'none');
  const diagonals: readonly Rule[] = [
    { kind: 'diagonal', direction: '/' },
    { kind: 'diagonal', direction: '\\' },
  ];
  const isDiagonal = (cell: number) => cell % 10 === 0 || cell % 8 === 0;
  check('two diagonals', 9, diagonals, undefined, isDiagonal);
  check('two diagonals without boxes', 9, diagonals, 'none', isDiagonal);
  check('windows', 9, [{ kind: 'windoku' }]);
});
