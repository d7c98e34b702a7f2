import assert from 'node:assert/strict';
import { rulesTold } from '../../../src/board/rules/telling';
import { RULE_WORDS } from '../../../src/language/rules/index';
import { ruled, symbolsOf } from './ruled';

/** What is told of the first cell, unless another one is meant. */
describe('what is told of a cell', () => {
  function check(line: string, expected: string, cell = 0) {
    it(`${line}: ${expected}`, () => assert.deepEqual(rulesTold(ruled([line]), symbolsOf(9))![cell], [expected]));
  }
  check('cage 16: r1c1 r2c8', 'cage 16 with r2c8');
  check('cage: r1c1 r1c2 r2c1', 'cage with r1c1 r2c1', 1);
  check('cage 5: r1c1', 'cage 5');
  check('cage 45: r1c1-r1c9', 'cage 45 of 9 cells');
  check('sum 16: r1c1 r1c1 r2c8', 'sum 16 with r2c8');
  check('thermo: r1c1-r1c4', 'thermo, 1st of 4, then r1c2');
  check('thermo: r1c1-r1c4', 'thermo, 2nd of 4, then r1c3', 1);
  check('thermo: r1c1-r1c4', 'thermo, 4th of 4', 3);
  check('slow thermo: r1c1 r1c2', 'slow thermo, 1st of 2, then r1c2');
  check('arrow: r1c1 = r1c2 r1c3', 'circle of an arrow along r1c2 r1c3');
  check('arrow: r1c1 = r1c2 r1c3', 'arrow of r1c1, 2nd of 2', 2);
  check('whispers: r1c1 r1c2', 'whispers 5, 1st of 2, then r1c2');
  check('renban: r1c1 r1c2', 'renban, 1st of 2, then r1c2');
  check('palindrome: r1c1 r1c2', 'palindrome, 1st of 2, then r1c2');
  check('between: r1c1-r1c3', 'between, 3rd of 3', 2);
  check('lockout: r1c1-r1c3', 'lockout, 3rd of 3', 2);
  check('lockout 5: r1c1-r1c3', 'lockout 5, 3rd of 3', 2);
  check('region sum: r1c1 r1c2', 'region sum, 1st of 2, then r1c2');
  check('entropic: r1c1 r1c2', 'entropic, 1st of 2, then r1c2');
  check('modular 3: r1c1 r1c2', 'modular 3, 1st of 2, then r1c2');
  check('zipper: r1c1-r1c3', 'zipper, 1st of 3, then r1c2');
  check('sum line 10: r1c1 r1c2', 'sum line 10, 1st of 2, then r1c2');
  check('white dot: r1c1 r1c2', 'white dot with r1c2');
  check('black dot: r1c1 r1c2', 'black dot with r1c1', 1);
  check('x: r1c1 r1c2', 'X with r1c2');
  check('v: r1c1 r1c2', 'V with r1c2');
  check('greater: r1c1 > r1c2', 'greater than r1c2');
  check('greater: r1c1 > r1c2', 'less than r1c1', 1);
  check('even: r1c1', 'even');
  check('odd: r1c1', 'odd');
  check('cells 147: r1c1', 'only 1 4 7');
  check('column index: r1c1', 'column index');
  check('row index: r1c1', 'row index');
  check('quad 7 4: r1c1', 'quad 4 7 with r1c2 r2c1 r2c2');
  check('little killer 22: r1c1 down-right', 'little killer 22, 1st of 9, then r2c2');
  check('sandwich 8: c1', 'sandwich 8 of column 1');
  check('x-sum 27: c1 bottom', 'X-sum 27 of column 1', 72);
  check('skyscraper 5: r1 right', 'skyscraper 5 of row 1', 8);
  check('numbered room 4: r1 left', 'numbered room 4 of row 1');
  check('diagonal \\', 'diagonal \\');
  check('diagonal /', 'diagonal /', 8);
  check('windoku', 'window 2', 15);
  check('disjoint groups', 'disjoint group 1', 3);
  check('region: r1c1 r1c2', 'extra region with r1c2');
});

describe('what is told of all cells', () => {
  it('has each kind that is not about the whole grid', () => {
    const whole = 'noBoxes antiKnight antiKing nonConsecutive strictKropki strictXv globalEntropy'.split(' ');
    for (const { example, id } of RULE_WORDS) {
      const told = rulesTold(ruled([example]), symbolsOf(9))?.flat() ?? [];
      assert.equal(told.length === 0, whole.includes(id), id);
    }
  });
  it('is nothing in classic puzzles', () => assert.equal(rulesTold(ruled([]), symbolsOf(9)), undefined));
  it('has the boxes where they have other shapes', () => {
    const regions = Uint8Array.from([0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3]);
    assert.deepEqual(rulesTold(ruled([], 4, regions), symbolsOf(4))![3], ['box 2']);
  });
});
