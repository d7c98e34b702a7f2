import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll, messagesOf, open, run, until } from './editor';
import { MARKS, withSetting } from './steps';

const GRID = '1...\n..3.\n....\n.2..\n';
/** Four givens: with fewer, 16 cells in a line would be a row of a 16x16 puzzle. */
const FOUR = '1...\n..3.\n....\n.2.4\n';
const LINE = '1.....3......2.4\n';
const SPACED = '1 . . .\n. . 3 .\n. . . .\n. 2 . .\n';

/** The text of a document after VS Code has formatted it. */
async function formatted(editor: vscode.TextEditor, command: string): Promise<string> {
  const { document } = editor;
  await vscode.commands.executeCommand(command);
  return document.getText();
}

describe('format', () => {
  afterEach(closeAll);

  it('writes the whole document in the style of the setting, in one undo step', () =>
    withSetting('format.style', 'spaced', async () => {
      const editor = await open(`Title\n${GRID}\n${LINE}\n# another\n${GRID}`);
      const wanted = `Title\n${SPACED}\n${LINE}\n# another\n${SPACED}`;
      await until('the formatted text', async () =>
        (await formatted(editor, 'editor.action.formatDocument')) === wanted ? true : undefined,
      );
      await vscode.commands.executeCommand('undo');
      assert.equal(editor.document.getText(), `Title\n${GRID}\n${LINE}\n# another\n${GRID}`);
    }));

  it('writes only the selected puzzles', () =>
    withSetting('format.style', 'spaced', async () => {
      const editor = await open(`${GRID}\n${GRID}`);
      editor.selection = new vscode.Selection(5, 0, 7, 1);
      await until('the formatted text', async () =>
        (await formatted(editor, 'editor.action.formatSelection')) === `${GRID}\n${SPACED}` ? true : undefined,
      );
    }));

  it('keeps a tidy file by default', async () => {
    const editor = await open(`Title\n${GRID}`);
    const edits = await run<vscode.TextEdit[] | undefined>(
      'vscode.executeFormatDocumentProvider',
      editor.document.uri,
      {
        tabSize: 2,
        insertSpaces: true,
      },
    );
    assert.deepEqual(edits ?? [], []);
  });
});

describe('Convert to …', () => {
  afterEach(closeAll);

  it('converts a grid to one line and back', async () => {
    const editor = await open(`Title\n‸${FOUR}`);
    const { document } = editor;
    assert.deepEqual(await run('sudoku.convertToLine', document.uri), { converted: 1 });
    assert.equal(document.getText(), `Title\n${LINE}`);
    assert.deepEqual(await run('sudoku.convertToGrid', document.uri), { converted: 1 });
    assert.equal(document.getText(), `Title\n${FOUR}`);
    assert.deepEqual(await run('sudoku.convertToGrid', document.uri), { converted: 0 });
  });

  it('converts all selected puzzles', async () => {
    const editor = await open(`A\n${GRID}B\n${GRID}C\n${GRID}`);
    editor.selection = new vscode.Selection(0, 0, 7, 0);
    assert.deepEqual(await run('sudoku.convertToBordered', editor.document.uri), { converted: 2 });
    const bordered = '1 . | . .\n. . | 3 .\n----+----\n. . | . .\n. 2 | . .\n';
    assert.equal(editor.document.getText(), `A\n${bordered}B\n${bordered}C\n${GRID}`);
  });

  it('converts to a frame of box-drawing characters and to pencil marks, in one undo step each', async () => {
    const { document } = await open(`Title\n‸${GRID}`);
    assert.deepEqual(await run('sudoku.convertToBoxDrawing'), { converted: 1 });
    assert.equal(
      document.getText(),
      'Title\n┌─────┬─────┐\n│ 1 . │ . . │\n│ . . │ 3 . │\n├─────┼─────┤\n│ . . │ . . │\n│ . 2 │ . . │\n└─────┴─────┘\n',
    );
    await run('undo');
    assert.equal(document.getText(), `Title\n${GRID}`);
    assert.deepEqual(await run('sudoku.convertToPencilMarks', document.uri, 1), { converted: 1 });
    const rows = document
      .getText()
      .split('\n')
      .map(line => line.match(/[\d.]+/g)?.join(' '));
    // A cell with one candidate becomes a blank: its candidate would be read as a digit.
    assert.deepEqual(
      rows.filter(row => row && /\d/.test(row)),
      ['1 34 24 24', '24 . 3 124', '34 134 124 1234', '34 2 14 134'],
    );
    await run('undo');
    assert.equal(document.getText(), `Title\n${GRID}`);
  });

  it('converts the puzzle on the line that the argument names', async () => {
    const { document } = await open(`A\n${GRID}B\n${GRID}`);
    assert.deepEqual(await run('sudoku.convertToSpaced', document.uri, 7), { converted: 1 });
    assert.equal(document.getText(), `A\n${GRID}B\n${SPACED}`);
  });

  it('reports lost eliminated candidates', async () => {
    const { document } = await open(MARKS.replace('238   9', '23    9'));
    const { messages } = await messagesOf(() => run('sudoku.convertToGrid', document.uri));
    assert.match(messages.join(), /eliminated candidates? cannot be written in this form/);
  });

  it('explains why a puzzle is not converted', async () => {
    const { document } = await open('1.. \n..3.\n....\n.2..\n');
    const { messages, result } = await messagesOf(() => run('sudoku.convertToLine', document.uri));
    assert.deepEqual(result, { converted: 0 });
    assert.match(messages.join(), /cannot be read completely/);
  });
});
