/** Compares the solver for rules with plain backtracking, which only checks full grids. */

import assert from 'node:assert/strict';
import { solvedGrid } from '../../../../src/core/generator/solvedGrid';
import { type Geometry, geometryOf, geometryOfSize } from '../../../../src/core/geometry';
import { bitOf } from '../../../../src/core/grid';
import { makeLine } from '../../../../src/core/notation';
import { Random } from '../../../../src/core/random';
import { MOST_RULES } from '../../../../src/core/rules/distinct';
import { geometryWithRules, rulesOfGeometry } from '../../../../src/core/rules/geometry';
import type { Rule } from '../../../../src/core/rules/rule';
import { problemInParts, problemOf } from '../../../../src/core/solver/propagation/problem';
import { Search } from '../../../../src/core/solver/propagation/search';
import { SearchState } from '../../../../src/core/solver/propagation/state';
import { finish } from '../../../../src/text/work';
import { sized } from '../../../sizes';
import { backtrack } from '../../backtracker';
import { isPossible, KINDS, keeps, randomRule } from '../../rules/examples';

/** All solutions, sorted. */
function solutionsOf(geometry: Geometry, digits: Uint8Array, rules: readonly Rule[]): string[] {
  const problem = problemOf(geometry, rules);
  const allowed = Int32Array.from(problem.allowed, (mask, cell) =>
    digits[cell] > 0 ? mask & bitOf(digits[cell]) : mask,
  );
  const search = new Search({ ...problem, allowed });
  const found: string[] = [];
  for (let outcome = search.goOn(); outcome !== 'done'; outcome = search.goOn())
    if (outcome === 'found') found.push(makeLine(search.solution()));
  return found.sort();
}

/** The tested puzzles: the number without a solution, with one and with several, and the kinds of rules. */
interface Tally {
  readonly none: number;
  readonly one: number;
  readonly several: number;
  readonly kinds: ReadonlySet<Rule['kind']>;
}

/** Compares random puzzles with rules. `grids`: all grids that match the givens. */
function compare(
  geometry: Geometry,
  runs: number,
  random: Random,
  puzzle: () => { readonly digits: Uint8Array; readonly base: Uint8Array; readonly grids: readonly Uint8Array[] },
): Tally {
  const counts = [0, 0, 0];
  const kinds = new Set<Rule['kind']>();
  for (let run = 0; run < runs; run++) {
    const { digits, base, grids } = puzzle();
    const rules = Array.from({ length: 1 + random.below(5) }, () => randomRule(geometry, base, random)).filter(
      rule => rule !== undefined,
    );
    for (const { kind } of rules) kinds.add(kind);
    const expected = grids
      .filter(grid => rules.every(rule => keeps(geometry, grid, rule, rules)))
      .map(grid => makeLine(grid))
      .sort();
    assert.deepEqual(solutionsOf(geometry, digits, rules), expected, `${makeLine(digits)} ${JSON.stringify(rules)}`);
    counts[Math.min(2, expected.length)]++;
  }
  return { none: counts[0], one: counts[1], several: counts[2], kinds };
}

const regionsOf = (rows: string) => Uint8Array.from(rows.replaceAll(' ', ''), letter => letter.charCodeAt(0) - 65);
const jigsaw = (size: number, rows: string) => geometryWithRules(geometryOfSize(size), [], regionsOf(rows));

/** Irregular regions, and none. The boxes of the size still determine windows and disjoint groups. */
const OTHER_LAYOUTS: readonly (readonly [name: string, geometry: Geometry])[] = [
  ['regions of 4 cells', jigsaw(4, 'AAAB ABBB CCCD CDDD')],
  ['regions of 5 cells', jigsaw(5, 'AABBB AACBB ADCCE DDCEE DDCEE')],
  ['regions of 6 cells', jigsaw(6, 'AAABBB AACCBB DACCEB DDCCEE DDFFEE DFFFFE')],
  ['no boxes in 4x4', geometryWithRules(geometryOfSize(4), [], 'none')],
  ['no boxes in 6x6', geometryWithRules(geometryOfSize(6), [], 'none')],
];

/** Asserts that puzzles had rules of each kind that their shape allows. */
const assertAllSeen = (kinds: ReadonlySet<Rule['kind']>, geometry: Geometry) =>
  assert.deepEqual(
    KINDS.filter(kind => isPossible(kind, geometry) && !kinds.has(kind)),
    [],
  );

/** A solution of an empty grid: any order of digits in the first row leads to one. */
function solutionOf(geometry: Geometry, random: Random): Uint8Array {
  const digits = new Uint8Array(geometry.cellCount);
  digits.set(random.shuffle(Array.from({ length: geometry.size }, (_, i) => i + 1)));
  return [...upTo(1 + random.below(50), backtrack({ geometry, digits }))].at(-1) ?? assert.fail();
}

function* upTo<T>(most: number, all: Iterable<T>): Generator<T> {
  let left = most;
  for (const each of all) {
    if (left-- === 0) return;
    yield each;
  }
}

/** The number of 4x4 puzzles, and of puzzles of each larger size or layout. */
const SMALL = sized(1000, 18_000);
const LARGER = sized(150, 1000);

describe('the solver for rules', () => {
  it(`finds the solutions of plain backtracking in ${SMALL} random 4x4 puzzles`, () => {
    const geometry = geometryOfSize(4);
    const random = new Random(1);
    const all = [...backtrack({ geometry, digits: new Uint8Array(16) })];
    assert.equal(all.length, 288);
    const { none, one, several, kinds } = compare(geometry, SMALL, random, () => {
      const base = all[random.below(all.length)];
      const digits = base.map(digit => (random.below(6) === 0 ? digit : 0));
      return {
        base,
        digits,
        grids: all.filter(grid => digits.every((digit, cell) => digit === 0 || digit === grid[cell])),
      };
    });
    const least = SMALL / 25;
    assert.ok(none > least && one > least && several > least, `${none} ${one} ${several}`);
    assertAllSeen(kinds, geometry);
  });

  for (const geometry of [geometryOfSize(6), geometryOf(3, 2)]) {
    it(`finds them in ${LARGER} random puzzles with boxes of ${geometry.boxHeight}x${geometry.boxWidth}`, () => {
      const random = new Random(geometry.boxHeight);
      const { none, one, several, kinds } = compare(geometry, LARGER, random, () => {
        for (;;) {
          const base = finish(solvedGrid(geometry, random));
          const digits = base.map(digit => (random.below(5) < 2 ? digit : 0));
          const grids: Uint8Array[] = [];
          for (const grid of backtrack({ geometry, digits })) {
            grids.push(grid);
            if (grids.length > 500) break;
          }
          if (grids.length <= 500) return { base, digits, grids };
        }
      });
      const few = LARGER / 30; // a new kind of rule changes which puzzles are made
      assert.ok(none > few && one > few && several > few, `${none} ${one} ${several}`);
      assertAllSeen(kinds, geometry);
    });
  }

  for (const [name, geometry] of OTHER_LAYOUTS) {
    it(`finds them in ${2 * LARGER} random puzzles with ${name}`, () => {
      const random = new Random(5);
      const { none, one, several, kinds } = compare(geometry, 2 * LARGER, random, () => {
        for (;;) {
          const base = solutionOf(geometry, random);
          const digits = base.map(digit => (random.below(2) === 0 ? digit : 0));
          const grids = [...upTo(500, backtrack({ geometry, digits }))];
          if (grids.length < 500) return { base, digits, grids };
        }
      });
      const few = LARGER / 30; // a new kind of rule changes which puzzles are made
      assert.ok(none > few && one > few && several > few / 3, `${none} ${one} ${several}`);
      assertAllSeen(kinds, geometry);
    });
  }

  it('drops equal rules and houses', () => {
    const geometry = geometryOfSize(9);
    const row = Array.from({ length: 9 }, (_, cell) => cell);
    const columns = Array.from(
      { length: 9 },
      (_, i) => ({ kind: 'region', cells: row.map(each => 9 * each + i) }) as const,
    );
    const once: readonly Rule[] = [
      { kind: 'diagonal', direction: '/' },
      { kind: 'thermo', cells: [72, 64, 56, 48, 40, 32, 24, 16, 8] },
      { kind: 'thermo', cells: [0, 1, 2, 3] },
    ];
    const many = Array.from({ length: 10_000 }, (_, i) => (i % 4 === 3 ? columns[i % 9] : { ...once[i % 4] }));
    const [small, large] = [once, many].map(rules => problemOf(geometry, rules));
    assert.equal(large.houses.length, 28);
    assert.equal(large.rules.length, small.rules.length);
    assert.equal(rulesOfGeometry(geometryWithRules(geometry, many)).length, once.length + columns.length);
  });

  it('needs memory in proportion to the number of different houses', () => {
    const geometry = geometryOfSize(9);
    const random = new Random(5);
    const cells = Array.from({ length: 81 }, (_, cell) => cell);
    const rules = Array.from({ length: MOST_RULES }, () => ({
      kind: 'region' as const,
      cells: random.shuffle([...cells]).slice(0, 9),
    }));
    const { houses, rules: propagators } = problemOf(geometry, rules);
    assert.equal(houses.length, 27 + MOST_RULES);
    // There would be millions of pairs of all houses.
    assert.ok(propagators.length < 3 * MOST_RULES, `${propagators.length}`);
  });

  it('is built in parts only if it is large', () => {
    const parts = (geometry: Geometry, rules: readonly Rule[]) => {
      const next = problemInParts(geometry, rules);
      let count = 1;
      for (; !next(); count++);
      return count;
    };
    const index = (size: number): Rule[] =>
      Array.from({ length: size }, (_, i) => ({
        kind: 'columnIndex',
        cells: Array.from({ length: size }, (_, row) => size * row + i),
      }));
    assert.equal(parts(geometryOfSize(9), index(9)), 1);
    assert.ok(parts(geometryOfSize(25), index(25)) > 5);
  });

  it('finds the same solutions with a pause after each rule that runs', () => {
    const geometry = geometryOfSize(6);
    const random = new Random(8);
    let paused = 0;
    for (let run = 0; run < 100; run++) {
      const base = finish(solvedGrid(geometry, random));
      const rules = Array.from({ length: 4 }, () => randomRule(geometry, base, random)).filter(
        rule => rule !== undefined,
      );
      const { size, allowed, rules: propagators, peersOf, order } = problemOf(geometry, rules);
      const masks = Array.from(allowed, (mask, cell) => (random.below(3) === 0 ? mask & bitOf(base[cell]) : mask));
      const [whole, parted] = [0, 1].map(() => new SearchState(size, geometry.cellCount, propagators, peersOf, order));
      whole.startFrom(masks);
      parted.startFrom(masks);
      const expected = whole.settle();
      let found = parted.settle(0);
      for (; found === undefined; found = parted.settle(0)) paused++;
      assert.equal(found, expected);
      assert.equal(parted.brokenRule, whole.brokenRule);
      assert.equal(parted.lastSolved, whole.lastSolved);
      if (found) assert.deepEqual(parted.masks, whole.masks);
    }
    assert.ok(paused > 1000, `${paused}`);
  });

  it('keeps two rules about the same cells', () => {
    const geometry = geometryOfSize(4);
    const cells = [0, 1, 2];
    const rules: Rule[] = [
      { kind: 'renban', cells },
      { kind: 'sum', cells, sum: 9 },
    ];
    const expected = [...backtrack({ geometry, digits: new Uint8Array(16) })]
      .filter(grid => rules.every(rule => keeps(geometry, grid, rule, rules)))
      .map(grid => makeLine(grid))
      .sort();
    assert.equal(expected.length, 72);
    assert.deepEqual(solutionsOf(geometry, new Uint8Array(16), rules), expected);
  });

  it('uses the sums of large cages in large grids', () => {
    const geometry = geometryOfSize(16);
    const solution = finish(solvedGrid(geometry, new Random(16)));
    const cells = Array.from({ length: 15 }, (_, cell) => cell);
    const digits = solution.map((digit, cell) => (cell < 16 ? 0 : digit));
    const sum = 136 - solution[15];
    assert.deepEqual(solutionsOf(geometry, digits, [{ kind: 'cage', cells, sum }]), [makeLine(solution)]);
    assert.deepEqual(solutionsOf(geometry, digits, [{ kind: 'cage', cells: cells.slice(0, 7), sum: 28 - 1 }]), []);
  });
});
