import assert from 'node:assert/strict';
import type * as vscode from 'vscode';
import { actionCalled, apply, closeAll, messagesOf, open, run, until } from './editor';
import { hintIn } from './hints';
import { MARKS, POINTING, STEP } from './steps';

describe('applying the next step', () => {
  afterEach(closeAll);

  const applied = () => messagesOf(() => run<{ steps: string[] }>('sudoku.applyStep'));

  it('shows an elimination that a grid of digits cannot store, and then writes the digit, in one undo step', async () => {
    const editor = await open(POINTING);
    assert.deepEqual(await applied(), { result: { steps: [STEP] }, messages: [], buttons: [] });
    assert.deepEqual((await hintIn(editor)).slice(0, 3), ['Noted: r8c4 cannot be 3.', 'Apply Next Step', 'Why?']);
    assert.equal(editor.document.getText(), POINTING);
    assert.deepEqual(await applied(), { result: { steps: ['Hidden Single: r3c4=3'] }, messages: [], buttons: [] });
    assert.equal((await hintIn(editor))[0], 'Applied Hidden Single: r3c4 is 3.');
    assert.equal(editor.document.getText(), POINTING.replace('..1.7', '..137'));
    await run('undo');
    assert.equal(editor.document.getText(), POINTING);
  });

  it('shows every step of the path once, one at a time', async () => {
    const editor = await open(POINTING);
    const seen: string[] = [];
    while (editor.document.getText().includes('.')) {
      const before = editor.document.getText().replaceAll(/[^.]/g, '').length;
      const { steps } = (await applied()).result;
      assert.equal(steps.length, 1, seen.join('\n'));
      seen.push(...steps);
      const written = before - editor.document.getText().replaceAll(/[^.]/g, '').length;
      assert.equal(written, steps[0].includes('=>') ? 0 : 1, steps[0]);
      if (written === 0) assert.match((await hintIn(editor))[0], /^Noted: /);
    }
    assert.ok(seen.some(step => step.includes('=>')));
    assert.equal(new Set(seen).size, seen.length, seen.join('\n'));
    assert.deepEqual((await applied()).result, { steps: [] });
  });

  it('shows that the puzzle is solved after the last step', async () => {
    const solved = '1234\n3412\n2143\n4321\n';
    const editor = await open(solved.replace('4321', '432.'));
    assert.deepEqual(await run('sudoku.applyStep'), { steps: ['Full House: r4c4=1'] });
    assert.equal(editor.document.getText(), solved);
    const lenses = await until('the lens', async () => {
      const found = await run<vscode.CodeLens[]>('vscode.executeCodeLensProvider', editor.document.uri, 9);
      return found.length === 2 ? found : undefined; // the other one is Grid
    });
    assert.ok(lenses.some(({ command }) => command?.title === '✓ Solved · Easy'));
    assert.equal(await run('sudoku.clearHighlights'), false);
  });

  it('eliminates candidates that the file lists, in one undo step', async () => {
    const editor = await open(MARKS);
    assert.deepEqual(await run('sudoku.applyStep'), { steps: [STEP] });
    assert.equal(editor.document.getText(), MARKS.replace('1348', '148 '));
    await run('undo');
    assert.equal(editor.document.getText(), MARKS);
  });

  it('is a code action at the cell that it fills', async () => {
    const editor = await open(POINTING.replace('..1.7', '..1‸.7'));
    const action = await actionCalled(editor, 'Fill r3c4 with 3 (Locked Candidates Type 1 (Pointing) …)');
    await apply(action);
    assert.equal(editor.document.getText(), POINTING.replace('..1.7', '..137'));
  });
});
