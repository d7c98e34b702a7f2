/** Geometries with rules and regions: their effect on candidates, conflicts and techniques. */

import assert from 'node:assert/strict';
import { candidatesOf } from '../../../src/core/candidates';
import { solvedGrid } from '../../../src/core/generator/solvedGrid';
import { type Geometry, geometryOf, geometryOfSize } from '../../../src/core/geometry';
import { bitOf, conflictsOf, hasConflict } from '../../../src/core/grid';
import { makeCell, makeHouse, makeLine, parseCell } from '../../../src/core/notation';
import { positionOf } from '../../../src/core/position';
import { Random } from '../../../src/core/random';
import { geometryWithRules, rulesOfGeometry } from '../../../src/core/rules/geometry';
import type { Rule } from '../../../src/core/rules/rule';
import { countSolutions, engineFor, solve } from '../../../src/core/solver/index';
import { Path } from '../../../src/core/techniques/path';
import { finish } from '../../../src/text/work';
import { sized } from '../../sizes';
import { keeps, randomRule } from './examples';

const nine = geometryOfSize(9);
const six = geometryOfSize(6);
const cell = (name: string, geometry = nine) => parseCell(geometry, name)!;

/** The 6x6 regions of a jigsaw: columns two wide, with a step in the middle. */
const JIGSAW = Uint8Array.from('001122001122001122334455334455334455', Number);

describe('a geometry with rules', () => {
  it('is the classic one without rules and with the usual boxes, in any numbering', () => {
    assert.equal(geometryWithRules(nine, []), nine);
    assert.equal(
      geometryWithRules(
        nine,
        [],
        nine.boxOf.map(box => 8 - box),
      ),
      nine,
    );
  });

  it('is the same object for regions in any numbering, and another one with the same key for other letters', () => {
    const jigsaw = geometryWithRules(six, [], JIGSAW);
    assert.equal(
      geometryWithRules(
        six,
        [],
        JIGSAW.map(region => 5 - region),
      ),
      jigsaw,
    );
    const other = geometryWithRules(six, [], JIGSAW, [...'XYZ123']);
    assert.notEqual(other, jigsaw);
    assert.equal(other.key, jigsaw.key);
    assert.equal(geometryWithRules(six, [], JIGSAW, [...'XYZ123']), other);
  });

  it('is the same object for equal rules and regions', () => {
    const rules: Rule[] = [{ kind: 'antiKnight' }];
    assert.equal(geometryWithRules(nine, rules), geometryWithRules(nine, structuredClone(rules)));
    assert.equal(geometryWithRules(six, [], JIGSAW), geometryWithRules(six, [], JIGSAW.slice()));
    assert.notEqual(geometryWithRules(nine, rules), geometryWithRules(nine, [{ kind: 'antiKing' }]));
    const keys = [
      nine,
      geometryWithRules(nine, rules),
      geometryWithRules(nine, [], 'none'),
      geometryWithRules(six, [], JIGSAW),
    ];
    assert.equal(new Set(keys.map(({ key }) => key)).size, 4);
    assert.deepEqual(rulesOfGeometry(geometryWithRules(nine, rules)), rules);
    assert.deepEqual(rulesOfGeometry(nine), []);
  });

  const houses = (text: string, geometry: Geometry, expected: readonly string[]) =>
    it(`has houses: ${text}`, () => {
      assert.deepEqual(geometry.houses.slice(2 * geometry.size).map(makeHouse), expected);
      for (const [at, house] of geometry.houses.entries()) {
        assert.equal(house.at, at);
        assert.equal(new Set(house.cells).size, geometry.size);
        for (const each of house.cells) assert.ok(geometry.housesOf[each].includes(house));
      }
      assert.equal(geometry.housesOf.flat().length, geometry.houses.length * geometry.size);
      assert.deepEqual(new Set(geometry.boxesFirst), new Set(geometry.houses));
    });
  const boxes = (size: number) => Array.from({ length: size }, (_, i) => `box ${i + 1}`);
  houses(
    'irregular regions',
    geometryWithRules(six, [], JIGSAW),
    [...'ABCDEF'].map(letter => `region ${letter}`),
  );
  houses(
    'regions with other letters',
    geometryWithRules(six, [], JIGSAW, [...'XYZ123']),
    [...'XYZ123'].map(letter => `region ${letter}`),
  );
  houses('no boxes', geometryWithRules(six, [], 'none'), []);
  const seven = geometryOfSize(7);
  houses('boxes that would be the rows', geometryWithRules(seven, []), []);
  houses('regions that are the rows', geometryWithRules(seven, [], seven.boxOf), []);
  houses(
    'columns as regions',
    geometryWithRules(seven, [], seven.columnOf),
    [...'ABCDEFG'].map(letter => `region ${letter}`),
  );
  it('is the same without boxes, no matter how that is expressed', () => {
    assert.equal(geometryWithRules(seven, [], 'none'), geometryWithRules(seven, []));
    assert.equal(geometryWithRules(seven, [], seven.boxOf), geometryWithRules(seven, []));
    assert.equal(geometryWithRules(seven, []).regions, 'none');
  });
  houses(
    'one diagonal, then both',
    geometryWithRules(six, [
      { kind: 'diagonal', direction: '/' },
      { kind: 'diagonal', direction: '\\' },
    ]),
    [...boxes(6), 'diagonal /', 'diagonal \\'],
  );
  houses('windows', geometryWithRules(nine, [{ kind: 'windoku' }]), [
    ...boxes(9),
    ...[1, 2, 3, 4].map(number => `window ${number}`),
  ]);
  houses('groups', geometryWithRules(six, [{ kind: 'disjointGroups' }]), [
    ...boxes(6),
    ...[1, 2, 3, 4, 5, 6].map(number => `group ${number}`),
  ]);
  houses(
    'a region of as many cells as digits, once; one of fewer is none',
    geometryWithRules(six, [
      { kind: 'region', cells: [0, 7, 8, 15, 22, 30] },
      { kind: 'region', cells: [30, 22, 15, 8, 7, 0] },
      { kind: 'region', cells: [0, 7, 14] },
      { kind: 'region', cells: [0, 1, 2, 3, 4, 5] },
    ]),
    [...boxes(6), 'extra region 1'],
  );

  const peers = (rules: readonly Rule[], of: string, added: readonly string[]) =>
    it(`${rules.map(({ kind }) => kind).join()}: ${of} must also differ from ${added.join(', ') || 'no other cell'}`, () => {
      const { peersOf } = geometryWithRules(nine, rules);
      const before = new Set(nine.peersOf[cell(of)]);
      assert.deepEqual(
        [...peersOf[cell(of)]].filter(each => !before.has(each)).map(each => makeCell(nine, each)),
        added,
      );
      for (const [each, own] of peersOf.entries()) for (const peer of own) assert.ok(peersOf[peer].includes(each));
    });
  const cells = (...names: string[]) => names.map(name => cell(name));
  peers([{ kind: 'antiKnight' }], 'r1c1', []);
  peers([{ kind: 'antiKnight' }], 'r3c3', ['r1c4', 'r2c5', 'r4c5', 'r5c4', 'r4c1', 'r5c2'].sort());
  peers([{ kind: 'antiKing' }], 'r3c3', ['r4c4', 'r2c4', 'r4c2'].sort());
  peers([{ kind: 'cage', cells: cells('r3c3', 'r3c4', 'r4c4'), sum: 12 }], 'r3c3', ['r4c4']);
  peers([{ kind: 'thermo', cells: cells('r3c3', 'r4c4', 'r5c5') }], 'r3c3', ['r4c4', 'r5c5']);
  peers([{ kind: 'palindrome', cells: cells('r3c3', 'r4c4') }], 'r3c3', []);
  peers([{ kind: 'sum', cells: cells('r3c3', 'r4c4'), sum: 7 }], 'r3c3', ['r4c4']);
  peers([{ kind: 'sum', cells: cells('r3c3', 'r4c4'), sum: 8 }], 'r3c3', []);

  it('is solved with its rules', () => {
    const geometry = geometryWithRules(six, [{ kind: 'diagonal', direction: '/' }], JIGSAW);
    const grid = { geometry, digits: new Uint8Array(36) };
    assert.equal(engineFor(geometry), 'propagation');
    const solution = solve(grid)!;
    assert.equal(new Set([30, 25, 20, 15, 10, 5].map(each => solution[each])).size, 6);
    assert.equal(hasConflict({ geometry, digits: solution }), false);
    assert.equal(countSolutions(grid, 3), 3);
    assert.equal(countSolutions({ geometry, digits: solution }, 2), 1);
  });

  it('detects repeated digits in the houses of rules', () => {
    const geometry = geometryWithRules(six, [{ kind: 'diagonal', direction: '\\' }]);
    const digits = new Uint8Array(36);
    digits[0] = digits[35] = 4;
    const found = conflictsOf({ geometry, digits });
    assert.deepEqual([...found.keys()], [0, 35]);
    assert.deepEqual(
      found.get(0)?.map(({ house }) => makeHouse(house)),
      ['diagonal \\'],
    );
  });
});

/** A random geometry with rules that a grid of its shape satisfies, and that grid. */
function randomVariant(geometry: Geometry, random: Random): { geometry: Geometry; solution: Uint8Array } {
  const solution = finish(solvedGrid(geometry, random));
  const drawn = Array.from({ length: 1 + random.below(4) }, () => randomRule(geometry, solution, random));
  const rules: Rule[] = [];
  for (const rule of drawn)
    if (rule && keeps(geometry, solution, rule, [...rules, rule]))
      if (!rule.kind.startsWith('strict')) rules.push(rule);
  return { geometry: geometryWithRules(geometry, rules), solution };
}

const PATHS = sized(20, 1000);

describe('random puzzles with rules', () => {
  const shapes = [geometryOfSize(4), six, geometryOf(3, 2), nine];

  it('have full grids with a conflict exactly if plain checks find one', () => {
    const random = new Random(3);
    const counts = [0, 0];
    for (let run = 0; run < sized(500, 1500); run++) {
      const base = shapes[random.below(3)];
      const solution = finish(solvedGrid(base, random));
      const other = finish(solvedGrid(base, random));
      const rules = [1, 2].flatMap(() => randomRule(base, solution, random) ?? []);
      for (const digits of [solution, other]) {
        const isKept = rules.every(rule => keeps(base, digits, rule, rules));
        const isBroken = hasConflict({ geometry: geometryWithRules(base, rules), digits });
        assert.equal(isBroken, !isKept, `${makeLine(digits)} ${JSON.stringify(rules)}`);
        counts[isKept ? 1 : 0]++;
      }
    }
    assert.ok(
      counts.every(count => count > sized(150, 500)),
      counts.join(),
    );
  });

  it('have no conflict in parts of a solution, and candidates that include the solution', () => {
    const random = new Random(4);
    for (let run = 0; run < sized(300, 1000); run++) {
      const { geometry, solution } = randomVariant(shapes[random.below(4)], random);
      const digits = solution.map(digit => (random.below(3) === 0 ? digit : 0));
      const grid = { geometry, digits };
      assert.equal(hasConflict(grid), false, geometry.key);
      const candidates = candidatesOf(grid);
      for (const [at, digit] of solution.entries())
        if (digits[at] === 0)
          assert.ok((candidates[at] & bitOf(digit)) !== 0, `${geometry.key} ${makeCell(geometry, at)}`);
    }
  });

  it(`have only steps that are true in the solution, in ${PATHS} paths`, () => {
    const random = new Random(5);
    let steps = 0;
    let paths = 0;
    while (paths < PATHS) {
      const { geometry } = randomVariant(shapes[random.below(3)], random);
      const solution = solve({ geometry, digits: new Uint8Array(geometry.cellCount) })!;
      const digits = solution.slice();
      for (let at = 0; at < digits.length; at++) {
        const each = random.below(digits.length);
        const digit = digits[each];
        digits[each] = 0;
        if (countSolutions({ geometry, digits }, 2) !== 1) digits[each] = digit;
      }
      if (!geometry.variant) continue;
      paths++;
      const path = new Path(positionOf({ geometry, digits }));
      for (const { technique, placements, eliminations } of finish(path.until(() => false))) {
        steps++;
        const where = `${technique.id} ${makeLine(digits)} ${geometry.key}`;
        for (const at of placements) assert.equal(solution[at.cell], at.digit, where);
        for (const at of eliminations) assert.notEqual(solution[at.cell], at.digit, where);
      }
    }
    assert.ok(steps > 10 * PATHS, String(steps));
  });
});
