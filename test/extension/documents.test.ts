import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll, diagnosticsOf, open, run, until, untilChecked } from './editor';

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const WRONG = EASY.replace('..7', '5.7');

/** Titles, comments, grids, one-line puzzles, some with mistakes, and characters of two units. */
const TEXT = [
  '\u{1f600} first',
  EASY,
  WRONG,
  '',
  '# a grid',
  ...Array.from({ length: 9 }, (_, row) => EASY.slice(9 * row, 9 * row + 9)),
  '',
  '# box: 2x3',
  '1..4.6',
  '......',
  '......',
  '..1...',
  '......',
  '5.....',
  '',
  WRONG,
  EASY,
].join('\n');

/** Checks that the active document has the diagnostics of a new one with the same text, as soon as the cursor has left the edit. */
async function agrees(document: vscode.TextDocument): Promise<void> {
  await run('cursorBottom');
  await run('cursorTop');
  const fresh = await vscode.workspace.openTextDocument({ language: 'sudoku', content: document.getText() });
  await untilChecked(document);
  await untilChecked(fresh);
  assert.deepEqual(diagnosticsOf(document), diagnosticsOf(fresh));
}

describe('a document', () => {
  afterEach(closeAll);

  for (const [name, newline] of [
    ['LF', '\n'],
    ['CRLF', '\r\n'],
  ]) {
    it(`has the same diagnostics after edits as a new one: ${name}`, async () => {
      const editor = await open(TEXT.replaceAll('\n', newline));
      const { document } = editor;
      const edits: ((edit: vscode.TextEditorEdit) => void)[] = [
        edit => edit.replace(new vscode.Range(2, 2, 2, 3), '.'),
        edit => edit.insert(new vscode.Position(0, 0), `${EASY}\n`),
        edit => {
          // As with three cursors.
          for (const line of [3, 8, 12]) edit.insert(new vscode.Position(line, 0), '5');
        },
        edit => edit.delete(new vscode.Range(3, 0, 5, 0)),
        edit => edit.insert(new vscode.Position(9, 3), '\n'),
        edit => edit.setEndOfLine(newline === '\n' ? vscode.EndOfLine.CRLF : vscode.EndOfLine.LF),
        edit => edit.replace(new vscode.Range(1, 0, 1, 1), '\u{1f600}'),
        edit => edit.insert(document.lineAt(document.lineCount - 1).range.end, `\n${WRONG}\n`),
      ];
      await agrees(document);
      for (const change of edits) {
        assert.ok(await editor.edit(change));
        await agrees(document);
      }
      // A change of line endings may be a separate step.
      for (let i = 0; i <= edits.length && document.getText().replaceAll('\r\n', '\n') !== TEXT; i++) await run('undo');
      assert.equal(document.getText().replaceAll('\r\n', '\n'), TEXT);
      await agrees(document);
    });
  }

  it('shows at most as many diagnostics as the setting allows, and reports where it stops', async () => {
    const settings = vscode.workspace.getConfiguration('sudoku');
    const { document } = await open(`${WRONG}\n`.repeat(10));
    await until('all conflicts', () => diagnosticsOf(document, 'conflict').length === 20 || undefined);
    try {
      await settings.update('diagnostics.maxPerFile', 4, vscode.ConfigurationTarget.Global);
      const [cut] = await until('the end', () => {
        const found = diagnosticsOf(document, 'not-all-shown');
        return found.length > 0 ? found : undefined;
      });
      assert.equal(diagnosticsOf(document).length, 4);
      assert.match(cut.message, /3 of \d+ findings/);
      assert.equal(cut.severity, 'Information');
    } finally {
      await settings.update('diagnostics.maxPerFile', undefined, vscode.ConfigurationTarget.Global);
    }
    await until('all conflicts again', () => diagnosticsOf(document, 'conflict').length === 20 || undefined);
  });

  it('shows hints outside the visible text too, without an edit', async () => {
    const solved = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
    const lines = new Array(400).fill(solved);
    lines[300] = solved.replace('534678912', '..467891.').replace('4', '0');
    const { document } = await open(`${lines.join('\n')}\n`);
    await until('a hint on line 301', () => diagnosticsOf(document, 'mixed-blanks').length === 1 || undefined);
  });

  it('shows the diagnostics of visible text in a file of any length', async () => {
    const editor = await open(`${WRONG}\n`.repeat(3000));
    const { document } = editor;
    const inLine = (line: number) =>
      diagnosticsOf(document, 'conflict').some(({ text }) => text.startsWith(`${line}:`)) || undefined;
    await until('a conflict in the first line', () => inLine(0));
    assert.ok(diagnosticsOf(document).length <= 1000);
    editor.revealRange(document.lineAt(2000).range, vscode.TextEditorRevealType.AtTop);
    await until('a conflict on line 2001', () => inLine(2000));
    assert.ok(diagnosticsOf(document).length <= 1000);
  });
});
