import assert from 'node:assert/strict';
import { EASY_SOLVED } from '../../text/texts';
import { actionsAt, makes, offers } from './check';

const FOUR = 'Fill r1c4 with 4 (Naked Single)';

describe('filling a forced cell', () => {
  it('fills a naked single after the cursor', () => makes('123‸.\n....\n....\n....', FOUR, '1234\n....\n....\n....'));
  it('fills a naked single before the cursor', () => makes('123.‸\n....\n....\n....', FOUR, '1234\n....\n....\n....'));
  it('fills a hidden single with any value of the setting', () =>
    makes('1...\n..‸..\n....\n...1', 'Fill r2c3 with 1 (Hidden Single in box 2)', '1...\n..1.\n....\n...1'));
  it('works in a row', () =>
    makes('‸.23.\n....\n...1\n....', 'Fill r1c1 with 1 (Hidden Single in row 1)', '123.\n....\n...1\n....'));
  it('offers both cells next to the cursor, the one after it first', () =>
    offers('1.‸.4\n3.2.\n....\n....', 'Fill r1c3 with 3 (Naked Single)', 'Fill r1c2 with 2 (Naked Single)'));
  it('is preferred, and tied to its diagnostic', () => {
    const [{ isPreferred, fixes, work }] = offers('123‸.\n....\n....\n....', FOUR);
    assert.deepEqual([isPreferred, fixes, work], [true, { code: 'forced-cell', start: 3, end: 4 }, undefined]);
  });
  it('fills every one in a selection', () =>
    offers('‸1.3.‸\n3.2.\n....\n...2', 'Fill r1c2 with 2 (Hidden Single in box 1)', 'Fill r1c4 with 4 (Naked Single)'));
  it('fills those of several puzzles in a selection', () =>
    offers('‸123.\n....\n....\n....\n\n123.‸\n....\n....\n....', FOUR, FOUR));
  it('keeps the rest of the file', () =>
    makes(
      '# a\r\n|12|3‸0|\r\n+--+--+\r\n|00|00|\r\n|00|00|\r\n|00|00| # b',
      FOUR,
      '# a\r\n|12|34|\r\n+--+--+\r\n|00|00|\r\n|00|00|\r\n|00|00| # b',
    ));
  it('writes letters in their case', () =>
    makes(
      `123456789abcdef‸.\n${`${'.'.repeat(16)}\n`.repeat(15)}`,
      'Fill r1c16 with g (Naked Single)',
      `123456789abcdefg\n${`${'.'.repeat(16)}\n`.repeat(15)}`,
    ));
  it('keeps numbers in their columns', () =>
    makes(
      ` 1  2  3  4  5  6  7  8  9 10 11 12 13 14 15  ‸.\n${`${' .'.repeat(16).replaceAll(' .', '  .').slice(1)}\n`.repeat(15)}`,
      'Fill r1c16 with 16 (Naked Single)',
      ` 1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16\n${`${' .'.repeat(16).replaceAll(' .', '  .').slice(1)}\n`.repeat(15)}`,
    ));
  it('fills the state and not the givens', () =>
    makes(
      '[Puzzle]\n12..\n....\n....\n....\n[State]\n123‸.\n....\n....\n....',
      FOUR,
      '[Puzzle]\n12..\n....\n....\n....\n[State]\n1234\n....\n....\n....',
    ));
  it('fills the state from the givens of a state', () =>
    makes(
      '[Puzzle]\n12.‸.\n....\n....\n....\n[State]\n123.\n....\n....\n....',
      FOUR,
      '[Puzzle]\n12..\n....\n....\n....\n[State]\n1234\n....\n....\n....',
    ));
  it('is not offered while digits conflict anywhere in the puzzle', () => {
    offers('123‸.\n....\n....\n2...', FOUR);
    offers('123‸.\n....\n....\n2..2');
  });
  it('is not offered on a digit', () => offers('‸1..2\n....\n....\n....'));
  it('is not offered on a cell with several candidates', () => offers('12‸..\n....\n....\n....'));
  it('is not offered outside a puzzle', () => offers('Word‸s\n\n123.\n....\n....\n....'));
  it('is not offered between cells', () => offers('|12|3. ‸ |\n|..|..|\n|..|..|\n|..|..|'));
  it('is not offered for other kinds', () =>
    assert.deepEqual(
      actionsAt('123‸.\n....\n....\n....', ['source.sudoku.fillForced']).map(a => a.kind),
      ['source.sudoku.fillForced'],
    ));
  it('is offered for at most the first 81 selected cells', () => {
    const [first, last] = [`.${EASY_SOLVED.slice(1)}`, `${EASY_SOLVED.slice(0, 80)}.`];
    const titles = (text: string) => actionsAt(`‸${text}‸`).map(({ title }) => title);
    assert.deepEqual(titles(`${last}\n${first}\n`), ['Fill r9c9 with 9 (Naked Single)']);
    assert.deepEqual(titles(`${first}\n${last}\n`), [`Fill r1c1 with ${EASY_SOLVED[0]} (Naked Single)`]);
  });
});
