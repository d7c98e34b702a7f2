import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { makeLine } from '../../src/core/notation';
import { parse } from '../../src/text/parser/parser';
import { EASY, gridOf } from '../text/texts';
import { until } from './editor';

describe('the offer to treat a text as Sudoku', () => {
  it('is made for an untitled text, and accepting it changes the language', async () => {
    // The extension runs only in a window with a Sudoku file.
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

  it('is made for a link to a puzzle, and accepting it writes the puzzle', async () => {
    const link = `https://sudoku.coach/en/play/${EASY.replaceAll('.', '0')}`;
    const document = await vscode.workspace.openTextDocument({ language: 'plaintext', content: link });
    await vscode.window.showTextDocument(document);
    const changed = await until('the puzzle', async () => {
      await vscode.commands.executeCommand('notification.acceptPrimaryAction');
      const other = vscode.workspace.textDocuments.find(({ uri }) => uri.toString() === document.uri.toString());
      return other?.languageId === 'sudoku' && other.getText() !== link ? other : undefined;
    });
    assert.deepEqual(
      parse(changed.getText()).puzzles.map(({ grid }) => makeLine(grid.digits)),
      [EASY],
    );
  });
});
