/** Where the comment at the end of a line begins. */

import assert from 'node:assert/strict';
import { withoutComment } from '../../../src/text/parser/lines/lineComments';

/** Checks a line whose comment begins at `«`; without it, the line has none. */
function check(marked: string): void {
  const at = marked.indexOf('«');
  const line = marked.replace('«', '');
  const kept = at < 0 ? line : line.slice(0, at).trimEnd();
  it(at < 0 ? `"${line}" has none` : `"${marked}"`, () => {
    // It does not depend on the lines around it.
    for (const before of ['', '1#\n']) {
      const text = `${before}${line}${before && '\n#2'}`;
      assert.equal(text.slice(before.length, withoutComment(text, before.length, before.length + line.length)), kept);
    }
  });
}

describe('the comment of a line', () => {
  describe('begins with # or %', () => {
    for (const line of [
      '1..4«# 5',
      '1..4 «# 5',
      '1..4 \t «% 5',
      '12.«#',
      '1 «#x',
      '1«#x',
      '4«# left',
      '«#',
      '«# 3 left',
      '1 «# 3',
    ])
      check(line);
    for (const line of ['1..4', '', '1 2 3 4']) check(line);
  });

  describe('does not begin with the blank of a row', () => {
    for (const line of ['12#45##8#', '12%45%', '##3456', '1#3#56', '1 # 3 # 5 # 7 8', '1 # # # 5 6', '1|##|#56'])
      check(line);
    // One blank is too few, and so are two between spaces.
    for (const line of ['«#23456', '1 «# 3 4 5 6', '1 «# # 4 5 6']) check(line);
    // There must be a blank behind a digit if cells are apart, and a digit.
    for (const line of ['«# # # 1 2 3 4 5 6', '«# 1 2 3 4 5', '«######']) check(line);
    for (const line of ['1 2 3 4 5 6 # # #', '# # # 1 2 3 4 5 #', '# # 3 # 5 6']) check(line);
    // Each row has one kind of blank, no other character and no frame.
    for (const line of ['1«#%456', '1«##.56', '1  «# # # 5 6']) check(line);
    // There are as many cells as in a row, or in a grid of at least 36.
    for (const line of ['1 «# # #', '«## 45', '1 «# # # # 6 7']) check(line);
    check(`${'1'.repeat(34)}##`);
    check(`${'1'.repeat(15)}«##`);
    check(`${'1'.repeat(33)}«##`);
    check(`${'1'.repeat(79)}##`);
    check(`${'1 '.repeat(78)}# # #`);
    check(`${'1'.repeat(98)}##`);
    check(`${'1'.repeat(142)}##`);
    check(`${'1'.repeat(254)}«##`);
    check(`|${'1 '.repeat(97)}# # #`);
    check(`|${'1 '.repeat(97)}«# # #|`);
  });

  describe('does not begin with a mark of a digit', () => {
    for (const line of ['5# 3 . 7', '5# 3 4', '5% 3 4', '#5 3 4', '%5 . 3', '#5 3', '. . #5 .', '12 #34 5', '1. #2 3'])
      check(line);
    for (const line of ['1,#2,3,4', '1|#2|3|4', '1\t#2\t3\t4', '3#4 2 | 1']) check(line);
    // Two words are behind it, or another digit has a mark.
    for (const line of [
      '5«# 3',
      '5 3«#',
      '1 2«#3',
      '1«#2 .',
      '. «#5',
      '. . «#5',
      '. . . .«#5',
      '. . . . «#5',
      '1 . . 3 «#5',
    ])
      check(line);
    for (const line of ['1# 2#', '#1 #2', '1#3#5', '1# #2', '1 2# 3#', '#1 2 3 4 5#']) check(line);
    // There are as many words as a row has cells.
    for (const line of ['. . . #5', '1 2 3 4 5 6 7 1#25', '1 2 3 4 5 6 7 8 1#25', '1 2 3 4 5 6 1«#25', '1«#25'])
      check(line);
    // The digit is from 1 to 9, and the word has only digits and marks.
    for (const line of [
      '9# 3 4 5',
      '1# 3 4',
      '0«# 3 4',
      ':«# 3 4',
      '/«# 3 4',
      'a1«# 3 4',
      '10«# 3 4 5',
      '1«#.2 3 4',
      '1 «#2. 3',
    ])
      check(line);
    // The rest of the line has only digits, blanks and marks.
    for (const line of ['5# 3.5 7', '5# 3 + - ! @ x X * _', '1 2 . 3«# a', '1 2 3«# 4 (5)']) check(line);
  });

  describe('does not begin within an array or a string', () => {
    for (const line of [
      '(#f)',
      '[#f]',
      '(a #f b)',
      'a#[1',
      'a#(1',
      'a#{1',
      'a#2A(1',
      'a#1a[',
      '"#1',
      'r#"1',
      'x %w[1 2',
      'a%w(1',
      'x %i{1',
    ])
      check(line);
    for (const line of ['a«#f', '(«#fa', '(«#g)', 'a«#', 'a «#1', 'a «%x[1', 'a«%w 1', 'a«#ab[']) check(line);
  });
});
