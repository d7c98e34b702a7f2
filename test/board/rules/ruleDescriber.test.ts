import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../src/core/geometry';
import { parseCell } from '../../../src/core/notation';
import { LINES } from '../../core/rules/examples';
import { ruleDescriptions } from '../finished';
import { ruled, symbolsOf } from './ruled';

/** The descriptions of the cells of a 9x9 puzzle with a rule. */
const describedIn = (line: string) => ruleDescriptions(ruled([line]), symbolsOf(9)) ?? [];

describe('the description of a cell', () => {
  function check(line: string, cell: string, expected: string) {
    it(`${line}: ${cell} is ${expected}`, () =>
      assert.deepEqual(describedIn(line)[parseCell(geometryOfSize(9), cell)!], [expected]));
  }
  for (const { line, labels = {} } of LINES)
    for (const [cell, expected] of Object.entries(labels)) check(line, cell, expected);
  check('cage 5: r1c1', 'r1c1', 'cage 5');
  check('cage 16: r1c1 r2c8', 'r1c1', 'cage 16 with r2c8');
  check('cage 21: r1c1-r1c6', 'r1c1', 'cage 21 with r1c2 r1c3 r1c4 r1c5 r1c6');
  check('cage 28: r1c1-r1c7', 'r1c1', 'cage 28 of 7 cells');
  check('cage 45: r1c1-r1c9', 'r1c1', 'cage 45 of 9 cells');
  check('sum 16: r1c1 r1c1 r2c8', 'r1c1', 'sum 16 with r2c8');
});

describe('the description of all cells', () => {
  for (const { line, labels } of LINES)
    it(`${labels ? 'has text' : 'is empty'} for ${line}`, () =>
      assert.equal(describedIn(line).flat().length > 0, labels !== undefined));
  it('is empty in classic puzzles', () => assert.equal(ruleDescriptions(ruled([]), symbolsOf(9)), undefined));
  it('has the regions if they are not boxes', () => {
    const regions = Uint8Array.from([0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3]);
    assert.deepEqual(ruleDescriptions(ruled([], 4, regions), symbolsOf(4))![3], ['region B']);
  });
});
