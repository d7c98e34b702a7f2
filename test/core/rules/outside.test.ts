import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../src/core/geometry';
import type { ConstraintSink } from '../../../src/core/rules/constraintSink';
import { demandOne, type Rule } from '../../../src/core/rules/rule';

const geometry = geometryOfSize(9);

/** What makes the automaton or the sets of digits of a rule. */
function makerOf(rule: Rule): unknown {
  let maker: unknown;
  const keep: ConstraintSink['read'] & ConstraintSink['fill'] = (_cells: unknown, made: unknown) => {
    maker = made;
  };
  const others = { different() {}, allow() {}, related() {}, oneOf() {}, sum() {}, contain() {} };
  demandOne(rule, [rule], { geometry, ...others, read: keep, fill: keep });
  return maker;
}

describe('clues outside the grid', () => {
  for (const kind of ['xSum', 'sandwich'] as const) {
    it(`of equal sums share what they demand of a line: ${kind}`, () => {
      const clue = (sum: number, index: number): Rule => ({
        kind,
        sum,
        sight: { kind: 'row', index, isReversed: false },
      });
      assert.equal(makerOf(clue(15, 0)), makerOf(clue(15, 3)));
      assert.notEqual(makerOf(clue(15, 0)), makerOf(clue(16, 0)));
    });
  }
});
