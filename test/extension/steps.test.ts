import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { actionCalled, apply, closeAll, open, openFile, run, told, until } from './editor';
import { statusText } from './statusItems';

/** Where singles lead no further, and the eliminations that do are one step: samples/steps.sudoku, the first puzzle. */
const POINTING = `.976.5...
654218..3
..1.79.5.
.16..73..
.729...1.
94.5.1...
1257...6.
7...96.2.
469.52.3.
`;
const STEP = 'Locked Candidates Type 1 (Pointing): 3 in b7 => r8c4<>3';

/** The same with the candidates of the empty cells. */
const MARKS = `238   9   7   6     34    5     1248  48    1248
6     5   4   2     1     8     79    79    3
238   38  1   34    7     9     2468  5     2468
58    1   6   48    248   7     3     489   24589
358   7   2   9     3468  34    4568  1     4568
9     4   38  5     2368  1     2678  78    2678
1     2   5   7     348   34    489   6     489
7     38  38  1348  9     6     1458  2     1458
4     6   9   18    5     2     178   3     178
`;

const settings = () => vscode.workspace.getConfiguration('sudoku');

async function withSetting(name: string, value: unknown, test: () => Promise<void>): Promise<void> {
  await settings().update(name, value, vscode.ConfigurationTarget.Global);
  try {
    await test();
  } finally {
    await settings().update(name, undefined, vscode.ConfigurationTarget.Global);
  }
}

/** What a hover at a place says. */
async function hoverAt({ document }: vscode.TextEditor, line: number, character: number): Promise<string> {
  const hovers = await run<vscode.Hover[]>(
    'vscode.executeHoverProvider',
    document.uri,
    new vscode.Position(line, character),
  );
  return hovers.flatMap(({ contents }) => contents.map(content => (content as vscode.MarkdownString).value)).join('\n');
}

describe('hover', () => {
  afterEach(closeAll);

  it('says what fits a cell and what excludes the rest, and no more', async () => {
    const editor = await open(POINTING);
    const text = await until('a hover', async () => (await hoverAt(editor, 7, 3)) || undefined);
    assert.ok(text.startsWith('**r8c4** can be 1, 3, 4 or 8\n\n- 2: row 8, r8c8; column 4, r2c4; box 8, r9c6\n'), text);
    assert.doesNotMatch(text, /Settled/);
  });

  it('says which cells a given sees', async () => {
    const editor = await open(POINTING);
    const text = await until('a hover', async () => (await hoverAt(editor, 2, 2)) || undefined);
    assert.ok(text.startsWith('**r3c3** is given as 1\n\nSees 20 cells: '), text);
  });

  it('names the technique where the user wants it, with a link to its section', () =>
    withSetting('hover.detail', 'technique', async () => {
      const editor = await open(POINTING);
      const text = await until('a hover', async () => (await hoverAt(editor, 2, 3)) || undefined);
      assert.match(
        text,
        /Settled by \[Hidden Single\]\(.*docs\/techniques\.md#hidden-single\) after 1 other step, up to \[Locked/,
      );
      assert.doesNotMatch(text, /r3c4=3/);
    }));

  it('gives the digit and the reason where the user wants that', () =>
    withSetting('hover.detail', 'solution', async () => {
      const editor = await open(POINTING);
      const text = await until('a hover', async () => (await hoverAt(editor, 2, 3)) || undefined);
      assert.match(text, /\*\*Hidden Single: r3c4=3\*\*\n\nr3c4 is the only cell of /);
    }));
});

describe('a hint', () => {
  afterEach(closeAll);

  it('goes up three rungs, changes nothing, and applies its step when told to', async () => {
    const editor = await open(POINTING);
    const rungs = [
      { message: 'Look at box 7.', buttons: ['Which Technique?'] },
      { message: 'Look at box 7 for: Locked Candidates Type 1 (Pointing).', buttons: ['Show the Step', 'About It'] },
      {
        message: `${STEP}. The 3 of box 7 can only stand in r8c23, and these all lie in row 8. So one of them takes the 3 of row 8 too, and no cell of it outside box 7 can hold it.`,
        buttons: ['Apply', 'About It'],
      },
    ];
    for (const [i, { message, buttons }] of rungs.entries()) {
      const said = await told(() => run('sudoku.hint'));
      assert.deepEqual(said, { result: { rung: i + 1, message }, messages: [message], buttons });
      assert.equal(editor.document.getText(), POINTING);
    }
    assert.equal((await run<{ rung: number }>('sudoku.hint')).rung, 3);
  });

  it('starts again where the puzzle is another', async () => {
    const editor = await open(POINTING);
    await run('sudoku.hint');
    await run('sudoku.hint');
    await editor.edit(builder => builder.replace(new vscode.Range(2, 3, 2, 4), '3'));
    assert.deepEqual(await run('sudoku.hint'), { rung: 1, message: 'Look at box 2.' });
  });

  it('is for the puzzle of a line where one is named', async () => {
    const { document } = await openFile('samples', 'steps.sudoku');
    const line = document.getText().split('\n').indexOf('Skyscraper') + 1;
    assert.ok(line > 1);
    const first = await run<{ message: string }>('sudoku.hint', document.uri, 2);
    const other = await run<{ message: string }>('sudoku.hint', document.uri, line);
    assert.notEqual(first.message, other.message);
  });

  it('says why there is none', async () => {
    await open('1234\n3412\n2143\n4321\n');
    assert.deepEqual(await run('sudoku.hint'), { rung: 0, message: 'The puzzle is solved.' });
  });

  it('vanishes on Escape', async () => {
    await open(POINTING);
    await run('sudoku.hint');
    assert.equal(await run('sudoku.clearHighlights'), true);
    assert.equal(await run('sudoku.clearHighlights'), false);
  });

  it('vanishes on the next edit', async () => {
    const editor = await open(POINTING);
    await run('sudoku.hint');
    await editor.edit(builder => builder.insert(new vscode.Position(10, 0), '# \n'));
    assert.equal(await run('sudoku.clearHighlights'), false);
  });

  it('vanishes when nobody sees it', async () => {
    await open(POINTING);
    await run('sudoku.hint');
    await openFile('samples', 'first.sudoku');
    assert.equal(await run('sudoku.clearHighlights'), false);
  });
});

describe('apply the next step', () => {
  afterEach(closeAll);

  it('goes on to the next digit, says which steps led there, and is one undo step', async () => {
    const editor = await open(POINTING);
    const { result, messages } = await told(() => run('sudoku.applyStep'));
    assert.deepEqual(result, { steps: [STEP, 'Hidden Single: r3c4=3'] });
    assert.deepEqual(messages, [`Hidden Single: r3c4=3, after ${STEP}.`]);
    assert.equal(editor.document.getText(), POINTING.replace('..1.7', '..137'));
    await run('undo');
    assert.equal(editor.document.getText(), POINTING);
  });

  it('eliminates where the file lists candidates, in one undo step', async () => {
    const editor = await open(MARKS);
    assert.deepEqual(await run('sudoku.applyStep'), { steps: [STEP] });
    assert.equal(editor.document.getText(), MARKS.replace('1348', '148 '));
    await run('undo');
    assert.equal(editor.document.getText(), MARKS);
  });

  it('solves the puzzle in the end', async () => {
    const editor = await open(POINTING);
    for (let steps = 0; editor.document.getText().includes('.'); steps++) {
      assert.ok(steps < 81);
      assert.ok((await run<{ steps: string[] }>('sudoku.applyStep')).steps.length > 0);
    }
    assert.deepEqual(await run('sudoku.applyStep'), { steps: [] });
  });

  it('is a code action at the cell that it fills', async () => {
    const editor = await open(POINTING.replace('..1.7', '..1‸.7'));
    const action = await actionCalled(editor, 'Fill r3c4 with 3 (Locked Candidates Type 1 (Pointing) …)');
    await apply(action);
    assert.equal(editor.document.getText(), POINTING.replace('..1.7', '..137'));
  });
});

describe('filling forced cells', () => {
  afterEach(closeAll);

  it('tells when the rest needs more, and offers what helps', async () => {
    const editor = await open(POINTING);
    const { result, messages, buttons } = await told(() => run('sudoku.fillForced'));
    assert.deepEqual(result, { filled: 0 });
    assert.deepEqual(messages, ['No cell is forced. The rest needs more than single candidates.']);
    assert.deepEqual(buttons, ['Hint', 'Solve']);
    assert.equal(editor.document.getText(), POINTING);
  });
});

describe('a solution path', () => {
  afterEach(closeAll);

  it('is shown beside the puzzle, read-only, and says it all', async () => {
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
    assert.match(text, /\nScore 216, Medium\n\nSudoku Explainer ER \d\.\d, EP \d\.\d, ED \d\.\d\n$/);
    assert.equal(editor.document.getText(), POINTING);
  });

  it('says why a step holds, and leads to its technique', async () => {
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
    assert.match(text, /^The 3 of box 7 can only stand in r8c23/);
    const links = await run<vscode.DocumentLink[]>('vscode.executeLinkProvider', document.uri);
    const link = links.find(({ range }) => range.start.line === line);
    assert.equal(link && document.getText(link.range), 'Locked Candidates Type 1 (Pointing)');
    assert.match(String(link?.target), /docs\/techniques\.md#locked-candidates-type-1-pointing$/);
  });

  it('shows the step at the cursor in the puzzle, also when somebody has gone on there', async () => {
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

  it('is the same when it is made again', async () => {
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

  it('is saved as text or Markdown', async () => {
    await open(POINTING);
    const { uri } = await run<{ uri: string }>('sudoku.showPath');
    const folder = vscode.workspace.workspaceFolders![0].uri;
    for (const [name, start] of [
      ['path.txt', 'Solution path of'],
      ['path.md', '# Solution path of'],
    ] as const) {
      const target = vscode.Uri.joinPath(folder, name);
      assert.deepEqual(await run('sudoku.savePath', vscode.Uri.parse(uri), target), { uri: target.toString() });
      const saved = new TextDecoder().decode(await vscode.workspace.fs.readFile(target));
      assert.ok(saved.startsWith(start) && saved.includes(STEP), saved);
    }
  });
});

describe('the trace of backtracking', () => {
  afterEach(closeAll);

  /** By the puzzle: how often textbook backtracking puts a digit in, and takes one out. */
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
});

describe('the lens above a puzzle', () => {
  afterEach(closeAll);

  const lensesOf = async ({ document }: vscode.TextEditor) =>
    (await run<vscode.CodeLens[]>('vscode.executeCodeLensProvider', document.uri, 100))
      .sort((a, b) => a.range.start.line - b.range.start.line)
      .map(({ range, command }) => `${range.start.line}: ${command?.title}`);

  it('rates it and offers what can be done', async () => {
    const editor = await open(POINTING);
    const lenses = await until('lenses', async () => {
      const found = await lensesOf(editor);
      return found.length > 0 ? found : undefined;
    });
    // Asked like this VS Code answers in the order in which they were resolved.
    assert.deepEqual(lenses.sort(), ['0: Hint', '0: Medium · SE 2.6', '0: Path', '0: Solve']);
  });

  it('rates a solved puzzle by its givens and offers nothing', async () => {
    const editor = await open('[Puzzle]\n1...\n3..2\n....\n2..1\n[State]\n1234\n3412\n4123\n2341\n');
    const lenses = await until('lenses', async () => {
      const found = await lensesOf(editor);
      return found.length > 0 ? found : undefined;
    });
    assert.equal(lenses.length, 1);
    assert.match(lenses[0], /Easy$/);
  });

  it('is not there when it is not wanted', () =>
    withSetting('codeLens', false, async () => {
      const editor = await open(POINTING);
      assert.deepEqual(await lensesOf(editor), []);
    }));

  it('of a long file only those near what is in sight', async () => {
    const editor = await open(`${'.'.repeat(81)}\n`.repeat(5000));
    const lenses = await until('lenses', async () => {
      const found = await lensesOf(editor);
      return found.length > 0 ? found : undefined;
    });
    assert.ok(lenses.length < 4 * 1000, `${lenses.length}`);
  });
});

describe('the status item', () => {
  afterEach(closeAll);

  it('says how the puzzle at the cursor stands, and how hard it is', async () => {
    await open(POINTING);
    const text = await until('the rating', () => (statusText()?.includes('SE') ? statusText() : undefined));
    assert.match(text, /^9x9 · 42 givens · one solution · Medium · SE \d\.\d$/);
  });
});
