import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { isSolved } from '../../src/core/grid';
import { makeLine } from '../../src/core/notation';
import { change, documentStateOf } from '../../src/extension/commands/making/change';
import { EditorAnalysis } from '../../src/extension/services/documents';
import { parse } from '../../src/text/parser/parser';
import {
  closeAll,
  hasData,
  messagesOf,
  onlyBlanksChanged,
  open,
  openData,
  openFile,
  run,
  SOLVED_NOTHING,
  turn,
  until,
  writeFile,
} from './editor';

const READ_ONLY = 'This file is read-only. Nothing was changed. Save a copy and run the command there.';

/** A 25x25 puzzle whose first solution takes some seconds, many times the shortest time limit. */
const HARD =
  '93J7.O4..F.....G....N..1.F.H.4...2C...I.K..E.B...9.......KPEJ.7.B.I...4.OH.6....3.J7.GC....O.FA...K.E..P...1M6..A.4J.B97.28....6.K...B.....HFAJ...D...8..DGMK...F.4...71IB...C.O....PGE.8..B7.6.K.....F.3...J.HC.O.5NM.EPG8D1B79.I......F.3E8..G...OL..M.5...CO..P..7...I..5N..F...N.M.5J..9B2LCG...3.F.....DKPE..5..N.4..3.JI.9..G2...7.IH..F.P.E..2.O.C.61M.4.A..........15.K...I....P......I.M..HL.3..7JC....7.3J....HA.......C2.6....ALO.F.......1B6..E..9.4.7...1...3...2.D.OL.A.EKN5.2D..CNE..P..J..I.6M...L.A.C.O.E2.8.B1...N6.K..3...GE.8..P.5.......9M.IA.......5P..BI.L...A4.7.32.ED.19B...74.JDG...L.AHOP..NK.F4.7C...H...6...2.8.I.B1';

describe('solve', () => {
  afterEach(closeAll);

  it('solves a puzzle in place, which one undo reverses', async () => {
    const editor = await openFile('samples', 'first.sudoku');
    const before = editor.document.getText();
    assert.deepEqual(await run('sudoku.solve'), { ...SOLVED_NOTHING, solved: 1 });
    const after = editor.document.getText();
    onlyBlanksChanged(before, after);
    assert.ok(isSolved(parse(after).puzzles[0].grid));
    assert.deepEqual(await run('sudoku.solve'), { ...SOLVED_NOTHING, unchanged: 1 });
    await run('undo');
    assert.equal(editor.document.getText(), before);
  });

  it('solves every puzzle of a file, each counted once', async () => {
    const editor = await openFile('samples', 'titles.sudoku');
    const before = editor.document.getText();
    const { puzzles } = parse(before);
    const { result, messages, buttons } = await messagesOf(() => run<typeof SOLVED_NOTHING>('sudoku.solve'));
    assert.deepEqual(result, { ...SOLVED_NOTHING, solved: puzzles.length - 2, ambiguous: 1, unsolvable: 1 });
    const lineOf = (title: string) =>
      editor.document.positionAt(puzzles.find(puzzle => puzzle.title === title)!.start).line + 1;
    assert.deepEqual(messages, [
      `Solved ${puzzles.length - 2} puzzles. Several solutions, filled with one of them: Which one? (line ${lineOf('Which one?')}). ` +
        `No solution, left unchanged: Dead end (line ${lineOf('Dead end')}).`,
    ]);
    assert.deepEqual(buttons, [
      `Go to Dead end (line ${lineOf('Dead end')})`,
      `Go to Which one? (line ${lineOf('Which one?')})`,
    ]);
    await until('the cursor at the puzzle without a solution', async () => {
      await run('notification.acceptPrimaryAction');
      return editor.selection.active.line + 1 === lineOf('Dead end') || undefined;
    });
    const after = editor.document.getText();
    onlyBlanksChanged(before, after);
    const unsolved = parse(after).puzzles.filter(({ grid }) => !isSolved(grid));
    assert.deepEqual(
      unsolved.map(({ title }) => title),
      ['Dead end'],
    );
    assert.equal(
      makeLine(unsolved[0].grid.digits),
      makeLine(puzzles.find(({ title }) => title === 'Dead end')!.grid.digits),
    );
    await run('undo');
    assert.equal(editor.document.getText(), before);
  });

  it('solves every sample of every form and size', async () => {
    const folder = vscode.Uri.joinPath(vscode.workspace.workspaceFolders![0].uri, 'samples');
    for (const [name] of await vscode.workspace.fs.readDirectory(folder)) {
      if (name === 'conflicts.sudoku' || name === 'titles.sudoku') continue;
      const editor = await openFile('samples', name);
      const before = editor.document.getText();
      const { puzzles } = parse(before);
      const counts = await run<typeof SOLVED_NOTHING>('sudoku.solve');
      assert.deepEqual(counts, { ...SOLVED_NOTHING, solved: puzzles.length }, name);
      const solved = parse(editor.document.getText()).puzzles;
      assert.equal(solved.length, puzzles.length, name);
      for (const { grid } of solved) assert.ok(isSolved(grid), name);
      await run('undo');
      assert.equal(editor.document.getText(), before, name);
    }
  });

  it('fills the state, not the givens, of a SadMan file', async () => {
    const editor = await openFile('samples', 'sadman.sdk');
    const before = editor.document.getText();
    const state = before.indexOf('[State]');
    assert.ok(state > 0);
    await run('sudoku.solve');
    assert.equal(editor.document.getText().slice(0, state), before.slice(0, state));
    assert.ok(!/[.0]/.test(editor.document.getText().slice(state).split('\n').slice(1, 10).join('')));
  });

  it('solves only the puzzle at the cursor', async () => {
    const editor = await openFile('samples', 'titles.sudoku');
    const before = editor.document.getText();
    const second = parse(before).puzzles[1];
    const at = editor.document.positionAt(second.start + 3);
    editor.selection = new vscode.Selection(at, at);
    assert.deepEqual(await run('sudoku.solvePuzzle'), { ...SOLVED_NOTHING, solved: 1 });
    const after = parse(editor.document.getText()).puzzles;
    assert.deepEqual(after.map(({ grid }) => isSolved(grid)).indexOf(true), 1);
    assert.equal(after.filter(({ grid }) => isSolved(grid)).length, 1);
    await run('undo');
    assert.equal(editor.document.getText(), before);
  });

  it('solves the puzzle below the title at the cursor, and names it', async () => {
    const editor = await openFile('samples', 'steps.sudoku');
    const before = editor.document.getText();
    const at = editor.document.positionAt(before.indexOf('Skyscraper'));
    editor.selection = new vscode.Selection(at, at);
    assert.deepEqual(await run('sudoku.solvePuzzle'), { ...SOLVED_NOTHING, solved: 1 });
    const solved = parse(editor.document.getText()).puzzles.filter(({ grid }) => isSolved(grid));
    assert.deepEqual(
      solved.map(({ title }) => title),
      ['Skyscraper'],
    );
    const { result, messages } = await messagesOf(() => run('sudoku.hint'));
    assert.deepEqual(result, { stage: 0, message: 'The puzzle is solved.' });
    assert.deepEqual(messages, ['Skyscraper: The puzzle is solved.']);
    await run('undo');
    assert.equal(editor.document.getText(), before);
  });

  it('solves the document of a Uri, open or not', async () => {
    const uri = await writeFile('by-uri.sudoku', `${'.'.repeat(81)}\r\n`);
    assert.deepEqual(await run('sudoku.solve', uri), { ...SOLVED_NOTHING, ambiguous: 1 });
    const document = await vscode.workspace.openTextDocument(uri);
    assert.ok(document.isDirty);
    assert.ok(isSolved(parse(document.getText()).puzzles[0].grid));
    assert.ok(document.getText().endsWith('\r\n'));
    await vscode.window.showTextDocument(document);
  });

  it('reports that there is nothing to solve', async () => {
    await closeAll();
    assert.deepEqual(await run('sudoku.solve'), SOLVED_NOTHING);
    assert.deepEqual(await run('sudoku.solvePuzzle'), SOLVED_NOTHING);
    assert.deepEqual(await run('sudoku.fillForced'), { filled: 0 });
    const missing = vscode.Uri.joinPath(vscode.workspace.workspaceFolders![0].uri, 'missing.sudoku');
    assert.deepEqual(await run('sudoku.solve', missing), SOLVED_NOTHING);
    await open('No puzzle here.\n');
    assert.deepEqual(await run('sudoku.solve'), SOLVED_NOTHING);
  });

  it('skips puzzles that cannot be read completely', async () => {
    const text = '53..7....\n6..1q5...\n';
    const editor = await open(text);
    assert.deepEqual(await run('sudoku.solve'), { ...SOLVED_NOTHING, unchanged: 1 });
    assert.equal(editor.document.getText(), text);
  });

  it('names the line of a puzzle that cannot be read', async () => {
    await open('1234\n3412\n2143\n4321\n\n[Rules]\ncage 3: r1c1 r1c2\ncage x: r2c1\n');
    const { messages, buttons } = await messagesOf(() => run('sudoku.solve'));
    assert.deepEqual(messages, ['Cannot be read completely, left unchanged: line 8.']);
    assert.deepEqual(buttons, ['Go to line 8']);
  });

  it('stops at the time limit', async () => {
    const settings = vscode.workspace.getConfiguration('sudoku');
    await settings.update('solve.timeLimit', 0.1, vscode.ConfigurationTarget.Global);
    try {
      const text = `${HARD}\n`;
      const editor = await open(text);
      assert.deepEqual(await run('sudoku.solve'), { ...SOLVED_NOTHING, timedOut: 1 });
      assert.equal(editor.document.getText(), text);
    } finally {
      await settings.update('solve.timeLimit', undefined, vscode.ConfigurationTarget.Global);
    }
  });

  it('does not change a read-only document', async () => {
    const provider = vscode.workspace.registerTextDocumentContentProvider('sudoku-test', {
      provideTextDocumentContent: () => `${'.'.repeat(81)}\n`,
    });
    try {
      const uri = vscode.Uri.parse('sudoku-test:/readonly.sudoku');
      const editor = await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri));
      const { result, messages } = await messagesOf(() => run('sudoku.solve'));
      assert.deepEqual(result, { ...SOLVED_NOTHING, unchanged: 1 });
      assert.deepEqual(messages, [READ_ONLY]);
      assert.deepEqual(await run('sudoku.fillForced'), { filled: 0 });
      assert.equal(editor.document.getText(), `${'.'.repeat(81)}\n`);
    } finally {
      provider.dispose();
    }
  });

  it('does not change a locked editor', async () => {
    const text = `${'.'.repeat(81)}\n`;
    const uri = await writeFile('locked.sudoku', text);
    const editor = await vscode.window.showTextDocument(uri);
    await run('workbench.action.files.setActiveEditorReadonlyInSession');
    try {
      const { result, messages } = await messagesOf(() => run('sudoku.solve'));
      assert.deepEqual(result, { ...SOLVED_NOTHING, unchanged: 1 });
      assert.deepEqual(messages, [READ_ONLY]);
      assert.equal(editor.document.getText(), text);
    } finally {
      await run('workbench.action.files.setActiveEditorWriteableInSession');
    }
    assert.deepEqual(await run('sudoku.solve'), { ...SOLVED_NOTHING, ambiguous: 1 });
  });

  it('leaves nothing half-written after Cancel, because the host gets its turn while puzzles are solved', async () => {
    const text = `${HARD}\n`.repeat(20); // minutes of work
    const { document } = await open(text);
    const solving = run<typeof SOLVED_NOTHING>('sudoku.solve', document.uri);
    let isDone = false;
    void solving.then(() => (isDone = true));
    await until('the end', async () => {
      await run('notification.acceptPrimaryAction'); // the Cancel button, when it is shown
      return isDone;
    });
    assert.deepEqual(await solving, { ...SOLVED_NOTHING, unchanged: 20 });
    assert.equal(document.getText(), text);
  });

  it('keeps an edit made meanwhile, and changes nothing else', async () => {
    const text = `${'.'.repeat(81)}\n`.repeat(3);
    const editor = await open(text);
    const solving = run<typeof SOLVED_NOTHING>('sudoku.solve');
    assert.ok(await editor.edit(edit => edit.insert(new vscode.Position(0, 0), '# mine\n')));
    assert.deepEqual(await solving, { ...SOLVED_NOTHING, unchanged: 3 });
    assert.equal(editor.document.getText(), `# mine\n${text}`);
  });

  it('does not change a file whose editor was closed meanwhile', async () => {
    const text = `${'.'.repeat(81)}\n`;
    const uri = await writeFile('closed.sdm', text);
    const { document } = await vscode.window.showTextDocument(uri);
    const analysis = new EditorAnalysis({ now: Date.now, onSearch: () => {} });
    let isClosed = false;
    function* steps() {
      while (!isClosed) yield undefined;
      return { edits: [{ start: 0, end: 1, text: '1' }] };
    }
    const { result, messages } = await messagesOf(async () => {
      const changing = change(analysis, documentStateOf(document), { title: 'Changing', steps: steps() });
      await closeAll();
      isClosed = true;
      return changing;
    });
    assert.equal(result, undefined);
    assert.deepEqual(messages, ['The file was closed while the command ran. Nothing was changed.']);
    assert.equal((await vscode.workspace.openTextDocument(uri)).getText(), text);
    analysis.dispose();
  });

  it('shows its own message no matter when an editor is closed, and leaves no incomplete change', async () => {
    const text = `${'.'.repeat(81)}\n`.repeat(30);
    const uri = await writeFile('closing.sdm', text);
    for (const turns of [0, 1, 2, 4, 8]) {
      await vscode.window.showTextDocument(uri);
      const document = vscode.window.activeTextEditor!.document;
      const { messages, result } = await messagesOf(async () => {
        const counts = run<typeof SOLVED_NOTHING>('sudoku.solve');
        for (let i = 0; i < turns; i++) await turn();
        await run('workbench.action.revertAndCloseActiveEditor');
        return counts;
      });
      assert.ok(result.ambiguous === 30 || result.unchanged === 30, JSON.stringify(result));
      for (const message of messages) assert.match(message, /^(Several solutions|The file was (closed|edited))/);
      const now = document.getText();
      assert.ok(now === text || !now.includes('.'), now.slice(0, 200));
      await closeAll();
    }
  });

  it('solves collections, samples and if available Euler 96, and changes nothing else', async () => {
    const solving = async (path: string, solved: number): Promise<string> => {
      const document = await openData(path);
      const before = document.getText();
      assert.deepEqual(await run('sudoku.solve'), { ...SOLVED_NOTHING, solved });
      const after = document.getText();
      onlyBlanksChanged(before, after);
      await run('undo');
      assert.equal(document.getText(), before);
      return after;
    };
    const rated = await solving('fixtures/rated.tsv', 80);
    for (const line of rated.split('\n').filter(text => /^\d/.test(text))) {
      const [, puzzle, solution] = line.split('\t');
      assert.equal(puzzle, solution);
    }
    if (!(await hasData('shared-data/euler50.txt'))) return;
    const { puzzles } = parse(await solving('shared-data/euler50.txt', 50));
    assert.equal(
      puzzles.reduce((sum, { grid }) => sum + Number(makeLine(grid.digits).slice(0, 3)), 0),
      24_702,
    );
  });
});
