import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { contextKey } from './contextKeys';
import { closeAll, messagesOf, open, openFile, run, until, writeFile } from './editor';
import { hintIn } from './hints';
import { POINTING, withSetting } from './steps';

const folder = () => vscode.workspace.workspaceFolders![0].uri;
const target = (name: string) => vscode.Uri.joinPath(folder(), name);
const read = async (uri: vscode.Uri) => vscode.workspace.fs.readFile(uri);
const textOf = async (uri: vscode.Uri) => new TextDecoder().decode(await read(uri));

/** Answers each quick pick with the items of these labels, and the save dialog with a file. Returns the questions. */
async function answering<T>(labels: readonly string[][], file: vscode.Uri | undefined, act: () => Thenable<T>) {
  const window = vscode.window as unknown as Record<string, unknown>;
  const { showQuickPick, showSaveDialog } = window;
  const asked: string[][] = [];
  const suggested: string[] = [];
  window.showQuickPick = async (items: vscode.QuickPickItem[], options: vscode.QuickPickOptions) => {
    asked.push(items.map(({ label, description }) => `${label}${description ? ` (${description})` : ''}`));
    const wanted = labels[asked.length - 1] ?? [];
    const chosen = items.filter(({ label }) => wanted.includes(label));
    return options.canPickMany ? chosen : chosen[0];
  };
  window.showSaveDialog = async ({ defaultUri }: vscode.SaveDialogOptions) => {
    suggested.push(defaultUri?.path.split('/').at(-1) ?? '');
    return file;
  };
  try {
    return { result: await act(), asked, suggested };
  } finally {
    Object.assign(window, { showQuickPick, showSaveDialog });
  }
}

const TWO = `# First\n${POINTING}\n# Second\n12..\n3..2\n....\n2..1\n`;

describe('pictures', () => {
  const saved = target('picture.out');
  afterEach(async () => {
    await closeAll();
    await vscode.workspace.fs.delete(saved).then(undefined, () => undefined);
  });

  const exportAs = (command: string, content: string, ...args: unknown[]) =>
    answering([[content]], saved, () => run<{ uri?: string }>(command, ...args));

  it('are saved as SVG files with their colors', async () => {
    await open(`# A/B\n${POINTING}`);
    const { result, asked, suggested } = await exportAs('sudoku.exportSvg', 'Digits');
    assert.deepEqual(result, { uri: saved.toString() });
    assert.deepEqual(asked, [['Digits', 'Digits and Candidates', 'Givens Only', 'Solution']]);
    assert.match(suggested.join(), /^Untitled-\d+-A-B\.svg$/);
    const svg = await textOf(saved);
    assert.match(
      svg,
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="546" .*<title>Sudoku 9x9, A\/B: 42 of 81 /,
    );
    assert.doesNotMatch(svg, /var\(|class=/);
  });

  it("are SVG or PNG files, by the user's choice", async () => {
    await open(`# A/B\n${POINTING}`);
    for (const [kind, start] of [
      ['SVG picture', '<svg'],
      ['PNG picture', '\x89PNG'],
    ]) {
      const { asked, suggested } = await answering([['Digits'], [kind]], saved, () => run('sudoku.exportPicture'));
      assert.deepEqual(asked[1], [
        'SVG picture (sharp at any size)',
        'PNG picture (for programs that cannot show SVG files)',
      ]);
      assert.match(suggested.join(), new RegExp(`^Untitled-\\d+-A-B\\.${kind.slice(0, 3).toLowerCase()}$`));
      assert.equal(String.fromCharCode(...(await read(saved)).slice(0, 4)), start);
    }
  });

  it('are those of a line, in the colors of the setting', async () => {
    const { document } = await open(TWO);
    await withSetting('pictures.colors', 'dark', async () => {
      await exportAs('sudoku.exportSvg', 'Digits and Candidates', document.uri, 12);
    });
    const svg = await textOf(saved);
    assert.match(svg, /Sudoku 4x4, Second/);
    assert.match(svg, /#1e1f22/);
  });

  it('show the solution', async () => {
    const { document } = await open(TWO);
    await exportAs('sudoku.exportSvg', 'Solution', document.uri, 12);
    assert.match(await textOf(saved), /<desc>1234\n3412\n4123\n2341<\/desc>/);
  });

  it('show the step of a hint', async () => {
    await open(POINTING);
    for (let stage = 1; stage <= 3; stage++) await run('sudoku.hint');
    const { asked } = await exportAs('sudoku.exportSvg', 'Digits');
    assert.deepEqual(asked[0].slice(0, 2), [
      'Digits (with the step that is shown)',
      'Digits and Candidates (with the step that is shown)',
    ]);
    const svg = await textOf(saved);
    assert.match(svg, /Pointing/);
    assert.match(svg, /<circle /);
  });

  it('show no solution if there is none', async () => {
    await open('1...\n....\n....\n....\n');
    const { result: asked, messages } = await messagesOf(() => exportAs('sudoku.exportSvg', 'Solution'));
    assert.deepEqual(asked.result, { uri: undefined });
    assert.match(messages.join(), /exactly one solution/);
  });

  it('are saved only where the user chooses', async () => {
    const precious = await writeFile('precious.svg', 'precious');
    const { document } = await open(POINTING);
    const { result } = await answering([['Digits']], undefined, () =>
      run('sudoku.exportSvg', document.uri, 0, precious),
    );
    assert.deepEqual(result, { uri: undefined });
    assert.equal(await textOf(precious), 'precious');
    await vscode.workspace.fs.delete(precious);
  });

  it('are painted as PNG files', async () => {
    await open(POINTING);
    await exportAs('sudoku.exportPng', 'Digits');
    const bytes = await read(saved);
    assert.deepEqual([...bytes.slice(0, 8)], [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
    const size = new DataView(bytes.buffer, bytes.byteOffset);
    assert.deepEqual([size.getUint32(16), size.getUint32(20)], [1092, 1092]);
    assert.ok(bytes.length > 5000, `${bytes.length} bytes`);
    assert.equal(vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs).length, 1);
  });

  it('keep the hint, its highlights and its step in the editor, until another tab covers it', async () => {
    const { document } = await open(POINTING);
    for (let stage = 1; stage <= 3; stage++) await run('sudoku.hint');
    const before = await hintIn(vscode.window.activeTextEditor!);
    assert.match(before[0], /^r8c4 cannot be 3\./);
    await exportAs('sudoku.exportPng', 'Digits');
    const editor = await until('the editor', () =>
      vscode.window.visibleTextEditors.find(each => each.document === document),
    );
    assert.deepEqual(await hintIn(editor), before);
    assert.equal(contextKey('sudoku.highlightsShown'), true);
    const { asked } = await exportAs('sudoku.exportSvg', 'Digits');
    assert.match(asked[0][0], /with the step that is shown/);
    await openFile('samples', 'first.sudoku');
    await until('no hint', () => contextKey('sudoku.highlightsShown') === false);
  });

  it('are printed from a web page', async () => {
    const { document } = await open(TWO);
    const window = vscode.env as unknown as { openExternal: unknown };
    const { openExternal } = window;
    window.openExternal = async () => true;
    try {
      const { asked, suggested } = await answering(
        [['All 2 Puzzles'], ['2 on a Page'], ['Rating', 'Solutions']],
        saved,
        () => run('sudoku.print', document.uri),
      );
      assert.deepEqual(asked[0], ['Puzzle at Cursor', 'All 2 Puzzles']);
      assert.deepEqual(asked[1], ['1 on a Page', '2 on a Page']);
      assert.match(suggested[0], /^Untitled-\d+ print\.html$/);
    } finally {
      window.openExternal = openExternal;
    }
    const html = await textOf(saved);
    assert.match(html, /<b>1\. First<\/b><span>\w+ · SE \d/);
    assert.match(html, /<b>2\. Second<\/b>/);
    assert.match(html, /<desc>1234\n3412\n4123\n2341<\/desc>/);
  });

  it('are played in a web page', async () => {
    const { document } = await open(`# A/B\n12..\n3..2\n....\n2..1\n`);
    const { result, suggested } = await answering([], saved, () => run('sudoku.exportWebPage', document.uri));
    assert.deepEqual(result, { uri: saved.toString() });
    assert.match(suggested.join(), /^Untitled-\d+-A-B\.html$/);
    const html = await textOf(saved);
    assert.match(html, /^<!DOCTYPE html>[\s\S]*<title>A\/B<\/title>/);
    const [, data] = /<script type="application\/json" id="game">(.*)<\/script>/.exec(html) ?? [];
    const { title, text, solution } = JSON.parse(data);
    assert.equal(title, 'A/B');
    assert.match(text, /^\[Puzzle\]\n1 2 \| \. \.\n[\s\S]*\[State\]\n1 2 \| \. \./);
    assert.match(solution, /^[A-D]{16}$/);
    assert.match(document.getText(), /^# A\/B\n12\.\.\n3/);
  });

  it('are not played in a web page if they have no solution', async () => {
    const { document } = await open('1.1.\n....\n....\n....\n');
    const { result: asked, messages } = await messagesOf(() =>
      answering([], saved, () => run('sudoku.exportWebPage', document.uri)),
    );
    assert.deepEqual(asked.result, { uri: undefined });
    assert.match(messages.join(), /no solution/);
  });

  it('of the steps of a path are files next to it', async () => {
    const article = target('an (article).md');
    const folder = target('an (article) pictures');
    const { document } = await open(POINTING);
    const label = 'A Picture of Each Step That Eliminates Candidates';
    try {
      const { asked } = await answering([[label]], article, () => run('sudoku.savePath', document.uri));
      assert.deepEqual(asked, [
        [
          'No Pictures',
          `${label} (1 SVG file in an (article) pictures)`,
          'A Picture of Each Step (40 SVG files in an (article) pictures)',
        ],
      ]);
      const files = (await vscode.workspace.fs.readDirectory(folder)).map(([name]) => name);
      assert.equal(files.length, 1);
      const index = Number.parseInt(files[0], 10);
      const text = await textOf(article);
      const link = `!\\[The grid at step ${index}\\]\\(an%20%28article%29%20pictures/${files[0]}\\)`;
      assert.match(text, new RegExp(`^ *${index}\\. Locked Candidates.*\n\n    ${link}\n\n`, 'm'));
      assert.match(await textOf(vscode.Uri.joinPath(folder, files[0])), /^<svg .*Locked Candidates Type 1/);
    } finally {
      await vscode.workspace.fs.delete(folder, { recursive: true });
      await vscode.workspace.fs.delete(article);
    }
  });
});
