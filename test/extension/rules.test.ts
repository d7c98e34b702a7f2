import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { parse } from '../../src/text/parser/parser';
import { actionCalled, apply, closeAll, diagnosticsOfCode, open, run, until } from './editor';

const SMALL = '....\n....\n....\n....\n';

/** The position of `text` in a document, moved by `by` characters. */
function positionOf({ document }: vscode.TextEditor, text: string, by = 0): vscode.Position {
  return document.positionAt(document.getText().indexOf(text) + by);
}

describe('rules', () => {
  afterEach(closeAll);

  it('are marked if misspelled, and corrected by a quick fix', async () => {
    const editor = await open(`${SMALL}[Rules]\nante-‸king\n`);
    const [found] = await diagnosticsOfCode(editor.document, 'invalid-rule');
    assert.equal(found.message, '"ante-king" is not a rule. Use "anti-king"');
    await apply(await actionCalled(editor, 'Change "ante-king" to "anti-king"'));
    assert.equal(editor.document.getText(), `${SMALL}[Rules]\nanti-king\n`);
  });

  it('mark the digits that break one as they are typed', async () => {
    const editor = await open(`${SMALL}[Rules]\ncage 4: r1c12\n`);
    await editor.edit(edit => edit.replace(new vscode.Range(0, 0, 0, 2), '23'));
    const [found] = await diagnosticsOfCode(editor.document, 'broken-rule');
    assert.equal(found.message, 'Cage 4 adds up to 5');
    assert.ok(
      found.related.some(text => text.includes('This is the rule "cage 4"')),
      found.related.join(),
    );
  });

  it('belong to the puzzle above that was already read', async () => {
    const editor = await open(`12..\n....\n....\n....\n\n${SMALL}`);
    await until('the puzzles', async () => {
      const symbols = await run<vscode.DocumentSymbol[]>('vscode.executeDocumentSymbolProvider', editor.document.uri);
      return symbols?.length === 2 || undefined;
    });
    await editor.edit(edit => edit.insert(new vscode.Position(4, 0), '[Rules]\nwhispers 2: r1c12\n'));
    const found = await diagnosticsOfCode(editor.document, 'broken-rule');
    assert.deepEqual(
      found.map(({ text }) => text),
      ['0:0 1', '0:1 2'],
    );
  });

  it('are completed from the list alone, both keywords and cells', async () => {
    const editor = await open(`${SMALL}[Rules]\nca`);
    const labels = async () => {
      const end = editor.document.positionAt(editor.document.getText().length);
      const list = await run<vscode.CompletionList>('vscode.executeCompletionItemProvider', editor.document.uri, end);
      return list.items.map(({ label }) => (typeof label === 'string' ? label : label.label));
    };
    assert.ok(
      (await until('keywords', async () => ((await labels()).includes('cage') ? labels() : undefined))).includes(
        'thermo',
      ),
    );
    await editor.edit(edit => edit.insert(new vscode.Position(5, 2), 'ge 3: r1c1 '));
    const cells = await until('cells', async () => ((await labels()).includes('r1c2') ? labels() : undefined));
    assert.deepEqual(cells, ['r1c2', 'r2c1']);
  });

  it('have a hover that describes the rule and its combinations', async () => {
    const editor = await open(`${SMALL}[Rules]\ncage 4: r1c12\n`);
    const hovers = await until('a hover', async () => {
      const found = await run<vscode.Hover[]>(
        'vscode.executeHoverProvider',
        editor.document.uri,
        positionOf(editor, 'cage', 1),
      );
      return found.length > 0 ? found : undefined;
    });
    const text = hovers
      .flatMap(({ contents }) => contents.map(each => (each as vscode.MarkdownString).value))
      .join('\n');
    assert.match(text, /\*\*cage\*\*.*\n\n4 in 2 cells: 1\+3/);
  });

  it('are formatted', async () => {
    const editor = await open(`${SMALL}[Rules]\nCage  4 :r1c12\n`);
    const edits = await until('edits', async () => {
      const found = await run<vscode.TextEdit[] | undefined>(
        'vscode.executeFormatDocumentProvider',
        editor.document.uri,
        {},
      );
      return found && found.length > 0 ? found : undefined;
    });
    await editor.edit(edit => {
      for (const { range, newText } of edits) edit.replace(range, newText);
    });
    assert.equal(editor.document.getText(), `${SMALL}[Rules]\ncage 4: r1c12\n`);
  });

  it('have colors', async () => {
    const { document } = await open(`${SMALL}[Rules]\ncage 4: r1c12\n`);
    const all = new vscode.Range(0, 0, 6, 0);
    const tokens = await until('tokens', async () => {
      const found = await run<vscode.SemanticTokens | undefined>(
        'vscode.provideDocumentRangeSemanticTokens',
        document.uri,
        all,
      );
      return found && found.data.length >= 20 ? found : undefined;
    });
    assert.equal(tokens.data[0], 5);
  });

  it('are added to selected cells', async () => {
    const editor = await open(SMALL);
    const { document } = editor;
    editor.selections = [new vscode.Selection(0, 0, 0, 1), new vscode.Selection(1, 0, 1, 1)];
    assert.deepEqual(await run('sudoku.addRule', document.uri, 0, undefined, 'cage 4'), { isAdded: true });
    assert.equal(
      document.getText(),
      `${SMALL}[Rules]\ncage 4: r12c1\n`.trimEnd() + (document.getText().endsWith('\n') ? '\n' : ''),
    );
    assert.deepEqual(await run('sudoku.addRule', document.uri, 0, [3, 7], 'thermo'), { isAdded: true });
    assert.match(document.getText(), /cage 4: r12c1\nthermo: r1c4 r2c4/);
  });

  it('are kept when the puzzle is solved', async () => {
    const { document } = await open(`...‸.\n3.1.\n21..\n....\n[Rules]\nthermo: r1c1-r1c4\n`);
    await run('sudoku.solvePuzzle', document.uri);
    const [puzzle] = parse(document.getText()).puzzles;
    assert.ok(!puzzle.grid.digits.includes(0), document.getText());
    assert.deepEqual([...puzzle.grid.digits.slice(0, 4)], [1, 2, 3, 4]);
    assert.ok(document.getText().endsWith('[Rules]\nthermo: r1c1-r1c4\n'));
  });
});
