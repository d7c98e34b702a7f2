import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { MarkdownHook } from '../../src/extension/views/markdownPreview';
import { closeAll, run, turn, until } from './editor';
import { EXTENSION_ID } from './extensionId';

const FOUR = '12..\n3..2\n....\n2..1\n';

/**
 * The Markdown preview of a text in VS Code. The web worker's host has no Markdown extension if the other host has it: there, the output of
 * the extension's hook for each block, with a parser that knows only blocks.
 */
async function render(markdown: string): Promise<string> {
  const isHere = vscode.extensions.getExtension('vscode.markdown-language-features') !== undefined;
  return isHere ? run<string>('markdown.api.render', markdown) : renderedByHook(markdown);
}

async function renderedByHook(markdown: string): Promise<string> {
  const hook = (await vscode.extensions.getExtension<MarkdownHook>(EXTENSION_ID)!.activate()) as MarkdownHook;
  const asCode = (tokens: readonly { content: string }[], index: number) =>
    `<pre><code>${tokens[index].content}</code></pre>`;
  const { extendMarkdownIt } = hook;
  await turn(); // VS Code waits for more than this
  const { rules } = extendMarkdownIt({ renderer: { rules: { fence: asCode } } }).renderer;
  const renderer = { renderAttrs: ({ line }: { line: number }) => ` data-line="${line}"` };
  const blocks = [...markdown.matchAll(/^```(.*)\n([^`]*)```$/gm)].map(([, info, content], i) => ({
    info,
    content,
    line: markdown.slice(0, markdown.indexOf('```')).split('\n').length - 1 + i,
  }));
  const fence = rules.fence as unknown as (...all: unknown[]) => string;
  return blocks.map((_, i) => fence(blocks, i, {}, {}, renderer)).join('');
}

describe('the Markdown preview', () => {
  it('draws a block, even the first time', async () => {
    const html = await render(`# A\n\n\`\`\`sudoku\n${FOUR}\`\`\`\n`);
    assert.match(
      html,
      /<div[^>]* data-line="2"[^>]*><div class="sudoku-pictures"><figure class="small"><svg [^>]*class="board"/,
    );
  });
  it('draws candidates', async () => {
    assert.match(await render(`\`\`\`sudoku candidates\n${FOUR}\`\`\`\n`), /class="candidate"/);
  });
  it('does not change other blocks', async () => {
    for (const info of ['text', 'sudokus', '']) {
      const html = await render(`\`\`\`${info}\n${FOUR}\`\`\`\n`);
      assert.match(html, /<pre[^>]*><code[^>]*>.*12\.\.\n3\.\.2\n/s);
      assert.doesNotMatch(html, /<svg/);
    }
  });
  it('shows the text of a block that cannot be read below the reason', async () => {
    const html = await render('```sudoku\nhello\n```\n');
    assert.match(html, /<li>No puzzle was found in this block\..*<\/li><\/ul><pre><code>hello<\/code>/s);
    assert.doesNotMatch(html, /<svg/);
    const short = await render(`\`\`\`sudoku\n${FOUR.replace('3..2', '3..')}\`\`\`\n`);
    assert.match(short, /<li>[^<]+<\/li><\/ul><pre><code>12\.\.\n3\.\.\n/);
  });
  it('does not change a block without text', async () => {
    assert.doesNotMatch(await render('```sudoku\n\n```\n'), /sudoku-pictures/);
  });
  it('says at the first puzzle after the 50th of a block that it is not drawn', async () => {
    const html = await render(`\`\`\`sudoku\n${`${FOUR}\n`.repeat(52)}\`\`\`\n`);
    assert.equal(html.split('<svg ').length - 1, 50);
    assert.equal(html.split('Only the first 50 puzzles of a block are drawn.').length - 1, 1);
  });
});

describe('the board on Markdown', () => {
  afterEach(closeAll);

  it('lets commands read and edit the blocks only', async () => {
    const solved = '1234\n3412\n4123\n2341\n';
    const text = (block: string) => `${solved}\n\`\`\`sudoku\n${block}\`\`\`\n\n> ${FOUR}`;
    const document = await vscode.workspace.openTextDocument({ language: 'markdown', content: text(FOUR) });
    const editor = await vscode.window.showTextDocument(document);
    await run('sudoku.showBoard');
    await vscode.window.showTextDocument(document);
    editor.selection = new vscode.Selection(7, 0, 7, 0);
    // The first line contains a solved grid, and no puzzle once only the blocks are read.
    await until(
      'the block',
      async () => (await run<{ stage: number }>('sudoku.hint', document.uri, 0)).stage > 0 || undefined,
    );
    await run('sudoku.solvePuzzle', document.uri, 6);
    assert.equal(document.getText(), text(solved));
    await vscode.window.showTextDocument(document);
    await run('undo');
    assert.equal(document.getText(), text(FOUR));
  });
});
