import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { parse } from '../../src/language/parsing/parser';
import { closeAll, run, until } from './editor';

describe('for newcomers', () => {
  afterEach(closeAll);

  it('New Puzzle File opens an empty grid, with the cursor in its first cell', async () => {
    const uri = await run<string>('sudoku.newPuzzle');
    const { document, selection } = vscode.window.activeTextEditor!;
    assert.equal(document.uri.toString(), uri);
    assert.equal(document.languageId, 'sudoku');
    assert.ok(document.isUntitled);
    const { puzzles } = parse(document.getText());
    assert.deepEqual(
      puzzles.map(({ grid, problems }) => [grid.digits.length, grid.digits.some(digit => digit > 0), problems.length]),
      [[81, false, 0]],
    );
    assert.deepEqual([selection.active.line, selection.active.character], [0, 0]);
  });

  it('Treat as Sudoku gives any file the language, and its findings', async () => {
    const document = await vscode.workspace.openTextDocument({ language: 'plaintext', content: `55${'.'.repeat(79)}` });
    await vscode.window.showTextDocument(document);
    assert.equal(await run('sudoku.treatAsSudoku'), 'sudoku');
    const found = await until('the conflict', () => {
      const diagnostics = vscode.languages.getDiagnostics(document.uri);
      return diagnostics.length > 0 ? diagnostics : undefined;
    });
    assert.ok(found.some(({ message }) => message.startsWith('5 is already in row 1')));
  });

  it('Get Started opens the walkthrough', async () => {
    await run('sudoku.getStarted');
    const label = await until('its tab', () => vscode.window.tabGroups.activeTabGroup.activeTab?.label);
    assert.match(label, /^(?:Welcome|Walkthrough: Get Started with Sudoku)$/);
  });
});
