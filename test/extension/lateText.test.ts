import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { LateText } from '../../src/extension/cellTyping/lateText';
import { closeAll, open, run } from './editor';

describe('text that a keybinding sent late', () => {
  afterEach(closeAll);

  it('precedes text that was typed after it, with any delay', async () => {
    const editor = await open('48..\n# ‸');
    const late = new LateText();
    const listener = vscode.workspace.onDidChangeTextDocument(change => late.onEdit(change));
    try {
      late.begin();
      await run('type', { text: 'a' });
      const first = late.insert('e');
      // The insertion is in progress: it is refused, and tried again.
      await run('type', { text: 's' });
      assert.equal(await first, true);
      await late.insert('E');
      await run('type', { text: 'y' });
      assert.equal(editor.document.getText(), '48..\n# eEasy');
      await editor.edit(builder => builder.insert(new vscode.Position(0, 0), 'Title\n'));
      await late.insert('!');
      assert.equal(editor.document.getText(), 'Title\n48..\n# eE!asy');
      late.end();
      assert.equal(await late.insert('x'), false);
    } finally {
      listener.dispose();
    }
  });
});
