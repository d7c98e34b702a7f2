import assert from 'node:assert/strict';
import { ratedTechniques } from '../../../../src/core/rating/withRules/scale';
import { findAllSteps, techniques, usualTechniques } from '../../../../src/core/techniques/index';
import type { Deduction, Refutation } from '../../../../src/core/techniques/rules/refutation';
import type { Level } from '../../../../src/core/techniques/step';
import { ruled } from '../../techniques/rules/ruled';

const rateOf = (id: string) => ratedTechniques.find(({ technique }) => technique.id === id) ?? assert.fail(id);
const ratings = (rules: string, id: string, givens = '') => {
  const technique = usualTechniques.find(one => one.id === id) ?? assert.fail(id);
  return findAllSteps(ruled(rules, givens), [technique]).map(step => rateOf(id).of(step));
};

describe('the scale of puzzles with rules', () => {
  it('has each technique that paths use and that does not need one solution, and no other', () => {
    const used = usualTechniques.filter(({ needsUniqueness }) => !needsUniqueness).map(({ id }) => id);
    assert.deepEqual(
      techniques.filter(({ rating }) => rating !== undefined).map(({ id }) => id),
      used,
    );
    assert.deepEqual(ratedTechniques.map(({ technique }) => technique.id).sort(), used.sort());
  });

  it('ranges from the last digit of a house to the last resort', () => {
    assert.equal(ratedTechniques[0].technique.id, 'full-house');
    assert.equal(ratedTechniques.at(-1)?.technique.id, 'rule-forcing-net');
  });

  it('has levels in order: no easy technique is rated higher than a medium one, no medium one than an unfair one …', () => {
    const lowest = (...levels: readonly Level[]) =>
      ratedTechniques.filter(({ technique }) => levels.includes(technique.level)).map(({ lowest }) => lowest);
    assert.ok(Math.max(...lowest('easy')) < Math.min(...lowest('medium')));
    assert.ok(Math.max(...lowest('medium')) < Math.min(...lowest('unfair')));
    assert.ok(Math.max(...lowest('easy', 'medium', 'hard', 'unfair')) < Math.min(...lowest('extreme')));
  });

  it('rates a hidden single by its house: a box, and a diagonal', () =>
    assert.deepEqual(ratings('diagonal /', 'hidden-single', 'r1c4=1 r2c7=1 r4c1=1 r7c2=1'), [12, 15]));

  it('rates locked sets of many cells like the wings with the same number of cells', () => {
    const { technique } = rateOf('als-xz');
    const of = (count: number) =>
      rateOf('als-xz').of({
        technique,
        digits: [1],
        houses: [],
        cells: Array.from({ length: count }, (_, cell) => cell),
        placements: [],
        eliminations: [],
      });
    assert.deepEqual([2, 4, 5, 6, 7, 9].map(of), [55, 55, 62, 66, 75, 75]);
  });

  it('rates longer nets higher', () => {
    const { technique } = rateOf('rule-forcing-net');
    const deductions = (count: number): Deduction[] =>
      Array.from({ length: count }, () => ({ ground: { kind: 'digit', cell: 0 }, changes: [] }));
    const of = (refutation: Refutation) =>
      rateOf('rule-forcing-net').of({
        technique,
        digits: [1],
        houses: [],
        cells: [0],
        placements: [],
        eliminations: [],
        refuted: [{ cell: 0, digit: 1, refutation }],
      });
    assert.equal(of({ deductions: deductions(3) }), 95);
    assert.equal(of({ deductions: deductions(8) }), 96);
    const suppositions = [1, 2].map(digit => ({ cell: 1, digit, refutation: { deductions: deductions(4) } }));
    assert.equal(of({ deductions: [], cases: suppositions }), 101);
    assert.equal(of({ deductions: deductions(100_000), cases: [] }), 120);
  });
});
