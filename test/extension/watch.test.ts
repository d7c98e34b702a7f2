import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll, open, run, until } from './editor';

const CLASSIC = '058000003170050008000000100000000000407080006083060017910003070006000080000000034\n';
const EASY = '530070000600195000098000060800060003400803001700020006060000280000419005000080079\n';

/** The titles of the tabs that show algorithms. */
const watched = () =>
  vscode.window.tabGroups.all
    .flatMap(({ tabs }) => tabs)
    .filter(({ input }) => input instanceof vscode.TabInputWebview && /sudoku\.watch$/.test(input.viewType))
    .map(({ label }) => label);

describe('Watch Algorithms', () => {
  afterEach(closeAll);

  it('opens a page that runs, and shows another puzzle in the same tab', async () => {
    const editor = await open(`${CLASSIC}${EASY}`);
    const { uri } = editor.document;
    assert.deepEqual(await run('sudoku.watch'), { isShown: true });
    await until('the tab', () => watched().length === 1 || undefined);
    assert.deepEqual(watched(), ['Algorithms: line 1']);
    assert.deepEqual(await run('sudoku.watch', uri, 1), { isShown: true });
    await until('the other puzzle', () => watched()[0] === 'Algorithms: line 2' || undefined);
    assert.equal(watched().length, 1);
  });

  it('does not open a page for a puzzle with a conflict', async () => {
    const editor = await open(CLASSIC.replace('058', '055'));
    assert.deepEqual(await run('sudoku.watch', editor.document.uri), { isShown: false });
    assert.deepEqual(watched(), []);
  });
});

describe('Compare Algorithms', () => {
  afterEach(closeAll);

  it('shows the counts of each algorithm on the puzzle and on its file', async () => {
    await open(`${EASY}${CLASSIC}`);
    const { uri } = await run<{ uri: string }>('sudoku.compareAlgorithms');
    const text = (await vscode.workspace.openTextDocument(vscode.Uri.parse(uri))).getText();
    assert.match(text, /^Comparison of algorithms: line 1\n/);
    assert.match(text, /^Backtracking +solved +4,208 +4,157 +51 +[\d.,]+$/m);
    assert.match(text, /^All 2 puzzles of the file$/m);
    assert.match(text, /^Exact cover +2 of 2 +53\.5 /m);
    assert.match(text, /█/);
  });
});
