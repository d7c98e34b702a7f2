/** Rules of the whole grid, which other grids almost never satisfy: the solver finds only grids that do, and live checks agree. */

import assert from 'node:assert/strict';
import { geometryOf } from '../../../src/core/geometry';
import { makeLine } from '../../../src/core/notation';
import { Random } from '../../../src/core/random';
import { geometryWithRules } from '../../../src/core/rules/geometry';
import type { Rule } from '../../../src/core/rules/rule';
import { search } from '../../../src/core/solver/index';
import { sized } from '../../sizes';
import { keeps } from './plainRules';

/** Some solutions of random puzzles of a rule with a few givens, which may have none. */
function* grids(rule: Rule, height: number, width: number, random: Random): Generator<Uint8Array> {
  const geometry = geometryWithRules(geometryOf(height, width), [rule]);
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

const CASES: readonly (readonly [rule: Rule, height: number, width: number])[] = [
  [{ kind: 'globalEntropy' }, 2, 3],
  [{ kind: 'globalEntropy' }, 3, 3],
  [{ kind: 'antiKnight' }, 3, 3],
  [{ kind: 'antiKing' }, 2, 3],
  [{ kind: 'antiQueen' }, 2, 3],
  [{ kind: 'antiQueen' }, 3, 3],
  [{ kind: 'nonConsecutive' }, 3, 3],
  [{ kind: 'windoku' }, 3, 3],
  [{ kind: 'disjointGroups' }, 2, 3],
  [{ kind: 'diagonal', direction: '/' }, 2, 3],
  [{ kind: 'diagonal', direction: '\\' }, 2, 3],
  [{ kind: 'strictKropki' }, 3, 3],
  [{ kind: 'strictXv' }, 3, 3],
];

describe('a rule for the whole grid', () => {
  for (const [rule, height, width] of CASES)
    it(`${JSON.stringify(rule)} of ${height * width}x${height * width} is satisfied by solutions, and broken by other digits`, () => {
      const random = new Random(31);
      const base = geometryOf(height, width);
      const { variant, size, cellCount } = geometryWithRules(base, [rule]);
      let found = 0;
      let broken = 0;
      for (const digits of grids(rule, height, width, random)) {
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
      assert.ok(found > 2, `${found} found`);
      const isOfValues = ['globalEntropy', 'nonConsecutive', 'strictKropki', 'strictXv'].includes(rule.kind);
      if (isOfValues) assert.ok(broken > 5, `${broken} broken`);
    });
});
