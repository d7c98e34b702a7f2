import assert from 'node:assert/strict';
import { closeAll, messagesOf, open, run } from './editor';
import { POINTING } from './steps';

describe('filling forced cells', () => {
  afterEach(closeAll);

  it('notifies the user when the rest needs more, and offers help', async () => {
    const editor = await open(POINTING);
    const { result, messages, buttons } = await messagesOf(() => run('sudoku.fillForced'));
    assert.deepEqual(result, { filled: 0 });
    assert.deepEqual(messages, [
      'No cell is forced. The empty cells cannot be filled with naked and hidden singles alone.',
    ]);
    assert.deepEqual(buttons, ['Hint', 'Solve']);
    assert.equal(editor.document.getText(), POINTING);
  });
});
