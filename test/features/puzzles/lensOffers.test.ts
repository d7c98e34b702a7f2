import assert from 'node:assert/strict';
import { lensOffers } from '../../../src/features/puzzles/lensOffers';
import { parse } from '../../../src/text/parser/parser';
import { EASY, EASY_SOLVED, gridOf } from '../../text/texts';

const check = (text: string, expected: string) => assert.equal(lensOffers(parse(text).puzzles[0]).join(' '), expected);

describe('the lenses of a puzzle', () => {
  it('offer everything for an open puzzle', () => check(gridOf(EASY), 'hint solve path grid'));
  it('offer Convert in one line, and not the path', () => check(EASY, 'hint solve grid toGrid'));
  it('only show an empty puzzle', () => {
    check(gridOf('.'.repeat(81)), 'grid');
    check('.'.repeat(81), 'grid toGrid');
  });
  it('only show a puzzle with fewer digits than any valid puzzle', () => {
    const digits = (count: number) => {
      let left = count;
      return gridOf(EASY_SOLVED.replace(/./g, digit => (left-- > 0 ? digit : '.')));
    };
    check(digits(16), 'grid');
    check(digits(17), 'hint solve path grid');
  });
  it('offer everything for an empty puzzle with rules, which may have one solution', () =>
    check('....\n....\n....\n....\n[Rules]\ndiagonal: /\n', 'hint solve path grid'));
  it('only show a puzzle with a rule that is being written', () =>
    check('1...\n....\n....\n....\n[Rules]\ncage 3: r1c\n', 'grid'));
  it('only show a solved puzzle', () => check(gridOf(EASY_SOLVED), 'grid'));
  it('offer nothing for a puzzle that cannot be read', () => check(gridOf(EASY).replace('4..8.3..1', '4..8.3..'), ''));
});
