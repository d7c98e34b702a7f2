import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type Recipe, recipeOf } from '../../../../src/core/generator/recipe';
import { refusalOf } from '../../../../src/core/generator/refusal';
import { MARK_KINDS, NO_RULES, type WantedRules, type WholeRule } from '../../../../src/core/generator/rules/wanted';
import { countFilled, type Grid } from '../../../../src/core/grid';
import { finish } from '../../../../src/core/pausing';
import { positionOf } from '../../../../src/core/position';
import { rate } from '../../../../src/core/rating/index';
import { rulesOfGeometry } from '../../../../src/core/rules/geometry';
import { countSolutions, solve } from '../../../../src/core/solver/index';
import { Path } from '../../../../src/core/techniques/path';
import { LEVELS } from '../../../../src/core/techniques/step';
import { ALL, sized } from '../../../sizes';
import { RUNS } from '../../arbitraries';
import { keeps } from '../../rules/examples';
import { made } from '../checking';

type Wanted = Partial<WantedRules>;
type Options = Partial<Recipe>;

const DIAGONALS: readonly WholeRule[] = [
  { kind: 'diagonal', direction: '/' },
  { kind: 'diagonal', direction: '\\' },
];

const wantedOf = (wanted: Wanted): WantedRules => ({ ...NO_RULES, ...wanted });

/** Checks that there are as many puzzles as requested, each with one solution that satisfies all rules. */
function check(wanted: Wanted, options: Options = {}): readonly Grid[] {
  const recipe = recipeOf({ seed: 5, attempts: 60, ...options, rules: wantedOf(wanted) });
  const { puzzles, outcome } = made(recipe);
  assert.deepEqual(outcome, { kind: 'done' });
  assert.equal(puzzles.length, recipe.count);
  for (const puzzle of puzzles) {
    assert.equal(countSolutions(puzzle, 2), 1);
    const { geometry, digits } = puzzle;
    const rules = rulesOfGeometry(geometry);
    const solution = solve(puzzle)!;
    for (const rule of rules) assert.ok(keeps(geometry, solution, rule, rules), JSON.stringify(rule));
    for (const { cells } of geometry.houses) assert.equal(new Set(cells.map(cell => solution[cell])).size, recipe.size);
    assert.ok(digits.every((digit, cell) => digit === 0 || digit === solution[cell]));
    for (const rule of wantedOf(wanted).whole) assert.ok(rules.some(({ kind }) => kind === rule.kind));
    for (const kind of [...(wanted.marks ?? []), ...(wanted.strict ?? [])])
      assert.ok(
        rules.some(rule => rule.kind === kind),
        kind,
      );
    assert.equal(geometry.regions, { boxes: 'boxes', jigsaw: 'irregular', none: 'none' }[wanted.regions ?? 'boxes']);
  }
  return puzzles;
}

/** Why a recipe is refused. */
const refusal = (wanted: Wanted, options: Options = {}) =>
  refusalOf(recipeOf({ seed: 1, ...options, rules: wantedOf(wanted) }))?.kind;

describe('generated puzzles with rules', () => {
  it('have one solution that satisfies rules of the whole grid', () => {
    check({ whole: DIAGONALS });
    check({ whole: [{ kind: 'windoku' }] });
    check({ whole: [{ kind: 'disjointGroups' }] });
    check({ whole: [{ kind: 'antiKnight' }] });
    check({ whole: [{ kind: 'antiKing' }] });
    check({ whole: [{ kind: 'nonConsecutive' }] }, { size: sized(6, 9) });
    check({ whole: [{ kind: 'globalEntropy' }] });
    check({ whole: [...DIAGONALS, { kind: 'antiKnight' }] }, { seed: 2 });
    check({ whole: [{ kind: 'antiKnight' }, { kind: 'antiKing' }] });
  });
  it('have irregular regions, or none', () => {
    check({ regions: 'jigsaw' }, { count: 3 });
    check({ regions: 'jigsaw', whole: DIAGONALS });
    check({ regions: 'none', whole: DIAGONALS });
  });
  it('have marks over a solution', () => {
    for (const kind of MARK_KINDS) check({ marks: [kind] }, { size: kind === 'littleKiller' ? sized(6, 9) : 9 });
    check({ strict: ['strictKropki'] });
    check({ strict: ['strictWhiteDots'], marks: ['blackDot'] });
    check({ strict: ['strictBlackDots'] });
    check({ strict: ['strictBlackDots'], marks: ['whiteDot'] });
    check({ strict: ['strictXv'], marks: ['x', 'v'] });
    check({ marks: ['thermo', 'arrow'], whole: [{ kind: 'antiKnight' }] });
  });
  it('exist for many seeds and kinds of rules', () => {
    const kinds = fc.subarray([...MARK_KINDS], { maxLength: 3 });
    const regions = fc.constantFrom('boxes', 'jigsaw', 'none');
    fc.assert(
      fc.property(fc.nat(), kinds, regions, fc.boolean(), (seed, marks, shape, hasDiagonals) => {
        check({ marks, regions: shape, whole: hasDiagonals ? DIAGONALS : [] }, { seed, size: 8 });
      }),
      { ...RUNS, numRuns: Math.ceil(RUNS.numRuns * 0.15) },
    );
  });
  it('exist in other sizes', () => {
    for (const size of [4, 6, 10]) {
      check({ marks: ['cage'] }, { size });
      check({ regions: 'jigsaw' }, { size });
      check({ marks: ['thermo'], whole: DIAGONALS }, { size });
    }
    if (ALL) check({ regions: 'jigsaw', marks: ['cage'] }, { size: 12 });
  });
  it('have the symmetry and the number of givens', () => {
    const [{ digits }] = check({ whole: DIAGONALS }, { symmetry: '180', clues: { least: 26, most: 30 } });
    const filled = countFilled(digits);
    assert.ok(filled >= 26 && filled <= 30, `${filled}`);
    assert.ok(digits.every((digit, cell) => (digit === 0) === (digits[80 - cell] === 0)));
  });
  it('need each given on request', () => {
    const [{ geometry, digits }] = check({ regions: 'jigsaw' }, { minimal: true });
    for (const cell of digits.keys()) {
      if (digits[cell] === 0) continue;
      assert.equal(
        countSolutions({ geometry, digits: digits.map((digit, other) => (other === cell ? 0 : digit)) }, 2),
        2,
      );
    }
  });
  it('have the level', () => {
    for (const level of LEVELS.slice(0, 3)) {
      for (const puzzle of check({ whole: [{ kind: 'antiKnight' }] }, { level, ...sized({ size: 6 }, { count: 2 }) })) {
        const path = new Path(positionOf(puzzle));
        finish(path.until(() => false));
        assert.equal(path.outcome, 'solved');
        assert.equal(path.grade.level, level);
      }
    }
    check({ regions: 'jigsaw' }, { level: 'hard', required: ['x-wing'], attempts: 1000 });
  });
  it('have irregular regions or none in 5x5 and 7x7, which have no boxes', () => {
    for (const size of [5, 7]) {
      const [jigsaw] = check({ regions: 'jigsaw' }, { size });
      assert.ok(jigsaw.geometry.houses.some(({ kind, cells }) => kind === 'box' && cells[size - 1] >= size));
      check({ regions: 'jigsaw', marks: ['cage'] }, { size });
      check({ regions: 'none', marks: ['thermo'] }, { size });
      assert.equal(refusal({ whole: DIAGONALS }, { size }), 'size regions');
      assert.equal(refusalOf(recipeOf({ seed: 1, size }))?.kind, 'size regions');
    }
    assert.equal(refusal({ regions: 'jigsaw' }, { size: 11 }), 'size');
  });
  it('have the rating, even together with a level', () => {
    for (const [wanted, least, most, options] of [
      [{ whole: DIAGONALS }, 2, 3, {}],
      [{ regions: 'jigsaw' }, 1, 1.5, { size: 6 }],
      [{ marks: ['cage'] }, 4, 5, {}],
      [{ marks: ['cage'] }, 2.5, 3, { level: 'medium', size: sized(6, 9) }],
      [{ marks: ['thermo'] }, 3, 5, {}],
    ] as const)
      for (const puzzle of check(wanted, { rating: { least, most }, ...options })) {
        const { er } = rate(positionOf(puzzle));
        assert.ok(least <= er && er <= most, `${er}`);
      }
  });
  it('are always the same for a seed', () => {
    const shown = (wanted: Wanted, seed: number) =>
      check(wanted, { seed, size: sized(6, 9), count: 2 }).map(({ geometry, digits }) => `${geometry.key} ${digits}`);
    for (const wanted of [{ marks: ['cage'] }, { regions: 'jigsaw' }, { marks: ['thermo'] }] as const) {
      const first = shown(wanted, 3);
      assert.deepEqual(shown(wanted, 3), first);
      assert.notDeepEqual(shown(wanted, 4), first);
    }
  });
  it('are given up immediately if the rules have no solution', () => {
    const impossible = recipeOf({ seed: 1, size: 4, rules: wantedOf({ whole: [{ kind: 'antiKing' }] }) });
    const { outcome, tally } = made(impossible);
    assert.deepEqual(outcome, { kind: 'gave up' });
    assert.equal(tally.attempts, 1);
    assert.equal(tally.unsolved, 1);
    const { tally: ofJigsaws } = made({
      ...impossible,
      attempts: 5,
      rules: { ...impossible.rules!, regions: 'jigsaw' },
    });
    assert.equal(ofJigsaws.unsolved, 5);
  });
  it('are rejected if the rules or the other requirements are impossible', () => {
    assert.equal(refusal({ whole: DIAGONALS }, { rating: { least: 3, most: 4 }, size: 6 }), undefined);
    assert.equal(refusal({ whole: DIAGONALS }, { rating: { least: 13, most: 14 } }), 'rating scale');
    assert.equal(refusal({ whole: DIAGONALS }, { pattern: [0, 1, 2] }), 'classic only');
    assert.equal(refusal({ whole: DIAGONALS }, { size: 25 }), 'rules size');
    assert.equal(refusal({ whole: [{ kind: 'windoku' }] }, { size: 6 }), 'rule');
    assert.equal(refusal({ whole: [{ kind: 'globalEntropy' }] }, { size: 8 }), 'rule');
    assert.equal(refusal({ whole: [{ kind: 'disjointGroups' }], regions: 'none' }), 'rule');
    assert.equal(refusal({ whole: DIAGONALS }, { required: ['unique-rectangle-type-1'] }), 'unused technique');
    assert.equal(refusal({ marks: ['cage'] }, { clues: { least: 0, most: 3 } }), undefined);
  });
});

describe('a killer', () => {
  const killers = check({ marks: ['cage'] }, { count: 6 });
  const cages = killers.map(({ geometry }) =>
    rulesOfGeometry(geometry).flatMap(rule => (rule.kind === 'cage' ? [rule] : [])),
  );
  it('has no givens', () => {
    for (const { digits } of killers) assert.equal(countFilled(digits), 0);
  });
  it('has each cell in one cage', () => {
    for (const each of cages) {
      const cells = each.flatMap(cage => cage.cells).sort((a, b) => a - b);
      assert.deepEqual(cells, [...Array(81).keys()]);
    }
  });
  it('has cages of 2 to 5 connected cells, and hardly any of one cell', () => {
    const all = cages.flat();
    for (const { cells } of all) {
      assert.ok(cells.length <= 5);
      const reached = [cells[0]];
      for (const cell of reached)
        for (const other of cells) if (!reached.includes(other) && areBeside(cell, other)) reached.push(other);
      assert.equal(reached.length, cells.length, cells.join());
    }
    const share = (length: number) => all.filter(({ cells }) => cells.length === length).length / all.length;
    assert.ok(share(1) < 0.1 && share(2) > 0.15 && share(3) > 0.15 && share(4) > 0.05 && share(5) > 0.01);
  });
  it('has the requested number of givens', () => {
    const [{ digits }] = check({ marks: ['cage'] }, { clues: { least: 7, most: 7 } });
    assert.equal(countFilled(digits), 7);
  });
  it('of a level has this level, with few givens if any', () => {
    const [killer] = check({ marks: ['cage'] }, { level: 'medium', seed: 1 });
    const path = new Path(positionOf(killer));
    finish(path.until(() => false));
    assert.equal(path.outcome, 'solved');
    assert.equal(path.grade.level, 'medium');
    assert.ok(countFilled(killer.digits) < 10);
  });
  it('with other marks has no unnecessary cages, as far as the solver soon knows', () => {
    const [{ geometry }] = check({ marks: ['cage', 'thermo', 'arrow'] });
    const cells = rulesOfGeometry(geometry).flatMap(rule => (rule.kind === 'cage' ? rule.cells : []));
    assert.ok(cells.length > 0 && cells.length < 60, `${cells.length}`);
  });
});

function areBeside(a: number, b: number): boolean {
  return Math.abs((a % 9) - (b % 9)) + Math.abs(Math.floor(a / 9) - Math.floor(b / 9)) === 1;
}

describe('lines', () => {
  it('have at least three touching cells, share none and do not cross', () => {
    for (const kind of ['thermo', 'arrow', 'whispers', 'renban'] as const) {
      const [{ geometry }] = check({ marks: [kind] });
      const lines = rulesOfGeometry(geometry).flatMap(rule =>
        rule.kind === 'arrow' ? [[...rule.circle, ...rule.shaft]] : 'cells' in rule ? [rule.cells] : [],
      );
      assert.ok(lines.length > 4, kind);
      for (const line of lines) {
        assert.ok(line.length >= 3);
        for (const [i, cell] of line.entries()) if (i > 0) assert.ok(areTouching(line[i - 1], cell), kind);
      }
      assert.equal(new Set(lines.flat()).size, lines.flat().length);
      const diagonals = lines.flatMap(line =>
        line.slice(1).flatMap((cell, i) => (areBeside(cell, line[i]) ? [] : [cell + line[i]])),
      );
      // Two cells of a square have the same sum as the two others.
      assert.equal(new Set(diagonals).size, diagonals.length);
    }
  });
});

function areTouching(a: number, b: number): boolean {
  return Math.max(Math.abs((a % 9) - (b % 9)), Math.abs(Math.floor(a / 9) - Math.floor(b / 9))) === 1;
}
