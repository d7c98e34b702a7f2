import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll, diagnosticsOfCode, messagesOf, open, run, until } from './editor';
import { withSetting } from './steps';

const FOUR = '12..\n3..2\n....\n2..1\n';
const NOTHING = { isChanged: false };

describe('playing', () => {
  afterEach(closeAll);

  it('writes a state next to the givens in one undo step, with the entries only there', async () => {
    const { document } = await openSeen(FOUR);
    await enter(document, 2, '3');
    assert.deepEqual(await run('sudoku.startPlaying', document.uri, 0), { isChanged: true });
    assert.equal(document.getText(), `[Puzzle]\n${FOUR}[State]\n${FOUR.replace('12..', '123.')}`);
    await run('undo');
    assert.equal(document.getText(), FOUR.replace('12..', '123.'));
  });

  it('restarts with the givens and without marks', async () => {
    const givens = `[Puzzle]\n${FOUR}\n[State]\n`;
    const played = `${givens}${FOUR}`;
    const { document } = await open(`${givens}${FOUR.replace('12..', '1234')}# corner: r3c2=13\n`);
    assert.deepEqual(await run('sudoku.restart', document.uri, 0), { isChanged: true });
    assert.equal(document.getText(), played);
    assert.deepEqual(await run('sudoku.restart', document.uri, 0), NOTHING);
  });

  it('reveals the cell at the cursor', async () => {
    const editor = await openSeen(FOUR);
    editor.selection = new vscode.Selection(2, 1, 2, 1);
    assert.deepEqual(await run('sudoku.revealCell'), { isChanged: true });
    assert.equal(editor.document.getText(), FOUR.replace('....', '.1..'));
  });

  it('reveals no cell of a puzzle without a single solution, and no given', async () => {
    const { document } = await open(`[Puzzle]\n${FOUR.replace('12..', '12.2')}[State]\n${FOUR}`);
    for (const [cell, reason] of [
      [2, /The digit in r1c3 is not known/],
      [0, /The digit in r1c1 is not known/],
    ] as const) {
      const { result, messages } = await messagesOf(() => run('sudoku.revealCell', document.uri, 0, cell));
      assert.deepEqual(result, NOTHING);
      assert.match(messages.join(), reason);
    }
    const valid = await open(`[Puzzle]\n${FOUR}[State]\n${FOUR}`);
    const { messages } = await messagesOf(() => run('sudoku.revealCell', valid.document.uri, 0, 0));
    assert.match(messages.join(), /r1c1 is a given/);
  });

  it('reports that a cell is correct if it already has the digit to reveal', async () => {
    const { document } = await open(`[Puzzle]\n${FOUR}[State]\n${FOUR.replace('12..', '123.')}`);
    const { result, messages } = await messagesOf(() => run('sudoku.revealCell', document.uri, 0, 2));
    assert.deepEqual([result, messages], [NOTHING, ['r1c3 is correct.']]);
    const unplayed = await open(FOUR);
    const given = await messagesOf(() => run('sudoku.revealCell', unplayed.document.uri, 0, 0));
    assert.deepEqual(given.messages, ['r1c1 is a given.']);
  });

  it('reveals a cell and removes its digit from marks if the setting is on', async () => {
    const { document } = await open(`${FOUR}# corner: r1c4=34\n`);
    await withSetting('board.removeMarks', true, async () => {
      assert.deepEqual(await run('sudoku.revealCell', document.uri, 0, 2), { isChanged: true });
      assert.equal(document.getText(), `${FOUR.replace('12..', '123.')}# corner: r1c4=4\n`);
    });
  });

  it('removes marks when a step is applied if the setting is on', async () => {
    const row = FOUR.replace('12..', '123.');
    const { document } = await open(`${row}# corner: r2c3=14 r3c3=34\n`);
    await withSetting('board.removeMarks', true, async () => {
      assert.deepEqual(await run('sudoku.applyStep', document.uri, 0), { steps: ['Full House: r1c4=4'] });
      assert.equal(document.getText(), `${row.replace('123.', '1234')}# corner: r2c3=1 r3c3=34\n`);
    });
  });

  it('explains why a puzzle that is being played is not started again', async () => {
    const { document } = await open(`[Puzzle]\n${FOUR}\n[State]\n${FOUR}`);
    const { result, messages } = await messagesOf(() => run('sudoku.startPlaying', document.uri, 0));
    assert.deepEqual(result, NOTHING);
    assert.match(messages.join(), /already being played/);
  });
});

describe('a file as a grid', () => {
  afterEach(closeAll);

  it('replaces its text, and the text replaces the grid, even for an untitled document', async () => {
    const { document } = await open(FOUR);
    const tabs = () => vscode.window.tabGroups.all.flatMap(group => group.tabs);
    assert.ok(document.isUntitled && document.isDirty);
    await run('sudoku.openAsGrid');
    await until('the grid', () => activeInput() instanceof vscode.TabInputCustom || undefined);
    assert.equal(tabs().length, 1);
    await run('sudoku.openAsText');
    await until('the text', () => activeInput() instanceof vscode.TabInputText || undefined);
    assert.equal(tabs().length, 1);
    assert.equal(vscode.window.activeTextEditor?.document.getText(), FOUR);
  });

  it('replaces its text, and the text replaces the grid', async () => {
    const document = await savedFile(FOUR);
    await vscode.window.showTextDocument(document);
    await run('sudoku.openAsGrid');
    await until('the grid', () => activeInput() instanceof vscode.TabInputCustom || undefined);
    assert.equal((activeInput() as vscode.TabInputCustom).viewType, 'sudoku.grid');
    await until('one tab', () => vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs).length === 1 || undefined);
    await run('sudoku.openAsText');
    await until('the text', () => activeInput() instanceof vscode.TabInputText || undefined);
    assert.equal(vscode.window.activeTextEditor?.document, document);
  });

  it('is the target of commands while it is active', async () => {
    const document = await savedFile(`${'.'.repeat(16)}\n\n${FOUR}`);
    const editor = await vscode.window.showTextDocument(document);
    const end = document.positionAt(document.getText().length - 2);
    editor.selection = new vscode.Selection(end, end);
    await run('sudoku.openAsGrid');
    await until('the grid', () => vscode.window.activeTextEditor === undefined || undefined);
    await run('sudoku.solvePuzzle');
    assert.equal(document.getText(), `${'.'.repeat(16)}\n\n1234\n3412\n4123\n2341\n`);
    await document.save();
  });
});

/** Opens a text and waits until its puzzle has been seen. */
async function openSeen(text: string): Promise<vscode.TextEditor> {
  const editor = await open(`${text}\n11..\n....\n....\n....\n`);
  await diagnosticsOfCode(editor.document, 'conflict');
  const { document } = editor;
  const end = document.positionAt(document.getText().length);
  await editor.edit(builder => builder.delete(new vscode.Range(document.positionAt(text.length), end)));
  return editor;
}

/** Writes a digit over the character at an offset. */
async function enter(document: vscode.TextDocument, offset: number, digit: string): Promise<void> {
  const edit = new vscode.WorkspaceEdit();
  edit.replace(document.uri, new vscode.Range(document.positionAt(offset), document.positionAt(offset + 1)), digit);
  await vscode.workspace.applyEdit(edit);
}

/** The document of a new file in the folder. */
async function savedFile(text: string): Promise<vscode.TextDocument> {
  const uri = vscode.Uri.joinPath(vscode.workspace.workspaceFolders![0].uri, `grid${Date.now()}.sudoku`);
  await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(text));
  return vscode.workspace.openTextDocument(uri);
}

function activeInput(): unknown {
  return vscode.window.tabGroups.activeTabGroup.activeTab?.input;
}
