import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { Pictures } from '../../src/extension/pictures/pictures';
import { pastingProvider } from '../../src/extension/providers/pasting';
import { EditorAnalysis } from '../../src/extension/services/documents';
import { encodePng } from '../../src/picture/encoding';
import { doubtfulSheet } from '../features/pictures/pages';
import { pageOf } from '../picture/drawing';
import { closeAll, messagesOf, open, openFile, run, until, writeFile } from './editor';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const OTHER = '........1....8.64..1.9......6...54...5....7.3..4.....6....1...9.2.3.4.....8..5.2.';
const PNG = encodePng(pageOf(PUZZLE));
const NO_GRID = encodePng({ width: 40, height: 40, data: new Uint8Array(1600).fill(200) });

const never = new vscode.CancellationTokenSource().token;
const automatic = { only: undefined, triggerKind: 0 } as vscode.DocumentPasteEditContext;
const target = (name: string) => vscode.Uri.joinPath(vscode.workspace.workspaceFolders![0].uri, name);

/** The data of a file that is dragged from the Explorer. */
function draggedFile(name: string): vscode.DataTransfer {
  const data = new vscode.DataTransfer();
  data.set('text/uri-list', new vscode.DataTransferItem(`${target(name)}`));
  return data;
}

function provider() {
  const analysis = new EditorAnalysis({ now: () => Date.now(), onSearch: () => {} });
  return pastingProvider(analysis, async () => new Pictures(analysis, () => {}));
}

/** A puzzle with other digits, but also with a 5 in r1c1. */
const SECOND = PUZZLE.replace(/\d/g, digit => '0241357698'[Number(digit)]);

/** The number of tabs with pictures. */
const pictureTabs = () =>
  vscode.window.tabGroups.all
    .flatMap(({ tabs }) => tabs)
    .filter(({ input }) => input instanceof vscode.TabInputWebview && input.viewType.endsWith('sudoku.readPicture'))
    .length;

/** Waits until this number of cells of a document are marked as doubtful, and this number of pictures are shown. */
async function untilDoubts(document: vscode.TextDocument, cells: number, pictures: number): Promise<void> {
  const isDoubt = ({ code }: vscode.Diagnostic) => (typeof code === 'object' ? code.value : code) === 'doubtful-digit';
  await until(`${cells} doubts`, () => vscode.languages.getDiagnostics(document.uri).filter(isDoubt).length === cells);
  await until(`${pictures} pictures`, () => pictureTabs() === pictures);
}

/** Chooses a file in the dialog of `Sudoku: Read Picture…`. */
async function readFile(name: string): Promise<void> {
  const window = vscode.window as unknown as Record<string, unknown>;
  const { showOpenDialog } = window;
  window.showOpenDialog = async () => [target(name)];
  try {
    await run('sudoku.readPicture');
  } finally {
    Object.assign(window, { showOpenDialog });
  }
}

describe('pictures', () => {
  const files = {
    'page.png': PNG,
    'other.png': PNG,
    'blank.png': NO_GRID,
    'sheet.png': doubtfulSheet([PUZZLE, SECOND]),
  };
  before(async () => {
    for (const [name, bytes] of Object.entries(files)) await vscode.workspace.fs.writeFile(target(name), bytes);
  });
  after(async () => {
    for (const name of Object.keys(files)) await vscode.workspace.fs.delete(target(name));
  });
  afterEach(closeAll);

  it('become a puzzle in the style of the file when they are dropped', async () => {
    const { document, selection } = await open(`${OTHER}\n‸`);
    const data = draggedFile('page.png');
    const edit = (await provider().provideDocumentDropEdits(document, selection.active, data, never)) as
      | vscode.DocumentDropEdit
      | undefined;
    assert.equal(edit?.insertText, '');
    assert.ok(await vscode.workspace.applyEdit(edit.additionalEdit!));
    assert.equal(document.getText(), `${OTHER}\n${PUZZLE}`);
  });

  it('are not pasted if the clipboard also has the puzzle as text', async () => {
    const { document, selection } = await open('‸');
    const data = draggedFile('page.png');
    const paste = () => provider().provideDocumentPasteEdits(document, [selection], data, automatic, never);
    assert.equal((await paste())?.length, 1);
    data.set('text/plain', new vscode.DataTransferItem(OTHER));
    assert.notEqual((await paste())?.[0]?.insertText, '');
  });

  it('are written into a new file by the command of the Explorer', async () => {
    const { uri, puzzles } = await run<{ uri: string; puzzles: number }>('sudoku.readPicture', target('page.png'), [
      target('page.png'),
      target('other.png'),
    ]);
    assert.equal(puzzles, 2);
    const document = vscode.window.activeTextEditor!.document;
    assert.equal(`${document.uri}`, uri);
    assert.match(document.getText(), /^# page\n5 3 \. \|[^#]*\n\n# other\n5 3 \. \|/);
  });

  it('are written at the cursor by the command', async () => {
    const { document } = await open(`${OTHER}‸\n`);
    await readFile('page.png');
    assert.equal(document.getText(), `${OTHER}\n${PUZZLE}\n`);
    await run('undo');
    assert.equal(document.getText(), `${OTHER}\n`);
  });

  it('with several puzzles are shown once, until the doubts about all of them are settled', async () => {
    const { document } = await open(`${OTHER}‸\n`);
    const { messages } = await messagesOf(() => readFile('sheet.png'));
    assert.equal(document.getText(), `${OTHER}\n${PUZZLE}\n${SECOND}\n`);
    assert.deepEqual(messages, ['2 cells may have been read incorrectly. Compare them with the picture.']);
    await untilDoubts(document, 2, 1);
    await run('undo');
    assert.equal(document.getText(), `${OTHER}\n`);
    await untilDoubts(document, 0, 0);
    await run('redo');
    await untilDoubts(document, 2, 1);
    for (const [line, pictures] of [
      [1, 1],
      [2, 0],
    ]) {
      vscode.window.activeTextEditor!.selection = new vscode.Selection(line, 0, line, 0);
      await run('sudoku.confirmDigits');
      await untilDoubts(document, pictures, pictures);
    }
  });

  it('stay with a file that is renamed', async () => {
    const old = await writeFile('pictured.sudoku', `${OTHER}\n`);
    const { document } = await openFile('pictured.sudoku');
    await readFile('sheet.png');
    await untilDoubts(document, 2, 1);
    assert.ok(await document.save());
    const renaming = new vscode.WorkspaceEdit();
    renaming.renameFile(old, target('renamed.sudoku'));
    assert.ok(await vscode.workspace.applyEdit(renaming));
    const { document: renamed } = await openFile('renamed.sudoku');
    try {
      await untilDoubts(renamed, 2, 1);
      await untilDoubts(document, 0, 1);
      const line = renamed.getText().split('\n').indexOf(PUZZLE);
      vscode.window.activeTextEditor!.selection = new vscode.Selection(line, 0, line, 0);
      await run('sudoku.confirmDigits');
      await untilDoubts(renamed, 1, 1);
    } finally {
      await closeAll();
      await vscode.workspace.fs.delete(renamed.uri);
    }
  });

  it('without a grid are explained', async () => {
    const { messages, result } = await messagesOf(() => run('sudoku.readPicture', target('blank.png')));
    assert.deepEqual(result, { uri: undefined, puzzles: 0 });
    assert.deepEqual(messages, ['blank.png: No grid was found. The picture must show all lines of the grid.']);
  });
});
