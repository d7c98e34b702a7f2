import assert from 'node:assert/strict';
import { candidatesByRules, type LeftByRule, leftByRules } from '#narrowing';
import { candidatesOf } from '../../../src/core/candidates';
import { brokenRules } from '../../../src/core/feasibility/broken';
import { solvedGrid } from '../../../src/core/generator/solvedGrid';
import { geometryOf, geometryOfSize } from '../../../src/core/geometry';
import { bitOf, digitsOf, type Grid, withDigit } from '../../../src/core/grid';
import { finish } from '../../../src/core/pausing';
import { Random } from '../../../src/core/random';
import { cellsOf } from '../../../src/core/rules/constraint';
import { geometryWithRules, rulesOfGeometry } from '../../../src/core/rules/geometry';
import { constraintsOf, isHouseOnly, isOfGrid, type Rule } from '../../../src/core/rules/rule';
import { countSolutions } from '../../../src/core/solver/index';
import { KINDS, keeps, randomRuleOf } from '../rules/examples';
import { houseExamples } from '../rules/kinds/houses';
import { randomVariant } from '../techniques/rules/randomVariants';

interface Ruled {
  readonly grid: Grid;
  /** Absent for digits that may break the rules. */
  readonly solution?: Uint8Array;
}

/** Random puzzles with rules, with more and more of the digits of their solution. */
function* puzzles(): Generator<Ruled> {
  for (const [size, count] of [
    [4, 40],
    [6, 15],
    [9, 4],
  ])
    for (let seed = 1; seed <= count; seed++) {
      const random = new Random(1000 * size + seed);
      const { grid, solution } = randomVariant(size, random, size);
      yield { grid, solution };
      const digits = grid.digits.map((digit, cell) => (random.below(3) === 0 ? solution[cell] : digit));
      yield { grid: { ...grid, digits }, solution };
    }
}

/** Some digits with one rule, to cover rules of all kinds. */
function* singleRules(): Generator<Ruled> {
  for (const size of [4, 6, 9]) {
    const random = new Random(size);
    const base = geometryOfSize(size);
    for (const kind of [...KINDS, ...KINDS, ...KINDS, ...KINDS]) {
      const solved = finish(solvedGrid(base, random));
      const rule = randomRuleOf(kind, base, solved, random);
      const digits = solved.map(digit => (random.below(5) === 0 ? digit : 0));
      if (rule) yield { grid: { geometry: geometryWithRules(base, [rule]), digits } };
    }
  }
}

let made: readonly Ruled[] | undefined;
function positions(): readonly Ruled[] {
  made ??= [...puzzles(), ...singleRules()];
  return made;
}

/** A rule with the rules that change its constraints. */
const alone = (rule: Rule, rules: readonly Rule[]) =>
  rule.kind.startsWith('strict')
    ? [rule, ...rules.filter(({ kind }) => /^(whiteDot|blackDot|x|v)$/.test(kind))]
    : [rule];

/** Whether a rule excludes a digit from a cell, by code that shares nothing with the tested code. */
function isExcluded(grid: Grid, cell: number, digit: number, { rule, filled, needsHouses }: LeftByRule): boolean {
  const { geometry } = grid;
  const { size, boxHeight, boxWidth } = geometry;
  // A cage of N cells is also a house.
  const added = geometry.houses.filter(({ kind }) => needsHouses && !['row', 'column', 'box'].includes(kind));
  const houses = added.map(({ cells }): Rule => ({ kind: 'region', cells: [...cells] }));
  const own = geometryWithRules(geometryOf(boxHeight, boxWidth), [
    ...alone(rule, rulesOfGeometry(geometry)),
    ...houses,
  ]);
  const digits = needsHouses ? grid.digits.slice() : new Uint8Array(size * size);
  for (const each of filled) digits[each.cell] = each.digit;
  digits[cell] = digit;
  if (needsHouses) return countSolutions({ geometry: own, digits }, 1) === 0;
  return (
    brokenRules({ geometry: own, digits }).some(({ bySight }) => !bySight) ||
    filled.some(each => each.digit === digit && own.peersOf[cell].includes(each.cell))
  );
}

/** Kinds of rules that exclude digits from cells beyond houses. */
const BEYOND_HOUSES = KINDS.filter(kind => !Object.hasOwn(houseExamples, kind));

/** Rules with one empty cell, the others with digits that often break them, but none twice in cells that see each other. */
function* lastCells(): Generator<{ readonly grid: Grid; readonly rule: Rule; readonly cell: number }> {
  for (const size of [4, 6, 9]) {
    const random = new Random(size);
    const base = geometryOfSize(size);
    for (let i = 0; i < 1200; i++) {
      const digits = finish(solvedGrid(base, random));
      const rule = randomRuleOf(KINDS[i % KINDS.length], base, digits, random);
      if (!rule || isOfGrid(rule) || isHouseOnly(rule, base)) continue;
      const geometry = geometryWithRules(base, [rule]);
      const cells = [...new Set(constraintsOf(rule, [rule], geometry).flatMap(cellsOf))]; // not the middle of a palindrome
      if (cells.length === 0) continue;
      for (const cell of cells) if (random.below(4) === 0) digits[cell] = 1 + random.below(size);
      const cell = cells[random.below(cells.length)];
      digits[cell] = 0;
      const sees = (a: number) => (b: number) => geometry.peersOf[a].includes(b);
      if (cells.every(a => digits[a] === 0 || !cells.filter(sees(a)).some(b => digits[b] === digits[a])))
        yield { grid: { geometry, digits }, rule, cell };
    }
  }
}

describe('the candidates that each rule leaves', () => {
  it('include the digits of the solution, and are a subset of the candidates', () => {
    let removed = 0;
    for (const { grid, solution } of positions()) {
      const shown = candidatesByRules(grid);
      const candidates = candidatesOf(grid);
      for (const [cell, mask] of shown.entries()) {
        if (grid.digits[cell] > 0) assert.equal(mask, 0);
        else if (solution)
          assert.ok((mask & bitOf(solution[cell])) !== 0, `${grid.geometry.key} ${grid.digits} ${cell}`);
        assert.equal(mask & ~candidates[cell], 0);
        if (mask !== candidates[cell]) removed++;
      }
    }
    assert.ok(removed > 100, String(removed));
  });
  it('are exactly what the last empty cell of a rule can be, and none if the rule cannot be kept', () => {
    const stuck = new Set<Rule['kind']>();
    for (const { grid, rule, cell } of lastCells()) {
      const { geometry } = grid;
      const fits = (digit: number) => keeps(geometry, withDigit(grid, cell, digit).digits, rule, [rule]);
      const expected = digitsOf(candidatesOf(grid)[cell]).filter(fits);
      const found = digitsOf(candidatesByRules(grid)[cell]);
      assert.deepEqual(found, expected, `${cell} of ${grid.digits} with ${JSON.stringify(rule)}`);
      if (expected.length === 0) stuck.add(rule.kind);
    }
    for (const kind of ['cage', 'arrow', 'thermo'] as const) assert.ok(stuck.has(kind), kind);
    assert.ok(stuck.size > 20, [...stuck].join());
  });
  it('are none in all empty cells of a rule that houses make impossible', () => {
    const check = (rule: Rule, digits: Readonly<Record<number, number>>, ...cells: number[]) => {
      const grid = { geometry: geometryWithRules(geometryOfSize(9), [rule]), digits: new Uint8Array(81) };
      for (const [cell, digit] of Object.entries(digits)) grid.digits[Number(cell)] = digit;
      assert.deepEqual(
        cells.map(cell => candidatesByRules(grid)[cell]),
        cells.map(() => 0),
      );
    };
    check({ kind: 'cage', cells: [0, 1, 2], sum: 9 }, { 0: 1, 1: 2, 65: 6 }, 2);
    check({ kind: 'arrow', circle: [0], shaft: [1, 2] }, { 0: 3, 10: 1 }, 1, 2);
    check({ kind: 'thermo', cells: [0, 1, 2] }, { 1: 8, 80: 9, 65: 9 }, 0, 2);
  });
  it('lack only digits that the rule excludes with the listed digits', () => {
    const seen = new Set<Rule['kind']>();
    for (const { grid } of positions()) {
      const { geometry, digits } = grid;
      for (const cell of digits.keys()) {
        if (digits[cell] > 0) continue;
        for (const each of leftByRules(grid, cell)) {
          seen.add(each.rule.kind);
          for (const digit of digitsOf((2 ** geometry.size - 1) & ~each.left))
            assert.ok(
              isExcluded(grid, cell, digit, each),
              `${digit} in ${cell} of ${digits} by ${JSON.stringify(each)}`,
            );
        }
      }
    }
    assert.deepEqual(
      BEYOND_HOUSES.filter(kind => !seen.has(kind)),
      [],
    );
  });
  it('explain all candidates that the digits of a grid exclude', () => {
    for (const { grid } of positions()) {
      if (brokenRules(grid).length > 0) continue; // a rule that cannot be satisfied excludes nothing
      const { geometry, digits } = grid;
      const candidates = candidatesOf(grid);
      for (const cell of digits.keys()) {
        if (candidates[cell] === 0) continue;
        let left = leftByRules(grid, cell).reduce((mask, each) => mask & each.left, 2 ** geometry.size - 1);
        for (const { cells } of geometry.housesOf[cell])
          for (const other of cells) if (digits[other] > 0) left &= ~bitOf(digits[other]);
        assert.equal(left & ~candidates[cell], 0, `${geometry.key} ${digits} ${cell}`);
      }
    }
  });
  it('do not depend on exclusions by the houses of the cell itself', () => {
    const rule: Rule = { kind: 'cage', cells: [0, 1], sum: 5 };
    const geometry = geometryWithRules(geometryOfSize(4), [rule]);
    const digits = new Uint8Array(16);
    digits[3] = 1;
    const [one, ...others] = leftByRules({ geometry, digits }, 0);
    assert.deepEqual(others, []);
    assert.deepEqual([digitsOf(one.left), one.needsHouses], [[1, 2, 3], true]);
  });
  it('follow the combinations of a cage, and the bounds of a thermometer', () => {
    const shown = (rule: Rule, cell: number) => {
      const geometry = geometryWithRules(geometryOfSize(9), [rule]);
      return digitsOf(candidatesByRules({ geometry, digits: new Uint8Array(81) })[cell]);
    };
    assert.deepEqual(shown({ kind: 'cage', cells: [2, 3], sum: 5 }, 2), [1, 2, 3, 4]);
    assert.deepEqual(shown({ kind: 'cage', cells: [2, 3, 4], sum: 23 }, 3), [6, 8, 9]);
    assert.deepEqual(shown({ kind: 'thermo', cells: [0, 1, 2, 3, 4] }, 2), [3, 4, 5, 6, 7]);
  });
});
