/** The results that the proof checker computes only once, no matter how often a proof needs them. */

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { Checker, claimsOf } from '../../../src/core/proof/checker';
import { remove } from '../../../src/core/proof/propagation';
import { rulesOfGeometry } from '../../../src/core/rules/geometry';
import { ruleLemmasOf } from '../../../src/core/rules/ruleLemma';
import { onlyPuzzle } from '../../features/steps';
import { RUNS } from '../arbitraries';

const RULES = [
  'cage 10: r1c1-r1c3',
  'thermo: r2c1-r2c5',
  'renban: r3c1-r3c4',
  'arrow: r5c1 r5c2-r5c4',
  'sandwich 12: r6',
];
const { grid, givens } = onlyPuzzle(`${'.........\n'.repeat(9)}[Rules]\n${RULES.join('\n')}\n`);
const { geometry } = grid;

describe('the effort of proofs', () => {
  it('is not spent twice on the lemma of a rule, whose results stay the same', () => {
    const kept = ruleLemmasOf(geometry);
    const masks = fc.array(fc.integer({ min: 0, max: 511 }), { minLength: 81, maxLength: 81 });
    const property = fc.property(
      masks,
      fc.constantFrom(...rulesOfGeometry(geometry)),
      fc.nat(80),
      (candidates, rule, other) => {
        const together = { rules: [rule], houses: [] };
        const lemma = kept(together) ?? assert.fail();
        assert.equal(kept({ rules: [{ ...rule }], houses: [] }), lemma);
        const fresh = ruleLemmasOf(geometry)(together) ?? assert.fail();
        const elsewhere = candidates.map((mask, cell) => (cell === other ? 511 & ~mask : mask));
        for (const each of [candidates, elsewhere, candidates]) {
          const [left, wanted] = [Uint32Array.from(each), Uint32Array.from(each)];
          const [isChanged, isWantedChanged] = [lemma(left), fresh(wanted)];
          assert.deepEqual([...left], [...wanted]);
          assert.equal(isChanged, isWantedChanged);
          assert.equal(
            isChanged,
            each.some((mask, cell) => mask !== left[cell]),
          );
        }
      },
    );
    fc.assert(property, RUNS);
  });

  it('does not grow with the number of claims that follow immediately', () => {
    const callsFor = (count: number) => {
      const checker = new Checker({ grid, givens, hasOneSolution: () => true });
      let calls = 0;
      const lemma = (left: Uint32Array) => {
        calls++;
        return Array.from({ length: count }, (_, cell) => remove(left, 80 - cell, 1)).includes(true);
      };
      const eliminations = Array.from({ length: count }, (_, cell) => ({ cell: 80 - cell, digit: 1 }));
      assert.equal(checker.firstOpen(claimsOf({ placements: [], eliminations }), [lemma]), undefined);
      return calls;
    };
    assert.ok(callsFor(2) > 0);
    assert.equal(callsFor(8), callsFor(2));
  });
  it('reports the first claim that does not follow, and accepts those before it', () => {
    const checker = new Checker({ grid, givens, hasOneSolution: () => true });
    const lemma = (left: Uint32Array) => remove(left, 80, 0b11);
    const eliminations = [
      { cell: 80, digit: 1 },
      { cell: 80, digit: 3 },
      { cell: 80, digit: 2 },
    ];
    const claims = claimsOf({ placements: [], eliminations });
    assert.equal(checker.firstOpen(claims, [lemma]), claims[1]);
    assert.equal(checker.firstOpen([claims[0], claims[2]], [lemma]), undefined);
    assert.deepEqual(checker.take({ placements: [], eliminations, premises: [] }), { kind: 'claim', claim: claims[0] });
  });
});
