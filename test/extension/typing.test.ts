import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { EditorAnalysis } from '../../src/extension/services/documents';
import { TypingWatch } from '../../src/extension/services/typing';
import {
  actionCalled,
  actionsAt,
  apply,
  closeAll,
  diagnosticsOf,
  diagnosticsOfCode,
  messagesOf,
  open,
  run,
  until,
  untilChecked,
  writeFile,
} from './editor';
import { statusText } from './statusItems';
import { withSetting } from './steps';

const SOLVED = '534678912\n672195348\n198342567\n859761423\n426853791\n713924856\n961537284\n287419635\n345286179\n';

/** The puzzle of samples/first.sudoku. */
const FIRST =
  'Easy start\n48...7.5.\n5.6.24..7\n2..3.....\n.5....9.8\n...749...\n7.2....3.\n.....6..9\n9..17.5.3\n.7.9...21\n';

/** Types with the keyboard's own command, at the cursor. */
const type = (text: string) => run('type', { text });

const lensesOf = async ({ document }: vscode.TextEditor) =>
  (await run<vscode.CodeLens[]>('vscode.executeCodeLensProvider', document.uri, 100)).map(
    ({ range, command }) => `${range.start.line}: ${command?.title}`,
  );

const status = (expected: string | RegExp) =>
  until(`the status ${expected}; it is ${statusText()}`, () => {
    const text = statusText() ?? '';
    return (typeof expected === 'string' ? text === expected : expected.test(text)) || undefined;
  });

const moveTo = (editor: vscode.TextEditor, line: number, character: number) => {
  editor.selection = new vscode.Selection(line, character, line, character);
};

/** Moves the cursor and inserts text like an editor without cell typing. */
async function insert(editor: vscode.TextEditor, line: number, character: number, text: string): Promise<void> {
  moveTo(editor, line, character);
  const { document } = editor;
  const { version } = document;
  await editor.edit(edit => edit.insert(new vscode.Position(line, character), text));
  await until('the edit', () => document.version > version || undefined);
}

describe('a row that an edit made too long or too short', () => {
  afterEach(closeAll);

  it('is fixed next to the edit, as in first.sudoku', () =>
    withSetting('cellTyping', false, async () => {
      const editor = await open(FIRST);
      const row = 1;
      await insert(editor, row, 3, '6');
      assert.equal(editor.document.lineAt(row).text, '48.6..7.5.');
      await apply(await actionCalled(editor, 'Remove 1 empty cell after r1c4'));
      await until('the fixed row', () => editor.document.lineAt(row).text === '48.6.7.5.' || undefined);
      assert.deepEqual(diagnosticsOf(editor.document, 'conflict'), []);
    }));

  it('gets back the cell that Backspace removed, and other fixes warn that digits move', async () => {
    const editor = await open(FIRST);
    const row = 1;
    moveTo(editor, row, 4);
    await editor.edit(edit => edit.delete(new vscode.Range(row, 3, row, 4)));
    const action = await actionCalled(editor, 'Add 1 empty cell (.) in r1c4');
    const titles = (await actionsAt(editor)).map(({ title }) => title);
    assert.ok(titles.includes('Add 1 empty cell (.) at the end; the digits 7 and 5 move left'), titles.join('; '));
    await apply(action);
    await until('the fixed row', () => editor.document.lineAt(row).text === '48...7.5.' || undefined);
  });
});

describe('a puzzle that is being typed', () => {
  afterEach(closeAll);

  it('has no findings except conflicts until the cursor leaves it', async () => {
    const editor = await open(`‸\n\n\nWords\n\n${SOLVED.replace('534', '5.4')}`);
    for (const row of ['53..7....\n', '6..195...\n', '.98....']) {
      const { line, character } = editor.selection.active;
      await insert(editor, line, character, row.slice(0, 4));
      const after = editor.document.positionAt(editor.document.offsetAt(new vscode.Position(line, character)) + 4);
      await insert(editor, after.line, after.character, row.slice(4, 7));
      const end = editor.document.positionAt(editor.document.offsetAt(after) + Math.min(3, row.length - 4));
      for (const [i, key] of [...row.slice(7)].entries()) await insert(editor, end.line, end.character + i, key);
      moveTo(editor, row.endsWith('\n') ? line + 1 : line, row.endsWith('\n') ? 0 : row.length);
    }
    await status('9x9 · 9 givens so far');
    assert.deepEqual(diagnosticsOf(editor.document, 'row-length', 'row-count'), []);
    // A conflict does not wait.
    await insert(editor, 2, 7, '8');
    assert.equal((await diagnosticsOfCode(editor.document, 'conflict')).length, 2);
    assert.deepEqual(diagnosticsOf(editor.document, 'row-length', 'row-count'), []);
    const lenses = await lensesOf(editor);
    assert.ok(!lenses.some(lens => lens.startsWith('0:')), lenses.join());
    moveTo(editor, editor.document.lineCount - 2, 3);
    await diagnosticsOfCode(editor.document, 'row-length');
    await diagnosticsOfCode(editor.document, 'row-count');
    await until('its lens', async () => (await lensesOf(editor)).some(lens => lens.startsWith('0:')) || undefined);
  });

  it('has no findings while the cursor stays', async () => {
    const editor = await open(`${SOLVED.replace('534', '.3‸4').replace('672', '.72')}`);
    const { document } = editor;
    await editor.edit(edit => edit.delete(new vscode.Range(0, 1, 0, 2)));
    await untilChecked(document);
    assert.deepEqual(diagnosticsOf(document, 'row-length'), []);
  });

  it('has a broken row marked at the next key in another row, and when the cursor moves there', () =>
    withSetting('cellTyping', false, async () => {
      const editor = await open(FIRST.replace('48.', '48‸.'));
      const { document } = editor;
      const brokenRows = () => diagnosticsOf(document, 'row-length').map(({ text }) => Number.parseInt(text, 10));
      await insert(editor, 1, 2, 'q');
      await untilChecked(document);
      assert.deepEqual(brokenRows(), []);
      // The cursor stays: only the edit is elsewhere, as with several cursors.
      await editor.edit(edit => edit.replace(new vscode.Range(3, 1, 3, 2), '8'));
      await untilChecked(document);
      assert.deepEqual(brokenRows(), [1]);
      await insert(editor, 4, 2, 'q');
      await untilChecked(document);
      assert.deepEqual(brokenRows(), [1]);
      // Not later, when the pause of the user ends the typing.
      const moved = new Promise<void>(resolve => {
        const listener = vscode.window.onDidChangeTextEditorSelection(() => {
          listener.dispose();
          resolve();
        });
      });
      moveTo(editor, 5, 2);
      await moved;
      await untilChecked(document);
      assert.deepEqual(brokenRows(), [1, 4]);
      moveTo(editor, 1, 2);
      await untilChecked(document);
      assert.deepEqual(brokenRows(), [1, 4], 'the marks stay when the cursor comes back');
    }));

  it('ends when its user pauses', async () => {
    const editor = await open(`${SOLVED.replace('534', '.3‸4')}`);
    const analysis = new EditorAnalysis({ now: Date.now, onSearch: () => {} });
    const watch = new TypingWatch(analysis, 0);
    try {
      let typed: vscode.TextDocument | undefined;
      const ended = new Promise<void>(resolve => watch.onDidEnd(resolve));
      const listener = vscode.workspace.onDidChangeTextDocument(() => {
        typed = analysis.typing.document;
      });
      await editor.edit(edit => edit.delete(new vscode.Range(0, 1, 0, 2)));
      await ended;
      listener.dispose();
      assert.equal(typed, editor.document);
      assert.equal(analysis.typing.document, undefined);
    } finally {
      watch.dispose();
      analysis.dispose();
    }
  });

  it('ends when its user pauses, even if a program continues to write another file', async () => {
    const other = await open('0');
    const editor = await open(`${SOLVED.replace('534', '.3‸4')}`);
    const analysis = new EditorAnalysis({ now: Date.now, onSearch: () => {} });
    const watch = new TypingWatch(analysis, 300);
    try {
      let hasEnded = false;
      watch.onDidEnd(() => {
        hasEnded = true;
      });
      await editor.edit(edit => edit.delete(new vscode.Range(0, 1, 0, 2)));
      assert.equal(analysis.typing.document, editor.document);
      for (let written = 0; written < 1000 && !hasEnded; written++) {
        const change = new vscode.WorkspaceEdit();
        change.insert(other.document.uri, new vscode.Position(0, 0), '#');
        await vscode.workspace.applyEdit(change);
      }
      assert.ok(hasEnded);
    } finally {
      watch.dispose();
      analysis.dispose();
    }
  });

  it('continues after auto save, and ends after Save', async () => {
    const uri = await writeFile('saved.sudoku', SOLVED.replace('534', '.34'));
    const analysis = new EditorAnalysis({ now: Date.now, onSearch: () => {} });
    const watch = new TypingWatch(analysis, 3_600_000); // the user does not pause
    const files = vscode.workspace.getConfiguration('files');
    const autoSave = (value: string | undefined) =>
      files.update('autoSave', value, vscode.ConfigurationTarget.Workspace);
    try {
      const document = await vscode.workspace.openTextDocument(uri);
      const editor = await vscode.window.showTextDocument(document);
      editor.selection = new vscode.Selection(0, 2, 0, 2);
      const saved = () => new Promise<void>(resolve => once(vscode.workspace.onDidSaveTextDocument, () => resolve()));
      const type = () => editor.edit(edit => edit.delete(new vscode.Range(0, 1, 0, 2)));
      await autoSave('afterDelay');
      const isSaved = saved();
      await type();
      await isSaved;
      assert.equal(analysis.typing.document, document);
      await autoSave(undefined);
      await type();
      assert.equal(analysis.typing.document, document);
      await document.save();
      assert.equal(analysis.typing.document, undefined);
    } finally {
      await autoSave(undefined);
      watch.dispose();
      analysis.dispose();
      await closeAll();
      await vscode.workspace.fs.delete(uri);
    }
  });

  it('does not start with a paste', async () => {
    const editor = await open('‸');
    await editor.edit(edit => edit.insert(new vscode.Position(0, 0), SOLVED.replace('534', '53')));
    await diagnosticsOfCode(editor.document, 'row-length');
  });

  it('keeps its lens', async () => {
    const editor = await open(SOLVED.replace('534', '‸..4').replace('672', '..2'));
    await until('the lens', async () => (await lensesOf(editor)).some(lens => lens.startsWith('0:')) || undefined);
    await editor.edit(edit => edit.replace(new vscode.Range(0, 0, 0, 1), '5'));
    assert.ok((await lensesOf(editor)).some(lens => lens.startsWith('0:')));
  });

  it('with one broken row has the lens and status of the other rows', async () => {
    const editor = await open(`${SOLVED.replace('534', '53')}\n${SOLVED.replace('534', '..‸4')}`);
    await diagnosticsOfCode(editor.document, 'row-length');
    await status(/^9x9 · 79 givens · one solution/);
    moveTo(editor, 0, 0);
    await status('9x9 · 80 givens · 1 problem');
    const lenses = await until('lenses', async () => {
      const found = await lensesOf(editor);
      return found.length > 0 ? found : undefined;
    });
    assert.ok(lenses.includes('0: 9x9 · 80 givens · 1 problem'), lenses.join());
    assert.ok(lenses.includes('10: Hint'), lenses.join());
  });
});

describe('a solved puzzle', () => {
  afterEach(closeAll);

  it('is reported in its lens and in the status', async () => {
    const editor = await open(SOLVED);
    await status('9x9 · ✓ Solved');
    await until('the lens', async () => (await lensesOf(editor)).includes('0: ✓ Solved') || undefined);
  });

  it('is announced once, when the last digit was typed', async () => {
    const editor = await open(`# Mine\n${SOLVED.replace('179\n', '17.‸\n')}`);
    const { messages } = await messagesOf(async () => {
      await editor.edit(edit => edit.replace(editor.document.lineAt(9).range, '345286179'.slice(0, 8)));
      moveTo(editor, 9, 8);
      await type('9');
      await status('9x9 · ✓ Solved');
      await untilChecked(editor.document);
    });
    assert.deepEqual(
      messages.filter(message => message.startsWith('✓')),
      ['✓ Solved: Mine'],
    );
  });

  it('is not announced when a command or Undo solved it', async () => {
    const editor = await open(SOLVED.replace('179\n', '17.\n'));
    const { messages } = await messagesOf(async () => {
      await run('sudoku.solve');
      await status('9x9 · ✓ Solved');
      await run('undo');
      await until('undone', () => editor.document.getText().includes('.') || undefined);
      await run('redo');
      await status('9x9 · ✓ Solved');
      await untilChecked(editor.document);
    });
    assert.deepEqual(
      messages.filter(message => message.startsWith('✓')),
      [],
    );
  });
});

describe('commands for many puzzles', () => {
  afterEach(closeAll);

  const LINE = SOLVED.replaceAll('\n', '').replace('5', '.');

  /** The question to the user while something runs, answered with the button whose title matches. */
  async function asked(answer: RegExp, work: () => Thenable<unknown>): Promise<string[]> {
    const window = vscode.window as unknown as Record<string, unknown>;
    const real = window.showWarningMessage;
    const questions: string[] = [];
    window.showWarningMessage = async (question: string, _: unknown, ...buttons: string[]) => {
      questions.push([question, ...buttons].join(' | '));
      return buttons.find(button => answer.test(button));
    };
    try {
      await work();
    } finally {
      window.showWarningMessage = real;
    }
    return questions;
  }

  it('ask with the number of puzzles', async () => {
    const editor = await open(`${LINE}\n`.repeat(101));
    const before = editor.document.getText();
    const question = 'Solve all 101 puzzles in this file? | Solve 101 Puzzles | Solve Puzzle at Cursor';
    assert.deepEqual(await asked(/nothing/, () => run('sudoku.solve')), [question]);
    assert.equal(editor.document.getText(), before);
    await asked(/at Cursor/, () => run('sudoku.solve'));
    assert.equal(editor.document.getText(), before.replace('.', '5'));
    await asked(/101/, () => run('sudoku.solve'));
    assert.ok(!editor.document.getText().includes('.'));
  });

  it('fill the forced cells of one', async () => {
    const editor = await open(`${LINE}\n${LINE}\n`);
    assert.deepEqual(await run('sudoku.fillForcedPuzzle', editor.document.uri, 1), { filled: 1 });
    assert.equal(editor.document.getText(), `${LINE}\n${LINE.replace('.', '5')}\n`);
  });

  it('do not ask in a short file, or when another extension calls them', async () => {
    const editor = await open(`${LINE}\n`.repeat(100));
    assert.deepEqual(await asked(/nothing/, () => run('sudoku.fillForced')), []);
    const long = await open(`${LINE}\n`.repeat(101));
    assert.deepEqual(await asked(/nothing/, () => run('sudoku.fillForced', long.document.uri)), []);
    assert.ok(!editor.document.getText().includes('.') && !long.document.getText().includes('.'));
  });
});

/** Calls a listener for the next event. */
function once<T>(event: vscode.Event<T>, listener: (value: T) => void): void {
  const subscription = event(value => {
    subscription.dispose();
    listener(value);
  });
}
