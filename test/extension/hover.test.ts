import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll, open, run, until } from './editor';
import { POINTING, withSetting } from './steps';

/** The text of a hover at a position. */
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

  it('shows the digits that fit a cell and the reasons against the others', async () => {
    const editor = await open(POINTING);
    const text = await until('a hover', async () => (await hoverAt(editor, 7, 3)) || undefined);
    assert.ok(text.startsWith('**r8c4** can be 1, 3, 4 or 8\n\nNot possible: 2, '), text);
    assert.doesNotMatch(text, /Solved by/);
  });

  it('shows the candidates that hints have eliminated', async () => {
    const editor = await open(POINTING);
    for (let stage = 1; stage <= 3; stage++) await run('sudoku.hint');
    const text = await hoverAt(editor, 7, 3);
    assert.ok(text.includes('**r8c4** can be 1, 4 or 8. Hints have eliminated 3\n'), text);
    await editor.edit(builder => builder.replace(new vscode.Range(2, 3, 2, 4), '3'));
    assert.ok((await hoverAt(editor, 7, 3)).includes('**r8c4** can be 1, 4 or 8\n'));
  });

  it('shows the cells that a given sees', async () => {
    const editor = await open(POINTING);
    const text = await until('a hover', async () => (await hoverAt(editor, 2, 2)) || undefined);
    assert.ok(text.startsWith('**r3c3** is given as 1\n\nSees 20 cells: '), text);
  });

  it('names the technique if the setting is on, with a link to its section', () =>
    withSetting('hover.detail', 'technique', async () => {
      const editor = await open(POINTING);
      const text = await until('a hover', async () => (await hoverAt(editor, 2, 3)) || undefined);
      assert.match(
        text,
        /Solved by \[Hidden Single\]\(.*docs\/techniques\/singles\.md#hidden-single\) after 1 other step, up to \[Locked/,
      );
      assert.doesNotMatch(text, /r3c4=3/);
    }));

  it('gives the digit and the reason if the setting is on', () =>
    withSetting('hover.detail', 'solution', async () => {
      const editor = await open(POINTING);
      const text = await until('a hover', async () => (await hoverAt(editor, 2, 3)) || undefined);
      assert.match(text, /\*\*Hidden Single: r3c4=3\*\*\n\nr3c4 is the only cell of /);
    }));
});
