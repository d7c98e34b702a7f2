import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../../src/core/geometry';
import { constraintsOf, type Rule } from '../../../../src/core/rules/rule';

const geometry = geometryOfSize(9);

/** The function that makes the automaton or the sets of digits of a rule. */
function makerOf(rule: Rule): unknown {
  const [constraint] = constraintsOf(rule, [rule], geometry);
  if (constraint.kind === 'automaton') return constraint.automaton;
  assert.ok(constraint.kind === 'between', constraint.kind);
  return constraint.sets;
}

describe('clues outside the grid', () => {
  for (const kind of ['xSum', 'sandwich'] as const) {
    it(`with equal sums share their constraint on a line: ${kind}`, () => {
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
