import assert from 'node:assert/strict';
import { unmarked } from '../../../text/texts';
import { finds, relatedOf } from '../check';

const check = (marked: string, ...messages: string[]) => finds('conflict', marked, messages);

describe('conflict', () => {
  it('marks equal digits in a row', () =>
    check('«1».«1».\n....\n....\n....', '1 is already in row 1 (r1c3)', '1 is already in row 1 (r1c1)'));
  it('marks equal digits in a column', () =>
    check('«1»...\n....\n«1»...\n....', '1 is already in column 1 (r3c1)', '1 is already in column 1 (r1c1)'));
  it('marks equal digits in a box', () =>
    check('«1»...\n.«1»..\n....\n....', '1 is already in box 1 (r2c2)', '1 is already in box 1 (r1c1)'));
  it('marks equal digits in a region, which it names by its letter', () => {
    const inRegion = (layout: string, letter: string) =>
      check(
        `...«1»\n.«1»..\n....\n....\n[Regions]\n${layout}`,
        `1 is already in region ${letter} (r2c2)`,
        `1 is already in region ${letter} (r1c4)`,
      );
    inRegion('AABB\nABBC\nADCC\nDDDC', 'B');
    inRegion('xxzz\nxzzy\nxwyy\nwwwy', 'Z');
    inRegion('1122\n1223\n1433\n4443', '2');
  });
  it('marks each cell once, even for several houses', () =>
    check(
      '«1»«1»..\n«1»...\n....\n....',
      '1 is already in row 1 (r1c2), column 1 (r2c1) and box 1 (r1c2, r2c1)',
      '1 is already in row 1 (r1c1) and box 1 (r1c1, r2c1)',
      '1 is already in column 1 (r1c1) and box 1 (r1c1, r1c2)',
    ));
  it('marks all cells of a digit that appears four times', () =>
    assert.equal(check('«2»«2»«2»«2»\n....\n....\n....', ...FOUR_TWOS).length, 4));
  it('marks two digits that each appear twice in a row', () =>
    check(
      '«1»«2»«1»«2»\n....\n....\n....',
      '1 is already in row 1 (r1c3)',
      '2 is already in row 1 (r1c4)',
      '1 is already in row 1 (r1c1)',
      '2 is already in row 1 (r1c2)',
    ));
  it('names several houses and cells in one message', () => {
    const marked = `.........\n.«5».......\n«5».....«5»..\n${'.........\n'.repeat(6)}`;
    check(
      marked,
      '5 is already in box 1 (r3c1)',
      '5 is already in row 3 (r3c7) and box 1 (r2c2)',
      '5 is already in row 3 (r3c1)',
    );
  });
  it('names digits by the symbols of the puzzle', () =>
    check(
      `«g»..1..«g».2....3..\n${'................\n'.repeat(15)}`,
      'g is already in row 1 (r1c7)',
      'g is already in row 1 (r1c1)',
    ));
  it('marks whole numbers above 9', () =>
    check(
      `«16» «16» ${'. '.repeat(14)}\n${`${'. '.repeat(16)}\n`.repeat(15)}`,
      '16 is already in row 1 (r1c2) and box 1 (r1c2)',
      '16 is already in row 1 (r1c1) and box 1 (r1c1)',
    ));
  it('marks equal digits in an incomplete puzzle', () =>
    check('«1».«1».\n..?.\n....', '1 is already in row 1 (r1c3)', '1 is already in row 1 (r1c1)'));
  it('marks equal digits in the second puzzle of a file', () =>
    check(`${'.'.repeat(81)}\n«5»«5»${'.'.repeat(79)}`, ...FIVES));

  it('is an error, with each partner related once', () => {
    const marked = '«1»«1»..\n«1»...\n....\n....';
    const [first] = finds('conflict', marked, [
      '1 is already in row 1 (r1c2), column 1 (r2c1) and box 1 (r1c2, r2c1)',
      '1 is already in row 1 (r1c1) and box 1 (r1c1, r2c1)',
      '1 is already in column 1 (r1c1) and box 1 (r1c1, r1c2)',
    ]);
    assert.equal(first.severity, 'error');
    assert.deepEqual(relatedOf(unmarked(marked).text, first), ['1@1: r1c2 is also 1', '1@5: r2c1 is also 1']);
  });
  it('marks a given that the state changed', () => {
    const text = '[Puzzle]\n1...\n....\n....\n....\n[State]\n«2»...\n....\n....\n....';
    const [found] = check(text, '2 replaces the given 1');
    assert.deepEqual(relatedOf(unmarked(text).text, found), ['1@9: r1c1 is given as 1']);
  });
  it('does not mark a given that the state repeats', () =>
    check('[Puzzle]\n1...\n....\n....\n....\n[State]\n1.2.\n....\n....\n....'));
  it('does not mark different digits', () => check('1234\n3412\n....\n....'));
});

const FOUR_TWOS = [1, 2, 3, 4].map(column => {
  const others = [1, 2, 3, 4].filter(c => c !== column).map(c => `r1c${c}`);
  const partner = `r1c${column % 2 === 0 ? column - 1 : column + 1}`;
  return `2 is already in row 1 (${others.join(', ')}) and box ${column <= 2 ? 1 : 2} (${partner})`;
});
const FIVES = ['5 is already in row 1 (r1c2) and box 1 (r1c2)', '5 is already in row 1 (r1c1) and box 1 (r1c1)'];
