import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { actionCalled, apply, closeAll, messagesOf, open, openFile, run } from './editor';
import { MARKS, POINTING, STEP } from './steps';

describe('a hint', () => {
  afterEach(closeAll);

  it('goes through three stages, changes nothing, and applies its step with the button', async () => {
    const editor = await open(POINTING);
    const stages = [
      { message: 'Look at box 7.', buttons: ['Which Technique?'] },
      { message: 'Look at box 7 for: Locked Candidates Type 1 (Pointing).', buttons: ['Show the Step', 'About It'] },
      {
        message: `${STEP}. In box 7, only r8c23 can hold 3. These cells are all in row 8. So one of them holds the 3 of row 8, and no other cell of row 8 can hold 3.`,
        buttons: ['Apply', 'About It'],
      },
    ];
    for (const [i, { message, buttons }] of stages.entries()) {
      const shown = await messagesOf(() => run('sudoku.hint'));
      assert.deepEqual(shown, { result: { rung: i + 1, message }, messages: [message], buttons });
      assert.equal(editor.document.getText(), POINTING);
    }
    assert.equal((await run<{ rung: number }>('sudoku.hint')).rung, 3);
  });

  it('starts again where the puzzle is another', async () => {
    const editor = await open(POINTING);
    await run('sudoku.hint');
    await run('sudoku.hint');
    await editor.edit(builder => builder.replace(new vscode.Range(2, 3, 2, 4), '3'));
    assert.deepEqual(await run('sudoku.hint'), { rung: 1, message: 'Look at box 2.' });
  });

  it('is for the puzzle of a line where one is named', async () => {
    const { document } = await openFile('samples', 'steps.sudoku');
    const line = document.getText().split('\n').indexOf('Skyscraper') + 1;
    assert.ok(line > 1);
    const first = await run<{ message: string }>('sudoku.hint', document.uri, 2);
    const other = await run<{ message: string }>('sudoku.hint', document.uri, line);
    assert.notEqual(first.message, other.message);
  });

  it('says why there is none', async () => {
    await open('1234\n3412\n2143\n4321\n');
    assert.deepEqual(await run('sudoku.hint'), { rung: 0, message: 'The puzzle is solved.' });
  });

  it('vanishes on Escape', async () => {
    await open(POINTING);
    await run('sudoku.hint');
    assert.equal(await run('sudoku.clearHighlights'), true);
    assert.equal(await run('sudoku.clearHighlights'), false);
  });

  it('vanishes on the next edit', async () => {
    const editor = await open(POINTING);
    await run('sudoku.hint');
    await editor.edit(builder => builder.insert(new vscode.Position(10, 0), '# \n'));
    assert.equal(await run('sudoku.clearHighlights'), false);
  });

  it('disappears when no editor shows it', async () => {
    await open(POINTING);
    await run('sudoku.hint');
    await openFile('samples', 'first.sudoku');
    assert.equal(await run('sudoku.clearHighlights'), false);
  });
});

describe('apply the next step', () => {
  afterEach(closeAll);

  it('goes on to the next digit, says which steps led there, and is one undo step', async () => {
    const editor = await open(POINTING);
    const { result, messages } = await messagesOf(() => run('sudoku.applyStep'));
    assert.deepEqual(result, { steps: [STEP, 'Hidden Single: r3c4=3'] });
    assert.deepEqual(messages, [`Hidden Single: r3c4=3, after ${STEP}.`]);
    assert.equal(editor.document.getText(), POINTING.replace('..1.7', '..137'));
    await run('undo');
    assert.equal(editor.document.getText(), POINTING);
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

describe('filling forced cells', () => {
  afterEach(closeAll);

  it('tells when the rest needs more, and offers what helps', async () => {
    const editor = await open(POINTING);
    const { result, messages, buttons } = await messagesOf(() => run('sudoku.fillForced'));
    assert.deepEqual(result, { filled: 0 });
    assert.deepEqual(messages, ['No cell is forced. The remaining cells need more than singles.']);
    assert.deepEqual(buttons, ['Hint', 'Solve']);
    assert.equal(editor.document.getText(), POINTING);
  });
});
