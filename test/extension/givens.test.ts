import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { actionCalled, actionsAt, apply, closeAll, diagnosticsOfCode, messagesOf, open, run, until } from './editor';
import { statusText } from './statusItems';

const EASY = `53..7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79
`;

/** The same, and a puzzle with a conflict. When the conflict is marked, both puzzles have been seen. */
const FILE = `${EASY}
11..
....
....
....
`;

/** Opens the file, and waits until its puzzles have been seen. */
async function openFileOfTwo(): Promise<vscode.TextEditor> {
  const editor = await open(FILE);
  await diagnosticsOfCode(editor.document, 'conflict');
  return editor;
}

/** Types a digit over the cell in a row and a column, from 0. */
async function enter(editor: vscode.TextEditor, row: number, column: number, digit: string): Promise<void> {
  await editor.edit(builder => builder.replace(new vscode.Range(row, column, row, column + 1), digit));
}

describe('givens and entries', () => {
  afterEach(closeAll);

  it('resets to the givens in one undo step, after lines were inserted above', async () => {
    const editor = await openFileOfTwo();
    await enter(editor, 0, 2, '4');
    await editor.edit(builder => builder.insert(new vscode.Position(0, 0), '# mine\n\n'));
    await enter(editor, 2, 3, '6');
    const entered = editor.document.getText();
    assert.deepEqual(await run('sudoku.resetToGivens', editor.document.uri, 2), { changed: 2 });
    assert.equal(editor.document.getText(), `# mine\n\n${FILE}`);
    await run('undo');
    assert.equal(editor.document.getText(), entered);
  });

  it('recognizes entries when the document is closed and reopened', async () => {
    const editor = await openFileOfTwo();
    await enter(editor, 0, 2, '4');
    await until('an entry', () => statusText()?.includes('30 givens'));
    // Changing the language closes the document and opens it again.
    const other = await vscode.languages.setTextDocumentLanguage(editor.document, 'plaintext');
    const document = await vscode.languages.setTextDocumentLanguage(other, 'sudoku');
    assert.deepEqual(await run('sudoku.resetToGivens', document.uri, 0), { changed: 1 });
    assert.equal(document.getText(), FILE);
  });

  it('resets the digits of Solve', async () => {
    const editor = await open(EASY);
    await run('sudoku.solve');
    assert.deepEqual(await run('sudoku.resetToGivens'), { changed: 51 });
    assert.equal(editor.document.getText(), EASY);
  });

  it('marks the present digits as givens', async () => {
    const editor = await openFileOfTwo();
    await enter(editor, 0, 2, '4');
    assert.deepEqual(await run('sudoku.markGivens'), { givens: 31 });
    const { result, messages } = await messagesOf(() => run('sudoku.resetToGivens'));
    assert.deepEqual(result, { changed: 0 });
    assert.deepEqual(messages, ['There is no entry to remove. Every digit of this puzzle is a given.']);
  });

  it('names only wrong entries, and counts them separately', async () => {
    const editor = await openFileOfTwo();
    await enter(editor, 0, 2, '2');
    await enter(editor, 0, 3, '6');
    const { result, messages, buttons } = await messagesOf(() => run('sudoku.checkProgress'));
    assert.deepEqual(result, { message: 'One entry is wrong: r1c3.', wrong: ['r1c3'] });
    assert.deepEqual(messages, ['One entry is wrong: r1c3.']);
    assert.deepEqual(buttons, ['Go to r1c3', 'Explain']);
  });

  it('explains a wrong entry in a report, and no entry if all are correct', async () => {
    const editor = await openFileOfTwo();
    const { result, messages } = await messagesOf(() => run('sudoku.explainMistake'));
    assert.deepEqual(result, { uri: undefined });
    assert.deepEqual(messages, ['There is no entry to check. Every digit of this puzzle is a given.']);
    await enter(editor, 0, 2, '2');
    const { uri } = await run<{ uri: string }>('sudoku.explainMistake');
    const text = (await vscode.workspace.openTextDocument(vscode.Uri.parse(uri))).getText();
    assert.match(
      text,
      /^Why r1c3 cannot be 2\n\nSuppose r1c3 is 2\.\n(?:\d\. r\dc\d=\d: .*\n){0,6}Then .*impossible\.\nSo r1c3 cannot be 2\.\n$/,
    );
  });

  it('goes back to before the mistake, in one undo step', async () => {
    const editor = await openFileOfTwo();
    const { document } = editor;
    await enter(editor, 0, 3, '6');
    const before = document.getText();
    await enter(editor, 0, 2, '2');
    await enter(editor, 0, 5, '8');
    const after = document.getText();
    const { messages } = await messagesOf(async () =>
      assert.deepEqual(await run('sudoku.goBack', document.uri, 0, 'keep'), { removed: 1 }),
    );
    assert.deepEqual(messages, []);
    await run('undo');
    assert.equal(document.getText(), after);
    assert.deepEqual(await run('sudoku.goBack', document.uri, 0, 'remove'), { removed: 2 });
    assert.equal(document.getText(), before);
    assert.deepEqual(await run('sudoku.goBack'), { removed: 0 });
  });

  it('marks a wrong digit, and offers to clear or change it, but not Fill', async () => {
    const editor = await openFileOfTwo();
    await enter(editor, 0, 2, '2');
    const [found, ...others] = await diagnosticsOfCode(editor.document, 'wrong-digit');
    assert.equal(found.text, '0:2 2');
    assert.equal(found.message, 'r1c3 cannot be 2: the givens have only one solution, and it has another digit here');
    assert.deepEqual(others, []);
    await until('the status', () => statusText()?.startsWith('9x9 · 30 givens · 1 wrong digit'));
    const all = new vscode.Range(0, 0, 8, 9);
    const titles = (await actionsAt(editor, all, 'quickfix')).map(({ title }) => title);
    assert.deepEqual(
      titles.filter(title => title.startsWith('Fill')),
      [],
    );
    editor.selection = new vscode.Selection(0, 2, 0, 2);
    await actionCalled(editor, 'Clear r1c3');
    await apply(await actionCalled(editor, 'Change r1c3 to 4'));
    assert.equal(editor.document.getText(), FILE.replace('53.', '534'));
  });

  it('checks a digit again when it was marked as a given', async () => {
    const editor = await openFileOfTwo();
    await enter(editor, 0, 2, '2');
    await diagnosticsOfCode(editor.document, 'wrong-digit');
    await run('sudoku.markGivens');
    await until('another finding', async () => {
      const found = await diagnosticsOfCode(editor.document, 'wrong-digit');
      return found.some(({ message }) => message === 'This puzzle has no solution. Without the 2 in r1c3 it has one');
    });
  });
});
