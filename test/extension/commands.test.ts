import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { isSolved } from '../../src/core/grid';
import { parse } from '../../src/text/parser/parser';
import { closeAll, onlyBlanksChanged, open, openFile, run, type SOLVED_NOTHING, until } from './editor';
import { EXTENSION_ID } from './extensionId';

describe('fill forced cells', () => {
  afterEach(closeAll);

  it('fills until none is left, as one undo step', async () => {
    const editor = await openFile('samples', 'first.sudoku');
    const before = editor.document.getText();
    const blanks = parse(before).puzzles[0].grid.digits.filter(digit => digit === 0).length;
    assert.deepEqual(await run('sudoku.fillForced'), { filled: blanks });
    onlyBlanksChanged(before, editor.document.getText());
    await run('undo');
    assert.equal(editor.document.getText(), before);
  });

  it('skips contradictory puzzles', async () => {
    const text = `55${'.'.repeat(70)}123456789`;
    const editor = await open(text);
    assert.deepEqual(await run('sudoku.fillForced'), { filled: 0 });
    assert.equal(editor.document.getText(), text);
  });

  it('with the solver finishes a puzzle in spaced rows', async () => {
    const editor = await open(
      '0 4 0 0 0 0 1 7 9\n0 0 2 0 0 8 0 5 4\n0 0 6 0 0 5 0 0 8\n0 8 0 0 7 0 9 1 0\n0 5 0 0 9 0 0 3 0\n' +
        '0 1 9 0 6 0 0 4 0\n3 0 0 4 0 0 7 0 0\n5 7 0 1 0 0 2 0 0\n9 2 8 0 0 0 0 6 0\n',
    );
    const { filled } = await run<{ filled: number }>('sudoku.fillForced');
    assert.ok(filled > 0);
    const rest = await run<typeof SOLVED_NOTHING>('sudoku.solve');
    assert.equal(rest.solved + rest.unchanged, 1);
    assert.ok(isSolved(parse(editor.document.getText()).puzzles[0].grid));
  });
});

describe('commands', () => {
  afterEach(closeAll);

  it('are all registered once the extension runs', async () => {
    await open('');
    const known = await until('the commands', async () => {
      const all = await vscode.commands.getCommands(true);
      return all.includes('sudoku.solve') ? all : undefined;
    });
    const { packageJSON } = vscode.extensions.getExtension(EXTENSION_ID)!;
    for (const { command } of packageJSON.contributes.commands) assert.ok(known.includes(command), command);
  });
});
