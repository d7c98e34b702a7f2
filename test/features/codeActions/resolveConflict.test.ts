import assert from 'node:assert/strict';
import { EASY_SOLVED, gridOf } from '../../text/texts';
import { actionsAt, makes, offers } from './check';

const ROW = '1‸.1.\n....\n....\n....';
const ROW_1 = '‸1.1.\n....\n....\n....';

describe('resolve a conflict', () => {
  it('clear this, clear the other', () => offers(ROW_1, 'Clear r1c1', 'Clear r1c3'));
  it('clear this', () => makes(ROW, 'Clear r1c1', '..1.\n....\n....\n....'));
  it('clear the other', () => makes(ROW, 'Clear r1c3', '1...\n....\n....\n....'));
  it('every other', () => offers('‸11..\n1...\n....\n....', 'Clear r1c1', 'Clear r1c2', 'Clear r2c1'));
  it('tied to the diagnostic, none preferred', () => {
    for (const { fixes, isPreferred, kind } of offers(ROW_1, 'Clear r1c1', 'Clear r1c3')) {
      assert.deepEqual([fixes, isPreferred, kind], [{ code: 'conflict', start: 0, end: 1 }, undefined, 'quickfix']);
    }
  });
  it('in a selection, each once', () => offers('‸1.1‸.\n....\n....\n....', 'Clear r1c1', 'Clear r1c3'));

  const wrong = gridOf(EASY_SOLVED).replace('534', '53‸5');
  it('change it, where the rest has one solution', () => makes(wrong, 'Change r1c3 to 4', gridOf(EASY_SOLVED)));
  it('that comes first', () => assert.equal(actionsAt(wrong)[0].title, 'Change r1c3 to 4'));
  it('not where the rest has several', () => offers(ROW_1, 'Clear r1c1', 'Clear r1c3'));
  it('not where the rest has none', () => offers('‸1.1.\n2.2.\n....\n....', 'Clear r1c1', 'Clear r1c3'));
  it('not when the search takes too long', () =>
    assert.ok(!actionsAt(wrong, ['quickfix'], 'none').some(({ title }) => title.startsWith('Change'))));
  it('not where the puzzle is not whole', () =>
    assert.ok(!actionsAt(wrong.replace('672', '6?2')).some(({ title }) => title.startsWith('Change'))));

  it('the blank of the file', () => makes('1‸010\n0000\n0000\n0000', 'Clear r1c1', '0010\n0000\n0000\n0000'));
  it('x in its case', () => makes('1‸x1x\nxxxx\nxxxx\nxxxx', 'Clear r1c1', 'xx1x\nxxxx\nxxxx\nxxxx'));
  it('in a state: what was placed', () =>
    offers('[Puzzle]\n1...\n....\n....\n....\n[State]\n1.‸1.\n....\n....\n....', 'Clear r1c3'));
  it('in a state: what was placed is changed to fit, a given is not', () => {
    const [givens, state] = [gridOf(EASY_SOLVED).replace('534', '5..'), gridOf(EASY_SOLVED).replace('534', '.35')];
    const at = (cursor: string) => `[Puzzle]\n${givens}\n[State]\n${state.replace('.35', cursor)}`;
    const changes = (text: string) => actionsAt(text).filter(({ title }) => title.startsWith('Change'));
    assert.deepEqual(
      changes(at('.3‸5')).map(({ title }) => title),
      ['Change r1c3 to 4'],
    );
    assert.deepEqual(changes(at('‸.35')), []);
  });
  it('in a state: a given that was changed', () => {
    const state = (digit: string) => `[Puzzle]\n1...\n....\n....\n....\n[State]\n${digit}...\n....\n....\n....`;
    offers(state('‸2'), 'Change r1c1 to 1', 'Clear r1c1');
    makes(state('‸2'), 'Change r1c1 to 1', state('1'));
  });
  it('in pencil marks: the candidates of the cell', () =>
    makes(
      '1‸   1   234 234\n34  234 12  234\n12  34  12  34\n34  12  34  12',
      'Clear r1c1',
      '234 1   234 234\n34  234 12  234\n12  34  12  34\n34  12  34  12',
    ));
  it('not without a conflict', () => offers('‸12..\n....\n....\n....'));
  it('not on a blank beside', () => offers('1.1.\n...‸.\n....\n....'));
});
