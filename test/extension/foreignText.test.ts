import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll, diagnosticsOf, messagesOf, open, run, until, writeFile } from './editor';
import { statusDetail } from './statusItems';
import { POINTING } from './steps';

/** A title that VS Code would show as links, an icon, a picture, code and lines if it were not plain text. */
const TITLE =
  '[x](command:sudoku.solve?%5B%5D) <img src=x> $(zap) `y` [z](https://example.org "t") a\u2028b\u0085c\u202ed';
const SHOWN = /x.*img src=x.*zap.*y/;

/** Two equal digits in different houses: no solution, but no conflict. */
const UNSOLVABLE = '..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..';

/** Checks that a text has no links, icons or line breaks. */
function isPlain(text: string | undefined, what: string): void {
  assert.ok(text, what);
  assert.doesNotMatch(text, /\]\(|\$\(|[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u, what);
}

function textsOf(hovers: readonly vscode.Hover[]): vscode.MarkdownString[] {
  return hovers.flatMap(({ contents }) => contents as vscode.MarkdownString[]);
}

describe('a title with commands, icons and line breaks is text', () => {
  afterEach(closeAll);

  it('in messages and on their buttons', async () => {
    await open(`# ${TITLE}\n${UNSOLVABLE}\n\n# ${TITLE}\n${'.'.repeat(81)}\n`);
    const { messages, buttons } = await messagesOf(() => run('sudoku.solve'));
    assert.equal(messages.length, 1);
    assert.equal(buttons.length, 2);
    for (const text of [...messages, ...buttons]) {
      isPlain(text, 'message');
      assert.match(text, /x.*command:sudoku/);
    }
  });

  it('in the status item', async () => {
    await open(`# ${TITLE}\n‸${POINTING}`);
    const detail = await until('the name of the puzzle', () => statusDetail() || undefined);
    isPlain(detail, 'detail');
    assert.match(detail, SHOWN);
  });

  for (const command of ['sudoku.showPath', 'sudoku.trace']) {
    it(`in the document of ${command} and its tab`, async () => {
      await open(`# ${TITLE}\n${POINTING}`);
      const { uri } = await run<{ uri: string }>(command);
      const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri));
      isPlain(document.lineAt(0).text, 'first line');
      assert.match(document.lineAt(0).text, SHOWN);
      isPlain(vscode.window.tabGroups.activeTabGroup.activeTab?.label, 'tab');
    });
  }

  it('in lenses', async () => {
    const { document } = await open(`# ${TITLE}\n${POINTING}`);
    const lenses = await run<vscode.CodeLens[]>('vscode.executeCodeLensProvider', document.uri, 50);
    assert.ok(lenses.length > 1);
    for (const { command } of lenses) isPlain(command?.title, 'lens');
  });

  it('in hovers, which run no commands', async () => {
    const { document } = await open(`# ${TITLE}\n${POINTING}`);
    const hovers = await run<vscode.Hover[]>('vscode.executeHoverProvider', document.uri, new vscode.Position(1, 0));
    const contents = textsOf(hovers);
    assert.ok(contents.length > 0);
    for (const { value, isTrusted, supportHtml, supportThemeIcons } of contents) {
      assert.doesNotMatch(value, /command:/);
      assert.ok(!isTrusted && !supportHtml && !supportThemeIcons);
    }
  });

  it('if it is a symbol that is not a digit', async () => {
    const { document } = await open(
      `10 11 12 13 14 15 16 1 2 3 4 5 6 7 8 9\n1 [1](a) 3${' .'.repeat(13)}\n${`${' .'.repeat(16)}\n`.repeat(14)}`,
    );
    const found = await until('diagnostics', () => {
      const all = diagnosticsOf(document, 'invalid-symbol', 'row-length');
      return all.length > 0 ? all : undefined;
    });
    for (const { message } of found) isPlain(message, 'diagnostic');
  });

  it('if it is the name of a file', async () => {
    const missing = vscode.Uri.from({ ...(await writeFile('a.sudoku', '')), path: `/no/${TITLE}` });
    const { messages } = await messagesOf(() => run('sudoku.solve', missing));
    assert.equal(messages.length, 1);
    isPlain(messages[0], 'message');
    assert.match(messages[0], /cannot be opened/);
  });
});

describe('Save Solution Path', () => {
  afterEach(closeAll);

  /** Runs the command and accepts its dialog with the suggested name when it opens. */
  async function saveAs(accept: () => Thenable<unknown>, ...args: unknown[]): Promise<string | undefined> {
    const saving = run<{ uri: string | undefined }>('sudoku.savePath', ...args);
    let done = false;
    void saving.then(() => (done = true));
    await until('the answer', async () => {
      await accept();
      return done || undefined;
    });
    return (await saving).uri;
  }
  const accept = () => run('workbench.action.acceptSelectedQuickOpenItem');
  const cancel = () => run('workbench.action.closeQuickOpen');

  it('accepts no target from its caller, because any link could pass one', async () => {
    const precious = await writeFile('precious.txt', 'precious');
    await open(POINTING);
    const { uri } = await run<{ uri: string }>('sudoku.showPath');
    for (const target of [precious, precious.toString(), precious.toJSON()]) {
      assert.equal(await saveAs(cancel, vscode.Uri.parse(uri), target), undefined);
    }
    assert.equal(new TextDecoder().decode(await vscode.workspace.fs.readFile(precious)), 'precious');
  });

  it('suggests a name next to the puzzle, and saves there', async () => {
    const source = await writeFile('to-save.sudoku', `# A/B: "[x](command:a)"\n${POINTING}`);
    await vscode.window.showTextDocument(source);
    const saved = await saveAs(accept, source);
    assert.ok(saved);
    const target = vscode.Uri.parse(saved);
    assert.match(target.path, /\/Path of A-B- -\[x\]\u2060\(command-a\)-\.txt$/);
    const text = new TextDecoder().decode(await vscode.workspace.fs.readFile(target));
    assert.match(text, /^Solution path of A\/B/);
    await vscode.workspace.fs.delete(target);
  });
});
