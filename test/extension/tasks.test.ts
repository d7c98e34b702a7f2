import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll, until, writeFile } from './editor';

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** The tasks of the type `sudoku`. */
const tasks = () => vscode.tasks.fetchTasks({ type: 'sudoku' });

/** Runs a task to its end, and returns its exit code. */
async function exitCodeOf(task: vscode.Task): Promise<number | undefined> {
  const ended = new Promise<number | undefined>(resolve => {
    const listener = vscode.tasks.onDidEndTaskProcess(({ execution, exitCode }) => {
      if (execution.task.name !== task.name || execution.task.source !== task.source) return;
      listener.dispose();
      resolve(exitCode);
    });
  });
  await vscode.tasks.executeTask(task);
  return ended;
}

/** The problems that the problem matcher found in a file. */
const problemsIn = (uri: vscode.Uri) =>
  vscode.languages.getDiagnostics(uri).map(({ range, severity, message, code, source }) => ({
    at: `${range.start.line}:${range.start.character}`,
    severity: vscode.DiagnosticSeverity[severity],
    message,
    code,
    source,
  }));

describe('tasks', () => {
  let folder: vscode.Uri;

  before(async () => {
    folder = vscode.Uri.joinPath(await writeFile('tasks/good.sdm', `${EASY}\n${EASY}\n`), '..');
    await writeFile('tasks/bad.sdm', `${EASY}\n55${EASY.slice(2)}\n${EASY}\n`);
  });
  /** A task of the user's file. */
  async function taskCalled(label: string): Promise<vscode.Task> {
    const task = (name: string, verb: string, files: string) => ({ type: 'sudoku', task: verb, files, label: name });
    const own = [
      task('lint some', 'lint', 'tasks/*.sdm'),
      task('check late', 'check', 'tasks/late*.sdm'),
      task('check copies', 'check', 'tasks/good*.sdm'),
      task('lint none', 'lint', 'none/*.sdm'),
    ];
    await writeFile('.vscode/tasks.json', JSON.stringify({ version: '2.0.0', tasks: own }));
    return until(label, async () => (await tasks()).find(({ name }) => name === label));
  }

  after(async () => {
    await closeAll();
    await vscode.workspace.fs.delete(folder, { recursive: true });
    await vscode.workspace.fs.delete(vscode.Uri.joinPath(folder, '../.vscode/tasks.json'));
  });

  it('are offered for the workspace folder: check and lint', async () => {
    const [check, lint, ...others] = await tasks();
    assert.deepEqual(others, []);
    for (const [task, verb] of [
      [check, 'check'],
      [lint, 'lint'],
    ] as const) {
      assert.deepEqual([task.name, task.source, task.definition.task], [verb, 'sudoku', verb]);
      assert.deepEqual(task.problemMatchers, ['$sudoku']);
      assert.match(task.detail ?? '', verb === 'check' ? /each puzzle/ : /duplicate/);
      assert.equal((task.scope as vscode.WorkspaceFolder).uri.toString(), vscode.Uri.joinPath(folder, '..').toString());
    }
  });

  it('write findings that the problem matcher shows even if the file is not open', async () => {
    const bad = vscode.Uri.joinPath(folder, 'bad.sdm');
    assert.equal(await exitCodeOf(await taskCalled('lint some')), 1);
    const found = await until('problems', () => {
      const problems = problemsIn(bad);
      return problems.length >= 3 ? problems : undefined;
    });
    const [first] = found.filter(({ code }) => code === 'conflict');
    assert.deepEqual(first, {
      at: '1:0',
      severity: 'Error',
      message: '5 is already in row 1 (r1c2) and box 1 (r1c2)',
      code: 'conflict',
      source: 'sudoku',
    });
    const copies = found.filter(({ code }) => code === 'duplicate');
    assert.deepEqual(
      copies.map(({ at, severity }) => `${at} ${severity}`),
      ['2:0 Information'],
    );
  });

  it('show the findings of the last file too, after many others', async () => {
    const conflict = `55${EASY.slice(2)}\n`;
    await writeFile('tasks/late1.sdm', conflict.repeat(400));
    const last = await writeFile('tasks/late2.sdm', conflict);
    assert.equal(await exitCodeOf(await taskCalled('check late')), 1);
    const found = await until('problems', () => (problemsIn(last).length > 0 ? problemsIn(last) : undefined));
    assert.deepEqual(
      found.map(({ at, code }) => [at, code]),
      [
        ['0:0', 'conflict'],
        ['0:1', 'conflict'],
      ],
    );
  });

  it('check compares no puzzles, and reports a pattern without files as a mistake', async () => {
    assert.equal(await exitCodeOf(await taskCalled('check copies')), 0);
    assert.equal(await exitCodeOf(await taskCalled('lint none')), 2);
  });
});
