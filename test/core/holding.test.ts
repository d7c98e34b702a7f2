/**
 * Limits the work between two yields, during which the extension host cannot do anything else. The limit is a number of
 * operations, counted by `operations.ts`: iterations of loops and elements of arrays. An operation takes between a nanosecond
 * and a fraction of a microsecond, and their number is the same on every machine.
 */

import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Recipe } from '../../src/core/generator/recipe';
import type { WantedRules } from '../../src/core/generator/rules/wanted';
import type { Grid } from '../../src/core/grid';
import { parseLine } from '../../src/core/notation';
import { positionOf } from '../../src/core/position';
import { findAllSteps, techniques, usualTechniques } from '../../src/core/techniques/index';
import { Names } from '../../src/core/techniques/names';
import type { Technique } from '../../src/core/techniques/step';
import { ALL, sized } from '../sizes';
import { RUNS } from './arbitraries';
import { countedCore, withCounters } from './operations';

/** The limit of operations between two yields, which take some milliseconds. */
const MOST = 100_000;

/** Easter Monster, in which every technique has something to search. */
const HARD = '100000002090400050006000700050903000000070000000850040700000600030009080002000001';

/** The limit for the solver of rules, whose operations take a nanosecond each: most belong to automata and sets of bits. */
const MOST_OF_SOLVER = 6_000_000;

const upTo = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

/** One of the 100 views of a row or column of 25x25. */
const sightOf = (i: number) =>
  ({ kind: i % 2 === 0 ? 'row' : 'column', index: (i >> 2) % 25, isReversed: i % 4 > 1 }) as const;

const core = countedCore();
const { operations } = core;

/** The most operations between two yields of a search, which is given up after `budget` operations in total. */
function mostHeld(start: () => Iterable<unknown>, budget: number): number {
  operations.count = 0;
  let before = 0;
  let most = 0;
  const search = start()[Symbol.iterator]();
  for (let isDone: boolean | undefined = false; !isDone && before < budget; ) {
    isDone = search.next().done;
    most = Math.max(most, operations.count - before);
    before = operations.count;
  }
  search.return?.();
  return most;
}

/** The position of a puzzle with these digits, by cell. */
function positionWith(size: number, givens: ReadonlyMap<number, number>) {
  const geometry = core.geometry.geometryOfSize(size);
  const digits = new Uint8Array(geometry.cellCount);
  for (const [cell, digit] of givens) digits[cell] = digit;
  return core.position.positionOf({ geometry, digits });
}

/** The techniques that block the host too long in a position, with their number of operations. */
function holding(makePosition: () => ReturnType<typeof positionWith>, tried: readonly Technique[], budget: number) {
  const found: string[] = [];
  for (const { id, find, maxSize = 25 } of tried) {
    const position = makePosition(); // separate ones, because techniques share their results
    if (position.geometry.size > maxSize) continue;
    const most = mostHeld(() => find(position), budget);
    if (most > MOST) found.push(`${id}: ${most}`);
  }
  return found;
}

describe('between two yields', () => {
  const counted = core.techniques.techniques;
  const few = new Map([0, 1, 2, 3, 4].map(i => [i, i + 1]));

  for (const size of [9, 12, 16, 25]) {
    for (const [name, givens] of [
      ['an empty', new Map<number, number>()],
      ['a nearly empty', few],
    ] as const) {
      if (!ALL && (size === 12 || (size === 16 && givens !== few))) continue;
      it(`no technique exceeds the limit in ${name} ${size}x${size} puzzle`, () => {
        assert.deepEqual(
          holding(() => positionWith(size, givens), counted, sized(1, 3) * MOST),
          [],
        );
      });
    }
  }

  it('no technique exceeds the limit in a hard puzzle', () => {
    const { digits } = parseLine(HARD) as Grid;
    const givens = new Map([...digits.entries()].filter(([, digit]) => digit !== 0));
    assert.deepEqual(
      holding(() => positionWith(9, givens), counted, sized(3, 20) * MOST),
      [],
    );
  });

  it('no technique exceeds the limit in puzzles with few digits', () => {
    const sizes = fc.constantFrom(9, 16, 25);
    const placed = fc.uniqueArray(fc.nat(80), { minLength: 1, maxLength: 8 }); // with a different digit each
    fc.assert(
      fc.property(sizes, placed, fc.nat(), (size, cells, at) => {
        const givens = new Map(cells.map((cell, i) => [cell, i + 1]));
        const technique = counted[at % counted.length];
        assert.deepEqual(
          holding(() => positionWith(size, givens), [technique], 3 * MOST),
          [],
        );
      }),
      { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 10) },
    );
  });

  it('the solver does not exceed its limit in 25x25 puzzles with many rules', () => {
    const indices = upTo(25, i => ({ kind: 'columnIndex', cells: upTo(25, row => 25 * row + i) }) as const);
    const sums = upTo(100, i => ({ kind: 'xSum', sum: 60 + i, sight: sightOf(i) }) as const);
    const towers = upTo(500, i => ({ kind: 'skyscraper', count: 1 + Math.floor(i / 100), sight: sightOf(i) }) as const);
    const kinds = ['antiKnight', 'antiKing', 'nonConsecutive', 'strictKropki', 'strictXv', 'disjointGroups'] as const;
    const extra = upTo(
      1000,
      i => ({ kind: 'region', cells: upTo(25, at => (7 * i + 23 * at + at * at) % 625) }) as const,
    );
    const whole = kinds.map(kind => ({ kind }));
    for (const rules of [indices, sums, towers, whole, extra]) {
      const geometry = core.ruled.geometryWithRules(core.geometry.geometryOfSize(25), rules);
      const grid = { geometry, digits: new Uint8Array(625) };
      void geometry.variant; // computed immediately
      const most = mostHeld(() => core.solver.search(grid), 100 * MOST);
      assert.ok(most <= MOST_OF_SOLVER, `${rules[0].kind}: ${most}`);
    }
  });

  it('no rule of the rating exceeds the limit', () => {
    const { digits } = parseLine(HARD) as Grid;
    const hard = new Map([...digits.entries()].filter(([, digit]) => digit !== 0));
    for (const givens of [new Map<number, number>(), few, hard]) {
      for (const { name, find } of core.rating.RATING_RULES) {
        const board = core.board.boardOf(positionWith(9, givens));
        const most = mostHeld(() => find(board), sized(5, 20) * MOST);
        assert.ok(most <= MOST, `${name}: ${most}`);
      }
    }
  });

  it('a path does not exceed the limit', () => {
    for (const size of [9, 16, 25]) {
      const path = new core.path.Path(positionWith(size, few));
      const most = mostHeld(() => path.until(() => false), sized(20, 100) * MOST);
      assert.ok(most <= MOST, `${size}x${size}: ${most}`);
    }
  });

  it('generating does not exceed the limit', () => {
    const { generate } = core.generator;
    const { recipeOf } = core.recipe;
    const usual = { seed: 1, count: 1000 };
    const recipes: readonly Partial<Recipe>[] = [
      { symmetry: 'full', minimal: true },
      { level: 'hard', required: ['x-wing'] },
      { rating: { least: 4, most: 5 } },
      { pattern: Array.from({ length: 80 }, (_, cell) => cell) },
      { size: 12, level: 'medium' },
      { size: 16, symmetry: '180', level: 'hard' },
      { size: 16, minimal: true },
      ...[
        { regions: 'jigsaw' },
        { marks: ['cage'] },
        { whole: [{ kind: 'antiKnight' }], marks: ['arrow', 'cage'] },
      ].flatMap(rules => [9, 12].map(size => ({ size, rules: { ...core.wanted.NO_RULES, ...rules } as WantedRules }))),
      { size: 25, level: 'medium' },
      { size: 25, clues: { least: 400, most: 400 }, level: 'medium' },
    ];
    for (const recipe of recipes) {
      // In 25x25 the start of the learning engine takes more, and so do the tables of a geometry, which are computed for each one with
      // rules.
      const most = mostHeld(() => generate(recipeOf({ ...usual, ...recipe })), sized(6, 60) * MOST);
      assert.ok(most <= (recipe.size === 25 ? 5 : recipe.rules ? 4 : 1) * MOST, `${JSON.stringify(recipe)}: ${most}`);
    }
  });
});

describe('the counting core', () => {
  it('counts the iterations of loops', () => {
    const run = (code: string) => {
      const count = { count: 0 };
      const list: number[] = [];
      new Function('operations', 'list', withCounters(code))(count, list);
      return [count.count, list];
    };
    assert.deepEqual(run('for (let i = 0; i < 3; i++) {\n  list.push(i);\n}'), [3, [0, 1, 2]]);
    assert.deepEqual(run('for (const [a, b] of [[1, 2], [3, 4]])\n  for (const c of [a, b])\n    list.push(c);'), [
      6,
      [1, 2, 3, 4],
    ]);
    assert.deepEqual(run('let i = 4;\nwhile (i > (")".length))\n  list.push(i--);'), [3, [4, 3, 2]]);
    assert.deepEqual(run('if (list) for (let i = 0; i < 2; i++) list.push(i);'), [2, [0, 1]]);
  });

  it('finds the same steps as the core', () => {
    const grid = parseLine(HARD) as Grid;
    const names = new Names(grid.geometry);
    const givens = new Map([...grid.digits.entries()].filter(([, digit]) => digit !== 0));
    const found = core.techniques.findAllSteps(positionWith(9, givens), core.techniques.usualTechniques);
    assert.deepEqual(
      Array.from(found, step => names.step(step)), // the result is an array of another context
      findAllSteps(positionOf(grid), usualTechniques).map(step => names.step(step)),
    );
    assert.equal(core.techniques.techniques.length, techniques.length);
    assert.ok(operations.count > MOST);
  });
});
