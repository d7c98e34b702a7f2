import assert from 'node:assert/strict';
import { digitsOf } from '../../../src/core/grid';
import * as messages from '../../../src/messages/index';
import { combinations } from '../../../src/text/rules/index';

describe('combinations', () => {
  const masks = (...sets: number[][]) => sets.map(set => set.reduce((mask, digit) => mask | (1 << (digit - 1)), 0));
  it('are sets of different digits with a sum', () => {
    assert.deepEqual(combinations(9, 2, 16), masks([7, 9]));
    assert.deepEqual(combinations(9, 2, 10), masks([1, 9], [2, 8], [3, 7], [4, 6]));
    assert.deepEqual(combinations(6, 2, 10), masks([4, 6]));
    assert.deepEqual(combinations(9, 2, 18), []);
    assert.deepEqual(combinations(9, 10, 45), []);
    assert.equal(combinations(9, 4, 20).length, 12);
  });
  it('contain required digits and no excluded ones', () => {
    const [four, nine] = masks([4], [9]);
    assert.deepEqual(combinations(9, 2, 10, four), masks([4, 6]));
    assert.deepEqual(combinations(9, 2, 10, 0, nine), masks([2, 8], [3, 7], [4, 6]));
    assert.deepEqual(combinations(9, 2, 10, four, nine | four), []);
  });
});

describe('the text of combinations', () => {
  const check = (sum: number, count: number, text: string) =>
    assert.equal(messages.ruleHelp.combinations(sum, count, combinations(9, count, sum).map(digitsOf)), text);
  it('lists them', () => {
    check(16, 2, '16 in 2 cells: 7+9');
    check(10, 2, '10 in 2 cells: 1+9, 2+8, 3+7, 4+6');
    check(5, 1, '5 in 1 cell: 5');
    check(18, 2, '18 in 2 cells: impossible');
  });
  it('counts the rest if there are too many', () =>
    assert.match(
      messages.ruleHelp.combinations(30, 5, combinations(16, 5, 30).map(digitsOf)),
      /^30 in 5 cells: 1\+2\+3\+8\+16, .*, \d+ more$/s,
    ));
});
