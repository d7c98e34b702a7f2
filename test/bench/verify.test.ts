import assert from 'node:assert/strict';
import { isSolutionOf } from '../../bench/verify';

const PUZZLE = '12..3..22..343.1';

describe('benchmark verification', () => {
  const check = (answer: string, expected: boolean) => assert.equal(isSolutionOf(PUZZLE, answer), expected, answer);

  it('accepts the solution', () => check('1234341221434321', true));
  it('rejects a solved grid that changes a clue', () => check('1243342121344312', false));
  it('rejects a digit that appears twice in a house', () => check('1233341221434321', false));
  it('rejects an empty cell', () => check('123434122143432.', false));
  it('rejects another size and other text', () => {
    check('', false);
    check('rejects a missing solution', false);
    check('123434122143432x', false);
  });
});
