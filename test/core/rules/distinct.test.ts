/** Keys of puzzles with many rules are short, and never confuse two puzzles. */

import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../src/core/geometry';
import { distinctRules, RuleList } from '../../../src/core/rules/distinct';
import { geometryWithLists, geometryWithRules, rulesOfGeometry } from '../../../src/core/rules/geometry';
import type { Rule } from '../../../src/core/rules/rule';

const nine = geometryOfSize(9);

/** Different rules. */
const rules = (count: number): Rule[] =>
  Array.from({ length: count }, (_, i) => ({
    kind: 'cage',
    cells: [i % 81, (i + 1) % 81],
    sum: Math.floor(i / 81) + 3,
  }));

/** Rules of which all have the same hashes. */
class Unlucky extends RuleList {
  override get hashes() {
    return [new Int32Array(this.rules.length), new Int32Array(this.rules.length)] as const;
  }
}

const keyOf = (...lists: (readonly Rule[])[]) => distinctRules(lists.map(each => new RuleList(each))).key;

describe('the key of rules', () => {
  it('is short, also of thousands of rules', () => assert.ok(keyOf(rules(4000)).length < 50));

  for (const count of [50, 150]) {
    const some = rules(count);
    it(`is the same for equal rules, however ${count} of them are divided into lists`, () => {
      assert.equal(keyOf(some), keyOf(structuredClone(some)));
      assert.equal(keyOf(some), keyOf(some.slice(0, 7), [], some.slice(7)));
      assert.equal(keyOf(some), keyOf(some, some.slice(3, 9)));
    });
    it(`is different for other rules, or another order of ${count} of them`, () => {
      const others = some.map((rule, i) => (i === 20 ? { ...rule, sum: 17 } : rule));
      assert.notEqual(keyOf(some), keyOf(others));
      assert.notEqual(keyOf(some), keyOf([...some].reverse()));
      assert.notEqual(keyOf(some), keyOf(some.slice(1)));
    });
  }
});

describe('distinct rules', () => {
  for (const count of [50, 150])
    it(`are ${count} in the order of their first occurrence`, () => {
      const some = rules(count);
      const twice = [some.slice(5), some, some.slice(0, 9)].map(each => new RuleList(each));
      assert.deepEqual(distinctRules(twice).rules, [...some.slice(5), ...some.slice(0, 5)]);
      assert.deepEqual(distinctRules([new Unlucky([...some, ...some])]).rules, some);
    });
});

describe('a geometry with many rules', () => {
  it('is another one, with another key, for other rules with the same hash', () => {
    const some = rules(150);
    const [one, other, again] = [some, some.slice(1), some].map(each => geometryWithLists(nine, [new Unlucky(each)]));
    const third = geometryWithLists(nine, [new Unlucky([...some].reverse())]);
    assert.deepEqual(rulesOfGeometry(one), some);
    assert.deepEqual(rulesOfGeometry(other), some.slice(1));
    assert.deepEqual(rulesOfGeometry(third), [...some].reverse());
    assert.equal(again, one);
    assert.equal(new Set([one, other, third].map(({ key }) => key)).size, 3);
  });

  it('is the same object for equal rules', () => {
    const some = rules(150);
    assert.equal(geometryWithRules(nine, some), geometryWithRules(nine, structuredClone(some)));
  });
});
