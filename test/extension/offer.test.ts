import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { EASY, gridOf } from '../language/texts';
import { until } from './editor';

describe('the offer to treat a text as Sudoku', () => {
  it('is made for an untitled text, and accepting it changes the language', async () => {
    // Only a window with a Sudoku file has the extension running.
    await vscode.workspace.openTextDocument({ language: 'sudoku', content: gridOf(EASY) });
    const document = await vscode.workspace.openTextDocument({ language: 'plaintext', content: gridOf(EASY) });
    await vscode.window.showTextDocument(document);
    assert.equal(document.languageId, 'plaintext');
    const changed = await until('the language to change', async () => {
      await vscode.commands.executeCommand('notification.acceptPrimaryAction');
      return vscode.workspace.textDocuments.find(
        other => other.uri.toString() === document.uri.toString() && other.languageId === 'sudoku',
      );
    });
    assert.equal(changed.getText(), gridOf(EASY));
  });
});
