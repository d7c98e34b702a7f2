import assert from 'node:assert/strict';
import { EASY, EASY_SOLVED } from '../../text/texts';
import { actionsAt, makes, offers } from './check';

/** The 1 in r2c3 breaks no rule, but leaves no solution. */
const AT = '1.3.\n..‸1.\n.1.4\n4...';

describe('a character that is not a digit', () => {
  it('is replaced with the blank of its puzzle', () => {
    makes('1.3.\n..q‸.\n.1.4\n4...', 'Clear r2c3', '1.3.\n....\n.1.4\n4...');
    makes('1 0 3 0\n0 0 ‸7 0\n0 1 0 4\n4 0 0 0', 'Clear r2c3', '1 0 3 0\n0 0 0 0\n0 1 0 4\n4 0 0 0');
    makes(`q‸${'0'.repeat(80)}`, 'Clear r1c1', '0'.repeat(81));
  });
  it('can only be cleared there', () => offers('1.3.\n‸..q.\n.1.4\n4...'));
});

describe('a wrong digit', () => {
  it('can be cleared, or changed if the rest has one solution', () => offers(AT, 'Clear r2c3', 'Change r2c3 to 4'));
  it('is cleared', () => void makes(AT, 'Clear r2c3', '1.3.\n....\n.1.4\n4...'));
  it('is changed', () => void makes(AT, 'Change r2c3 to 4', '1.3.\n..4.\n.1.4\n4...'));
  it('can only be cleared if the rest has several solutions', () => offers('1..3\n....\n...4\n.‸2..', 'Clear r4c2'));
  it('is distinguished from right digits', () => offers('‸1.3.\n..1.\n.1.4\n4...'));

  it('prevents filling of other cells', () => {
    offers('1.3.\n..1‸.\n.1.4\n4...', 'Clear r2c3', 'Change r2c3 to 4');
    offers('1‸.3.\n..1.\n.1.4\n4...');
    const wrong = EASY.replace('53..7', '5342‸7');
    assert.ok(EASY_SOLVED.startsWith('5346'));
    assert.deepEqual(actionsAt(wrong, ['source.sudoku.fillForced'])[0].edits(), []);
  });
});
