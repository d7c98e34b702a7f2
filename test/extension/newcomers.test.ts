import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { CommandServices } from '../../src/extension/commands/command';
import { openSamplesCommand } from '../../src/extension/commands/openSamples';
import { SAMPLES } from '../../src/features/samples';
import { parse } from '../../src/text/parser/parser';
import { closeAll, run, until, writeFile } from './editor';

/** Waits until the active editor has an unsaved copy of a sample. */
async function isCopyOf(name: string, uri: string): Promise<void> {
  const sample = vscode.Uri.joinPath(vscode.workspace.workspaceFolders![0].uri, 'samples', name);
  const text = new TextDecoder().decode(await vscode.workspace.fs.readFile(sample));
  // A new file may have the name of the file that was just closed. Until VS Code reports both, the active document is the closed one.
  const document = await until(`the text of ${name}`, () => {
    const active = vscode.window.activeTextEditor?.document;
    return active?.getText() === text ? active : undefined;
  });
  assert.equal(document.uri.toString(), uri);
  assert.ok(document.isUntitled);
  assert.equal(document.languageId, 'sudoku');
}

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

  it('Open Samples opens the chosen sample as an unsaved copy', async () => {
    const [first] = SAMPLES;
    const opening = run<string>('sudoku.openSamples');
    let done = false;
    void opening.then(() => (done = true));
    await until('the list', async () => {
      await run('workbench.action.acceptSelectedQuickOpenItem');
      return done || undefined;
    });
    await isCopyOf(first, await opening);
  });

  for (const name of SAMPLES) {
    it(`Open Samples opens ${name} by its name`, async () =>
      isCopyOf(name, await run<string>('sudoku.openSamples', name)));
  }

  it('Open Samples reads the samples of the package, and not those of the open folder', async () => {
    const uri = await writeFile('package/samples/first.sudoku', '# Of the package\n');
    const extensionUri = vscode.Uri.joinPath(uri, '..', '..');
    try {
      await openSamplesCommand.make({ context: { extensionUri } } as CommandServices)('first.sudoku');
      assert.equal(vscode.window.activeTextEditor?.document.getText(), '# Of the package\n');
    } finally {
      await vscode.workspace.fs.delete(extensionUri, { recursive: true });
    }
  });

  it('Open Samples opens nothing if nothing is chosen', async () => {
    const opening = run('sudoku.openSamples', 'no sample');
    let done = false;
    void opening.then(() => (done = true));
    await until('the list', async () => {
      await run('workbench.action.closeQuickOpen');
      return done || undefined;
    });
    assert.equal(await opening, undefined);
    assert.equal(vscode.window.activeTextEditor, undefined);
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
