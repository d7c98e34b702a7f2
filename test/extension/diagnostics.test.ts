import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import {
  closeAll,
  diagnosticsOf,
  diagnosticsOfCode,
  open,
  openFile,
  rawDiagnostics,
  until,
  untilChecked,
} from './editor';
import { withSetting } from './steps';

/** A 9x9 grid with these rows; the other rows are empty. */
const grid = (...rows: string[]) => `${Array.from({ length: 9 }, (_, r) => rows[r] || '.........').join('\n')}\n`;

describe('diagnostics', () => {
  afterEach(closeAll);

  it('name the houses and the other cells of a conflict at every cell', async () => {
    const { document } = await open(grid('5......5.', '.........', '.5.......'));
    assert.deepEqual(await diagnosticsOfCode(document, 'conflict'), [
      {
        code: 'conflict',
        severity: 'Error',
        text: '0:0 5',
        message: '5 is already in row 1 (r1c8) and box 1 (r3c2)',
        related: ['0:7 r1c8 is also 5', '2:1 r3c2 is also 5'],
      },
      {
        code: 'conflict',
        severity: 'Error',
        text: '0:7 5',
        message: '5 is already in row 1 (r1c1)',
        related: ['0:0 r1c1 is also 5'],
      },
      {
        code: 'conflict',
        severity: 'Error',
        text: '2:1 5',
        message: '5 is already in box 1 (r1c1)',
        related: ['0:0 r1c1 is also 5'],
      },
    ]);
  });

  it('are shown for other documents if one cannot be read', async () => {
    const { document } = await open(grid('5......5.'));
    await diagnosticsOfCode(document, 'conflict');
    const bad = new Proxy(document, {
      get(target, key) {
        if (key === 'uri') return vscode.Uri.parse('untitled:bad');
        if (key === 'lineAt' || key === 'getText') throw new Error('this document cannot be read');
        return Reflect.get(target, key);
      },
    });
    const workspace = vscode.workspace as { textDocuments: readonly vscode.TextDocument[] };
    const real = Object.getOwnPropertyDescriptor(workspace, 'textDocuments')!;
    Object.defineProperty(workspace, 'textDocuments', { configurable: true, get: () => [bad, document] });
    try {
      await withSetting('diagnostics.maxPerFile', 1, async () => {
        await until('the document to be checked again', () => diagnosticsOf(document, 'not-all-shown').length === 1);
      });
    } finally {
      Object.defineProperty(workspace, 'textDocuments', real);
    }
  });

  it('show and remove conflicts while the user types', async () => {
    const editor = await open(grid('5........'));
    await editor.edit(edit => edit.replace(new vscode.Range(0, 8, 0, 9), '5'));
    assert.equal((await diagnosticsOfCode(editor.document, 'conflict')).length, 2);
    await editor.edit(edit => edit.replace(new vscode.Range(0, 8, 0, 9), '6'));
    await until('no conflict', () => diagnosticsOf(editor.document, 'conflict').length === 0 || undefined);
  });

  it('name the houses that exclude the digits of a cell', async () => {
    const { document } = await open(grid('12345....', '.......67', '........8', '........9'));
    const [found, ...rest] = await diagnosticsOfCode(document, 'no-candidate');
    assert.deepEqual(rest, []);
    assert.equal(found.text, '0:8 .');
    assert.equal(found.severity, 'Error');
    assert.equal(found.message, 'No digit fits r1c9: row 1 has 1, 2, 3, 4, 5, column 9 has 7, 8, 9 and box 3 has 6');
  });

  it('name the digit without a place, its house and the other empty cells', async () => {
    const { document } = await open(grid('.23.56.89', '', '', '', '1........', '', '...1.....', '', '......1..'));
    const found = await diagnosticsOfCode(document, 'no-place');
    assert.deepEqual(found, [
      {
        code: 'no-place',
        severity: 'Error',
        text: '0:0 .',
        message: 'Row 1 has no cell left for 1',
        related: ['0:3 r1c4 cannot be 1', '0:6 r1c7 cannot be 1'],
      },
    ]);
  });

  it('include no-solution only if nothing simpler explains it', async () => {
    const editor = await open('.4..2.\n.6214.\n4.12..\n3..415\n2.4..6\n....5.\n');
    const found = await until('the digits that contradict each other', () => {
      const marks = diagnosticsOf(editor.document, 'no-solution');
      return marks.length > 1 ? marks : undefined;
    });
    assert.deepEqual(
      found.map(({ text }) => text),
      ['2:3 2', '3:3 4', '4:0 2', '4:2 4', '5:4 5'],
    );
    for (const { message, severity } of found) {
      assert.match(message, /^This puzzle has no solution: 5 digits contradict each other/);
      assert.equal(severity, 'Error');
    }
    assert.deepEqual(diagnosticsOf(editor.document, 'conflict', 'no-candidate', 'no-place', 'wrong-digit'), []);
  });

  it('include wrong-digit for each digit without which there is a solution', async () => {
    const editor = await openFile('samples', 'titles.sudoku');
    const found = await diagnosticsOfCode(editor.document, 'wrong-digit');
    const one = found.filter(({ message }) => message.endsWith(' it has one'));
    assert.deepEqual(
      one.map(({ severity, message }) => [severity, message]),
      ['3 in r1c6', '9 in r1c9', '4 in r6c3'].map(digit => [
        'Error',
        `This puzzle has no solution. Without the ${digit} it has one`,
      ]),
    );
    const several = found.filter(each => !one.includes(each));
    assert.ok(several.length > 0);
    for (const { message } of several)
      assert.match(message, /^This puzzle has no solution\. Without .* it has several$/);
    assert.deepEqual(diagnosticsOf(editor.document, 'no-solution'), []);
  });

  it('mark the first difference of several solutions', async () => {
    const editor = await openFile('samples', 'titles.sudoku');
    const [found, ...rest] = await diagnosticsOfCode(editor.document, 'multiple-solutions');
    assert.deepEqual(rest, []);
    assert.equal(found.severity, 'Warning');
    assert.match(found.message, /^r\dc\d can be \d or \d: this puzzle has more than one solution$/);
    assert.ok(found.related.length > 0);
    for (const related of found.related) assert.match(related, /r\dc\d can be \d or \d$/);
  });

  it('are absent in an empty grid, because it is being typed', async () => {
    const { document } = await open(`${grid()}\n..34\n3412\n..43\n4321\n`);
    await diagnosticsOfCode(document, 'multiple-solutions');
    assert.deepEqual(
      diagnosticsOf(document).map(({ code, text }) => `${code} ${text}`),
      ['multiple-solutions 10:0 .'],
    );
  });

  it('do not include forced cells, which have a decoration that never covers the next cell', async () => {
    // r9c9 can only be 1, and the puzzle has a conflict in row 1.
    const text = grid('11.......', '', '', '', '', '', '', '', '23456789.');
    const { document } = await open(text);
    await diagnosticsOfCode(document, 'conflict');
    assert.deepEqual(diagnosticsOf(document, 'forced-cell'), []);
  });

  it('mark the exact characters that cannot be read', async () => {
    const { document } = await open('53..7....\n6..1q5...\n.98....6\n.........7\n');
    await diagnosticsOfCode(document, 'row-count');
    assert.deepEqual(
      diagnosticsOf(document, 'invalid-symbol', 'row-length', 'row-count').map(({ code, text, message }) => [
        code,
        text,
        message,
      ]),
      [
        ['invalid-symbol', '1:4 q', '"q" is not a digit of a 9x9 puzzle: use 1-9, or . for an empty cell'],
        ['row-length', '2:0 .98....6', 'This row has 8 cells; a row of a 9x9 puzzle needs 9'],
        ['row-count', '3:0 .........7', 'This puzzle has 4 rows; a 9x9 puzzle needs 9'],
        ['row-length', '3:9 7', 'This row has 10 cells; a row of a 9x9 puzzle needs 9'],
      ],
    );
    assert.ok(diagnosticsOf(document).every(({ severity }) => severity === 'Error'));
  });

  it('do not call a puzzle ambiguous that can no longer be read', async () => {
    const editor = await open('..34\n3412\n..43\n4321\n');
    await diagnosticsOfCode(editor.document, 'multiple-solutions');
    await editor.edit(edit => edit.replace(new vscode.Range(3, 0, 3, 1), 'q'));
    await diagnosticsOfCode(editor.document, 'invalid-symbol');
    assert.deepEqual(diagnosticsOf(editor.document, 'multiple-solutions'), []);
  });

  it('mark the rare kinds of mixed blanks', async () => {
    const { document } = await open(grid('5.......0'));
    assert.deepEqual(await diagnosticsOfCode(document, 'mixed-blanks'), [
      {
        code: 'mixed-blanks',
        severity: 'Hint',
        text: '0:8 0',
        message: 'This puzzle writes an empty cell as ".", but as "0" here',
        related: [],
      },
    ]);
  });

  it('link every code to its section in the documentation', async () => {
    const { document } = await open(grid('5......5.', '5.......0'));
    await diagnosticsOfCode(document, 'mixed-blanks');
    for (const code of ['conflict', 'mixed-blanks']) {
      const [{ code: raw, source }] = rawDiagnostics(document, code);
      assert.equal(source, 'sudoku');
      const { target } = raw as { target: vscode.Uri };
      assert.equal(target.fragment, code);
      const docs = await vscode.workspace.openTextDocument(target.with({ fragment: '' }));
      assert.match(docs.getText(), new RegExp(`^## ${code}$`, 'm'));
    }
  });

  it('show the section of a code when its link is opened', async () => {
    const { document } = await open(grid('5......5.'));
    await diagnosticsOfCode(document, 'conflict');
    const [{ code }] = rawDiagnostics(document, 'conflict');
    await vscode.commands.executeCommand('vscode.open', (code as { target: vscode.Uri }).target);
    await until('the rendered documentation and no text next to it', () => {
      const tabs = vscode.window.tabGroups.all.flatMap(group => group.tabs);
      const isText = tabs.some(
        ({ label, input }) => label === 'diagnostics.md' && input instanceof vscode.TabInputText,
      );
      const isRendered = tabs.some(
        ({ input }) => input instanceof vscode.TabInputWebview && /markdown/.test(input.viewType),
      );
      return (isRendered && !isText) || undefined;
    });
  });

  it('are absent in a solved puzzle, an empty file and prose', async () => {
    const solved =
      '534678912\n672195348\n198342567\n859761423\n426853791\n713924856\n961537284\n287419635\n345286179\n';
    for (const text of [solved, '', '\n\n', 'Some words about Sudoku.\n\nMore of them, in 2024: 12 puzzles.\n']) {
      const { document } = await open(text);
      await untilChecked(document);
      assert.deepEqual(diagnosticsOf(document), [], text);
    }
  });

  it('are only the intended ones in the samples', async () => {
    const expected: Record<string, string[]> = {
      'conflicts.sudoku': ['conflict'],
      'titles.sudoku': ['multiple-solutions', 'wrong-digit'],
    };
    const folder = vscode.Uri.joinPath(vscode.workspace.workspaceFolders![0].uri, 'samples');
    const names = (await vscode.workspace.fs.readDirectory(folder)).map(([name]) => name);
    assert.ok(names.length >= 10);
    for (const name of names) {
      const { document } = await openFile('samples', name);
      assert.equal(document.languageId, 'sudoku');
      await untilChecked(document);
      const codes = new Set(
        diagnosticsOf(document)
          .map(({ code }) => code)
          .filter(code => code !== 'forced-cell'),
      );
      assert.deepEqual([...codes].sort(), expected[name] ?? [], name);
    }
  });

  it('disappear with their document', async () => {
    const { document } = await open(grid('55.......'));
    await diagnosticsOfCode(document, 'conflict');
    await closeAll();
    await until('none', () => vscode.languages.getDiagnostics(document.uri).length === 0 || undefined);
  });
});
