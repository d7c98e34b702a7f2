import assert from 'node:assert/strict';
import { EASY_SOLVED, gridOf } from '../../text/texts';
import { actionsAt, makes, offers } from './check';

const ROW = '1‸.1.\n....\n....\n....';
const ROW_1 = '‸1.1.\n....\n....\n....';

describe('the fixes of a conflict', () => {
  it('clear this digit, or the other', () => offers(ROW_1, 'Clear r1c1', 'Clear r1c3'));
  it('clear this digit', () => makes(ROW, 'Clear r1c1', '..1.\n....\n....\n....'));
  it('clear the other digit', () => makes(ROW, 'Clear r1c3', '1...\n....\n....\n....'));
  it('clear every other digit', () => offers('‸11..\n1...\n....\n....', 'Clear r1c1', 'Clear r1c2', 'Clear r2c1'));
  it('are tied to the diagnostic, and none is preferred', () => {
    for (const { fixes, isPreferred, kind } of offers(ROW_1, 'Clear r1c1', 'Clear r1c3')) {
      assert.deepEqual([fixes, isPreferred, kind], [{ code: 'conflict', start: 0, end: 1 }, undefined, 'quickfix']);
    }
  });
  it('appear once each in a selection', () => offers('‸1.1‸.\n....\n....\n....', 'Clear r1c1', 'Clear r1c3'));

  const wrong = gridOf(EASY_SOLVED).replace('534', '53‸5');
  it('change the digit if the rest has one solution', () => makes(wrong, 'Change r1c3 to 4', gridOf(EASY_SOLVED)));
  it('start with the change', () => assert.equal(actionsAt(wrong)[0].title, 'Change r1c3 to 4'));
  it('do not change the digit if the rest has several solutions', () => offers(ROW_1, 'Clear r1c1', 'Clear r1c3'));
  it('do not change the digit if the rest has no solution', () =>
    offers('‸1.1.\n2.2.\n....\n....', 'Clear r1c1', 'Clear r1c3'));
  it('do not change the digit when the search takes too long', () =>
    assert.ok(!actionsAt(wrong, ['quickfix'], 'none').some(({ title }) => title.startsWith('Change'))));
  it('do not change the digit of an incomplete puzzle', () =>
    assert.ok(!actionsAt(wrong.replace('672', '6?2')).some(({ title }) => title.startsWith('Change'))));

  it('write the blank of the file', () => makes('1‸010\n0000\n0000\n0000', 'Clear r1c1', '0010\n0000\n0000\n0000'));
  it('keep the case of a blank `x`', () => makes('1‸x1x\nxxxx\nxxxx\nxxxx', 'Clear r1c1', 'xx1x\nxxxx\nxxxx\nxxxx'));
  it('clear an entry in a state', () =>
    offers('[Puzzle]\n1...\n....\n....\n....\n[State]\n1.‸1.\n....\n....\n....', 'Clear r1c3'));
  it('change an entry in a state, but not a given', () => {
    const [givens, state] = [gridOf(EASY_SOLVED).replace('534', '5..'), gridOf(EASY_SOLVED).replace('534', '.35')];
    const at = (cursor: string) => `[Puzzle]\n${givens}\n[State]\n${state.replace('.35', cursor)}`;
    const changes = (text: string) => actionsAt(text).filter(({ title }) => title.startsWith('Change'));
    assert.deepEqual(
      changes(at('.3‸5')).map(({ title }) => title),
      ['Change r1c3 to 4'],
    );
    assert.deepEqual(changes(at('‸.35')), []);
  });
  it('restore a given that was changed in a state', () => {
    const state = (digit: string) => `[Puzzle]\n1...\n....\n....\n....\n[State]\n${digit}...\n....\n....\n....`;
    offers(state('‸2'), 'Change r1c1 to 1', 'Clear r1c1');
    makes(state('‸2'), 'Change r1c1 to 1', state('1'));
  });
  it('write the candidates of the cell in pencil marks', () =>
    makes(
      '1‸   1   234 234\n34  234 12  234\n12  34  12  34\n34  12  34  12',
      'Clear r1c1',
      '234 1   234 234\n34  234 12  234\n12  34  12  34\n34  12  34  12',
    ));
  it('are not offered without a conflict', () => offers('‸12..\n....\n....\n....'));
  it('are not offered on an adjacent blank', () => offers('1.1.\n...‸.\n....\n....'));
});
