import assert from 'node:assert/strict';
import type * as vscode from 'vscode';
import { actionCalled, apply, closeAll, messagesOf, open, run, until } from './editor';
import { hintIn } from './hints';
import { MARKS, POINTING, STEP } from './steps';

describe('apply the next step', () => {
  afterEach(closeAll);

  it('goes on to the next digit, says which steps led there, and is one undo step', async () => {
    const editor = await open(POINTING);
    const { result, messages } = await messagesOf(() => run('sudoku.applyStep'));
    assert.deepEqual(result, { steps: [STEP, 'Hidden Single: r3c4=3'] });
    assert.deepEqual(messages, []);
    assert.equal((await hintIn(editor))[0], 'Applied Hidden Single: r3c4 is 3, after 1 other step.');
    assert.equal(editor.document.getText(), POINTING.replace('..1.7', '..137'));
    await run('undo');
    assert.equal(editor.document.getText(), POINTING);
  });

  it('shows that the puzzle is solved after the last step', async () => {
    const solved = '1234\n3412\n2143\n4321\n';
    const editor = await open(solved.replace('4321', '432.'));
    assert.deepEqual(await run('sudoku.applyStep'), { steps: ['Full House: r4c4=1'] });
    assert.equal(editor.document.getText(), solved);
    const lenses = await until('the lens', async () => {
      const found = await run<vscode.CodeLens[]>('vscode.executeCodeLensProvider', editor.document.uri, 9);
      return found.length === 2 ? found : undefined; // with Grid
    });
    assert.ok(lenses.some(({ command }) => command?.title === '✓ Solved · Easy'));
    assert.equal(await run('sudoku.clearHighlights'), false);
  });

  it('eliminates where the file lists candidates, in one undo step', async () => {
    const editor = await open(MARKS);
    assert.deepEqual(await run('sudoku.applyStep'), { steps: [STEP] });
    assert.equal(editor.document.getText(), MARKS.replace('1348', '148 '));
    await run('undo');
    assert.equal(editor.document.getText(), MARKS);
  });

  it('solves the puzzle in the end', async () => {
    const editor = await open(POINTING);
    for (let steps = 0; editor.document.getText().includes('.'); steps++) {
      assert.ok(steps < 81);
      assert.ok((await run<{ steps: string[] }>('sudoku.applyStep')).steps.length > 0);
    }
    assert.deepEqual(await run('sudoku.applyStep'), { steps: [] });
  });

  it('is a code action at the cell that it fills', async () => {
    const editor = await open(POINTING.replace('..1.7', '..1‸.7'));
    const action = await actionCalled(editor, 'Fill r3c4 with 3 (Locked Candidates Type 1 (Pointing) …)');
    await apply(action);
    assert.equal(editor.document.getText(), POINTING.replace('..1.7', '..137'));
  });
});
