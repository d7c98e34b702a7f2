import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll, diagnosticsOfCode, messagesOf, open, run } from './editor';

const SMALL = '# Small\n12..\n....  # second\n....\n...3\n';
const ROTATED = '# Small\n...1\n...2  # second\n....\n3...\n';
const EASY = '53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n';

/** Answers every list and input box while something runs. */
async function answering<T>(pick: string, input: string | undefined, work: () => Thenable<T>): Promise<T> {
  const window = vscode.window as unknown as Record<'showQuickPick' | 'showInputBox', unknown>;
  const real = { ...window, showQuickPick: window.showQuickPick, showInputBox: window.showInputBox };
  window.showQuickPick = async (items: vscode.QuickPickItem[]) =>
    items.find(({ label }) => label === pick) ?? assert.fail(items.map(({ label }) => label).join());
  window.showInputBox = async () => input;
  try {
    return await work();
  } finally {
    window.showQuickPick = real.showQuickPick;
    window.showInputBox = real.showInputBox;
  }
}

const refactorings = (editor: vscode.TextEditor, kind?: string) =>
  vscode.commands.executeCommand<vscode.CodeAction[]>(
    'vscode.executeCodeActionProvider',
    editor.document.uri,
    editor.selection,
    kind,
    50,
  );

describe('transforming', () => {
  afterEach(closeAll);

  it('rotates the puzzle at the cursor in one undo step', async () => {
    const editor = await open(SMALL);
    const result = await run('sudoku.transform', undefined, undefined, { transformation: 'rotate' });
    assert.deepEqual(result, { transformed: 1, steps: ['Rotate by 90° clockwise'] });
    assert.equal(editor.document.getText(), ROTATED);
    await run('undo');
    assert.equal(editor.document.getText(), SMALL);
  });

  it('accepts the transformation as its only argument, as in keybindings', async () => {
    const editor = await open(SMALL);
    await run('sudoku.transform', { transformation: 'rotate' });
    assert.equal(editor.document.getText(), ROTATED);
  });

  it('asks for the transformation, and for the seed of a shuffle, which the message contains', async () => {
    const editor = await open(EASY);
    const { result, messages } = await messagesOf(() => answering('Shuffle…', '42', () => run('sudoku.transform')));
    assert.match(messages.join(), /^Shuffled with seed 42\.$/);
    assert.equal((result as { seed: number }).seed, 42);
    const shuffled = editor.document.getText();
    assert.notEqual(shuffled, EASY);
    await run('undo');
    await run('sudoku.transform', { transformation: 'shuffle', seed: 42 });
    assert.equal(editor.document.getText(), shuffled);
  });

  it('writes canonical forms, and reports the number of automorphisms', async () => {
    const editor = await open(EASY);
    const { result, messages } = await messagesOf(() =>
      answering('Canonical Form: Smallest Solution', undefined, () => run('sudoku.transform')),
    );
    assert.match(messages.join(), /1 automorphism/);
    assert.equal((result as { automorphisms: number }).automorphisms, 1);
    const form = editor.document.getText();
    await run('sudoku.transform', { transformation: 'shuffle', seed: 1 });
    assert.notEqual(editor.document.getText(), form);
    await run('sudoku.transform', { transformation: 'canonical', form: 'solution' });
    assert.equal(editor.document.getText(), form);
  });

  it('reports impossible transformations', async () => {
    const editor = await open('# box: 2x3\n123456\n......\n......\n......\n......\n.....1\n');
    const before = editor.document.getText();
    const { result, messages } = await messagesOf(() => run('sudoku.transform', { transformation: 'rotate' }));
    assert.match(messages.join(), /needs square boxes/);
    assert.equal((result as { transformed: number }).transformed, 0);
    assert.equal(editor.document.getText(), before);
  });

  it('transforms all puzzles of a file in one undo step', async () => {
    const both = `${SMALL}\n12..\n....\n....\n....\n`;
    const editor = await open(both);
    const result = await run('sudoku.transform', { transformation: 'mirror', all: true });
    assert.deepEqual(result, { transformed: 2, steps: [] });
    assert.equal(editor.document.getText(), '# Small\n..21\n....  # second\n....\n3...\n\n..21\n....\n....\n....\n');
    await run('undo');
    assert.equal(editor.document.getText(), both);
    await answering('Mirror Top to Bottom', undefined, () => run('sudoku.transformAll'));
    assert.equal(editor.document.getText(), '# Small\n...3\n....  # second\n....\n12..\n\n....\n....\n....\n12..\n');
  });

  it('moves entries, even those that only the document remembers', async () => {
    const editor = await open(`${EASY}\n11..\n....\n....\n....\n`);
    await diagnosticsOfCode(editor.document, 'conflict');
    await editor.edit(builder => builder.replace(new vscode.Range(0, 2, 0, 3), '4'));
    await run('sudoku.transform', { transformation: 'mirror' });
    assert.equal(editor.document.lineAt(0).text, '....7.435');
    assert.deepEqual(await run('sudoku.resetToGivens'), { changed: 1 });
    assert.equal(editor.document.lineAt(0).text, '....7..35');
  });

  it('offers refactorings on request, and not among the fixes', async () => {
    const editor = await open(SMALL);
    editor.selection = new vscode.Selection(1, 0, 1, 0);
    const all = await refactorings(editor, 'refactor');
    const titles = all.map(({ title }) => title);
    assert.ok(titles.includes('Rotate Puzzle by 90° Clockwise'), titles.join());
    assert.ok(all.every(({ kind }) => kind && vscode.CodeActionKind.RefactorRewrite.contains(kind)));
    assert.deepEqual(
      (await refactorings(editor)).filter(({ kind }) => kind && vscode.CodeActionKind.Refactor.contains(kind)),
      [],
    );
    const rotate = all.find(({ title }) => title === 'Rotate Puzzle by 90° Clockwise');
    await vscode.workspace.applyEdit(rotate?.edit ?? assert.fail());
    assert.equal(editor.document.getText(), ROTATED);
  });
});
