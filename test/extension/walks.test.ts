/** Two people at work: one makes a puzzle, the other collects puzzles. After each action the whole text is compared. */

import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { actionCalled, apply, closeAll, diagnosticsOfCode, open, run, until } from './editor';
import { statusText } from './statusItems';
import { withSetting } from './steps';

describe('a person who makes a puzzle', () => {
  afterEach(closeAll);

  const DRAWING = 'x..x.x..x\n.x..x..x.\n..x...x..\nx..x.x..x\n.x.....x.\nx..x.x..x\n..x...x..\n.x..x..x.\nx..x.x..x';
  const ROWS = '6..2.7..8\n.2..3..9.\n..1...5..\n3..5.8..4\n.8.....6.\n1..7.9..3\n..4...3..\n.1..5..4.\n7..3.2..6';
  const pattern = DRAWING.replaceAll('\n', '');
  const RECIPE = `# generated: seed 735735, 180°, pattern ${pattern}`;
  const MADE = `# Mine\n\n${RECIPE}\n${ROWS}\n`;

  it('draws, generates, transforms, converts, breaks, repairs and minimizes it', async () => {
    let editor = await open(`# Mine\n\n${DRAWING}\n`);
    const { document } = editor;
    const textIs = (expected: string) => assert.equal(document.getText(), expected);
    const undo = async (expected: string) => {
      editor = await vscode.window.showTextDocument(document);
      await run('undo');
      textIs(expected);
    };
    editor.selection = new vscode.Selection(2, 0, 10, 9);
    await run('sudoku.generate', { seed: 735735, symmetry: '180', pattern, into: 'cursor' });
    textIs(MADE);
    await undo(`# Mine\n\n${DRAWING}\n`);
    await run('redo');
    textIs(MADE);
    const cell = (row: number, column: number) => new vscode.Position(row + 2, column - 1);
    const write = (row: number, column: number, digit: string) =>
      editor.edit(builder => builder.replace(new vscode.Range(cell(row, column), cell(row, column + 1)), digit));
    const goTo = (row: number, column: number) => {
      editor.selection = new vscode.Selection(cell(row, column), cell(row, column));
    };
    goTo(5, 1);
    await until('the rating', () => statusText() === '9x9 · 28 givens · one solution · Easy · SE 1.5');

    await run('sudoku.transform', document.uri, 3, { transformation: 'swapBands', numbers: [1, 3] });
    const rows = ROWS.split('\n');
    const swapped = [...rows.slice(6), ...rows.slice(3, 6), ...rows.slice(0, 3)].join('\n');
    textIs(`# Mine\n\n${RECIPE}\n${swapped}\n`);
    await undo(MADE);

    assert.deepEqual(await run('sudoku.convertTo', document.uri, 3, 'sdk'), { converted: 1 });
    const sdk = await until('the new file', () => {
      const active = vscode.window.activeTextEditor?.document;
      return active !== document ? active : undefined;
    });
    assert.equal(sdk.getText(), `[Puzzle]\n${ROWS}\n`);
    textIs(MADE);
    editor = await vscode.window.showTextDocument(document);

    // A given that leaves no solution.
    assert.ok(await write(1, 4, '9'));
    await diagnosticsOfCode(document, 'conflict');
    goTo(1, 4);
    await apply(await actionCalled(editor, 'Change r1c4 to 2'));
    textIs(MADE);

    const { removed } = await run<{ removed: number }>('sudoku.minimisePuzzle', document.uri, 3, { symmetry: 'none' });
    const minimal = document.getText();
    assert.ok(removed > 0);
    assert.equal(minimal.length, MADE.length);
    const emptied = [...MADE].filter((c, i) => c !== minimal[i]);
    assert.equal(emptied.length, removed);
    assert.match(emptied.join(''), /^[1-9]+$/);

    // Without a given that it needs, and repaired far from the mark, while diagnostics still wait for typing.
    const at = [...minimal.slice(RECIPE.length + 9)].findIndex(c => /[1-9]/.test(c));
    const given = { row: Math.floor(at / 10) + 1, column: (at % 10) + 1 };
    assert.ok(await write(given.row, given.column, '.'));
    const broken = document.getText();
    goTo(given.row, given.column);
    const action = await actionCalled(editor, /^Add the given that makes the solution unique: r\dc\d=\d$/);
    await apply(action);
    const [row, column, digit] = action.title.match(/\d/g) ?? [];
    const place = document.offsetAt(cell(Number(row), Number(column)));
    textIs(broken.slice(0, place) + digit + broken.slice(place + 1));
    await undo(broken);
    const { uri } = await run<{ uri: string }>('sudoku.showSolutions', document.uri, 3);
    const solutions = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri));
    assert.match(solutions.getText(), /^Solutions of line 4\n\n\d+ solutions/);
    await undo(minimal);
    await undo(MADE);
  });
});

describe('a person who collects puzzles', () => {
  afterEach(closeAll);

  const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  const HARD = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
  /** EASY with rows 1 and 2 swapped: most givens are at the same places. */
  const LIKE_EASY = EASY.slice(9, 18) + EASY.slice(0, 9) + EASY.slice(18);
  const ZEROS = HARD.replaceAll('.', '0');
  const PASTED =
    `Hi all, these are mine:\n\n${HARD}\n${EASY}\n\nJohn wrote last week:\n\n> ${ZEROS}\n> ${LIKE_EASY}\n\n` +
    `And a last one:\n${EASY} # 1.2\n\nHave fun!\n`;
  const RATED_EASY = '# rated: Easy, SE 1.2, 30 clues: Full House, Naked Single';
  const RATED_HARD =
    '# rated: Medium, SE 2.6, 17 clues: Full House, Naked Single, Hidden Single, Locked Triple, Locked Candidates Type 1 (Pointing)';

  it('finds copies in pasted puzzles, removes them, sorts, filters, rates and counts', async () => {
    await withSetting('lint.isomorphicDuplicate', 'hint', async () => {
      const { document } = await open(PASTED);
      const textIs = (expected: string) => assert.equal(document.getText(), expected);
      const undo = async (expected: string) => {
        await vscode.window.showTextDocument(document);
        await run('undo');
        textIs(expected);
      };
      const copies = await until('two copies', async () => {
        const found = await diagnosticsOfCode(document, 'duplicate');
        return found.length === 2 ? found : undefined;
      });
      assert.deepEqual(
        copies.map(({ text, message }) => `${text.split(' ')[0]} ${message}`),
        ['7:2 This puzzle is a copy of Hi all, these are mine above', '11:0 This puzzle is a copy of a puzzle above'],
      );
      const [alike] = await diagnosticsOfCode(document, 'isomorphic-duplicate');
      assert.match(alike.text, /^8:2 /);

      assert.deepEqual(await run('sudoku.removeDuplicates', document.uri), { removed: 2 });
      const kept = `Hi all, these are mine:\n\n${HARD}\n${EASY}\n\n> ${LIKE_EASY}\n\nHave fun!\n`;
      textIs(kept);
      assert.deepEqual(await run('sudoku.sortPuzzles', document.uri, 'rating'), { moved: 3 });
      const sorted = `${EASY}\n> ${LIKE_EASY}\n\nHi all, these are mine:\n\n${HARD}\n\nHave fun!\n`;
      textIs(sorted);
      await undo(kept);
      await undo(PASTED);
      await run('redo');
      await run('redo');
      textIs(sorted);

      const { found, uri } = await run<{ found: number; uri: string }>(
        'sudoku.filterPuzzles',
        document.uri,
        'clues <= 22, level medium',
      );
      const filtered = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri));
      const heading = '# Filter: clues <= 22, level medium (1 of 3 puzzles)\n\n';
      assert.deepEqual([found, filtered.getText()], [1, `${heading}Hi all, these are mine:\n\n${HARD}\n`]);

      const annotate = () => run('sudoku.annotate', document.uri);
      const rated =
        `${RATED_EASY}\n${EASY}\n${RATED_EASY}\n> ${LIKE_EASY}\n\n` +
        `${RATED_HARD}\nHi all, these are mine:\n\n${HARD}\n\nHave fun!\n`;
      assert.deepEqual(await annotate(), { annotated: 3, isComplete: true });
      textIs(rated);
      assert.deepEqual(await annotate(), { annotated: 3, isComplete: true });
      textIs(rated);
      assert.deepEqual(await run('sudoku.sortPuzzles', document.uri, 'clues'), { moved: 3 });
      textIs(
        `${RATED_HARD}\nHi all, these are mine:\n\n${HARD}\n${RATED_EASY}\n${EASY}\n\n` +
          `${RATED_EASY}\n> ${LIKE_EASY}\n\nHave fun!\n`,
      );
      await undo(rated);
      await undo(sorted);

      const report = await run<{ uri: string }>('sudoku.statistics', document.uri);
      const statistics = await vscode.workspace.openTextDocument(vscode.Uri.parse(report.uri));
      assert.match(statistics.getText(), /^Statistics of .*\n\n3 puzzles\nNo copies of other puzzles\n/);
      textIs(sorted);
    });
  });

  it('does the same with 500 lines from a forum', async () => {
    const recipe = { seed: 2026, count: 490, level: 'easy' };
    const { puzzles } = await run<{ puzzles: readonly string[] }>('sudoku.generate', recipe);
    const copies = puzzles.slice(100, 110).map(puzzle => puzzle.replaceAll('.', '0'));
    await vscode.env.clipboard.writeText(`${[...puzzles, ...copies].join('\n')}\n`);
    const { document } = await open('');
    await run('editor.action.clipboardPasteAction');
    assert.equal(document.lineCount, 501);
    await until('ten copies', async () => (await diagnosticsOfCode(document, 'duplicate')).length === 10 || undefined);
    assert.deepEqual(await run('sudoku.removeDuplicates', document.uri), { removed: 10 });
    assert.deepEqual(document.getText().trimEnd().split('\n'), puzzles);
    await run('sudoku.sortPuzzles', document.uri, 'rating');
    const sorted = document.getText().trimEnd().split('\n');
    assert.notDeepEqual(sorted, puzzles);
    assert.deepEqual([...sorted].sort(), [...puzzles].sort());
    assert.deepEqual(await run('sudoku.annotate', document.uri), { annotated: 490, isComplete: true });
    const lines = document.getText().trimEnd().split('\n');
    assert.deepEqual(
      lines.filter((_, i) => i % 2 === 1),
      sorted,
    );
    const ratings = lines
      .filter((_, i) => i % 2 === 0)
      .map(line => Number(/^# rated: Easy, SE (\d\.\d), /.exec(line)?.[1]));
    assert.deepEqual(
      ratings,
      [...ratings].sort((a, b) => a - b),
    );
    assert.ok(ratings[0] < ratings[489]);
  });
});
