import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { contextKey } from './contextKeys';
import { closeAll, open, until } from './editor';
import { POINTING } from './steps';

const ONE = `${POINTING}\n`;

describe('the context keys of the active file', () => {
  afterEach(closeAll);

  const untilPuzzles = (count: number | undefined) =>
    until(`${count} puzzles`, () => (contextKey('sudoku.puzzles') === count ? true : undefined));

  it('have the number of its puzzles, even after edits', async () => {
    const editor = await open(ONE);
    await untilPuzzles(1);
    await editor.edit(builder => builder.insert(new vscode.Position(0, 0), ONE));
    await untilPuzzles(2);
    await editor.edit(builder => builder.delete(new vscode.Range(0, 0, 10, 0)));
    await untilPuzzles(1);
    await editor.edit(builder => builder.delete(new vscode.Range(0, 0, 10, 0)));
    await untilPuzzles(0);
  });

  it('are not set for other files', async () => {
    await open(ONE);
    await untilPuzzles(1);
    const document = await vscode.workspace.openTextDocument({ language: 'plaintext', content: ONE });
    await vscode.window.showTextDocument(document);
    await untilPuzzles(undefined);
  });

  it('include collections once a file with several puzzles was open', async () => {
    await open(`${ONE}\n${ONE}`);
    await until('collections', () => (contextKey('sudoku.hasCollections') === true ? true : undefined));
    await closeAll();
    assert.equal(contextKey('sudoku.hasCollections'), true);
  });
});
