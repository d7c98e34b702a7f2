import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { EditorAnalysis } from '../../src/extension/services/documents';
import { PuzzleTests } from '../../src/extension/tests/puzzleTests';
import { closeAll, run, until, writeFile } from './editor';

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const CONFLICT = `55${EASY.slice(2)}`;

/** The results of a run for an item: its label, and the messages of a failure with their lines. */
type Said = readonly [label: string, result: string, ...messages: string[]];

/** A real controller whose runs are observed. */
function underTest() {
  const controller = vscode.tests.createTestController('sudoku-under-test', 'Sudoku under test');
  const analysis = new EditorAnalysis({ now: Date.now, onSearch: () => {} });
  const tests = new PuzzleTests(controller, analysis);
  const said: Said[] = [];
  const output: string[] = [];
  /** Items that a run has started or enqueued, and not ended. */
  const left = new Set<string>();
  let runs = 0;
  const createTestRun = controller.createTestRun.bind(controller);
  controller.createTestRun = (...about) => {
    const real = createTestRun(...about);
    const results = ['passed', 'failed', 'errored', 'skipped'];
    return new Proxy(real, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (name === 'end') runs++;
        if (typeof value !== 'function') return value;
        return (item: vscode.TestItem, ...args: unknown[]) => {
          if (name === 'appendOutput') output.push(String(item));
          else if (name === 'enqueued' || name === 'started') left.add(item.label);
          if (results.includes(String(name))) {
            left.delete(item.label);
            const messages = Array.isArray(args[0]) ? (args[0] as vscode.TestMessage[]) : [];
            said.push([
              item.label,
              String(name),
              ...messages.map(({ message, location }) => `${location?.range.start.line}: ${message}`),
            ]);
          }
          return value.call(target, item, ...args);
        };
      },
    });
  };
  return {
    controller,
    tests,
    said,
    output,
    left,
    ended: () => runs,
    dispose: () => {
      tests.dispose();
      controller.dispose();
      analysis.dispose();
    },
  };
}

/** The children of an item by label. */
const labelsOf = (items: vscode.TestItemCollection) => [...items].map(([, { label }]) => label);

const none = new vscode.CancellationTokenSource().token;

describe('tests of puzzles', () => {
  let folder: vscode.Uri;
  let small: vscode.Uri;
  let large: vscode.Uri;

  before(async () => {
    small = await writeFile(
      'tested/small.sudoku',
      [`# Good\n${EASY}\n`, `# Twice\n${CONFLICT}\n`, '12..\n....\n....\n....\n', `#LExtreme\n${EASY}\n`, '123\n'].join(
        '\n',
      ),
    );
    folder = vscode.Uri.joinPath(small, '..');
    large = await writeFile('tested/large.sdm', `${`${EASY}\n`.repeat(50_000)}${CONFLICT}\n`);
  });
  after(async () => {
    await closeAll();
    await vscode.workspace.fs.delete(folder, { recursive: true });
  });

  it('are files first, and puzzles when a file is opened in the tree', async () => {
    const { controller, tests, dispose } = underTest();
    try {
      await tests.resolve(undefined);
      const file = controller.items.get(small.toString());
      assert.ok(file?.canResolveChildren);
      assert.equal(file.label, 'tested/small.sudoku');
      assert.equal(file.children.size, 0);
      await tests.resolve(file);
      assert.deepEqual(labelsOf(file.children).slice(0, 4), ['Good', 'Twice', 'Puzzle 3', 'Puzzle 4']);
      const [, [, second]] = [...file.children];
      assert.equal(second.range?.start.line, 4);
      assert.equal(second.description, undefined, 'VS Code would read it aloud instead of the label');
    } finally {
      dispose();
    }
  });

  it('are in ranges if a file is long', async () => {
    const { controller, tests, dispose } = underTest();
    try {
      await tests.resolve(undefined);
      const file = controller.items.get(large.toString())!;
      await tests.resolve(file);
      assert.deepEqual(labelsOf(file.children), ['Puzzles 1 to 40,000', 'Puzzles 40,001 to 50,001']);
      const [, [, second]] = [...file.children];
      await tests.resolve(second);
      assert.equal(second.children.size, 51);
      const [, last] = [...second.children].at(-1)!;
      assert.equal(last.label, 'Puzzles 50,001 to 50,001');
    } finally {
      dispose();
    }
  });

  it('fail with the message of the diagnostic at its place, even for one solution and the level', async () => {
    const { controller, tests, said, output, left, dispose } = underTest();
    try {
      await tests.resolve(undefined);
      await tests.run(new vscode.TestRunRequest([controller.items.get(small.toString())!]), none);
      assert.deepEqual(output, ['4 puzzles: 3 failed\r\n']);
      assert.deepEqual([...left], [], 'VS Code lists them as skipped');
      assert.deepEqual(said.slice(0, 4), [
        ['Good', 'passed'],
        [
          'Twice',
          'failed',
          '4: 5 is already in row 1 (r1c2) and box 1 (r1c2)',
          '4: 5 is already in row 1 (r1c1) and box 1 (r1c1)',
        ],
        ['Puzzle 3', 'failed', '6: This puzzle has more than one solution'],
        ['Puzzle 4', 'failed', '11: The header says "Extreme", but the puzzle is "Easy"'],
      ]);
    } finally {
      dispose();
    }
  });

  it('of a long file create items only for failures', async () => {
    const { controller, tests, said, output, left, dispose } = underTest();
    try {
      await tests.resolve(undefined);
      const file = controller.items.get(large.toString())!;
      await tests.run(new vscode.TestRunRequest([file]), none);
      const bad = said.filter(([, result]) => result !== 'passed');
      assert.deepEqual(
        bad.map(([label, result]) => [label, result]),
        [
          ['Puzzles 40,001 to 50,001', 'failed'],
          ['Puzzles 50,001 to 50,001', 'failed'],
          ['Puzzle 50,001', 'failed'],
        ],
      );
      assert.deepEqual(output, ['50,001 puzzles: 1 failed\r\n']);
      assert.deepEqual([...left], [], 'VS Code lists them as skipped');
      assert.ok(said.length <= 252, `${said.length}`);
    } finally {
      dispose();
    }
  });

  it('stop when they are canceled, and skip excluded items', async () => {
    const { controller, tests, said, ended, dispose } = underTest();
    try {
      await tests.resolve(undefined);
      const file = controller.items.get(small.toString())!;
      await tests.resolve(file);
      const [[, good], ...others] = [...file.children];
      await tests.run(
        new vscode.TestRunRequest(
          [file],
          others.map(([, item]) => item),
        ),
        none,
      );
      assert.deepEqual(said, [[good.label, 'passed']]);
      const source = new vscode.CancellationTokenSource();
      const running = tests.run(new vscode.TestRunRequest(), source.token);
      source.cancel();
      await running;
      assert.equal(ended(), 2);
      assert.deepEqual(said, [[good.label, 'passed']]);
    } finally {
      dispose();
    }
  });

  it('run again when their file is saved, with its new puzzles', async () => {
    const { controller, tests, said, dispose } = underTest();
    const source = new vscode.CancellationTokenSource();
    const uri = await writeFile('tested/saved.sdm', `${EASY}\n`);
    try {
      await tests.resolve(undefined);
      const file = controller.items.get(uri.toString())!;
      await tests.run(new vscode.TestRunRequest([file], undefined, undefined, true), source.token);
      const editor = await vscode.window.showTextDocument(uri);
      await editor.edit(builder => builder.insert(new vscode.Position(1, 0), `${CONFLICT}\n`));
      await editor.document.save();
      await until('the results', () => said.length >= 2 || undefined);
      assert.deepEqual(
        said.map(([label, result]) => [label, result]),
        [
          ['Puzzle 1', 'passed'],
          ['Puzzle 2', 'failed'],
        ],
      );
      source.cancel();
      await editor.edit(builder => builder.insert(new vscode.Position(0, 0), '\n'));
      await editor.document.save();
      await until('the new places', () => [...file.children][0][1].range?.start.line === 1 || undefined);
      assert.equal(said.length, 2);
    } finally {
      dispose();
    }
  });

  /** The names of the controllers that have tests. */
  const controllers = () => run<string[]>('vscode.testing.getControllersWithTests');

  it('are in the Test Explorer only while the setting is on', async () => {
    await vscode.window.showTextDocument(small);
    await run('testing.refreshTests');
    assert.ok(!(await controllers()).includes('sudoku'));
    const inFile = () => run<{ path: string[] }[]>('vscode.testing.getTestsInFile', small);
    assert.deepEqual(await run('sudoku.toggleTestExplorer'), { on: true });
    try {
      await until('the files', async () => (await controllers()).includes('sudoku') || undefined);
      await vscode.window.showTextDocument(small);
      await run('testing.runCurrentFile');
      await until('the tests of the file', async () => ((await inFile()).length > 4 ? true : undefined));
    } finally {
      assert.deepEqual(await run('sudoku.toggleTestExplorer'), { on: false });
    }
    await until('no files', async () => !(await controllers()).includes('sudoku') || undefined);
    assert.deepEqual(await inFile(), []);
  });
});
