import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll, open, run, until } from './editor';
import { withSetting } from './steps';

const FIRST = `Easy start
48‸...7.5.
5.6.24..7
2..3.....
.5....9.8
...749...
7.2....3.
.....6..9
9..17.5.3
.7.9...21
`;
const row = (first: string) => FIRST.replace('48‸...7.5.', first);
const press = (...keys: string[]) => Promise.all(keys.map(key => run('sudoku.pressCellKey', key)));

/** The text of an editor with `‸` at each cursor. */
function marked({ document, selections }: vscode.TextEditor): string {
  const offsets = selections.map(({ active }) => document.offsetAt(active)).sort((a, b) => b - a);
  return offsets.reduce((text, at) => `${text.slice(0, at)}‸${text.slice(at)}`, document.getText());
}

/** Waits until an editor has this text and these cursors. */
async function untilIs(editor: vscode.TextEditor, expected: string): Promise<void> {
  await until('the text', () => (marked(editor) === expected ? true : undefined)).catch(() => {});
  assert.equal(marked(editor), expected);
}

describe('cell typing', () => {
  afterEach(closeAll);

  it('replaces cells in one undo step each, the first through `type`', async () => {
    const editor = await open(FIRST);
    await press('6');
    await untilIs(editor, row('486‸..7.5.'));
    await press('9');
    await untilIs(editor, row('4869‸.7.5.'));
    await run('undo');
    await untilIs(editor, row('486‸..7.5.'));
    await run('undo');
    await untilIs(editor, FIRST);
    await run('redo');
    assert.equal(editor.document.getText(), row('486..7.5.'));
  });

  it('handles fast keys in order', async () => {
    const editor = await open(FIRST);
    await press(...'6127953.4', 'backspace', 'tab', '1', '8', 'left', '.', 'right', 'delete', '9');
    await untilIs(editor, row('486127953').replace('5.6.24..7', '..61.49‸.7'));
  });

  it('corrects a digit that was inserted as text, and the digits after it', async () => {
    const editor = await open(FIRST);
    await Promise.all(['6', '9', '1'].map(text => run('type', { text })));
    await untilIs(editor, row('48691‸7.5.'));
    await run('undo');
    assert.equal(editor.document.getText(), row('4869.7.5.'));
  });

  it('corrects text that arrives during the previous correction', async () => {
    const editor = await open(FIRST);
    const more = [...'91.'];
    // The correction deletes the cell after the cursor, which does not move: no selection change is reported.
    const listener = vscode.workspace.onDidChangeTextDocument(({ contentChanges: [change] }) => {
      if (change?.text === '' && more.length > 0) void run('type', { text: more.shift() });
    });
    try {
      await run('type', { text: '6' });
      await untilIs(editor, row('48691‸7.5.'));
    } finally {
      listener.dispose();
    }
  });

  it('does not change other edits', async () => {
    const editor = await open(FIRST);
    await run('type', { text: '語' });
    await editor.edit(builder => builder.insert(new vscode.Position(0, 0), '1'));
    await press('3');
    assert.equal(editor.document.getText(), `1${row('48語3...7.5.')}`);
  });

  it('types at every cursor', async () => {
    const editor = await open(FIRST);
    const at = (line: number, character: number) => new vscode.Selection(line, character, line, character);
    editor.selections = [at(1, 2), at(2, 1), at(3, 1)];
    await press('9');
    await untilIs(editor, row('489‸..7.5.').replace('5.6.24..7', '59‸6.24..7').replace('2..3.....', '29‸.3.....'));
  });

  it('leaves keys in titles to the editor', async () => {
    const editor = await open('Ea‸sy start\n48...7.5.\n');
    await press('1', 'backspace', 'backspace');
    await untilIs(editor, 'E‸sy start\n48...7.5.\n');
    await press('delete');
    await untilIs(editor, 'E‸y start\n48...7.5.\n');
    await press('right');
    await untilIs(editor, 'Ey‸ start\n48...7.5.\n');
    await press('left', 'left');
    await untilIs(editor, '‸Ey start\n48...7.5.\n');
    await press('tab');
    assert.match(editor.document.getText(), /^\s+Ey start\n48/);
  });

  it('writes the blank of the puzzle for x', async () => {
    const editor = await open('1‸2..\n..3.\n....\n.2..\n');
    await run('type', { text: 'x' });
    await untilIs(editor, '1.‸..\n..3.\n....\n.2..\n');
  });

  it('rejects characters that are not digits of the puzzle, from a keybinding and as text', async () => {
    const text = '1‸...\n..3.\n....\n.2..\n';
    const editor = await open(text);
    for (const key of ['7', 'q', 'Q']) await press(key);
    await untilIs(editor, text);
    for (const character of ['#', 'é', 'q', ',']) {
      const { version } = editor.document;
      await run('type', { text: character });
      await until('the correction', () => editor.document.version > version + 1 || undefined);
      await untilIs(editor, text);
    }
  });

  it('does not change text after a row', async () => {
    const editor = await open('1...‸\n..3.\n....\n.2..\n');
    for (const text of [' ', '#', ' ', 'q']) await run('type', { text });
    await press('a', 'B');
    await untilIs(editor, '1... # qaB‸\n..3.\n....\n.2..\n');
  });

  it('accepts no other argument as a key', async () => {
    const editor = await open(FIRST);
    for (const key of [undefined, null, 6, '', '66', 'escape', {}]) await run('sudoku.pressCellKey', key);
    await untilIs(editor, FIRST);
  });

  it('is off if the setting is off, and the command changes that', () =>
    withSetting('cellTyping', false, async () => {
      const editor = await open(FIRST);
      await press('6');
      await untilIs(editor, row('486‸...7.5.'));
      await run('undo');
      assert.deepEqual(await run('sudoku.toggleCellTyping'), { on: true });
      await press('6');
      await untilIs(editor, row('486‸..7.5.'));
    }));
});
