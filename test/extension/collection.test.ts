import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import {
  actionCalled,
  apply,
  closeAll,
  diagnosticsOfCode,
  messagesOf,
  open,
  rawDiagnostics,
  run,
  until,
  writeFile,
} from './editor';
import { withSetting } from './steps';

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const HARD = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
/** EASY with rows 1 and 2 swapped. */
const LIKE_EASY = EASY.slice(9, 18) + EASY.slice(0, 9) + EASY.slice(18);

describe('lint rules', () => {
  afterEach(closeAll);

  it('mark copies, with a link to the first, and one action removes them', async () => {
    const text = `# First\n${EASY}\n${HARD}\n‸${EASY}\n`;
    const editor = await open(text);
    const { document } = editor;
    const [copy] = await diagnosticsOfCode(document, 'duplicate');
    assert.equal(copy.message, 'This puzzle is a copy of First above');
    const all = vscode.languages.getDiagnostics(document.uri);
    const related = all.flatMap(({ relatedInformation = [] }) => relatedInformation.map(({ location }) => location));
    assert.deepEqual(
      related.map(({ range }) => range.start.line),
      [1],
    );
    const { command } = await actionCalled(editor, 'Remove Duplicates');
    const { result, messages } = await messagesOf(() =>
      run<{ removed: number }>(command?.command ?? '', ...(command?.arguments ?? [])),
    );
    assert.deepEqual([result.removed, messages], [1, ['Removed 1 copy.']]);
    assert.equal(document.getText(), `# First\n${EASY}\n${HARD}\n`);
    await run('undo');
    assert.equal(document.getText(), text.replace('‸', ''));
  });

  it('follow typing: a puzzle that becomes a copy is marked, and a comment disables that', async () => {
    const editor = await open(`${EASY}\n‸\n`);
    const { document } = editor;
    await editor.edit(builder => builder.insert(new vscode.Position(1, 0), EASY));
    await diagnosticsOfCode(document, 'duplicate');
    editor.selection = new vscode.Selection(1, 0, 1, 0);
    await apply(await actionCalled(editor, 'Turn off duplicate for this puzzle'));
    assert.equal(document.getText(), `${EASY}\n# sudoku-disable duplicate\n${EASY}\n`);
    await until('no copy is marked', () => {
      const found = vscode.languages.getDiagnostics(document.uri);
      return found.every(({ code }) => (code as { value: string }).value !== 'duplicate') || undefined;
    });
  });

  it('mark isomorphic copies if the setting is on', async () => {
    await withSetting('lint.isomorphicDuplicate', 'warning', async () => {
      const { document } = await open(`${EASY}\n${LIKE_EASY}\n`);
      const [found] = await diagnosticsOfCode(document, 'isomorphic-duplicate');
      assert.equal(found.severity, 'Warning');
    });
  });

  it('mark puzzles with too few clues, but not empty grids', async () => {
    const { document } = await open(`${HARD.replace('4', '.')}\n\n${'.'.repeat(81)}\n`);
    assert.equal((await diagnosticsOfCode(document, 'too-few-clues')).length, 1);
  });

  it('mark puzzles that are not minimal, and broken symmetry, if the settings are on', async () => {
    await withSetting('lint.notMinimal', 'information', async () => {
      const { document } = await open(`${HARD}\n${EASY}\n`);
      assert.equal((await diagnosticsOfCode(document, 'not-minimal')).length, 1);
    });
    await withSetting('lint.brokenSymmetry', 'information', async () => {
      const { document } = await open(`${EASY.replace('.7', '47')}\n`);
      assert.equal((await diagnosticsOfCode(document, 'broken-symmetry')).length, 1);
    });
  });

  it('compare the header with the rating if the setting is on, and rewrite it', async () => {
    await withSetting('lint.levelMismatch', 'warning', async () => {
      const editor = await open(`#L‸Extreme\n[Puzzle]\n${EASY.match(/.{9}/g)!.join('\n')}\n`);
      await diagnosticsOfCode(editor.document, 'level-mismatch');
      await apply(await actionCalled(editor, 'Change the level to Easy'));
      assert.equal(editor.document.lineAt(0).text, '#LEasy');
    });
  });
});

describe('commands for collections', () => {
  afterEach(closeAll);

  it('sort puzzles in one undo step, each with its title', async () => {
    const text = `# A\n${EASY}\n\n# B\n${HARD}\n`;
    const { document } = await open(text);
    const sortBy = (...by: string[]) => run<{ moved: number }>('sudoku.sortPuzzles', document.uri, ...by);
    assert.deepEqual(await sortBy('clues'), { moved: 2 });
    assert.equal(document.getText(), `# B\n${HARD}\n\n# A\n${EASY}\n`);
    await run('undo');
    assert.equal(document.getText(), text);
    assert.deepEqual(await sortBy('rating'), { moved: 0 });
    assert.deepEqual(await sortBy('rating', 'descending'), { moved: 2 });
    assert.deepEqual(await sortBy('title'), { moved: 2 });
    assert.equal(document.getText(), text);
  });

  it('filter puzzles into a new document, and report an invalid condition', async () => {
    const text = `# A\n${EASY}\n\n# B\n${HARD}\n`;
    const { document } = await open(text);
    const { found, uri } = await run<{ found: number; uri: string }>(
      'sudoku.filterPuzzles',
      document.uri,
      'clues > 20',
    );
    const filtered = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri));
    assert.deepEqual(
      [found, filtered.getText(), filtered.languageId],
      [1, `# Filter: clues > 20 (1 of 2 puzzles)\n\n# A\n${EASY}\n`, 'sudoku'],
    );
    assert.equal(document.getText(), text);
    const { result, messages } = await messagesOf(() =>
      run<{ found: number }>('sudoku.filterPuzzles', document.uri, 'colour red'),
    );
    assert.equal(result.found, 0);
    assert.match(messages[0], /"colour red" is not a condition/);
  });

  it('ask for the condition again, with the typed text, if no puzzle matches', async () => {
    await open(`${EASY}\n\n${HARD}\n`);
    const window = vscode.window as { showInputBox: typeof vscode.window.showInputBox };
    const { showInputBox } = window;
    const asked: (vscode.InputBoxOptions | undefined)[] = [];
    const answers = ['clues > 80', 'clues > 20'];
    window.showInputBox = (async (options?: vscode.InputBoxOptions) => {
      asked.push(options);
      return answers[asked.length - 1];
    }) as typeof showInputBox;
    try {
      assert.equal((await run<{ found: number }>('sudoku.filterPuzzles')).found, 1);
    } finally {
      window.showInputBox = showInputBox;
    }
    assert.deepEqual(
      asked.map(options => options?.value),
      ['', 'clues > 80'],
    );
    assert.match(asked[1]?.prompt ?? '', /^No puzzle matches "clues > 80"/);
  });

  it('count the puzzles of a file in a read-only document', async () => {
    const { document } = await open(`${EASY}\n${HARD}\n${EASY}\n`);
    const show = async () => {
      const { uri } = await run<{ uri: string }>('sudoku.statistics', document.uri);
      return vscode.workspace.openTextDocument(vscode.Uri.parse(uri));
    };
    const report = await show();
    assert.equal(report.languageId, 'sudoku-report');
    assert.match(report.getText(), /^Statistics of .*\n\n3 puzzles\n1 copy of a puzzle above it\n/);
    assert.match(report.getText(), /^ {2}Medium {2}1 {2}\u2588{10}$/m);
    await run('sudoku.removeDuplicates', document.uri);
    await show();
    await until('the new count', () => /^2 puzzles$/m.test(report.getText()) || undefined);
  });

  it('rate and annotate each puzzle once, in one undo step', async () => {
    const text = `# A\n${EASY}\n${HARD}\n`;
    const { document } = await open(text);
    const annotate = () => run<{ annotated: number }>('sudoku.annotate', document.uri);
    assert.deepEqual(await annotate(), { annotated: 2, isComplete: true });
    const rated = document.getText();
    assert.match(
      rated,
      /^# rated: Easy, SE 1\.2, 30 clues: Full House, Naked Single\n# A\n.+\n# rated: Medium, SE 2\.6/,
    );
    assert.deepEqual(await annotate(), { annotated: 2, isComplete: true });
    assert.equal(document.getText(), rated);
    await run('undo');
    assert.equal(document.getText(), text);
  });

  it('check all files of the workspace, and find a puzzle that is in two of them', async () => {
    const names = ['collection-1.sdm', 'collection-2.sdm'];
    const uris = await Promise.all(names.map(name => writeFile(name, `${EASY}\n`)));
    try {
      const { uri } = await run<{ uri: string }>('sudoku.lintWorkspace');
      const report = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri));
      assert.match(report.getText(), /^Findings in the Workspace\n\n[\d,]+ files: /);
      assert.match(
        report.getText(),
        /collection-2\.sdm\n {2}1 {2}information {2}duplicate {2}This puzzle is a copy of /,
      );
    } finally {
      for (const each of uris) await vscode.workspace.fs.delete(each);
    }
  });

  it('accept the present findings, so that only new ones are shown, and report a malformed baseline', async () => {
    const file = await writeFile('accepted.sdm', `${EASY}\n${EASY}\n`);
    const baseline = vscode.Uri.joinPath(file, '..', '.sudoku-baseline.json');
    const accept = () => run<{ uris: string[]; accepted: number; dropped: number }>('sudoku.acceptFindings');
    const textOf = async (uri: vscode.Uri) => new TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
    try {
      const document = await vscode.workspace.openTextDocument(file);
      const editor = await vscode.window.showTextDocument(document);
      await diagnosticsOfCode(document, 'duplicate');
      const { result, messages } = await messagesOf(accept);
      assert.deepEqual(result.uris, [baseline.toString()]);
      assert.ok(result.accepted > 0);
      assert.match(messages[0], /^\.sudoku-baseline\.json now accepts [\d,]+ findings?: /);
      const text = await textOf(baseline);
      assert.ok(text.includes(`"accepted.sdm": {\n      "duplicate": [\n        "${EASY}"\n      ]`), text);
      const shown = () => vscode.languages.getDiagnostics(document.uri).length;
      await until('the copy is accepted', () => shown() === 0 || undefined);
      await editor.edit(builder => builder.insert(new vscode.Position(0, 0), `# new\n${HARD}\n${HARD}\n`));
      await diagnosticsOfCode(document, 'duplicate');
      const lines = rawDiagnostics(document, 'duplicate').map(({ range }) => range.start.line);
      assert.deepEqual(lines, [2]);
      const { uri } = await run<{ uri: string }>('sudoku.lintWorkspace');
      const report = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri));
      assert.match(report.getText(), /^[\d,]+ findings? left out, because \.sudoku-baseline\.json accepts/m);
      const warnings = await messagesOf(async () => {
        await vscode.workspace.fs.writeFile(baseline, new TextEncoder().encode(text.replace('"files"', '<<<')));
        await until('the copies are shown again', () => shown() === 2 || undefined);
      });
      assert.match(warnings.messages.join(), /\.sudoku-baseline\.json cannot be read.* line 3, column 3: /);
      const refused = await messagesOf(accept);
      assert.match(refused.messages.join(), /was not replaced/);
      assert.ok((await textOf(baseline)).includes('<<<'));
      await vscode.workspace.fs.writeFile(baseline, new TextEncoder().encode(text));
      await until('the copy is accepted again', () => shown() === 1 || undefined);
      await vscode.workspace.fs.delete(baseline);
      await until('without a baseline both are shown', () => shown() === 2 || undefined);
    } finally {
      await closeAll();
      await vscode.workspace.fs.delete(file);
      await vscode.workspace.fs.delete(baseline).then(undefined, () => {});
    }
  });

  it('do nothing if there is nothing to do', async () => {
    const { document } = await open(`${EASY}\n${HARD}\n`);
    const { result, messages } = await messagesOf(() =>
      run<{ removed: number }>('sudoku.removeDuplicates', document.uri),
    );
    assert.deepEqual([result.removed, messages], [0, ['No puzzle appears twice in this file.']]);
  });
});
