import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll, open, openFile, run, until, writeFile } from './editor';

const FILE = `Grid 01
1...
..3.
....
.2..

# The second
#Uwww.example.com
1..1
..3.
....
.2..
`;

const at = (line: number, character: number) => new vscode.Position(line, character);

/** The answer of a provider, as soon as it is not empty: the extension may still be starting. */
function answer<T>(command: string, ...args: unknown[]): Promise<T[]> {
  return until(command, async () => {
    const found = await run<T[] | undefined>(command, ...args);
    return found && found.length > 0 ? found : undefined;
  });
}

describe('reading a file', () => {
  afterEach(closeAll);

  it('lists its puzzles as symbols, by title, each starting at its title', async () => {
    const { document } = await open(FILE);
    const symbols = await answer<vscode.DocumentSymbol>('vscode.executeDocumentSymbolProvider', document.uri);
    assert.deepEqual(
      symbols.map(({ name, detail, range }) => [name, detail, range.start.line, range.end.line]),
      [
        ['Grid 01', '4x4 · 3 givens so far', 0, 4],
        ['The second', '4x4 · 4 givens · 2 digits in conflict', 6, 11],
      ],
    );
  });

  it('lists the puzzles near the visible lines of a long file, and those elsewhere after scrolling', async () => {
    const line = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n';
    // VS Code remembers the scroll position of a file, so each run has a separate file.
    const name = `long-${Date.now()}.sudoku`;
    const uri = await writeFile(name, line.repeat(5000));
    const editor = await openFile(name);
    editor.revealRange(new vscode.Range(0, 0, 0, 0), vscode.TextEditorRevealType.AtTop);
    await until('the first line', () => editor.visibleRanges[0]?.start.line === 0 || undefined);
    const symbols = () => answer<vscode.DocumentSymbol>('vscode.executeDocumentSymbolProvider', uri);
    const first = await symbols();
    assert.ok(first.length < 2000, `${first.length}`);
    assert.equal(first[0].name, 'Puzzle on line 1');
    assert.match(first.at(-1)!.name, /^Only lines 1 to \d+; scroll for others$/);
    const middle = new vscode.Range(2500, 0, 2500, 0);
    // The layout of the editor may be incomplete, so that it stays at its start: scroll until it shows the middle.
    await until('the middle', () => {
      editor.revealRange(middle, vscode.TextEditorRevealType.InCenter);
      return editor.visibleRanges.some(range => range.contains(middle)) || undefined;
    });
    const hasMiddle = async () => {
      const found = await symbols();
      return found.some(({ range }) => range.start.line === 2500) ? found : undefined;
    };
    const later = await until('symbols of the middle', hasMiddle);
    assert.ok(later.length < 2000);
    const folds = await run<vscode.FoldingRange[]>('vscode.executeFoldingRangeProvider', uri);
    assert.deepEqual(folds ?? [], []);
  });

  it('finds titles in the files of the workspace', async () => {
    await writeFile('titles-to-find.sudoku', '\n\nFind me here\n1...\n..3.\n....\n.2..\n');
    const symbols = await answer<vscode.SymbolInformation>('vscode.executeWorkspaceSymbolProvider', 'find me');
    const found = symbols.find(({ name }) => name === 'Find me here');
    assert.ok(found, symbols.map(({ name }) => name).join());
    assert.match(found.location.uri.path, /titles-to-find\.sudoku$/);
    assert.equal(found.location.range.start.line, 3);
  });

  it('folds puzzles', async () => {
    const { document } = await open(FILE);
    const folds = await answer<vscode.FoldingRange>('vscode.executeFoldingRangeProvider', document.uri);
    assert.deepEqual(
      folds.map(({ start, end }) => [start, end]),
      [
        [0, 4],
        [6, 11],
      ],
    );
  });

  it('links the addresses in headers', async () => {
    const { document } = await open(FILE);
    const [link] = await answer<vscode.DocumentLink>('vscode.executeLinkProvider', document.uri);
    assert.equal(link.target?.toString(), 'https://www.example.com/');
    assert.deepEqual([link.range.start, link.range.end], [at(7, 2), at(7, 17)]);
  });

  it('grows selections from the cell to the puzzle', async () => {
    const { document } = await open(FILE);
    const [selection] = await answer<vscode.SelectionRange>('vscode.executeSelectionRangeProvider', document.uri, [
      at(2, 2),
    ]);
    const texts: string[] = [];
    for (let range: vscode.SelectionRange | undefined = selection; range; range = range.parent) {
      texts.push(document.getText(range.range));
    }
    const grid = FILE.split('\n').slice(1, 5).join('\n');
    assert.deepEqual(texts.slice(0, 5), ['3', '3.', '..3.', grid, `Grid 01\n${grid}`]);
  });

  it('completes a cell with the digits that fit, and no empty grid', async () => {
    const { document } = await open(FILE);
    const list = await until('completions', async () => {
      const found = await run<vscode.CompletionList>('vscode.executeCompletionItemProvider', document.uri, at(1, 1));
      return found.items.length > 0 ? found : undefined;
    });
    const labels = list.items.map(({ label }) => (typeof label === 'string' ? label : label.label));
    assert.deepEqual(labels, ['3', '4']);
    assert.match((list.items[0].documentation as vscode.MarkdownString).value, /^Not possible: 1\b.* in row 1/);
  });

  it('completes an empty line with grids', async () => {
    const { document } = await open(`${FILE}\n`);
    const list = await until('completions', async () => {
      const found = await run<vscode.CompletionList>('vscode.executeCompletionItemProvider', document.uri, at(12, 0));
      return found.items.length > 0 ? found : undefined;
    });
    const labels = list.items.map(({ label }) => (typeof label === 'string' ? label : label.label));
    assert.ok(labels.includes('grid9') && labels.includes('[Puzzle]') && labels.includes('#U'), labels.join());
  });

  it('colors givens and conflicts', async () => {
    const { document } = await open(FILE);
    const range = new vscode.Range(0, 0, document.lineCount, 0);
    const legend = await until('a legend', () =>
      run<vscode.SemanticTokensLegend | undefined>(
        'vscode.provideDocumentRangeSemanticTokensLegend',
        document.uri,
        range,
      ),
    );
    const { data } = await run<vscode.SemanticTokens>('vscode.provideDocumentRangeSemanticTokens', document.uri, range);
    const types: string[] = [];
    for (let i = 0; i < data.length; i += 5) types.push(legend.tokenTypes[data[i + 3]]);
    const given = 'sudokuGiven';
    const conflict = 'sudokuConflict';
    assert.deepEqual(types, [given, given, given, conflict, conflict, given, given]);
  });

  it('highlights the same digit and the peers', async () => {
    const { document } = await open(FILE);
    const found = await answer<vscode.DocumentHighlight>('vscode.executeDocumentHighlights', document.uri, at(8, 0));
    const { Write, Read } = vscode.DocumentHighlightKind;
    const textOf = (kind: vscode.DocumentHighlightKind) =>
      found.filter(highlight => highlight.kind === kind).map(({ range }) => document.getText(range));
    assert.deepEqual(textOf(Write), ['1', '1']);
    assert.deepEqual(textOf(Read), ['..', '..', '.', '.']);
  });

  it('highlights the peers of the cell that a digit is typed into, even between two boxes', async () => {
    const { document } = await open('12 ..\n3. .2\n\n.. ..\n2. .1\n');
    const peersAt = async (column: number) =>
      (await answer<vscode.DocumentHighlight>('vscode.executeDocumentHighlights', document.uri, at(1, column)))
        .map(({ range }) => `${document.offsetAt(range.start)}-${document.offsetAt(range.end)}`)
        .join();
    assert.equal(await peersAt(2), await peersAt(3));
    assert.notEqual(await peersAt(2), await peersAt(1));
  });

  it('goes to the next and the previous puzzle', async () => {
    const editor = await open(FILE);
    assert.deepEqual(await run('sudoku.nextPuzzle', editor.document.uri), { line: 1 });
    assert.deepEqual(await run('sudoku.nextPuzzle', editor.document.uri), { line: 8 });
    assert.deepEqual(await run('sudoku.nextPuzzle', editor.document.uri), {});
    assert.equal(editor.selection.active.line, 8);
    assert.deepEqual(await run('sudoku.previousPuzzle', editor.document.uri), { line: 1 });
    // From within a puzzle too.
    editor.selection = new vscode.Selection(10, 2, 10, 2);
    assert.deepEqual(await run('sudoku.previousPuzzle', editor.document.uri), { line: 1 });
  });

  it('selects the row, the column and the box of the cursor', async () => {
    const editor = await open(FILE.replace('..3.', '..‸3.'));
    const { document } = editor;
    const textsAfter = async (command: string) => {
      editor.selection = new vscode.Selection(2, 2, 2, 2);
      await run(command, document.uri);
      return editor.selections.map(selection => document.getText(selection));
    };
    assert.deepEqual(await textsAfter('sudoku.selectRow'), ['..3.']);
    assert.deepEqual(await textsAfter('sudoku.selectColumn'), ['.', '3', '.', '.']);
    assert.deepEqual(await textsAfter('sudoku.selectBox'), ['..', '3.']);
  });
});
