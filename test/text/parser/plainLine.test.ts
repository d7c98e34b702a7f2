import assert from 'node:assert/strict';
import { PLAIN_LENGTH, plainDigits } from '../../../src/text/parser/lines/plainLine';
import { parse } from '../../../src/text/parser/parser';
import { plain } from '../document/editing';
import { EASY, EASY_SOLVED } from '../texts';

describe('a plain line', () => {
  it('is read like any other line', () => {
    for (const line of [EASY, EASY_SOLVED, EASY.replaceAll('.', '0'), '.'.repeat(81), '0'.repeat(81)]) {
      const general = parse(`${line} `).puzzles.map(plain);
      assert.deepEqual(parse(line).puzzles.map(plain), general);
      assert.deepEqual(parse(`${line}\r\n`).puzzles.map(plain), general);
    }
  });

  describe('takes the fast path', () => {
    const check = (title: string, text: string, isPlain: boolean, start = 0) =>
      it(`${isPlain ? 'with' : 'not with'} ${title}`, () =>
        assert.deepEqual(
          plainDigits(text, start),
          isPlain ? Uint8Array.from(text.slice(start, start + PLAIN_LENGTH), c => Number(c) || 0) : undefined,
        ));
    check('dots', EASY, true);
    check('zeros', EASY.replaceAll('.', '0'), true);
    check('all digits', '123456789'.repeat(9), true);
    check('a line feed', `${EASY}\n`, true);
    check('a carriage return', `${EASY}\r`, true);
    check('lines around it', `a\n${EASY}\nb`, true, 2);
    check('a tab', `${EASY}\t`, false);
    check('dots and a zero', EASY.replace('.', '0'), false);
    check('a dot and zeros', EASY.replaceAll('.', '0').replace('0', '.'), false);
    check('a blank of another kind', EASY.replace('.', 'x'), false);
    // The characters before and after the digits.
    check('a slash', EASY.replace('.', '/'), false);
    check('a colon', EASY.replace('.', ':'), false);
    check('one cell more', `${EASY}.`, false);
    check('one cell less', EASY.slice(1), false);
    check('one cell less and a line end', `${EASY.slice(1)}\n`, false);
  });
});
