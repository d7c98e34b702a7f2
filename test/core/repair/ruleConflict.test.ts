import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../../src/core/geometry';
import { finish } from '../../../src/core/pausing';
import { PauseBudget } from '../../../src/core/repair/budget';
import { ruleConflict } from '../../../src/core/repair/ruleConflict';
import { geometryWithRules, withRules } from '../../../src/core/rules/geometry';
import type { Rule } from '../../../src/core/rules/rule';
import { countSolutions } from '../../../src/core/solver/index';
import { RUNS } from '../arbitraries';

const cage = (sum: number, ...cells: number[]): Rule => ({ kind: 'cage', cells, sum }) as Rule;

const base = geometryOfSize(4);
const isSoluble = (rules: readonly Rule[]) =>
  countSolutions({ geometry: geometryWithRules(base, rules), digits: new Uint8Array(16) }, 1) > 0;

const anyCages = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 3, max: 7 }), fc.boolean()).map(([cell, sum, down]) => {
    const other = down ? (cell + 4) % 16 : cell - (cell % 4) + ((cell + 1) % 4);
    return cage(sum, cell, other);
  }),
  { minLength: 1, maxLength: 8 },
);

describe('rules that contradict each other', () => {
  it('are found exactly in puzzles without a solution, and each of them is needed', () => {
    let found = 0;
    fc.assert(
      fc.property(anyCages, rules => {
        const conflict = finish(ruleConflict(geometryWithRules(base, rules)));
        assert.equal(conflict === undefined, isSoluble(rules));
        if (!conflict) return;
        found++;
        assert.ok(conflict.isIrreducible);
        assert.ok(!isSoluble(conflict.rules));
        for (const one of conflict.rules) assert.ok(isSoluble(conflict.rules.filter(other => other !== one)));
      }),
      RUNS,
    );
    assert.ok(found > 0);
  });

  it('can be two of many cages', () => {
    const nine = geometryOfSize(9);
    const others = Array.from({ length: 20 }, (_, i) => cage(9, 27 + 2 * i, 28 + 2 * i)).filter(
      ({ cells }: { cells?: readonly number[] } & Rule) => cells && cells[0] % 9 < 8,
    );
    const wrong = [cage(3, 0, 1), cage(4, 4, 5)];
    const geometry = geometryWithRules(nine, [...others.slice(0, 7), wrong[0], ...others.slice(7), wrong[1]]);
    assert.deepEqual(finish(ruleConflict(geometry)), { rules: wrong, isIrreducible: true });
  });

  it('are all rules if the budget is spent', () => {
    const geometry = geometryWithRules(geometryOfSize(9), [cage(3, 0, 1), cage(4, 4, 5), cage(9, 27, 28)]);
    assert.equal(finish(ruleConflict(geometry, new PauseBudget(0))), undefined);
    const few = finish(ruleConflict(geometry, new PauseBudget(3)));
    assert.ok(few === undefined || few.rules.length >= 2);
  });

  it('keep the boxes or regions of the puzzle', () => {
    const geometry = geometryWithRules(base, [cage(3, 0, 1)]);
    assert.equal(withRules(geometry, []), base);
    const latin = geometryWithRules(base, [cage(3, 0, 1)], 'none');
    assert.equal(withRules(latin, []).regions, 'none');
    assert.equal(countSolutions({ geometry: withRules(latin, []), digits: new Uint8Array(16) }, 1000), 576);
  });
});
