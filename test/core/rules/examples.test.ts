import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../src/core/geometry';
import { isHouseOnly, isOfGrid } from '../../../src/core/rules/rule';
import { exampleOf, LINES } from './examples';

describe('the scope of a rule', () => {
  for (const { kind, line, rule } of LINES) {
    const { scope = 'its cells' } = exampleOf(kind);
    it(`is ${scope}: ${line}`, () => {
      const [isHouse, isGrid] = [isHouseOnly(rule, geometryOfSize(9)), isOfGrid(rule)];
      assert.equal(isHouse ? 'house' : isGrid ? 'grid' : 'its cells', scope);
    });
  }
});
