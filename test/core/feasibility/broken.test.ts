/** Compares live checks of rules with all ways to fill the cells of a rule. */

import assert from 'node:assert/strict';
import { type BrokenRule, brokenRules } from '../../../src/core/feasibility/broken';
import { solvedGrid } from '../../../src/core/generator/solvedGrid';
import { type Geometry, geometryOf, geometryOfSize } from '../../../src/core/geometry';
import { makeLine } from '../../../src/core/notation';
import { Random } from '../../../src/core/random';
import { checksOf } from '../../../src/core/rules/checks';
import { geometryWithRules } from '../../../src/core/rules/geometry';
import type { Rule } from '../../../src/core/rules/rule';
import { finish } from '../../../src/text/work';
import { sized } from '../../sizes';
import { exampleOf, KINDS, keeps, randomRule, randomRuleOf, ruleIn } from '../rules/examples';
import { walk } from '../rules/ruleExample';

/** Most rules of 4x4 puzzles have few enough cells for all ways to fill them to be tried. */
const shapes = [geometryOfSize(4), geometryOfSize(4), geometryOfSize(6), geometryOf(3, 2)];

/** Rules whose pairs of cells are checked separately. */
const WHOLE = KINDS.filter(kind => exampleOf(kind).scope === 'grid' && kind !== 'digits');

/** Those of them that are only about pairs of cells. */
const PAIRS = WHOLE.filter(kind => {
  const nine = geometryOfSize(9);
  const rule = ruleIn(exampleOf(kind).lines[0].line);
  return checksOf(rule, [rule], nine).every(({ cells }) => cells.length === 2);
});

/** Rules that are houses. A digit that is repeated in one is a conflict like those of rows, and not a broken rule. */
const isHouse = (rule: Rule, { size }: Geometry) =>
  exampleOf(rule.kind).scope === 'house' || (rule.kind === 'region' && rule.cells.length === size);

/** The maximum number of cells. Rules with more cells take too long to try. */
const MOST_CELLS = 5;

const cellsOf = (geometry: Geometry, rule: Rule) => [
  ...new Set(checksOf(rule, [rule], geometry).flatMap(check => check.cells)),
];

const isRepeated = ({ peersOf }: Geometry, digits: Uint8Array, cells: readonly number[]) =>
  cells.some(a => digits[a] > 0 && cells.some(b => digits[a] === digits[b] && peersOf[a].includes(b)));

/** Whether the empty cells among some cells can be filled so that a rule is satisfied and cells that see each other differ. */
function canFill(geometry: Geometry, digits: Uint8Array, cells: readonly number[], rule: Rule, at = 0): boolean {
  if (at === cells.length) return keeps(geometry, digits, rule, [rule]);
  const cell = cells[at];
  if (digits[cell] > 0) return canFill(geometry, digits, cells, rule, at + 1);
  for (let digit = 1; digit <= geometry.size; digit++) {
    digits[cell] = digit;
    const isFree = !geometry.peersOf[cell].some(peer => cells.includes(peer) && digits[peer] === digit);
    if (isFree && canFill(geometry, digits, cells, rule, at + 1)) {
      digits[cell] = 0;
      return true;
    }
  }
  digits[cell] = 0;
  return false;
}

/** A random rule of a kind, and digits for some of its cells: nearly those of a grid that satisfies most rules. */
function drawn(random: Random, kind: Rule['kind']) {
  const base = shapes[random.below(shapes.length)];
  const solution = finish(solvedGrid(base, random));
  const rule = randomRuleOf(kind, base, solution, random);
  if (!rule) return undefined;
  const cells = cellsOf(base, rule);
  const digits = new Uint8Array(base.cellCount);
  const filled = 2 + random.below(3);
  for (const cell of cells)
    if (random.below(4) < filled) digits[cell] = random.below(3) === 0 ? 1 + random.below(base.size) : solution[cell];
  return { base, rule, cells, digits };
}

describe('rules that digits break', () => {
  for (const kind of KINDS.filter(each => !WHOLE.includes(each) && exampleOf(each).scope !== 'house'))
    it(`are those whose own cells cannot be filled: ${kind}`, () => {
      const random = new Random(7);
      const counts = { kept: 0, broken: 0 };
      for (let run = 0; run < sized(300, 600); run++) {
        const one = drawn(random, kind);
        if (!one || isHouse(one.rule, one.base)) continue;
        const { base, rule, cells, digits } = one;
        if (cells.length > MOST_CELLS || cells.length === 0 || isRepeated(base, digits, cells)) continue;
        // The digits of cells are checked in each cell by itself.
        const parts = rule.kind === 'digits' ? cells.map(cell => ({ ...rule, cells: [cell] })) : [rule];
        const isBroken = parts.some(part => {
          const own = cellsOf(base, part);
          return own.some(cell => digits[cell] > 0) && !canFill(base, digits, own, part);
        });
        const found = brokenRules({ geometry: geometryWithRules(base, [rule]), digits });
        const where = `${makeLine(digits)} ${JSON.stringify(rule)}`;
        if (rule.kind !== 'digits') assert.equal(found.length, isBroken ? 1 : 0, where);
        else assert.equal(found.length > 0, isBroken, where);
        for (const broken of found) checkBlame(base, rule, cells, digits, broken);
        counts[isBroken ? 'broken' : 'kept']++;
      }
      assert.ok(counts.kept > 5 && counts.broken > 5, JSON.stringify(counts));
    });

  /** Asserts that the reported cells are filled, and break the rule without the others. */
  function checkBlame(
    base: Geometry,
    rule: Rule,
    cells: readonly number[],
    digits: Uint8Array,
    { cells: reported, bySight }: BrokenRule,
  ): void {
    const where = `${makeLine(digits)} ${JSON.stringify(rule)} ${reported}`;
    const left = digits.map((digit, cell) => (reported.includes(cell) ? digit : 0));
    assert.ok(reported.some(cell => digits[cell] > 0));
    assert.equal(canFill(base, left, cells, rule), false, where);
    if (bySight) assert.ok(!checksOf(rule, [rule], base).some(check => check.isBroken(digits)), where);
  }

  it('never include rules that parts of a solution break', () => {
    const random = new Random(8);
    const nine = geometryOfSize(9);
    for (let run = 0; run < sized(400, 1500); run++) {
      const base = run % 3 === 0 ? nine : shapes[random.below(shapes.length)];
      const solution = finish(solvedGrid(base, random));
      const rules = [1, 2, 3].flatMap(() => randomRule(base, solution, random) ?? []);
      if (!rules.every(rule => keeps(base, solution, rule, rules))) continue;
      const digits = solution.map(digit => (random.below(2) === 0 ? digit : 0));
      const found = brokenRules({ geometry: geometryWithRules(base, rules), digits });
      assert.deepEqual(found, [], `${makeLine(digits)} ${JSON.stringify(rules)}`);
    }
  });

  it('of the whole grid are those that leave a cell without a digit', () => {
    const random = new Random(9);
    let dead = 0;
    for (let run = 0; run < sized(300, 1000); run++) {
      const one = drawn(random, PAIRS[run % PAIRS.length]);
      if (!one) continue;
      const { base, rule } = one;
      const digits = one.digits.map(digit => (random.below(2) === 0 ? digit : 0));
      const checks = checksOf(rule, [rule], base);
      if (checks.some(check => check.isBroken(digits))) continue;
      const expected = [...digits.keys()].filter(cell => {
        const around = [cell, ...checks.flatMap(({ cells }) => (cells.includes(cell) ? cells : []))];
        const free = Array.from({ length: base.size }, (_, i) => i + 1).filter(digit => {
          const tried = digits.slice();
          tried[cell] = digit;
          const sees = base.peersOf[cell].some(peer => around.includes(peer) && digits[peer] === digit);
          return !sees && !checks.some(check => check.isBroken(tried));
        });
        return digits[cell] === 0 && free.length === 0;
      });
      const found = brokenRules({ geometry: geometryWithRules(base, [rule]), digits });
      assert.deepEqual(found.map(({ empty }) => empty).sort(), expected.sort(), `${makeLine(digits)} ${rule.kind}`);
      dead += found.length;
    }
    assert.ok(dead > sized(10, 30), String(dead));
  });

  it('of index cells are those whose row or column cannot be filled', () => {
    const base = geometryOfSize(4);
    const places = [0, 1, 2, 3];
    const counts = [0, 0];
    const check = (kind: 'columnIndex' | 'rowIndex', indexPlaces: readonly number[], filled: readonly number[]) => {
      const line = places.map(place => (kind === 'columnIndex' ? place : place * 4));
      const rule: Rule = { kind, cells: indexPlaces.map(place => line[place]) };
      const digits = new Uint8Array(16);
      for (const place of places) digits[line[place]] = filled[place];
      if (isRepeated(base, digits, line)) return;
      const expected = !canFill(base, digits, line, rule);
      const found = brokenRules({ geometry: geometryWithRules(base, [rule]), digits });
      assert.equal(found.length > 0, expected, `${filled} ${JSON.stringify(rule)}`);
      counts[expected ? 1 : 0]++;
    };
    for (const kind of ['columnIndex', 'rowIndex'] as const)
      for (let cells = 1; cells < 2 ** 4; cells++)
        for (let all = 0; all < 5 ** 4; all++) {
          const indexPlaces = places.filter(place => ((cells >> place) & 1) === 1);
          const filled = places.map(place => Math.floor(all / 5 ** place) % 5);
          check(kind, indexPlaces, filled);
        }
    assert.ok(
      counts.every(count => count > 1000),
      counts.join(),
    );
  });

  it('of strict marks are those without their own mark, regardless of other marks', () => {
    const check = (others: readonly Rule[], line: string, expected: readonly number[][]) => {
      const digits = Uint8Array.from({ length: 36 }, (_, i) => Number(line[i] ?? 0));
      const rules: readonly Rule[] = [{ kind: 'strictXv' }, ...others];
      const found = brokenRules({ geometry: geometryWithRules(geometryOfSize(6), rules), digits });
      assert.deepEqual(
        found.map(({ cells }) => cells),
        expected,
        `${line} ${JSON.stringify(others)}`,
      );
    };
    check([], '23', [[0, 1]]);
    check([{ kind: 'whiteDot', cells: [0, 1] }], '23', [[0, 1]]);
    check([{ kind: 'v', cells: [0, 1] }], '23', []);
    check(
      [
        { kind: 'v', cells: [0, 1] },
        { kind: 'whiteDot', cells: [0, 1] },
      ],
      '23',
      [],
    );
    check([{ kind: 'whiteDot', cells: [0, 1] }], '34', []);
    check([{ kind: 'whiteDot', cells: [0, 1] }], '46', [
      [0, 1],
      [0, 1],
    ]);
  });

  it('are reported with the digits that are all needed to break them, or with all cells that form a sum', () => {
    const check = (rule: Rule, line: string, expected: readonly number[]) => {
      const digits = Uint8Array.from({ length: 36 }, (_, i) => Number(line[i] ?? 0));
      const [found] = brokenRules({ geometry: geometryWithRules(geometryOfSize(6), [rule]), digits });
      assert.deepEqual(found?.cells, expected, `${line} ${JSON.stringify(rule)}`);
    };
    check({ kind: 'thermo', cells: [0, 1, 2, 3] }, '2413', [1, 2]);
    check({ kind: 'thermo', cells: [0, 1, 2, 3] }, '21', [0, 1]);
    // Equal digits do not increase either, even if a later digit breaks the rule with fewer cells in between.
    check({ kind: 'thermo', cells: [0, 7, 2, 8, 3] }, '20003002', [0, 7]);
    check({ kind: 'thermo', cells: [0, 7, 2, 8, 3] }, '2005000206', [0, 7]);
    check({ kind: 'slowThermo', cells: [0, 1, 2, 3] }, '2413', [1, 2]);
    check({ kind: 'renban', cells: [0, 1, 2] }, '126', [1, 2]);
    check({ kind: 'whispers', cells: [0, 1, 2], difference: 3 }, '145', [1, 2]);
    check({ kind: 'between', cells: [0, 1, 2, 3] }, '1364', [2]);
    check({ kind: 'cage', cells: [0, 1, 2], sum: 12 }, '12', [0, 1, 2]);
    check({ kind: 'cage', cells: [0, 7], sum: 4 }, '20000002', [0, 7]);
    // No digits satisfy this rule.
    check({ kind: 'whispers', cells: [0, 1], difference: 6 }, '1', [0]);
  });

  it('are reported with the first two digits of a thermometer that do not increase, no matter what follows', () => {
    const random = new Random(10);
    const counts = [0, 0];
    for (let run = 0; run < 2000; run++) {
      const length = 3 + random.below(4);
      const cells = walk(geometryOfSize(9), random, length);
      const digits = new Uint8Array(81);
      for (const cell of cells) digits[cell] = random.below(4) === 0 ? 0 : 1 + random.below(9);
      const filled = cells.filter(cell => digits[cell] > 0);
      const at = filled.findIndex((cell, i) => i > 0 && digits[cell] <= digits[filled[i - 1]]);
      counts[at < 0 ? 0 : 1]++;
      if (at < 0) continue;
      const found = brokenRules({
        geometry: geometryWithRules(geometryOfSize(9), [{ kind: 'thermo', cells }]),
        digits,
      });
      assert.deepEqual(
        found.map(broken => broken.cells),
        [[filled[at - 1], filled[at]]],
        `${cells}: ${cells.map(cell => digits[cell])}`,
      );
    }
    assert.ok(
      counts.every(count => count > 100),
      counts.join(),
    );
  });

  it('are the same as in a new puzzle after other digits were checked', () => {
    const random = new Random(12);
    for (let run = 0; run < sized(60, 600); run++) {
      const base = shapes[random.below(shapes.length)];
      const solution = finish(solvedGrid(base, random));
      const rules = [1, 2, 3].flatMap(() => randomRule(base, solution, random) ?? []);
      const geometry = geometryWithRules(base, rules);
      const digits = solution.map(digit => (random.below(2) === 0 ? digit : 0));
      for (let edit = 0; edit < 20; edit++) {
        digits[random.below(digits.length)] = random.below(base.size + 1);
        const fresh = geometryWithRules(
          base,
          rules.map(rule => ({ ...rule })),
        );
        assert.deepEqual(brokenRules({ geometry, digits }), brokenRules({ geometry: fresh, digits }), makeLine(digits));
      }
    }
  });

  it('are checked again when digits change, even in another puzzle with the same rules', () => {
    const geometry = geometryWithRules(geometryOfSize(6), [{ kind: 'thermo', cells: [0, 1, 2] }]);
    const check = (line: string, expected: number) => {
      const digits = Uint8Array.from({ length: 36 }, (_, i) => Number(line[i] ?? 0));
      assert.equal(brokenRules({ geometry, digits }).length, expected, line);
    };
    check('503', 1);
    check('503', 1);
    check('103', 0);
    check('102', 1);
    check('000', 0);
    check('006', 0);
    check('002', 1);
  });
});
