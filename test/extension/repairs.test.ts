import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { actionCalled, actionsAt, apply, closeAll, diagnosticsOfCode, messagesOf, open, run, until } from './editor';
import { withSetting } from './steps';

const AMBIGUOUS = '‸..3.\n1...\n..1.\n...4\n';
const STUCK = '.4..2.\n.6214.\n4.1‸2..\n3..415\n2.4..6\n....5.\n';
const REDUNDANT = '1.3.\n..‸4.\n.1.4\n4...\n';
const plain = (marked: string) => marked.replace('‸', '');

/** The text of a hover in the first line. */
async function hoverAt({ document }: vscode.TextEditor, character: number, line = 0): Promise<string> {
  const at = new vscode.Position(line, character);
  const hovers = await run<vscode.Hover[]>('vscode.executeHoverProvider', document.uri, at);
  return hovers.flatMap(({ contents }) => contents.map(content => (content as vscode.MarkdownString).value)).join();
}

describe('repairs', () => {
  afterEach(closeAll);

  it('add the given that makes a puzzle unique, in one undo step, as a given', async () => {
    const editor = await open(AMBIGUOUS);
    const found = await diagnosticsOfCode(editor.document, 'multiple-solutions');
    assert.equal(found.length, 1);
    const action = await actionCalled(editor, 'Add the given that makes the solution unique: r1c1=4');
    assert.equal(action.command?.command, 'sudoku.markGivens');
    await apply(action);
    assert.equal(editor.document.getText(), '4.3.\n1...\n..1.\n...4\n');
    await run('sudoku.markGivens', ...(action.command?.arguments ?? []));
    assert.match(await hoverAt(editor, 0), /^\*\*r1c1\*\* is given as 4/);
    await run('undo');
    assert.equal(editor.document.getText(), plain(AMBIGUOUS));
  });

  it('show the solutions next to the puzzle', async () => {
    const editor = await open(AMBIGUOUS);
    await diagnosticsOfCode(editor.document, 'multiple-solutions');
    const { command } = await actionCalled(editor, 'Show the Solutions');
    const { uri } = await run<{ uri: string }>(command?.command ?? '', ...(command?.arguments ?? []));
    const report = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri));
    assert.match(
      report.getText(),
      /^Solutions of line 1\n\n2 solutions\.\n\nThey differ in 4 cells: r1c1, r1c2, r3c1, r3c2\n/,
    );
    assert.equal(editor.document.getText(), plain(AMBIGUOUS));
    const { uri: again } = await run<{ uri: string }>('sudoku.showSolutions', editor.document.uri, 0);
    assert.equal(again, uri);
  });

  it('explain why there are no solutions to show', async () => {
    const editor = await open(STUCK);
    const { result, messages } = await messagesOf(() =>
      run<{ uri?: string }>('sudoku.showSolutions', editor.document.uri),
    );
    assert.equal(result.uri, undefined);
    assert.deepEqual(messages, ['This puzzle has no solution.']);
  });

  it('mark the digits that contradict each other, and remove the smallest number for which there is a solution', async () => {
    const editor = await open(STUCK);
    const { document } = editor;
    const marks = await until('five marks', () => {
      const found = vscode.languages.getDiagnostics(document.uri).filter(({ message }) => /contradict/.test(message));
      return found.length === 5 ? found : undefined;
    });
    assert.match(
      marks[0].message,
      /5 digits contradict each other \(r3c4, r4c4, r5c1, r5c3, r6c5\), and no smaller set does$/,
    );
    assert.equal(Math.max(...marks.map(({ relatedInformation = [] }) => relatedInformation.length)), 4);
    await apply(
      await actionCalled(editor, /^Remove the smallest set of givens to make the puzzle solvable: r2c4, r3c4, r6c5$/),
    );
    assert.equal(document.getText(), '.4..2.\n.62.4.\n4.1...\n3..415\n2.4..6\n......\n');
    await run('undo');
    assert.equal(document.getText(), plain(STUCK));
  });

  it('mark redundant givens if the setting is on, and remove one', async () => {
    const off = await open(REDUNDANT);
    assert.ok(!(await actionsAt(off)).some(({ title }) => title === 'Remove r2c3'));
    await closeAll();
    await withSetting('lint.redundantGiven', 'information', async () => {
      const editor = await open(REDUNDANT);
      const found = await diagnosticsOfCode(editor.document, 'redundant-given');
      assert.equal(found.length, 3);
      await apply(await actionCalled(editor, 'Remove r2c3'));
      assert.equal(editor.document.getText(), '1.3.\n....\n.1.4\n4...\n');
    });
  });

  it('minimize a puzzle in one undo step, and mark the remaining digits as givens', async () => {
    const editor = await open(REDUNDANT);
    const { removed } = await run<{ removed: number }>('sudoku.minimisePuzzle', editor.document.uri, 0);
    const after = editor.document.getText();
    assert.ok(removed > 0);
    assert.equal(
      [...after].filter(c => c === '.').length,
      [...plain(REDUNDANT)].filter(c => c === '.').length + removed,
    );
    const again = await run<{ removed: number }>('sudoku.minimisePuzzle', editor.document.uri, 0);
    assert.equal(again.removed, 0);
    await run('sudoku.resetToGivens', editor.document.uri, 0);
    assert.equal(editor.document.getText(), after);
    await run('undo');
    assert.equal(editor.document.getText(), plain(REDUNDANT));
  });

  it('minimize a puzzle, whose previous givens are restored by Undo', async () => {
    const text = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
    const { document } = await open(text);
    const sdk = async () => {
      await run('sudoku.convertTo', document.uri, 0, 'sdk');
      const made = await until('the new file', () => {
        const active = vscode.window.activeTextEditor?.document;
        return active !== document ? active?.getText() : undefined;
      });
      await vscode.window.showTextDocument(document);
      return made.replaceAll('\n', '');
    };
    const { removed } = await run<{ removed: number }>('sudoku.minimisePuzzle', document.uri, 0, { symmetry: 'none' });
    const minimal = document.getText();
    assert.ok(removed > 0);
    for (let turn = 0; turn < 2; turn++) {
      await run('undo');
      assert.equal(document.getText(), text);
      assert.equal(await sdk(), `[Puzzle]${text}`);
      assert.deepEqual(await run('sudoku.resetToGivens', document.uri, 0), { changed: 0 });
      await run('redo');
      assert.equal(document.getText(), minimal);
      assert.equal(await sdk(), `[Puzzle]${minimal}`);
      assert.deepEqual(await run('sudoku.resetToGivens', document.uri, 0), { changed: 0 });
    }
    const editor = await vscode.window.showTextDocument(document);
    await editor.edit(builder => builder.replace(new vscode.Range(0, 2, 0, 3), '4'));
    assert.match(await sdk(), /^\[Puzzle\].*\[State\]/);
    assert.deepEqual(await run('sudoku.resetToGivens', document.uri, 0), { changed: 1 });
    assert.equal(document.getText(), minimal);
  });

  it('minimize a puzzle whose givens stay symmetric', async () => {
    const text = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
    const { document } = await open(text);
    const { removed } = await run<{ removed: number }>('sudoku.minimisePuzzle', document.uri, 0, { symmetry: 'half' });
    const isGiven = [...document.getText()].map(c => c !== '.');
    assert.ok(removed > 0);
    assert.deepEqual(isGiven, [...isGiven].reverse());
    await run('undo');
    assert.equal(document.getText(), text);
  });

  it('show in a hover which digits contradict each other if a wrong digit explains it', async () => {
    const editor = await open('1.3.\n..1.\n.1.4\n4...\n');
    await diagnosticsOfCode(editor.document, 'wrong-digit');
    const ofWrong = await hoverAt(editor, 2, 1);
    assert.match(
      ofWrong,
      /This puzzle has no solution: \d digits contradict each other \(r.*\), and no smaller set does\.$/,
    );
    assert.doesNotMatch(await hoverAt(editor, 0), /contradict/);
  });

  it('show in a hover the digits of a cell in the solutions', async () => {
    const editor = await open(AMBIGUOUS);
    await diagnosticsOfCode(editor.document, 'multiple-solutions');
    assert.match(await hoverAt(editor, 0), /The puzzle has several solutions\. In the solutions, r1c1 is 2 or 4$/);
    assert.match(await hoverAt(editor, 3), /In all solutions, r1c4 is 1$/);
  });
});
