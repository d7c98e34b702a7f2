/** Rules of the whole grid, which other grids almost never satisfy: the solver finds only grids that do, and live checks agree. */

import assert from 'node:assert/strict';
import { type Geometry, geometryOf } from '../../../src/core/geometry';
import { makeLine } from '../../../src/core/notation';
import { Random } from '../../../src/core/random';
import { geometryWithRules } from '../../../src/core/rules/geometry';
import { constraintsOf, type Rule } from '../../../src/core/rules/rule';
import { countSolutions, search } from '../../../src/core/solver/index';
import { writeRule } from '../../../src/text/rules/index';
import { sized } from '../../sizes';
import { isPossible, keeps, OF_GRID } from './examples';

/** Some solutions of random puzzles of a rule with a few givens, which may have none. */
function* grids(rule: Rule, base: Geometry, random: Random): Generator<Uint8Array> {
  const geometry = geometryWithRules(base, [rule]);
  const { size, cellCount } = geometry;
  for (let run = 0; run < sized(12, 60); run++) {
    const digits = new Uint8Array(cellCount);
    for (let given = 0; given < 2; given++) digits[random.below(cellCount)] = 1 + random.below(size);
    for (const solution of search({ geometry, digits })) {
      if (!solution) continue;
      yield solution.slice();
      break;
    }
  }
}

const SHAPES = [geometryOf(2, 3), geometryOf(3, 3)];
const CASES = OF_GRID.flatMap(rule =>
  SHAPES.filter(base => isPossible(rule.kind, base)).map(base => ({ rule, base, name: writeRule(rule, base) })),
);

describe('a rule for the whole grid', () => {
  for (const { rule, base, name } of CASES)
    it(`is satisfied by solutions, and broken by other digits: ${name}, ${base.size}x${base.size}`, () => {
      const random = new Random(31);
      const { variant, size, cellCount } = geometryWithRules(base, [rule]);
      let found = 0;
      let broken = 0;
      for (const digits of grids(rule, base, random)) {
        found++;
        assert.ok(keeps(base, digits, rule, [rule]), makeLine(digits));
        assert.equal(variant?.isBroken(digits), false);
        // Two digits are swapped everywhere, so rows, columns and boxes stay valid.
        for (let turn = 0; turn < 20; turn++) {
          const [a, b] = [1 + random.below(size), 1 + random.below(size)];
          const other = digits.map(digit => (digit === a ? b : digit === b ? a : digit));
          const isKept = keeps(base, other, rule, [rule]);
          assert.equal(variant?.isBroken(other), !isKept, makeLine(other));
          if (!isKept) broken++;
        }
        const one = digits.slice();
        one[random.below(cellCount)] = 1 + random.below(size);
        if (!keeps(base, one, rule, [rule])) assert.equal(variant?.isBroken(one), true, makeLine(one));
      }
      if (found < 3 && size < 9) {
        // No grid of this size satisfies the rule.
        assert.equal(found, 0);
        assert.equal(
          countSolutions({ geometry: geometryWithRules(base, [rule]), digits: new Uint8Array(cellCount) }, 1),
          0,
        );
        return;
      }
      assert.ok(found > 2, `${found} found`);
      // Digits that only differ may be swapped.
      const isOfValues = constraintsOf(rule, [rule], base).some(({ kind }) => kind !== 'allDifferent');
      if (isOfValues) assert.ok(broken > 5, `${broken} broken`);
    });
});
