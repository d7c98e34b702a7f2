import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { parse } from '../../src/text/parser/parser';
import { actionCalled, actionsAt, apply, closeAll, diagnosticsOfCode, open, openFile, until } from './editor';

const grid = (...rows: string[]) => `${Array.from({ length: 9 }, (_, r) => rows[r] ?? '.........').join('\n')}\n`;

describe('code actions', () => {
  afterEach(closeAll);

  it('fill a naked single: preferred, one undo step', async () => {
    const text = grid('12345678‸.');
    const editor = await open(text);
    const action = await actionCalled(editor, 'Fill r1c9 with 9 (Naked Single)');
    assert.equal(action.isPreferred, true);
    await apply(action);
    assert.equal(editor.document.getText(), grid('123456789'));
    await vscode.commands.executeCommand('undo');
    assert.equal(editor.document.getText(), text.replace('‸', ''));
  });

  it('fill a hidden single with any value of the setting', async () => {
    const settings = vscode.workspace.getConfiguration('sudoku');
    const text = (at: string) =>
      grid('.........', '.........', '.........', '....1....', '.......1.', at, '.1.......', '.........', '.........');
    await settings.update('diagnostics.forcedCells', 'off', vscode.ConfigurationTarget.Global);
    try {
      const editor = await open(text('‸.52......'));
      const action = await actionCalled(editor, 'Fill r6c1 with 1 (Hidden Single in box 4)');
      assert.equal(action.isPreferred, true);
      await apply(action);
      assert.equal(editor.document.getText(), text('152......'));
    } finally {
      await settings.update('diagnostics.forcedCells', undefined, vscode.ConfigurationTarget.Global);
    }
  });

  it('clear a conflicting cell, clear the other one, or write the right digit', async () => {
    const first = await openFile('samples', 'conflicts.sudoku');
    const before = first.document.getText();
    const conflicts = await diagnosticsOfCode(first.document, 'conflict');
    const [line, character] = conflicts[0].text.split(/[: ]/).map(Number);
    first.selection = new vscode.Selection(line, character, line, character);
    const clear = await actionCalled(first, /^Clear r\dc\d$/);
    const titles = (await actionsAt(first)).map(({ title }) => title);
    assert.equal(titles.filter(title => /^Clear r\dc\d$/.test(title)).length, 2, `${titles}`);

    // One of the two cells is wrong, and the rest of the puzzle determines its digit.
    const changes: vscode.CodeAction[] = [];
    for (const { text } of conflicts) {
      const [l, c] = text.split(/[: ]/).map(Number);
      first.selection = new vscode.Selection(l, c, l, c);
      changes.push(...(await actionsAt(first)).filter(({ title }) => /^Change r\dc\d to \d$/.test(title)));
    }
    assert.equal(changes.length, 1);
    await apply(changes[0]);
    await until(
      'no conflict',
      () =>
        vscode.languages
          .getDiagnostics(first.document.uri)
          .every(d => (d.code as { value: string }).value !== 'conflict') || undefined,
    );
    assert.equal([...first.document.getText()].filter((c, i) => c !== before[i]).length, 1);

    await vscode.commands.executeCommand('undo');
    assert.equal(first.document.getText(), before);
    await apply(clear);
    assert.equal([...first.document.getText()].filter((c, i) => c !== before[i]).length, 1);
  });

  it('keep the cursor at the cell before it that they empty, and other cursors in place', async () => {
    const texts = [
      grid('5...5‸....'),
      grid('5 . . . 5‸ . . . .'),
      `[Puzzle]\n${grid('5........')}[State]\n${grid('5...5‸....')}`,
    ];
    for (const text of texts) {
      const editor = await open(text);
      const before = editor.document.getText();
      const { selection } = editor;
      const other = new vscode.Position(selection.active.line + 3, 3);
      editor.selections = [selection, new vscode.Selection(other, other)];
      await apply(await actionCalled(editor, 'Clear r1c5'));
      const cell = selection.active.translate(0, -1);
      await until('the cursor on the cell', () => editor.selections[0].active.isEqual(cell));
      assert.ok(editor.selections[1].active.isEqual(other));
      editor.selection = editor.selections[0];
      await vscode.commands.executeCommand('sudoku.pressCellKey', '7');
      await until('the digit in the cell', () => editor.document.getText() === text.replace('5‸', '7'));
      await vscode.commands.executeCommand('undo');
      await vscode.commands.executeCommand('undo');
      assert.equal(editor.document.getText(), before);
      await closeAll();
    }
  });

  it('do not move the cursor if they empty another cell or fill the cell', async () => {
    const cleared = await open(grid('5...5‸....'));
    await apply(await actionCalled(cleared, 'Clear r1c1'));
    assert.deepEqual(cleared.selection.active, new vscode.Position(0, 5));
    const filled = await open(grid('12345678.‸'));
    await apply(await actionCalled(filled, /^Fill r1c9 with 9/));
    assert.deepEqual(filled.selection.active, new vscode.Position(0, 9));
  });

  it('pad a row that is too short, and remove only blanks from one that is too long', async () => {
    const short = await open(grid('53..7...‸'));
    await apply(await actionCalled(short, /^Add 1 empty cell \(\.\) at the end/));
    assert.equal(short.document.getText(), grid('53..7....'));

    const long = await open(grid('53..7.....‸.'));
    await apply(await actionCalled(long, /^Remove 2 empty cells at the end/));
    assert.equal(long.document.getText(), grid('53..7....'));

    const digit = await open(grid('53..7....‸8'));
    await diagnosticsOfCode(digit.document, 'row-length');
    for (const action of await actionsAt(digit)) {
      assert.match(action.title, /; digits may move to other columns$/);
      assert.ok(!action.isPreferred);
      for (const [, [edit]] of action.edit?.entries() ?? []) assert.match(digit.document.getText(edit.range), /^\.$/);
    }
  });

  it('unify mixed blanks', async () => {
    const editor = await open(grid('5.....0‸.0', '..6....*.'));
    await apply(await actionCalled(editor, 'Write every empty cell as "."'));
    assert.equal(editor.document.getText(), grid('5........', '..6......'));
  });

  it('fill all forced cells: a source action, resolved on demand, never under source.fixAll', async () => {
    const editor = await openFile('samples', 'first.sudoku');
    const before = editor.document.getText();
    const action = await actionCalled(editor, 'Fill all forced cells', 'source.sudoku.fillForced');
    assert.equal(action.kind?.value, 'source.sudoku.fillForced');
    assert.ok(!vscode.CodeActionKind.SourceFixAll.contains(action.kind));
    const unresolved = await vscode.commands.executeCommand<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      editor.document.uri,
      new vscode.Range(0, 0, 0, 0),
      'source.sudoku',
    );
    assert.deepEqual(
      unresolved.map(({ title, edit }) => [title, edit]),
      [['Fill all forced cells', undefined]],
    );
    await apply(action);
    const [puzzle] = parse(editor.document.getText()).puzzles;
    assert.ok(!puzzle.grid.digits.includes(0), 'an easy puzzle is solved by forced cells');
    await vscode.commands.executeCommand('undo');
    assert.equal(editor.document.getText(), before);
  });

  it('include those of all cells in a selection', async () => {
    const editor = await open(grid('12345678.', '.........', '.........', '912345678'.replace('2', '.')));
    const all = new vscode.Range(0, 0, 3, 9);
    const titles = await until('both', async () => {
      const found = (await actionsAt(editor, all, 'quickfix'))
        .map(({ title }) => title)
        .filter(title => /Naked/.test(title));
      return found.length >= 2 ? found : undefined;
    });
    assert.deepEqual(titles, ['Fill r1c9 with 9 (Naked Single)', 'Fill r4c3 with 2 (Naked Single)']);
  });

  it('are absent outside puzzles', async () => {
    const editor = await open('‸Some words.\n');
    assert.deepEqual(await actionsAt(editor), []);
  });
});
