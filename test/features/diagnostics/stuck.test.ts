import assert from 'node:assert/strict';
import { unmarked } from '../../text/texts';
import { codesOf, finds, relatedOf } from './check';

describe('no-candidate', () => {
  const check = (marked: string, ...messages: string[]) => finds('no-candidate', marked, messages);

  it('names the houses that exclude each digit', () => {
    const [{ severity }] = check(
      '«.»23.\n.1..\n....\n4...',
      'No digit fits r1c1: row 1 has 2, 3, column 1 has 4 and box 1 has 1',
    );
    assert.equal(severity, 'error');
  });
  it('marks each of two such cells', () =>
    check(
      '123«.»\n...4\n4...\n«.»123',
      'No digit fits r1c4: row 1 has 1, 2, 3 and column 4 has 4',
      'No digit fits r4c1: row 4 has 1, 2, 3 and column 1 has 4',
    ));
  it('considers its listed candidates', () =>
    check(
      '«12» 34 1234 1234\n34 1 1234 1234\n2 1234 1234 1234\n1234 1234 1234 1234',
      'No digit fits r1c1: column 1 has 2, box 1 has 1 and its candidates lack 3, 4',
    ));
  it('is not reported if the cell cannot be read', () => check('?23.\n.1..\n....\n4...'));
  it('is reported in a puzzle that lacks a row', () =>
    check('«.»23.\n41..\n....', 'No digit fits r1c1: row 1 has 2, 3, column 1 has 4 and box 1 has 1'));
  it('does not mark a cell that has a candidate', () => check('.23.\n....\n....\n....'));
});

describe('no-place', () => {
  const check = (marked: string, ...messages: string[]) => finds('no-place', marked, messages);

  it('marks the first empty cell of each such house', () => {
    const marked = '1.«.».\n«.».34\n....\n....';
    const found = check(marked, 'Box 2 has no cell left for 1', 'Row 2 has no cell left for 1');
    assert.deepEqual(
      found.map(({ severity }) => severity),
      ['error', 'error'],
    );
    assert.deepEqual(relatedOf(unmarked(marked).text, found[0]), ['.@3: r1c4 cannot be 1']);
  });
  it('marks a cell of a column', () =>
    check(
      '1«.»..\n....\n«.»3..\n.4.1',
      'Column 2 has no cell left for 1',
      'Row 3 has no cell left for 1',
      'Box 3 has no cell left for 1',
    ));
  it('is not reported if a cell of the house cannot be read', () => check('1.?.\n«.».34\n....\n....', ...ROW_2));
  it('is not reported if the text lacks a cell of the house', () => check('1...\n2...\n3...\n'));
});

describe('no-solution', () => {
  const check = (marked: string, ...messages: string[]) => finds('no-solution', marked, messages);
  const SAYS = 'This puzzle has no solution';

  it('marks the first line if nothing simpler explains it', () => {
    const [{ severity, related }] = check('«1.3.»\n....\n4...\n...2', SAYS);
    assert.deepEqual([severity, related], ['error', []]);
  });
  it('is the only finding in such a puzzle', () =>
    assert.deepEqual(codesOf('1.3.\n....\n4...\n...2'), ['no-solution']));
  it('marks the whole of a single-line puzzle', () => check('«1.3.....4......2»', SAYS));
  it('marks a single-line puzzle without its label and comment', () => check('Four: «1.3.....4......2» # hard', SAYS));
  it('marks the first line of the givens if there is a state', () =>
    check('[Puzzle]\n«1.3.»\n....\n4...\n...2\n[State]\n1.3.\n....\n4...\n...2', SAYS));
  it('is not reported if an entry of a puzzle that is being played may be the reason', () =>
    check('[Puzzle]\n1.3.\n....\n4...\n....\n[State]\n1.3.\n....\n4...\n...2'));
  it('is not reported if a house contains a digit twice', () => check('11..\n....\n....\n....'));
  it('is not reported if a cell has no candidate', () => check('.23.\n.1..\n....\n4...'));
  it('is not reported if a house has no place for a digit', () => check('1...\n..34\n....\n....'));
  it('is not reported in an incomplete puzzle', () => check('1.3.\n....\n4...'));
});

const ROW_2 = ['Row 2 has no cell left for 1'];
