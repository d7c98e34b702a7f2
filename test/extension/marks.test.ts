import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll, open, run, until } from './editor';

const FOUR = '1...\n..3.\n....\n.2..\n';
const MARKED = `${FOUR}# color 4: r1c3=24 r4c4=4\n# strong link: r1c3=4-r1c4=4\n# weak link: r1c4=4>r4c4=4\n`;

/** The text of the hover at the first place of a word. */
async function hoverOn({ document }: vscode.TextEditor, word: string): Promise<string> {
  const at = document.positionAt(document.getText().indexOf(word) + 1);
  const hovers = await run<vscode.Hover[]>('vscode.executeHoverProvider', document.uri, at);
  return hovers.flatMap(({ contents }) => contents.map(content => (content as vscode.MarkdownString).value)).join('\n');
}

describe('marks for chains in the text', () => {
  afterEach(closeAll);

  it('are explained by hovers', async () => {
    const editor = await open(MARKED);
    const first = await until('a hover', async () => (await hoverOn(editor, 'r1c3=24')) || undefined);
    assert.match(first, /^r1c3: 2 colored \w+, 4 colored \w+$/);
    assert.equal(await hoverOn(editor, 'r1c3=4-'), 'Strong link: 4 in r1c3, 4 in r1c4');
    assert.equal(await hoverOn(editor, 'r1c4=4>'), 'Weak link from 4 in r1c4 to 4 in r4c4');
    assert.match(await hoverOn(editor, 'weak link'), /^Links between two candidates, at most one of which is true/);
  });

  it('have keys that are completed below the puzzle', async () => {
    const { document } = await open(`${FOUR}# st\n`);
    const list = await until('the key', async () => {
      const all = await run<vscode.CompletionList>(
        'vscode.executeCompletionItemProvider',
        document.uri,
        new vscode.Position(4, 4),
      );
      return all.items.find(({ label }) => typeof label === 'object' && label.label === '# strong link:');
    });
    assert.equal((list.insertText as vscode.SnippetString).value, '# strong link: $0');
    assert.ok(list.range instanceof vscode.Range && document.getText(list.range) === '# st');
  });

  it('move with their cells', async () => {
    const { document } = await open(MARKED);
    await run('sudoku.transform', document.uri, 0, { transformation: 'swapColumns', numbers: [3, 4] });
    assert.equal(
      document.getText(),
      `1...\n...3\n....\n.2..\n# color 4: r1c4=24 r4c3=4\n# strong link: r1c3=4-r1c4=4\n# weak link: r1c3=4>r4c3=4\n`,
    );
  });
});
