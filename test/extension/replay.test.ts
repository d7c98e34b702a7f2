import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll, messagesOf, open, run } from './editor';

const FOUR = '12..\n3..2\n....\n2..1\n';

/** Replays the puzzle of the active editor. */
const replay = async () => {
  const { result, messages } = await messagesOf(() => run<{ moves: number }>('sudoku.replay'));
  return [result.moves, ...messages];
};

/** Writes a digit into a cell of {@link FOUR}, as typing does. */
const write = async (editor: vscode.TextEditor, row: number, column: number, digit: string) => {
  const at = new vscode.Range(row, column, row, column + 1);
  assert.ok(await editor.edit(builder => builder.replace(at, digit)));
};

describe('Replay My Solve', () => {
  afterEach(closeAll);

  it('replays the changes since the file was opened, without those that were undone', async () => {
    const editor = await open(FOUR);
    await write(editor, 0, 2, '4');
    await write(editor, 0, 2, '3');
    await write(editor, 2, 0, '1');
    await run('undo');
    const text = editor.document.getText();
    assert.deepEqual(await replay(), [2]);
    assert.equal(editor.document.getText(), text);
  });

  it('replays each puzzle of a file', async () => {
    const editor = await open(`${FOUR}\n${FOUR}`);
    await write(editor, 0, 2, '3');
    await write(editor, 5, 2, '3');
    await write(editor, 0, 3, '4');
    editor.selection = new vscode.Selection(0, 0, 0, 0);
    assert.deepEqual(await replay(), [2]);
    await vscode.window.showTextDocument(editor.document, { selection: new vscode.Range(6, 0, 6, 0) });
    assert.deepEqual(await replay(), [1]);
  });

  it('replays the steps below a puzzle', async () => {
    await open(`${FOUR}\n1. Full House: r3c1=4\n2. r1c3<>4\n`);
    assert.deepEqual(await replay(), [2]);
  });

  it('says why there is nothing to replay', async () => {
    await open(FOUR);
    assert.match((await replay()).join(), /^0,There is nothing to replay/);
    await open(`[Puzzle]\n${FOUR}[State]\n${FOUR.replace('12..', '123.')}`);
    assert.match((await replay()).join(), /^0,The order of the entries is not known/);
  });
});
