import assert from 'node:assert/strict';
import { isSolutionOf } from '../../bench/verify';

const PUZZLE = '12..3..22..343.1';

describe('benchmark verification', () => {
  const check = (answer: string, expected: boolean) => assert.equal(isSolutionOf(PUZZLE, answer), expected, answer);

  it('takes the solution', () => check('1234341221434321', true));
  it('takes no solved grid that changes a clue', () => check('1243342121344312', false));
  it('takes no digit twice in a house', () => check('1233341221434321', false));
  it('takes no empty cell', () => check('123434122143432.', false));
  it('takes no other size and no other text', () => {
    check('', false);
    check('no solution', false);
    check('123434122143432x', false);
  });
});
