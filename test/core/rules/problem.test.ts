/** The solver for rules is held to plain backtracking, which knows only what full grids must keep. */

import assert from 'node:assert/strict';
import { solvedGrid } from '../../../src/core/generator/solvedGrid';
import { type Geometry, geometryOf, geometryOfSize } from '../../../src/core/geometry';
import { bitOf } from '../../../src/core/grid';
import { makeLine } from '../../../src/core/notation';
import { Random } from '../../../src/core/random';
import { geometryWith } from '../../../src/core/rules/geometry';
import { problemOf } from '../../../src/core/rules/problem';
import type { Rule } from '../../../src/core/rules/rule';
import { Search } from '../../../src/core/solver/propagation/search';
import { finish } from '../../../src/language/work';
import { sized } from '../../sizes';
import { backtrack } from '../backtracker';
import { keeps } from './plainRules';
import { randomRule } from './randomRules';

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

/** What was tested: how many puzzles had no solution, one and several, and the kinds of rules. */
interface Tally {
  readonly none: number;
  readonly one: number;
  readonly several: number;
  readonly kinds: ReadonlySet<Rule['kind']>;
}

/** Compares random puzzles with rules. `grids` are all grids that keep the givens. */
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
const jigsaw = (size: number, rows: string) => geometryWith(geometryOfSize(size), [], regionsOf(rows));

/** Regions that are no boxes, and none. The boxes of the size still say where windows and disjoint groups are. */
const OTHER_LAYOUTS: readonly (readonly [name: string, geometry: Geometry, kinds: number])[] = [
  ['regions of 4 cells', jigsaw(4, 'AAAB ABBB CCCD CDDD'), 34],
  ['regions of 5 cells', jigsaw(5, 'AABBB AACBB ADCCE DDCEE DDCEE'), 34],
  ['regions of 6 cells', jigsaw(6, 'AAABBB AACCBB DACCEB DDCCEE DDFFEE DFFFFE'), 36],
  ['no boxes in 4x4', geometryWith(geometryOfSize(4), [], 'none'), 34],
  ['no boxes in 6x6', geometryWith(geometryOfSize(6), [], 'none'), 36],
];

/** Some solution of an empty grid: any order of digits in the first row leads to one. */
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

/** Puzzles of 4x4, and of each larger size or layout. */
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
    assert.ok(kinds.size >= 34, [...kinds].join());
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
      const few = LARGER / 20;
      assert.ok(none > few && one > few && several > few, `${none} ${one} ${several}`);
      assert.ok(kinds.size >= 36, [...kinds].join());
    });
  }

  for (const [name, geometry, least] of OTHER_LAYOUTS) {
    it(`finds them in ${LARGER} random puzzles with ${name}`, () => {
      const random = new Random(3);
      const { none, one, several, kinds } = compare(geometry, LARGER, random, () => {
        for (;;) {
          const base = solutionOf(geometry, random);
          const digits = base.map(digit => (random.below(2) === 0 ? digit : 0));
          const grids = [...upTo(500, backtrack({ geometry, digits }))];
          if (grids.length < 500) return { base, digits, grids };
        }
      });
      const few = LARGER / 20;
      assert.ok(none > few && one > few && several > few / 3, `${none} ${one} ${several}`);
      assert.ok(kinds.size >= least && kinds.has('disjointGroups'), [...kinds].join());
    });
  }

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

  it('knows the sums of large cages in large grids', () => {
    const geometry = geometryOfSize(16);
    const solution = finish(solvedGrid(geometry, new Random(16)));
    const cells = Array.from({ length: 15 }, (_, cell) => cell);
    const digits = solution.map((digit, cell) => (cell < 16 ? 0 : digit));
    const sum = 136 - solution[15];
    assert.deepEqual(solutionsOf(geometry, digits, [{ kind: 'cage', cells, sum }]), [makeLine(solution)]);
    assert.deepEqual(solutionsOf(geometry, digits, [{ kind: 'cage', cells: cells.slice(0, 7), sum: 28 - 1 }]), []);
  });
});
