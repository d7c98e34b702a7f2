import assert from 'node:assert/strict';
import { rulesTold } from '../../../src/board/rules/ruleDescriber';
import { RULE_WORDS } from '../../../src/text/rules/index';
import { ruled, symbolsOf } from './ruled';

/** Compares the description of a cell, by default the first one. */
describe('the description of a cell', () => {
  function check(line: string, expected: string, cell = 0) {
    it(`${line}: ${expected}`, () => assert.deepEqual(rulesTold(ruled([line]), symbolsOf(9))![cell], [expected]));
  }
  check('cage 16: r1c1 r2c8', 'cage 16 with r2c8');
  check('cage: r1c1 r1c2 r2c1', 'cage with r1c1 r2c1', 1);
  check('cage 5: r1c1', 'cage 5');
  check('cage 45: r1c1-r1c9', 'cage 45 of 9 cells');
  check('cage 21: r1c1-r1c6', 'cage 21 with r1c2 r1c3 r1c4 r1c5 r1c6');
  check('cage 28: r1c1-r1c7', 'cage 28 of 7 cells');
  check('sum 16: r1c1 r1c1 r2c8', 'sum 16 with r2c8');
  check('thermo: r1c1-r1c4', 'thermo, cell 1 of 4, then r1c2');
  check('thermo: r1c1-r1c4', 'thermo, cell 2 of 4, then r1c3', 1);
  check('thermo: r1c1-r1c4', 'thermo, cell 4 of 4', 3);
  check('arrow: r1c1 = r1c2 r1c3', 'circle of an arrow along r1c2 r1c3');
  check('arrow: r1c1 = r1c2 r1c3', 'arrow of r1c1, cell 2 of 2', 2);
  for (const head of [
    ...['slow thermo', 'whispers 5', 'renban', 'between', 'lockout 4', 'lockout 5', 'region sum'],
    ...['entropic', 'modular 3', 'zipper', 'sum line 10'],
  ])
    check(`${head}: r1c3-r1c5`, `${head}, cell 1 of 3, then r1c4`, 2);
  check('palindrome: r1c3 r2c4 r3c5', 'palindrome, cell 1 of 3, then r2c4', 2);
  check('clone: r1c1 r1c2 = r5c5 r5c6', 'clone of r5c5');
  check('clone: r1c1 r1c2 = r5c5 r5c6', 'clone of r1c2', 41);
  for (const name of ['white dot', 'black dot', 'X', 'V']) check(`${name}: r1c1 r1c2`, `${name} with r1c2`);
  check('white dot: r1c1 r1c2', 'white dot with r1c1', 1);
  check('greater: r1c1 > r1c2', 'greater than r1c2');
  check('greater: r1c1 > r1c2', 'less than r1c1', 1);
  for (const name of ['even', 'odd', 'column index', 'row index']) check(`${name}: r1c1`, name);
  check('cells 147: r1c1', 'only 1 4 7');
  check('quad 7 4: r1c1', 'quad 4 7 with r1c2 r2c1 r2c2');
  check('little killer 22: r1c1 down-right', 'little killer 22, cell 1 of 9, then r2c2');
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

describe('the description of all cells', () => {
  it('covers each kind that is not about the whole grid', () => {
    const whole =
      'noBoxes antiKnight antiKing antiQueen nonConsecutive strictKropki strictWhiteDots strictBlackDots strictXv globalEntropy'.split(
        ' ',
      );
    for (const { example, id } of RULE_WORDS) {
      const told = rulesTold(ruled([example]), symbolsOf(9))?.flat() ?? [];
      assert.equal(told.length === 0, whole.includes(id), id);
    }
  });
  it('is empty in classic puzzles', () => assert.equal(rulesTold(ruled([]), symbolsOf(9)), undefined));
  it('has the regions if they are not boxes', () => {
    const regions = Uint8Array.from([0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3]);
    assert.deepEqual(rulesTold(ruled([], 4, regions), symbolsOf(4))![3], ['region B']);
  });
});
