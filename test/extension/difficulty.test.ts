import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { Lenses } from '../../src/extension/providers/codeLens';
import { EditorAnalysis } from '../../src/extension/services/documents';
import { HintPlace } from '../../src/extension/views/hintPlace';
import { closeAll, open, run, until } from './editor';
import { statusText } from './statusItems';
import { POINTING, withSetting } from './steps';

describe('the lens above a puzzle', () => {
  afterEach(closeAll);

  const lensesOf = async ({ document }: vscode.TextEditor) =>
    (await run<vscode.CodeLens[]>('vscode.executeCodeLensProvider', document.uri, 100))
      .sort((a, b) => a.range.start.line - b.range.start.line)
      .map(({ range, command }) => `${range.start.line}: ${command?.title}`);

  // VS Code drops its own request when the editor loses the focus right after the edit, as with Undo on a board.
  it('is updated after an edit, without a request of VS Code, and not after an edit of another file', async () => {
    const other = await open('1');
    const { document } = await open(POINTING);
    const analysis = new EditorAnalysis({ now: Date.now, onSearch: () => {} });
    const place = new HintPlace();
    const lenses = new Lenses(analysis, place);
    try {
      assert.ok(lenses.provideCodeLenses(document).length > 0);
      const edited: vscode.TextDocument[] = [];
      const changed = new Promise<void>(resolve =>
        lenses.onDidChangeCodeLenses(() => {
          assert.deepEqual(edited, [other.document, document]);
          resolve();
        }),
      );
      for (const { uri } of [other.document, document]) {
        const change = new vscode.WorkspaceEdit();
        change.insert(uri, new vscode.Position(0, 0), '# ');
        await vscode.workspace.applyEdit(change);
        edited.push(uri === document.uri ? document : other.document);
      }
      await changed;
    } finally {
      lenses.listeners.dispose();
      place.dispose();
      analysis.dispose();
    }
  });

  it('shows its rating and offers commands', async () => {
    const editor = await open(POINTING);
    const lenses = await until('lenses', async () => {
      const found = await lensesOf(editor);
      return found.length > 0 ? found : undefined;
    });
    // With this command VS Code returns the lenses in the order in which they were resolved.
    assert.deepEqual(lenses.sort(), ['0: Grid', '0: Hint', '0: Medium · SE 2.6', '0: Path', '0: Solve']);
  });

  it('is above the frame of its puzzle, like a hint', async () => {
    const rows = ['1 2 | . .', '3 . | . 2', '. . | . .', '2 . | . 1'].map(row => `| ${row} |\n`);
    const border = '+-----+-----+\n';
    const editor = await open(`Framed\n${border}${rows.join('')}${border}`);
    const lines = async () => new Set((await lensesOf(editor)).map(lens => lens.split(':')[0]));
    await until('lenses', async () => (await lines()).size > 0 || undefined);
    assert.deepEqual([...(await lines())], ['1']);
    await run('sudoku.hint');
    await until('the hint', async () => (await lensesOf(editor)).some(lens => lens.includes('Look at')) || undefined);
    assert.deepEqual([...(await lines())], ['1']);
  });

  it('shows the rating of a solved puzzle by its givens, and offers only its grid', async () => {
    const editor = await open('[Puzzle]\n1...\n3..2\n....\n2..1\n[State]\n1234\n3412\n4123\n2341\n');
    const lenses = await until('lenses', async () => {
      const found = await lensesOf(editor);
      return found.length > 0 ? found : undefined;
    });
    assert.deepEqual(lenses.sort(), ['1: Grid', '1: ✓ Solved · Easy']);
  });

  it('offers no solution of an incomplete grid', async () => {
    const editor = await open(`${'.........\n'.repeat(8)}1........\n`);
    const lenses = await until('lenses', async () => {
      const found = await lensesOf(editor);
      return found.length > 0 ? found : undefined;
    });
    assert.deepEqual(lenses.sort(), ['0: 9x9 · 1 given so far', '0: Grid']);
  });

  it('can convert a single-line puzzle if there are few, and the rating is not also at the end of the line', async () => {
    const solved = '1234341221434321\n'.repeat(4);
    const editor = await open(`${POINTING.replaceAll('\n', '')}\n\n${solved}`);
    const lenses = await until('lenses', async () => {
      const found = (await lensesOf(editor)).filter(lens => lens.startsWith('0:'));
      return found.length > 0 ? found : undefined;
    });
    assert.deepEqual(lenses.sort(), ['0: Convert to Grid', '0: Grid', '0: Hint', '0: Medium · SE 2.6', '0: Solve']);
    const whole = new vscode.Range(0, 0, 6, 0);
    const hints = await run<vscode.InlayHint[]>('vscode.executeInlayHintProvider', editor.document.uri, whole);
    assert.deepEqual(hints, []);
    const found = await run<vscode.CodeLens[]>('vscode.executeCodeLensProvider', editor.document.uri, 100);
    const { command } = found.find(each => each.command?.title === 'Convert to Grid')!;
    await run(command!.command, ...command!.arguments!);
    assert.equal(editor.document.getText().trim(), `${POINTING}\n${solved}`.trim());
  });

  it('is absent if the setting is off', () =>
    withSetting('codeLens', false, async () => {
      const editor = await open(POINTING);
      assert.deepEqual(await lensesOf(editor), []);
    }));

  it('of a long file exists only near the visible lines', async () => {
    const editor = await open(`${'.........\n'.repeat(9)}\n`.repeat(500));
    const lenses = await until('lenses', async () => {
      const found = await lensesOf(editor);
      return found.length > 0 ? found : undefined;
    });
    assert.ok(lenses.length < 5 * 1000, `${lenses.length}`);
  });
});

describe('the rating of a single-line puzzle', () => {
  afterEach(closeAll);

  it('is at the end of the line, and not in a lens', async () => {
    const line = `${POINTING.replaceAll('\n', '')} # easy?`;
    const { document } = await open(`${line}\n${'1'.repeat(81)}\n${'1234341221434321\n'.repeat(4)}`);
    const whole = new vscode.Range(0, 0, 2, 0);
    const hints = await until('the rating', async () => {
      const found = await run<vscode.InlayHint[]>('vscode.executeInlayHintProvider', document.uri, whole);
      return found?.length === 2 ? found : undefined;
    });
    assert.deepEqual(
      hints.map(({ label, position }) => [label, position.line, position.character]),
      [
        ['Medium · SE 2.6', 0, line.length],
        ['9x9 · 81 givens · 81 digits in conflict', 1, 81],
      ],
    );
    assert.deepEqual(await run<vscode.CodeLens[]>('vscode.executeCodeLensProvider', document.uri), []);
  });

  it('is absent if the setting is off', () =>
    withSetting('codeLens', false, async () => {
      const { document } = await open(`${'1'.repeat(81)}\n`.repeat(6));
      const whole = new vscode.Range(0, 0, 1, 0);
      assert.deepEqual(await run<vscode.InlayHint[]>('vscode.executeInlayHintProvider', document.uri, whole), []);
    }));
});

describe('the status item', () => {
  afterEach(closeAll);

  it('shows the status of the puzzle at the cursor and its difficulty', async () => {
    await open(POINTING);
    const text = await until('the rating', () => (statusText()?.includes('SE') ? statusText() : undefined));
    assert.match(text, /^9x9 · 42 givens · one solution · Medium · SE \d\.\d$/);
  });
});
