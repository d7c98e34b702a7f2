import assert from 'node:assert/strict';
import { type DrawnPattern, drawnPattern } from '../../../src/features/generate/pattern';
import { parse } from '../../../src/text/parser/parser';
import { EASY, gridOf, selected } from '../../text/texts';

describe('a pattern in the selection', () => {
  const check = (marked: string, expected: DrawnPattern | undefined) => {
    const { text, at } = selected(marked);
    assert.deepEqual(drawnPattern(parse(text), at), expected);
  };
  it('consists of the cells with an x', () =>
    check('‸xx..\n....\n....\n..x.‸\n', { size: 4, cells: [0, 1, 14], drawing: { start: 0, end: 19 } }));
  it('can have spaces and borders, and most cells can be x', () => {
    const grid = 'x x | x .\nx x | x x\n----+----\nx x | x x\n. x | x x';
    const cells = [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15];
    check(`‸${grid}‸\n`, { size: 4, cells, drawing: { start: 0, end: grid.length } });
  });
  it('consists of the givens if there is no x', () => {
    const cells = [...EASY].flatMap((c, cell) => (c === '.' ? [] : [cell]));
    check(`‸${gridOf(EASY)}‸\n`, { size: 9, cells });
  });
  it('can consist of a single x or a single given', () => {
    check('‸....\n.X..\n....\n....‸\n', { size: 4, cells: [5], drawing: { start: 0, end: 19 } });
    check('‸....\n....\n...3\n....‸\n', { size: 4, cells: [11] });
  });
  it('is the pattern of the only puzzle in the selection, even if only a part of it is selected', () => {
    const x = (marked: string) => check(marked, { size: 4, cells: [0, 1, 14], drawing: { start: 0, end: 19 } });
    x('‸x‸x..\n....\n....\n..x.\n\n1...\n....\n....\n....\n');
    x('xx..\n....\n....\n..x‸.‸\n\n1...\n....\n....\n....\n');
    x('xx..\n....\n....\n..x‸.\n\n‸1...\n....\n....\n....\n');
    check('xx..\n....\n....\n..x.‸\n\n1‸...\n....\n....\n....\n', { size: 4, cells: [0] });
    check('xx..\n....\n....\n..x.‸\n\n‸1...\n....\n....\n....\n', undefined);
  });
  it('does not exist if the puzzle has a problem or a state', () => {
    check('‸1...\n....\n.q..\n....‸\n', undefined);
    check('‸1...\n....\n...\n....‸\n', undefined);
    check('‸[Puzzle]\n1...\n....\n....\n....\n[State]\n12..\n....\n....\n....‸\n', undefined);
  });
  it('does not exist without a selection, in an empty grid or in two grids', () => {
    check('x‸x..\n....\n....\n..x.\n', undefined);
    check('‸....\n....\n....\n....‸\n', undefined);
    check('‸xx..\n....\n....\n..x.\n\nxx..\n....\n....\n..x.‸\n', undefined);
  });
});
