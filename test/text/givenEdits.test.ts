import assert from 'node:assert/strict';
import { applied } from '../../src/text/edits';
import { addGivens, removeDigits } from '../../src/text/givenEdits';
import { parse } from '../../src/text/parser/parser';

const puzzleIn = (text: string) => parse(text).puzzles[0];
const added = (text: string, cell: number, digit: number) =>
  applied(text, addGivens(puzzleIn(text), [{ cell, digit }]));
const removed = (text: string, ...cells: number[]) => applied(text, removeDigits(puzzleIn(text), cells));

const LIBRARY =
  ':0003:1:48.+6.7.5.5.6.24..72..3......5....9.8...749...7.2....3......6..99..17.5.3.7.9...21:136::146:\n';

describe('edits of givens', () => {
  it('write a given of a library line without a plus', () => {
    const after = added(LIBRARY, 2, 2);
    assert.equal(after, LIBRARY.replace('48.', '482'));
    assert.equal(puzzleIn(after).givens[2], 2);
  });
  it('remove givens and entries of a library line, and keep its other fields', () =>
    assert.equal(removed(LIBRARY, 0, 3), LIBRARY.replace('48.+6', '.8..')));

  const MARKS = '1 23 3 4\n34 34 1 2\n2 13 4 1\n4 13 2 3\n';
  it('write a digit in place of a list of candidates', () =>
    assert.equal(added(MARKS, 1, 2), MARKS.replace('1 23', '1 2 ')));
  it('write a list of candidates, or a blank where it would be a digit', () => {
    assert.equal(removed(MARKS, 0, 2, 3), MARKS.replace('1 23 3 4', '13 23 . .'));
    assert.equal(puzzleIn(removed(MARKS, 0, 2, 3)).grid.digits[2], 0);
  });

  const STATE = '[Puzzle]\n12..\n....\n....\n....\n[State]\n123.\n....\n....\n....\n';
  it('change the givens and the state', () => {
    assert.equal(added(STATE, 7, 1), STATE.replaceAll('....\n....\n....', '...1\n....\n....'));
    assert.equal(removed(STATE, 0, 2), STATE.replace('12..', '.2..').replace('123.', '.2..'));
  });
  it('change nothing if a cell holds a digit', () => assert.equal(added(STATE, 2, 1), STATE));
});
