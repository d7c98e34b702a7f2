import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll, open, run, until } from './editor';
import { POINTING, STEP, withSetting } from './steps';

describe('a solution path', () => {
  afterEach(closeAll);

  it('is shown next to the puzzle, read-only and complete', async () => {
    const editor = await open(POINTING);
    const { uri } = await run<{ uri: string }>('sudoku.showPath');
    const shown = await until('the path', () => {
      const active = vscode.window.activeTextEditor;
      return active?.document.uri.toString() === uri ? active : undefined;
    });
    const text = shown.document.getText();
    assert.notEqual(shown.viewColumn, editor.viewColumn);
    assert.equal(vscode.workspace.fs.isWritableFileSystem(shown.document.uri.scheme) ?? false, false);
    assert.match(text, /^Solution path of line 1\n/);
    assert.ok(text.includes(`\n 1. ${STEP}\n 2. Hidden Single: r3c4=3\n`));
    assert.match(
      text,
      /\n\nScore 216, Medium\nSudoku Explainer ER \d\.\d, EP \d\.\d, ED \d\.\d\n\nSteps {2}Score {2}Technique\n/,
    );
    // Only long steps are too wide for half a window.
    for (const row of text.split('\n')) assert.ok(row.length < 60 || /^ *\d+\. /.test(row), row);
    assert.equal(editor.document.getText(), POINTING);
  });

  it('explains why a step holds, and links to its technique', async () => {
    await open(POINTING);
    const { uri } = await run<{ uri: string }>('sudoku.showPath');
    const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri));
    const line = document
      .getText()
      .split('\n')
      .findIndex(text => text.endsWith(STEP));
    const hovers = await run<vscode.Hover[]>('vscode.executeHoverProvider', document.uri, new vscode.Position(line, 8));
    const text = hovers
      .flatMap(({ contents }) => contents.map(content => (content as vscode.MarkdownString).value))
      .join('');
    assert.match(text, /^In box 7, only r8c23 can hold 3\./);
    const links = await run<vscode.DocumentLink[]>('vscode.executeLinkProvider', document.uri);
    const link = links.find(({ range }) => range.start.line === line);
    assert.equal(link && document.getText(link.range), 'Locked Candidates Type 1 (Pointing)');
    assert.match(String(link?.target), /docs\/techniques\/intersections\.md#locked-candidates-type-1-pointing$/);
  });

  it('shows the step at the cursor in the puzzle, even after more digits were placed there', async () => {
    const editor = await open(POINTING);
    const { uri } = await run<{ uri: string }>('sudoku.showPath');
    const path = await until('the path', () => {
      const active = vscode.window.activeTextEditor;
      return active?.document.uri.toString() === uri ? active : undefined;
    });
    const line = path.document
      .getText()
      .split('\n')
      .findIndex(text => text.endsWith(STEP));
    const isShown = async () => {
      path.selection = new vscode.Selection(line - 1, 0, line - 1, 0);
      await run('cursorMove', { to: 'down' });
      return until('highlights', () => run<boolean>('sudoku.clearHighlights'));
    };
    assert.equal(await isShown(), true);
    await run('sudoku.applyStep', editor.document.uri, 0);
    await run('sudoku.clearHighlights');
    assert.equal(await isShown(), true);
  });

  it('is the same when it is created again', async () => {
    const editor = await open(POINTING);
    const path = async () => {
      await vscode.window.showTextDocument(editor.document, { viewColumn: vscode.ViewColumn.One });
      const { uri } = await run<{ uri: string }>('sudoku.showPath');
      const text = (await vscode.workspace.openTextDocument(vscode.Uri.parse(uri))).getText();
      await run('workbench.action.closeActiveEditor');
      return text;
    };
    assert.equal(await path(), await path());
  });
});

describe('the trace of backtracking', () => {
  afterEach(closeAll);

  /** By puzzle: the number of placements and backtracks of textbook backtracking. */
  const COUNTS = {
    '058000003170050008000000100000000000407080006083060017910003070006000080000000034':
      '301,534 placements, 301,478 backtracks',
    '058000003170050008000000100000000000407080006083060017910003000006000080000000034':
      '825,891 placements, 825,834 backtracks',
  };

  for (const [puzzle, counts] of Object.entries(COUNTS)) {
    it(`counts ${counts}`, async () => {
      await open(`${puzzle}\n`);
      const { uri } = await run<{ uri: string }>('sudoku.trace');
      const text = (await vscode.workspace.openTextDocument(vscode.Uri.parse(uri))).getText();
      assert.match(text, /^Step 1 - 2 @ R1C1$/m);
      assert.match(text, /^\.\.\. [\d,]+ steps left out here \(sudoku\.trace\.maxSteps\) \.\.\.$/m);
      assert.equal(text.match(/^Step /gm)?.length, 1000);
      assert.ok(text.endsWith(`Solved.\n${counts}\n`), text.slice(-200));
    });
  }

  it('writes as many steps as the setting says', () =>
    withSetting('trace.maxSteps', 4, async () => {
      await open('1...\n3..2\n....\n2..1\n');
      const { uri } = await run<{ uri: string }>('sudoku.trace');
      const text = (await vscode.workspace.openTextDocument(vscode.Uri.parse(uri))).getText();
      assert.equal(text.match(/^Step /gm)?.length, 4);
    }));

  it('shows the step at the cursor in the puzzle', async () => {
    const editor = await open('12..\n3..2\n....\n2..1\n');
    const { uri } = await run<{ uri: string }>('sudoku.trace');
    const trace = await until('the trace', () => {
      const active = vscode.window.activeTextEditor;
      return active?.document.uri.toString() === uri ? active : undefined;
    });
    trace.selection = new vscode.Selection(7, 0, 7, 0);
    assert.equal(await run('sudoku.clearHighlights'), false);
    await run('cursorMove', { to: 'down' });
    await until('highlights', () => run<boolean>('sudoku.clearHighlights'));
    assert.equal(editor.document.getText(), '12..\n3..2\n....\n2..1\n');
  });
});

describe('a report', () => {
  afterEach(closeAll);

  for (const source of ['untitled:gone', 'memfs:/gone.sudoku', 'no address']) {
    it(`reports that there is no puzzle at ${source}`, async () => {
      const uri = vscode.Uri.from({ scheme: 'sudoku-path', path: '/Path of line 1', query: source, fragment: '0' });
      const { document } = await vscode.window.showTextDocument(uri);
      assert.match(document.getText(), /no Sudoku puzzle|no puzzle/i);
    });
  }
});
